import { type Searched, search, type Tuning } from '../../../bots';
import type { Bot, Message, Random, Seat } from '../../../engine';
import { message, seatsUpTo } from '../../../engine';
import { treasuresIn } from '../cards';
import { checkCommand } from '../check';
import type { PiratasTypes } from '../index';
import { legalCommands } from '../legal';
import { sameAs } from '../likeness';
import { outcome } from '../outcome';
import { play } from '../play';
import { type Sight, sightOf, sightOfView } from '../sight';
import { goalOf } from '../turn';
import type { Command, PiratasState, PiratasView } from '../types';
import { imagine } from '../view';
import { promise } from './worth';

/** How far from its rule of thumb a quick decision may stray. */
const WHIM = 2.5;
/** The mate's share of a captain's thought. */
const MATE_SHARE = 4;
const MATE_LEAST = 60;

const seatsToAct = ({ phase }: PiratasState): Seat[] => (phase.kind === 'over' ? [] : [phase.seat]);

const searched: Searched<PiratasTypes> = {
  toAct: seatsToAct,
  legal: (state, seat) => ({ commands: legalCommands(sightOf(state, seat)), open: [] }),
  sample: (state, seat, random) => thumb(sightOf(state, seat), random, 1),
  check: (state, seat, command) => checkCommand(sightOf(state, seat), command),
  play,
  imagine,
  outcome,
};

const tuning: Tuning<PiratasTypes> = {
  horizon: 14,
  widening: { base: 2, exponent: 0.22 },
  exploration: 0.15,
  candidates: (state, seat, random) => ranked(sightOf(state, seat), random),
  evaluate,
  // A face-down attack and a hidden order look the same to the others whatever they are.
  seenAs: (command, by, observer) => (by === observer ? sameAs(command) : sameAs(hiddenFrom(command))),
};

function hiddenFrom(command: Command): Command {
  switch (command.kind) {
    case 'attack':
      return { ...command, cards: command.cards.slice(0, 0) };
    case 'hull':
      return { kind: 'wheel' };
    case 'choose':
      return { ...command, bottom: [] };
    default:
      return command;
  }
}

/** One command of each likeness, the most promising first, with a little chance among equals. */
function ranked(sight: Sight, random: Random): Command[] {
  const seen = new Set<string>();
  const rated: { command: Command; rating: number }[] = [];
  for (const command of legalCommands(sight)) {
    const likeness = sameAs(command);
    if (seen.has(likeness)) continue;
    seen.add(likeness);
    rated.push({ command, rating: promise(sight, command) + random.below(1000) / 2000 });
  }
  return rated.sort((a, b) => b.rating - a.rating).map(({ command }) => command);
}

/** A decision by rule of thumb. @param whim the largest whim that may tip it */
function thumb(sight: Sight, random: Random, whim: number): Command {
  let best: Command | null = null;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const command of legalCommands(sight)) {
    const rating = promise(sight, command) + (random.below(1000) / 1000) * whim;
    if (rating <= bestRating) continue;
    best = command;
    bestRating = rating;
  }
  if (!best) throw new Error('asked to decide where there is nothing to decide');
  return best;
}

/** Who stands how well: the winner takes all; before the end the treasures in hand tell, the last ones most. */
function evaluate(state: PiratasState, count: number): number[] {
  const seats = seatsUpTo(count);
  if (state.phase.kind === 'over') {
    const { winner } = state.phase;
    return seats.map((seat) => (seat === winner ? 1 : 0));
  }
  const weights = seats.map((seat) => {
    const hand = state.hands[seat] ?? [];
    const ship = state.ships[seat] ?? { crew: [], vessel: null };
    const missing = Math.max(0, goalOf(ship) - treasuresIn(hand));
    return 3 ** -missing * (1 + 0.05 * hand.length + (ship.vessel ? 0.15 : 0));
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

const because = (command: Command): Message => message(`piratas.reason.${command.kind}`);

const sightFor = (view: PiratasView): Sight => {
  const sight = sightOfView(view);
  if (!sight) throw new Error('a spectator has nothing to decide');
  return sight;
};

type PiratasBot = Bot<PiratasView, Command>;

const deckhand: PiratasBot = {
  level: 'deckhand',
  choose(view, _seat, _budget, random) {
    const command = thumb(sightFor(view), random, WHIM);
    return { command, reason: because(command) };
  },
};

function thinker(level: 'mate' | 'captain', share: number): PiratasBot {
  return {
    level,
    choose(view, seat, budget, random) {
      const [only, ...others] = ranked(sightFor(view), random);
      if (only && others.length === 0) return { command: only, reason: because(only) };
      const iterations =
        budget.iterations === undefined
          ? undefined
          : Math.max(1, Math.round(budget.iterations / share), Math.min(budget.iterations, MATE_LEAST));
      const limit = { expired: budget.expired, ...(iterations !== undefined && { iterations }) };
      const found = search(searched, view, seat, view.players.length, tuning, limit, random);
      const chosen = found.ranked[0];
      const command = chosen?.command ?? thumb(sightFor(view), random, 0);
      // No word of the chances it sees: they would tell what it holds.
      const reason = message('piratas.reason.searched', { why: because(command), games: found.iterations });
      return { command, reason };
    },
  };
}

/** Opponents: by rule of thumb, and two that play possible games through before they decide. */
export const bots: readonly PiratasBot[] = [deckhand, thinker('mate', MATE_SHARE), thinker('captain', 1)];
