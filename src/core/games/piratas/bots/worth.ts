import type { Seat } from '../../../engine';
import { type CardId, type CardKind, groupOf, isCannon, kindOf, treasuresIn } from '../cards';
import { sumOf } from '../duel';
import type { Sight } from '../sight';
import type { Command } from '../types';

/** How much a card is worth in hand, in round figures: a treasure that wins is the measure of all else. */
const CARD_WORTH: Readonly<Record<CardKind, number>> = {
  treasure1: 7,
  treasure2: 12,
  cannon1: 2,
  cannon2: 3.5,
  cannon3: 5,
  helmsman: 3.5,
  parrot: 3,
  pirate: 2,
  ghost: 0.5,
  cursed: 1,
  plunder: 4.5,
  overboard: 1,
  summon: 1,
  rum: 3.5,
  spyglass: 1.5,
  map: 4,
  poseidon: 4,
  highness: 5,
  cyclops: 2.5,
  hull: 1.5,
  dutchman: 7,
  merchant: 6,
  wheel: 4,
  urchin: 5,
  guerrilla: 4,
};

export const worth = (card: CardId): number => CARD_WORTH[kindOf(card)];

/** A rule of thumb for each command: the higher, the likelier it is played. Looks at nothing that the seat can't see. */
export function promise(sight: Sight, command: Command): number {
  switch (command.kind) {
    case 'draw':
      return 3;
    case 'rum':
      return sight.hand.length <= 7 ? 5 : 2;
    case 'map':
      return 5;
    case 'plunder':
      return 4 + 0.2 * (sight.handCounts[command.target] ?? 0);
    case 'spyglass':
      return 1.5 + 0.1 * (sight.handCounts[command.target] ?? 0);
    case 'crew':
      return crewPromise(sight, kindOf(command.card), command.ship);
    case 'vessel':
      return vesselPromise(sight, command.card);
    case 'overboard':
      return (command.ship === sight.seat) === (kindOf(command.crew) === 'cursed') ? 2.2 : -2;
    case 'summon':
      return kindOf(command.crew) === 'pirate' ? 2.5 : -1;
    case 'attack':
      return attackPromise(sight, command.cards, command.target);
    case 'poseidon':
    case 'take':
      return 6 + worth(command.card);
    case 'highness':
    case 'merchant':
    case 'wheel':
    case 'cyclops':
      return 12;
    case 'hull':
      // Treasures under her can't win; only a hoard that is about to be robbed goes there.
      return -2 - (groupOf(command.card) === 'treasure' ? 3 : 0);
    case 'defend':
      return defencePromise(sight, command.cards);
    case 'spy':
      return command.discard === null ? 2 : worth(command.discard);
    case 'choose':
      return worth(command.take);
    case 'place':
      return command.top.reduce((sum, card) => sum + worth(card) - 3.2, 0) + (best(command.top) ? 0.1 : 0);
    case 'discard':
      return 10 - worth(command.card);
    case 'keep':
      return 0;
  }
}

const best = ([first, second]: readonly CardId[]): boolean =>
  first !== undefined && (second === undefined || worth(first) >= worth(second));

function crewPromise(sight: Sight, kind: CardKind, ship: Seat): number {
  const own = ship === sight.seat;
  if (kind === 'pirate') return own ? 2.8 : -2;
  if (kind === 'cursed') return own ? -3 : 1.8;
  return own ? -1 : 0.8; // a Ghost Pirate takes up somebody's room
}

function vesselPromise(sight: Sight, card: CardId): number {
  const mine = sight.ships[sight.seat]?.vessel;
  const held = treasuresIn(sight.hand);
  const value = kindOf(card) === 'dutchman' && held >= 3 ? 15 : worth(card);
  return mine ? value - worth(mine.card) : value + 1;
}

function attackPromise(sight: Sight, cards: readonly CardId[], target: Seat): number {
  const own = sight.ships[sight.seat];
  if (!own) return 0;
  const copied = sight.turn.first?.kind === 'attack' ? sight.turn.first.cannon : null;
  const { total } = sumOf(own, cards, copied);
  const answer = expectedAnswer(sight, target);
  const spoils = Math.min(4, sight.handCounts[target] ?? 0);
  return 0.4 + 1.1 * Math.min(4, total - answer) + 0.5 * spoils - 0.5 * cards.length;
}

/** Shots that a hand may be expected to answer with: its size tells a little, its ship a little more. */
function expectedAnswer(sight: Sight, target: Seat): number {
  const ship = sight.ships[target];
  const count = sight.handCounts[target] ?? 0;
  if (!ship || count === 0) return 0;
  const bonus = ship.vessel && ['urchin', 'guerrilla'].includes(kindOf(ship.vessel.card)) ? 1.5 : 0;
  return (
    Math.min(2.5, 0.3 * count) + bonus + 0.5 * ship.crew.filter((card) => kindOf(card) === 'pirate').length
  );
}

function defencePromise(sight: Sight, cards: readonly CardId[]): number {
  const atStake = Math.max(0, ...sight.hand.map(worth)) + (sight.ships[sight.seat]?.crew.length ?? 0);
  if (cards.some((card) => kindOf(card) === 'helmsman')) return 0.8 * atStake - 3;
  const own = sight.ships[sight.seat];
  const shots = own && cards.some(isCannon) ? sumOf(own, cards, null).total : 0;
  const cost = cards.reduce((sum, card) => sum + 0.4 * worth(card), 0);
  return Math.min(1, shots / 5) * (atStake + 3) - cost;
}
