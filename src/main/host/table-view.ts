import { type Match, type Message, message, type Result, type Seat } from '../../core/engine';
import type { Possible, SeatInfo, Table } from '../../shared/table';
import { botFor } from '../workers/job';

/** What a table is beside its match. */
export type TableFrame = {
  readonly id: string;
  readonly name: string;
  readonly match: Match;
  readonly readOnly: Message | null;
  readonly thinking: readonly Seat[];
  readonly lesson: Table['lesson'];
};

/**
 * All that a screen may know with that seat sitting at it (null: the curtain is down).
 * While its own seat is to act, a screen is not told who else is, nor which opponents think:
 * so a hidden choice of another changes nothing here until all are in.
 */
export function tableFor(frame: TableFrame, sat: Seat | null): Table {
  const { match } = frame;
  const viewer = sat ?? 'spectator';
  const toAct = match.toAct();
  const own = sat !== null && toAct.includes(sat);
  const acts = own || (sat !== null && match.freeForm);
  const legal = acts ? match.legal(sat) : null;
  const { drawOffer: draw, takeBack } = match;
  return {
    match: frame.id,
    game: match.game.id,
    name: frame.name,
    options: { ...match.start.options },
    seats: seatInfos(match),
    viewer,
    view: match.view(viewer),
    curtain: { sat, pass: toPass(match, sat) },
    toAct: own ? [sat] : [...toAct],
    freeForm: match.freeForm,
    decision: sat === null ? null : match.decision(sat),
    legal: legal && { commands: [...legal.commands], open: [...legal.open] },
    outcome: outcomeOf(match),
    undo: possible(sat, frame.readOnly, (seat) => match.canUndo(seat)),
    redo: possible(sat, frame.readOnly, (seat) => match.canRedo(seat)),
    takeback: takeBack && {
      from: takeBack.from,
      commands: takeBack.commands,
      agreed: [...takeBack.agreed],
      missing: [...takeBack.missing],
    },
    draw: draw && { from: draw.from, agreed: [...draw.agreed], missing: [...draw.missing] },
    thinking: own ? [] : frame.thinking.filter((seat) => toAct.includes(seat)),
    readOnly: frame.readOnly,
    sinceLastTurn: sat === null ? [] : [...match.sinceLastTurn(sat)],
    notebook: sat === null ? null : match.notebook(sat),
    lesson: frame.lesson,
  };
}

export function outcomeOf(match: Match): Table['outcome'] {
  const outcome = match.outcome();
  return outcome && { scores: [...outcome.scores], winners: [...outcome.winners], reason: outcome.reason };
}

function seatInfos(match: Match): SeatInfo[] {
  return match.seats.flatMap((seat) => {
    const player = match.players[seat];
    if (!player) return [];
    const opponent = player.kind === 'opponent' ? player : null;
    return {
      seat,
      name: player.name,
      kind: player.kind,
      level: opponent?.level ?? null,
      character: opponent?.character ?? null,
      random: opponent !== null && botFor(match.game, opponent.level, opponent.character) === undefined,
      resigned: match.resigned.includes(seat),
    };
  });
}

/** The people who still play. */
export const people = (match: Match): Seat[] =>
  match.seats.filter((seat) => match.playedBy(seat)?.kind === 'person');

/** People who have something to do and don't sit at this screen. A seat that is to act itself isn't told who else is. */
function toPass(match: Match, sat: Seat | null): Seat[] {
  if (match.outcome()) return [];
  const { drawOffer: draw, takeBack } = match;
  const toAct = match.toAct();
  const own = sat !== null && toAct.includes(sat);
  const wanted = new Set<Seat>([
    ...(own ? [] : toAct),
    ...(draw?.missing ?? []),
    ...(takeBack?.missing ?? []),
  ]);
  return people(match).filter((seat) => seat !== sat && (wanted.has(seat) || match.freeForm));
}

function possible(
  sat: Seat | null,
  readOnly: Message | null,
  can: (seat: Seat) => Result<undefined, { readonly message: Message }>,
): Possible {
  if (readOnly) return { possible: false, reason: readOnly };
  if (sat === null) return { possible: false, reason: message('host.curtain-down') };
  const verdict = can(sat);
  return verdict.ok ? { possible: true } : { possible: false, reason: verdict.error.message };
}
