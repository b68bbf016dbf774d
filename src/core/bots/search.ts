import { type Budget, type Game, type GameTypes, type Random, type Seat, stableJson } from '../engine';
import { breadth, childOf, emptyNode, type Node, select, tableOf, type Widening } from './tree';

/** The part of a game that a search needs. */
export type Searched<T extends GameTypes> = Pick<
  Game<T>,
  'toAct' | 'legal' | 'sample' | 'check' | 'play' | 'imagine' | 'outcome'
>;

/** How a game wants to be searched. Only `evaluate` and the horizon are usually worth setting. */
export type Tuning<T extends GameTypes> = {
  /**
   * What a seat may try in an imagined state, the most promising first; the discrete legal commands in random order by
   * default. Games with continuous commands must give it. Every candidate must be legal.
   */
  readonly candidates?: (state: T['state'], seat: Seat, random: Random) => readonly T['command'][];
  /** The command that a seat plays below the tree; `sample` by default. */
  readonly rollout?: (state: T['state'], seat: Seat, random: Random) => T['command'];
  /** A reward for each seat, from 0 (lost) to 1 (won); by default winners share 1 and an unfinished game counts half. */
  readonly evaluate?: (state: T['state'], seats: number) => readonly number[];
  /** Commands played from the root before an unfinished game is evaluated. */
  readonly horizon: number;
  readonly widening: Widening;
  /** Weight of what has been tried little. */
  readonly exploration: number;
  /**
   * The command as the searching seat sees it being made: commands that look alike lead to one node. The whole command
   * by default, which is right where nothing is chosen in secret.
   */
  readonly seenAs?: (command: T['command'], by: Seat, observer: Seat) => string;
};

export type Ranked<C> = { readonly command: C; readonly visits: number; readonly value: number };
export type Found<C> = { readonly ranked: readonly Ranked<C>[]; readonly iterations: number };

/** The most that a search does when its time is all that limits it. */
const mostIterations = 1_000_000;

/**
 * Information-set Monte Carlo tree search. Each iteration imagines a full state that agrees with the view, walks down
 * the one tree that all of them share, plays on to the horizon and hands the rewards back.
 * @returns the seat's commands, the most visited first; never empty while the seat is to act
 */
export function search<T extends GameTypes>(
  game: Searched<T>,
  view: T['view'],
  seat: Seat,
  seats: number,
  tuning: Tuning<T>,
  budget: Budget,
  random: Random,
): Found<T['command']> {
  const root = emptyNode<T['command']>();
  const most = budget.iterations ?? mostIterations;
  let iterations = 0;
  // At least one, so that there is always an answer.
  do {
    iterate(game, root, game.imagine(view, random), seat, seats, tuning, random);
    iterations += 1;
  } while (iterations < most && !budget.expired());
  const ranked = [...tableOf(root, seat).values()]
    .map(({ command, visits, total }) => ({ command, visits, value: visits > 0 ? total / visits : 0 }))
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
  return { ranked, iterations };
}

/** A choice made on the way down, to be told how it ended. */
type Step = { readonly seat: Seat; readonly edge: { visits: number; total: number } };

function iterate<T extends GameTypes>(
  game: Searched<T>,
  root: Node<T['command']>,
  state: T['state'],
  observer: Seat,
  seats: number,
  tuning: Tuning<T>,
  random: Random,
): void {
  const path: Step[] = [];
  let node = root;
  let played = 0;
  for (let inTree = true; inTree && played < tuning.horizon; ) {
    const acting = game.toAct(state);
    if (acting.length === 0) break;
    const together = acting.length > 1;
    const chosen = acting.flatMap((seat) => choose(game, node, state, seat, together, tuning, random));
    if (chosen.length < acting.length) break;
    // Chosen together, before any of them is played.
    let key = '';
    for (const { seat, edge, fresh } of chosen) {
      path.push({ seat, edge });
      if (fresh) inTree = false;
      if (!game.check(state, seat, edge.command).ok) continue;
      key += seenAs(tuning, edge.command, seat, observer);
      game.play(state, seat, edge.command, random);
      played += 1;
    }
    node.visits += 1;
    node = childOf(node, key);
  }
  playOn(game, state, played, tuning, random);
  const rewards = (tuning.evaluate ?? byOutcome(game))(state, seats);
  for (const { seat, edge } of path) {
    edge.visits += 1;
    edge.total += rewards[seat] ?? 0;
  }
}

function choose<T extends GameTypes>(
  game: Searched<T>,
  node: Node<T['command']>,
  state: T['state'],
  seat: Seat,
  together: boolean,
  tuning: Tuning<T>,
  random: Random,
) {
  const commands =
    tuning.candidates?.(state, seat, random) ?? random.shuffle(game.legal(state, seat).commands);
  const open = commands.map((command) => ({ key: stableJson(command), command }));
  const limit = breadth(tuning.widening, node.visits);
  // Seats that choose together by the same bounds would do so in step, each taking the other's choice for granted.
  const astray = together && random.chance(1, 5);
  const exploration = astray ? Number.POSITIVE_INFINITY : tuning.exploration;
  const selected = select(tableOf(node, seat), open, limit, exploration, random);
  return selected ? [{ seat, ...selected }] : [];
}

const seenAs = <T extends GameTypes>(
  tuning: Tuning<T>,
  command: T['command'],
  by: Seat,
  observer: Seat,
): string => `${by}${tuning.seenAs?.(command, by, observer) ?? stableJson(command)};`;

/** Below the tree: the rollout policy, up to the horizon or the end. */
function playOn<T extends GameTypes>(
  game: Searched<T>,
  state: T['state'],
  played: number,
  tuning: Tuning<T>,
  random: Random,
): void {
  const policy = tuning.rollout ?? game.sample;
  for (let n = played; n < tuning.horizon; n++) {
    const acting = game.toAct(state);
    const seat = acting.length > 1 ? random.pick(acting) : acting[0];
    if (seat === undefined) return;
    game.play(state, seat, policy(state, seat, random), random);
  }
}

const byOutcome =
  <T extends GameTypes>(game: Searched<T>) =>
  (state: T['state'], seats: number): readonly number[] => {
    const winners = game.outcome(state)?.winners;
    if (!winners) return Array.from({ length: seats }, () => 1 / 2);
    // A draw is shared by all.
    const sharing = winners.length > 0 ? winners : undefined;
    return Array.from({ length: seats }, (_, seat) => {
      if (!sharing) return 1 / seats;
      return sharing.some((winner) => winner === seat) ? 1 / sharing.length : 0;
    });
  };
