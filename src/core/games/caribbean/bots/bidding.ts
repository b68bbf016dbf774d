import { RegretMatcher } from '../../../bots/regret-matching';
import type { Budget, Random } from '../../../engine';
import { bidFrom } from '../legal';
import { type Bid, type BribeCard, CARDS, SHIPS, THIEF } from '../types';
import { type Gains, MOST } from './gains';

/** A bid with the figures that tell how good a candidate it is. */
export type Weighed = { readonly bid: Bid; readonly expected: number };

/** What a whole set of bids would bring to one seat, taking each ship for herself: the order of sailing is left out. */
export function payoff(bids: readonly Bid[], who: number, gains: Gains): number {
  let sum = 0;
  for (let ship = 0; ship < SHIPS.length; ship++) {
    const won = winnerOf(bids, ship);
    if (won !== null) sum += gains(won.sailor, ship, won.moves, who);
  }
  return sum;
}

/** Ties are taken to be broken by the tie-break cards of both; a tie of those leaves the ship where she is. */
function winnerOf(bids: readonly Bid[], ship: number): { sailor: number; moves: number } | null {
  let best = THIEF as number;
  let sailor = -1;
  let thieves = 0;
  for (let i = 0; i < bids.length; i++) {
    const card = bids[i]?.cards[ship] ?? THIEF;
    if (card === THIEF) thieves += 1;
    else if (card > best) {
      best = card;
      sailor = i;
    } else if (card === best) sailor = stronger(bids, sailor, i);
  }
  return sailor < 0 ? null : { sailor, moves: Math.max(0, Math.min(MOST, best - thieves)) };
}

function stronger(bids: readonly Bid[], a: number, b: number): number {
  if (a < 0) return -1;
  const first = bids[a]?.tieBreak ?? THIEF;
  const second = bids[b]?.tieBreak ?? THIEF;
  if (first === second) return -1;
  return first > second ? a : b;
}

/** Bids worth a thought for a seat: most put much on the ships that matter to it, some are anything. */
export function candidates(who: number, players: number, gains: Gains, count: number, random: Random): Bid[] {
  const stakes = SHIPS.map((_, ship) => stake(who, ship, players, gains));
  const spread = Math.max(500, ...stakes) / 2;
  return Array.from({ length: count }, (_, i) => {
    if (i % 4 === 3) return bidFrom(random.shuffle(CARDS));
    // The first is the plain one; each later one shakes the order harder.
    const shake = (spread * Math.min(1, i / 8)) / 1000;
    const order = SHIPS.map((_, ship) => ({ ship, key: (stakes[ship] ?? 0) + shake * random.below(1000) }));
    order.sort((a, b) => b.key - a.key);
    return byOrder(
      order.map(({ ship }) => ship),
      random,
    );
  });
}

/** What a ship is worth contesting: one's own gain, and the loss if the strongest rival has her. */
function stake(who: number, ship: number, players: number, gains: Gains): number {
  let threat = 0;
  for (let rival = 0; rival < players; rival++) {
    if (rival !== who) threat = Math.max(threat, -gains(rival, ship, 3, who));
  }
  return gains(who, ship, 3, who) + threat;
}

/** Barrels down the order of ships; the thief, the tie-break and nothing fall among the last, by chance. */
function byOrder(order: readonly number[], random: Random): Bid {
  const strong: BribeCard[] = [5, 4, 3];
  const rest = random.shuffle<BribeCard>([2, 1, 0, THIEF]);
  const hand = [...strong, ...rest];
  const cards = SHIPS.map((): BribeCard => 0);
  order.forEach((ship, place) => {
    cards[ship] = hand[place] ?? 0;
  });
  return { cards, tieBreak: hand[SHIPS.length] ?? 0 };
}

/** The candidate that does best on average against rivals who bid anything. */
export function bestAgainstChance(
  options: readonly Bid[],
  who: number,
  players: number,
  gains: Gains,
  rounds: number,
  random: Random,
): Weighed {
  const totals = options.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    const table = Array.from({ length: players }, () => bidFrom(random.shuffle(CARDS)));
    options.forEach((bid, i) => {
      table[who] = bid;
      totals[i] = (totals[i] ?? 0) + payoff(table, who, gains) / rounds;
    });
  }
  const best = totals.indexOf(Math.max(...totals));
  const bid = options[best];
  if (!bid) throw new RangeError('no candidate to choose from');
  return { bid, expected: totals[best] ?? 0 };
}

/** A mixed strategy for everybody by regret matching over the candidates; one's own bid is drawn from it. */
export function mixedBid(
  options: readonly (readonly Bid[])[],
  who: number,
  gains: Gains,
  budget: Budget,
  random: Random,
): Weighed {
  const matchers = options.map((list) => new RegretMatcher(list.length));
  const rounds = budget.iterations ?? Number.POSITIVE_INFINITY;
  let earnings = 0;
  let played = 0;
  while (played < rounds && (budget.iterations !== undefined || !budget.expired()) && played < 20_000) {
    const drawn = matchers.map((matcher) => matcher.draw(random));
    const table = drawn.map((option, i) => bidAt(options, i, option));
    matchers.forEach((matcher, i) => {
      const mine = [...table];
      matcher.learn(drawn[i] ?? 0, (option) => {
        mine[i] = bidAt(options, i, option);
        return payoff(mine, i, gains);
      });
    });
    earnings += payoff(table, who, gains);
    played += 1;
  }
  const settled = matchers[who]?.settle(random) ?? 0;
  return { bid: bidAt(options, who, settled), expected: played > 0 ? earnings / played : 0 };
}

function bidAt(options: readonly (readonly Bid[])[], who: number, option: number): Bid {
  const bid = options[who]?.[option];
  if (!bid) throw new RangeError(`seat ${who} has no candidate ${option}`);
  return bid;
}
