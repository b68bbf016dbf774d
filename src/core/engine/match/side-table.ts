import type { Outcome } from '../game';
import { message } from '../message';
import { ok, type Result } from '../result';
import { type Seat, seat as seatOf } from '../seat';
import type { Entry, Player, SideTable } from './entry';
import { type MatchRefusal, refuse } from './refusal';

/** How a match ended: by its game's rules, because all others gave up, or by agreement. */
export type MatchOutcome = Outcome & { readonly by: 'rules' | 'resignation' | 'agreement' };

export const firstTable = (players: readonly Player[]): SideTable => ({
  players: [...players],
  resigned: [],
  draw: null,
  takeBack: null,
  drawn: false,
  notebooks: players.map(() => ''),
});

const seatsOf = (table: SideTable): Seat[] => table.players.map((_, i) => seatOf(i));

export const activeSeats = (table: SideTable): Seat[] =>
  seatsOf(table).filter((seat) => !table.resigned.includes(seat));

/** Who plays a seat now. A seat that has resigned is played on by an opponent, so that the others can finish. */
export function playedBy(table: SideTable, seat: Seat): Player | null {
  const player = table.players[seat];
  if (!player) return null;
  return table.resigned.includes(seat) ? { kind: 'opponent', name: player.name, level: 'deckhand' } : player;
}

/** A draw needs every other seat that is still in the game; the host answers for opponents. */
export const missingForDraw = (table: SideTable): Seat[] => {
  const { draw } = table;
  return draw ? activeSeats(table).filter((seat) => seat !== draw.from && !draw.agreed.includes(seat)) : [];
};

/** A take-back needs every other person at the table; opponents don't mind. */
export const missingForTakeBack = (table: SideTable): Seat[] => {
  const { takeBack } = table;
  if (!takeBack) return [];
  return seatsOf(table).filter(
    (seat) =>
      seat !== takeBack.from &&
      !takeBack.agreed.includes(seat) &&
      table.players[seat]?.kind === 'person' &&
      !table.resigned.includes(seat),
  );
};

/** Over without the game's own end, or null. */
export function tableOutcome(table: SideTable): MatchOutcome | null {
  const scores = table.players.map(() => 0);
  if (table.drawn) {
    return { by: 'agreement', scores, winners: [], reason: message('match.outcome.draw-agreed') };
  }
  const left = activeSeats(table);
  if (table.resigned.length === 0 || left.length > 1) return null;
  return { by: 'resignation', scores, winners: left, reason: message('match.outcome.others-resigned') };
}

/** The game's own end; a seat that resigned can't win, so the best of the others does. */
export function rulesOutcome(outcome: Outcome, table: SideTable): MatchOutcome {
  const left = activeSeats(table);
  const winners = outcome.winners.filter((seat) => left.includes(seat));
  if (winners.length > 0 || outcome.winners.length === 0) return { ...outcome, winners, by: 'rules' };
  const { places } = outcome;
  const worth = (seat: Seat) => (places ? -(places[seat] ?? 0) : (outcome.scores[seat] ?? 0));
  const best = Math.max(...left.map(worth));
  return {
    ...outcome,
    winners: left.filter((seat) => worth(seat) === best),
    // The game's own words are about the one who resigned.
    reason: message('match.outcome.first-resigned'),
    by: 'rules',
  };
}

type SideEntry = Exclude<Entry, { kind: 'play' | 'undo' | 'take-back' | 'lost' }>;

/** Whether an entry that belongs to every game may be made now. */
export function checkSide(
  table: SideTable,
  entry: SideEntry,
  over: boolean,
): Result<undefined, MatchRefusal> {
  if (!table.players[entry.seat]) return refuse('no-such-seat', { seat: entry.seat + 1 });
  switch (entry.kind) {
    case 'sit':
    case 'note':
    case 'swap':
    case 'attach':
      return ok(undefined);
    case 'resign':
      if (over) return refuse('match-over');
      return table.resigned.includes(entry.seat) ? refuse('match-over') : ok(undefined);
    case 'offer-draw':
      if (over) return refuse('match-over');
      return table.draw ? refuse('already-pending') : ok(undefined);
    case 'ask-take-back':
      return table.takeBack ? refuse('already-pending') : ok(undefined);
    case 'answer-draw':
      return missingForDraw(table).includes(entry.seat) ? ok(undefined) : refuse('nothing-pending');
    case 'answer-take-back':
      return missingForTakeBack(table).includes(entry.seat) ? ok(undefined) : refuse('nothing-pending');
  }
}

/**
 * The table after an entry that {@link checkSide} has let pass.
 * @param secret a command of which not everybody has heard, or its undo
 */
export function applySide(table: SideTable, entry: Entry, secret = false): SideTable {
  switch (entry.kind) {
    case 'play':
    case 'undo':
      // Whoever plays on has answered: requests lapse. Not by a secret choice, or they would tell that it was made.
      return secret || !(table.draw || table.takeBack) ? table : { ...table, draw: null, takeBack: null };
    case 'take-back':
      return { ...table, draw: null, takeBack: null };
    case 'sit':
    case 'attach':
    case 'lost':
      return table;
    case 'note':
      return { ...table, notebooks: table.notebooks.map((old, i) => (i === entry.seat ? entry.text : old)) };
    case 'swap':
      return { ...table, players: table.players.map((old, i) => (i === entry.seat ? entry.player : old)) };
    case 'resign':
      return { ...table, resigned: [...table.resigned, entry.seat], draw: null, takeBack: null };
    case 'offer-draw':
      return { ...table, draw: { from: entry.seat, agreed: [] } };
    case 'ask-take-back':
      return { ...table, takeBack: { from: entry.seat, agreed: [], entry: entry.from } };
    case 'answer-draw': {
      if (!entry.agree || !table.draw) return { ...table, draw: null };
      const draw = { ...table.draw, agreed: [...table.draw.agreed, entry.seat] };
      const drawn = missingForDraw({ ...table, draw }).length === 0;
      return { ...table, draw: drawn ? null : draw, drawn };
    }
    case 'answer-take-back':
      if (!entry.agree || !table.takeBack) return { ...table, takeBack: null };
      return {
        ...table,
        takeBack: { ...table.takeBack, agreed: [...table.takeBack.agreed, entry.seat] },
      };
  }
}
