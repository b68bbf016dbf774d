import type { Random, Seat } from '../../../engine';
import { pendingOn } from '../adventure';
import { movementCards } from '../data/movement-cards';
import { type PirateId, pirateIds } from '../data/pirates';
import { knownTo } from '../known';
import { playsOf, sample } from '../legal';
import { rearranged } from '../row';
import type { Command, State } from '../types';
import { appraise, turnsLeft } from './worth';

export type Scored = { readonly command: Command; readonly score: number };

/** The row and the adventure's effects after a command, appraised for its player. */
export function scoreOf(state: State, seat: Seat, command: Command): number {
  const mine = state.players[seat]?.pirates ?? [];
  const left = turnsLeft(state);
  switch (command.kind) {
    case 'play-card': {
      const { rule } = movementCards[command.card];
      const damages = rule.does === 'damages';
      const row = rearranged(state.row, command.card, command.ships).map((ship) =>
        damages && command.ships.includes(ship.pirate) ? { ...ship, damaged: true } : ship,
      );
      const effects = rule.does === 'skips-adventure' ? [] : pendingOn(state, row);
      return appraise(row, effects, mine, left);
    }
    case 'repair': {
      const row = state.row.map((ship) => ({ ...ship, damaged: false }));
      return appraise(row, pendingOn(state, row), mine, left);
    }
    case 'accuse':
    case 'pass':
      return appraise(state.row, pendingOn(state, state.row), mine, left);
  }
}

/** Everything worth a thought, best first; accusations are added by whoever knows the chances. */
export function allMoves(state: State, seat: Seat): Scored[] {
  const known = knownTo(state, seat);
  const cards = [...new Set(known.cards)];
  const repair: Command[] = known.row.some(({ damaged }) => damaged) ? [{ kind: 'repair' }] : [];
  const commands: Command[] = [
    ...cards.flatMap((card) => playsOf(known, card)),
    ...repair,
    ...cards.map((swap): Command => ({ kind: 'pass', swap })),
    { kind: 'pass' },
  ];
  return commands
    .map((command) => ({ command, score: scoreOf(state, seat, command) }))
    .sort((a, b) => b.score - a.score);
}

/** The best of a few commands drawn at random: how a hasty player plays, and quick to find. */
export function hasty(state: State, seat: Seat, draws: number, random: Random): Command {
  let best = move(state, seat, random);
  let bestScore = scoreOf(state, seat, best);
  for (let n = 1; n < draws; n++) {
    const command = move(state, seat, random);
    const score = scoreOf(state, seat, command);
    if (score > bestScore) {
      best = command;
      bestScore = score;
    }
  }
  return best;
}

/** A random command that is no accusation: in an imagined state an accuser would know too much. */
function move(state: State, seat: Seat, random: Random): Command {
  const command = sample(state, seat, random);
  return command.kind === 'accuse' ? { kind: 'pass' } : command;
}

export type Suspicion = { readonly target: Seat; readonly pirate: PirateId; readonly chance: number };

/**
 * The accusations most worth trying: by chance, and by the glory that changes hands.
 * @param chances for each pirate, how likely each seat holds him
 */
export function suspicions(
  chances: Readonly<Record<PirateId, readonly number[]>>,
  gloryOf: (pirate: PirateId) => number,
  seat: Seat,
  count: number,
): Suspicion[] {
  const all = pirateIds.flatMap((pirate) =>
    chances[pirate].flatMap((chance, target) =>
      target !== seat && chance > 0 && gloryOf(pirate) > 0
        ? [{ target: target as Seat, pirate, chance }]
        : [],
    ),
  );
  const stake = ({ pirate, chance }: Suspicion): number => chance * Math.ceil(gloryOf(pirate) / 2);
  return all.sort((a, b) => stake(b) - stake(a)).slice(0, count);
}
