import { search, type Tuning } from '../../../bots';
import type { Bot, Budget, Random, Seat } from '../../../engine';
import { check } from '../check';
import type { MovementKind } from '../data/movement-cards';
import { chancesOf } from '../deduction';
import { imagine } from '../imagine';
import { legal, sample, toAct } from '../legal';
import { outcome } from '../outcome';
import { play } from '../play';
import type { Command, State, Types, View } from '../types';
import { allMoves, hasty, scoreOf, suspicions } from './candidates';
import { reasonFor } from './reasons';
import { evaluate } from './worth';

/** What separates the levels that search. */
type Skill = {
  /** Rounds of the table that are played on before the position is judged. */
  readonly rounds: number;
  /** Accusations considered. */
  readonly suspicions: number;
  readonly widening: Tuning<Types>['widening'];
};
const mateSkill: Skill = { rounds: 1, suspicions: 1, widening: { base: 3, exponent: 0.25 } };
const captainSkill: Skill = { rounds: 2, suspicions: 4, widening: { base: 4, exponent: 0.3 } };

const searched = { toAct, legal, sample, check, play, imagine, outcome };

/** What the seat itself may do, best first. It hangs on the view alone, so it is worked out once. */
function ownCandidates(view: View, state: State, seat: Seat, count: number): Command[] {
  const moves = allMoves(state, seat);
  const cards = view.players[seat]?.hand ?? [];
  if (view.options.movementHands && cards.length <= 1) return moves.map(({ command }) => command);
  const glory = new Map(view.row.map((ship) => [ship.pirate, ship.glory]));
  const accusations = suspicions(chancesOf(view), (pirate) => glory.get(pirate) ?? 0, seat, count)
    .filter(
      ({ target, pirate }) => !view.shown.includes(pirate) && (view.players[target]?.hiddenPirates ?? 0) > 0,
    )
    .map(({ target, pirate }): Command => {
      const discard = leastUseful(moves, cards);
      return discard ? { kind: 'accuse', target, pirate, discard } : { kind: 'accuse', target, pirate };
    });
  const commands = moves.map(({ command }) => command);
  // After the most promising moves: they are tried while the tree is still narrow.
  return [...commands.slice(0, 3), ...accusations, ...commands.slice(3)];
}

/** The card in hand that does least now. */
function leastUseful(
  moves: readonly { readonly command: Command }[],
  hand: readonly MovementKind[],
): MovementKind | undefined {
  const rank = (card: MovementKind): number =>
    moves.findIndex(({ command }) => command.kind === 'play-card' && command.card === card);
  return [...hand].sort((a, b) => rank(b) - rank(a))[0];
}

function think(view: View, seat: Seat, skill: Skill, budget: Budget, random: Random): Command {
  const own = ownCandidates(view, imagine(view, random), seat, skill.suspicions);
  const players = view.players.length;
  const tuning: Tuning<Types> = {
    horizon: skill.rounds * players,
    widening: skill.widening,
    exploration: 0.15,
    evaluate,
    candidates: (state, by, chance) =>
      state.turns === view.turns ? own : Array.from({ length: 4 }, () => hasty(state, by, 2, chance)),
    rollout: (state, by, chance) => hasty(state, by, 3, chance),
  };
  const { ranked } = search<Types>(searched, view, seat, players, tuning, budget, random);
  return ranked[0]?.command ?? { kind: 'pass' };
}

/** Takes what pays at once, out of the first few ideas; accuses on a whim. */
function takeWhatPays(view: View, seat: Seat, random: Random): Command {
  const state = imagine(view, random);
  if (random.chance(1, 12)) {
    const wild = sample(state, seat, random);
    if (wild.kind === 'accuse') return wild;
  }
  const ideas = Array.from({ length: 4 }, () => hasty(state, seat, 1, random));
  return ideas.reduce((best, idea) =>
    scoreOf(state, seat, idea) > scoreOf(state, seat, best) ? idea : best,
  );
}

const answer = (view: View, command: Command) => ({ command, reason: reasonFor(view, command) });

/** A deckhand takes what pays now; mate and captain search, a captain further and with more suspicion. */
export const bots: readonly Bot<View, Command>[] = [
  { level: 'deckhand', choose: (view, seat, _, random) => answer(view, takeWhatPays(view, seat, random)) },
  {
    level: 'mate',
    choose: (view, seat, budget, random) => answer(view, think(view, seat, mateSkill, budget, random)),
  },
  {
    level: 'captain',
    choose: (view, seat, budget, random) => answer(view, think(view, seat, captainSkill, budget, random)),
  },
];
