import {
  type Bot,
  type Budget,
  type Choice,
  type Message,
  message,
  type Random,
  type Seat,
} from '../../../engine';
import { bidFrom } from '../legal';
import type { Sailing } from '../sail';
import { CARDS, type CaribbeanCommand, type CaribbeanView, SHIPS, type ShipName } from '../types';
import { bestAgainstChance, candidates, mixedBid, type Weighed } from './bidding';
import { bestEnding, type Gains, gainsOf } from './gains';

type Level = Bot<CaribbeanView, CaribbeanCommand>['level'];
type Tie = Extract<CaribbeanView['phase'], { kind: 'tie' }>;
type Chosen = Choice<CaribbeanCommand>;

/** How much each level sees and thinks. `deckhand` looks at the money of this one activation and no further. */
const SKILL = {
  deckhand: { farSighted: false, options: 8 },
  mate: { farSighted: true, options: 40 },
  captain: { farSighted: true, options: 160 },
} as const;

export const bots: readonly Bot<CaribbeanView, CaribbeanCommand>[] = [
  bot('deckhand'),
  bot('mate'),
  bot('captain'),
];

function bot(level: Level): Bot<CaribbeanView, CaribbeanCommand> {
  return {
    level,
    choose(view, seat, budget, random) {
      switch (view.phase.kind) {
        case 'bid':
          return bid(view, seat, level, budget, random);
        case 'tie':
          return breakTie(view, view.phase, seat, level, random);
        case 'sail':
          return sail(view, view.phase, seat, level);
        case 'over':
          throw new Error('the game is over');
      }
    },
  };
}

function bid(view: CaribbeanView, who: Seat, level: Level, budget: Budget, random: Random): Chosen {
  const players = view.purses.length;
  const { farSighted, options } = SKILL[level];
  const gains = gainsOf(view, SHIPS, farSighted);
  const mine = candidates(who, players, gains, options, random);
  const { bid: laid, expected } = weigh();
  return { command: { kind: 'bid', bid: laid }, reason: bidReason(laid.cards, who, gains, expected) };

  function weigh(): Weighed {
    if (level === 'deckhand') return { bid: mine[random.below(2)] ?? bidFrom(CARDS), expected: 0 };
    if (level === 'mate') return bestAgainstChance(mine, who, players, gains, 60, random);
    const all = view.purses.map((_, i) =>
      i === who ? mine : candidates(i, players, gains, options, random),
    );
    return mixedBid(all, who, gains, budget, random);
  }
}

/** Names the ship that most was laid on, and what she promises. */
function bidReason(cards: readonly number[], who: Seat, gains: Gains, expected: number): Message {
  const most = cards.indexOf(Math.max(...cards));
  return message('caribbean.reason.bid', {
    ship: SHIPS[most] ?? '',
    gain: Math.round(gains(who, most, 3, who)),
    expected: Math.round(expected),
  });
}

/** Shows the card when the ship, with what the thieves leave of her movement, gains more than a rival's win would cost. */
function breakTie(view: CaribbeanView, tie: Tie, who: Seat, level: Level, random: Random): Chosen {
  const gains = gainsOf(view, [tie.ship], SKILL[level].farSighted);
  const ship = SHIPS.indexOf(tie.ship);
  const gain = gains(who, ship, Math.min(5, tie.bid), who);
  const rivals = tie.tied.filter((rival) => rival !== who && !view.spent[rival]);
  const threat = Math.max(0, ...rivals.map((rival) => -gains(rival, ship, Math.min(5, tie.bid), who)));
  const stake = gain + threat;
  // Against rivals who hold a card it is a gamble; a small stake is left for a later tie now and then.
  const reveal = stake > 1000 || (stake > 200 && (rivals.length === 0 || random.chance(2, 3)));
  return {
    command: { kind: 'break-tie', reveal },
    reason: message(reveal ? 'caribbean.reason.show' : 'caribbean.reason.keep', {
      ship: tie.ship,
      stake: Math.round(stake),
    }),
  };
}

function sail(view: CaribbeanView, { ship, left, exchanges }: Sailing, who: Seat, level: Level): Chosen {
  const best = bestEnding(view, ship, who, left, exchanges, SKILL[level].farSighted);
  const first = best?.ending.commands[0];
  if (!best || !first || best.gain <= 0) {
    return { command: { kind: 'anchor' }, reason: message('caribbean.reason.anchor', { ship }) };
  }
  return {
    command: first,
    reason: sailReason(
      ship,
      best.ending.commands.map((c) => c.kind),
      best.gain,
    ),
  };
}

function sailReason(ship: ShipName, kinds: readonly string[], gain: number): Message {
  const id = kinds.includes('deliver') ? 'deliver' : kinds.includes('capture') ? 'capture' : 'position';
  return message(`caribbean.reason.${id}`, { ship, gain: Math.round(gain) });
}
