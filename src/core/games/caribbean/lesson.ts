import { LEARNER, type Lesson, type LessonStep, type Moment } from '../../lessons/lesson';
import { COLOURS, STANDARD_BOARD } from './board';
import type { CaribbeanEvent } from './events';
import { inPairs } from './set-up';
import {
  type BribeCard,
  CAPTURE_PAY,
  type CaribbeanCommand,
  type CaribbeanState,
  type CaribbeanTypes,
  SHIPS,
  THIEF,
} from './types';

type Step = LessonStep<CaribbeanTypes>;
type Kinds = readonly CaribbeanCommand['kind'][];

const PLAYERS = 4;
/** Reached with the second ship, so that one round is a whole game. */
const TARGET = 15_000;
const OPEN = ['Nassau', 'Bridgetown', 'Caracas', 'Havana', 'Port Royal'];
const ABOARD = 'Campeche';
const CAPTOR = 3;

/**
 * The Arriba lies three moves from a red haven with Nassau on the way, the Bravo beside a loaded Evita and one move from
 * another, the Caribic where Bridgetown is close.
 */
function position(): CaribbeanState {
  const cities = Object.keys(STANDARD_BOARD.chests).sort();
  const hidden = cities.filter((city) => city !== ABOARD && !OPEN.includes(city));
  const place = (city: string) => (city === ABOARD ? 'aboard' : OPEN.includes(city) ? 'port' : 'supply');
  const none = Array.from({ length: PLAYERS }, () => null);
  return {
    options: lesson.options,
    round: 1,
    // Somebody has taken Campeche, and was paid for it.
    purses: COLOURS.slice(0, PLAYERS).map((colour, i) => {
      const captured = i === CAPTOR ? 1 : 0;
      return { colour, money: captured * CAPTURE_PAY, delivered: 0, captured };
    }),
    ships: {
      Arriba: { at: 'N6', chest: null },
      Bravo: { at: 'C19', chest: null },
      Caribic: { at: 'E6', chest: null },
      Diabolo: { at: 'S10', chest: null },
      Evita: { at: 'C17', chest: ABOARD },
      Fuego: { at: 'C2', chest: null },
    },
    chests: Object.fromEntries(cities.map((city) => [city, place(city)])),
    spent: none.map(() => false),
    revealed: 0,
    idleRounds: 0,
    earned: false,
    phase: { kind: 'bid' },
    supply: inPairs(hidden),
    bids: none,
  };
}

/** Six cards in the ships' order, then the one for ties. */
const bid = (...cards: readonly BribeCard[]): CaribbeanCommand => ({
  kind: 'bid',
  bid: { cards: cards.slice(0, SHIPS.length), tieBreak: cards[SHIPS.length] ?? 0 },
});
const sail = (to: string): CaribbeanCommand => ({ kind: 'sail', to });
const anchor: CaribbeanCommand = { kind: 'anchor' };

const mine = ({ seat: who }: Moment<CaribbeanTypes>): boolean => who === LEARNER;
const brings =
  (about: (event: CaribbeanEvent) => boolean) =>
  (moment: Moment<CaribbeanTypes>): boolean =>
    mine(moment) && moment.events.some(about);
const anchors = (moment: Moment<CaribbeanTypes>): boolean => mine(moment) && moment.command.kind === 'anchor';

/** Bids of 5, 4 and 3 on the first three ships, and any card above none for the tie. */
function bidsAsToldTo({ seat: who, command }: Moment<CaribbeanTypes>): boolean {
  if (who !== LEARNER || command.kind !== 'bid') return false;
  const { cards, tieBreak } = command.bid;
  return cards[0] === 5 && cards[1] === 4 && cards[2] === 3 && tieBreak > 0;
}

const sailing: Kinds = ['sail', 'capture', 'steal', 'swap', 'give', 'deliver'];

const steps: readonly Step[] = [
  { id: 'welcome', points: SHIPS },
  { id: 'havens', points: ['N2', 'C21', 'E7'] },
  { id: 'chests', points: ['N3', 'E5', 'S2', 'N1', 'C13', 'Evita'] },
  { id: 'goal', points: ['standings'] },
  { id: 'cards', points: ['slot-0', 'action-card-5', 'action-card--1'] },
  {
    id: 'bid',
    points: ['action-card-5', 'action-card-4', 'action-card-3', 'action-lay-bribes'],
    waits: { shown: [bid(5, 4, 3, 1, 0, THIEF, 2)], done: bidsAsToldTo },
  },
  { id: 'won', points: ['Arriba', 'log'] },
  {
    id: 'capture',
    points: ['Arriba', 'N3', 'sail-to', 'leg-0-capture', 'action-sail', 'action-capture'],
    waits: {
      shown: [sail('N3'), { kind: 'capture' }],
      done: brings((event) => event.kind === 'captured' && event.city === 'Nassau'),
      along: ['sail'],
    },
  },
  {
    id: 'deliver',
    points: ['N2', 'sail-to', 'leg-1-deliver', 'leg-0-deliver', 'action-sail', 'action-deliver'],
    waits: {
      shown: [sail('N2'), { kind: 'deliver' }],
      done: brings((event) => event.kind === 'delivered' && event.owner === LEARNER),
      along: sailing,
    },
  },
  {
    id: 'anchor',
    points: ['action-anchor'],
    waits: { shown: [anchor], done: anchors, along: sailing },
  },
  {
    id: 'steal',
    points: ['Bravo', 'Evita', 'action-steal-Evita'],
    waits: {
      shown: [{ kind: 'steal', from: 'Evita' }],
      done: brings((event) => event.kind === 'stolen'),
      along: ['sail'],
    },
  },
  {
    id: 'second',
    points: ['C21', 'sail-to', 'leg-0-deliver', 'action-sail', 'action-deliver'],
    waits: {
      shown: [sail('C21'), { kind: 'deliver' }],
      done: brings((event) => event.kind === 'delivered' && event.owner === LEARNER),
      along: sailing,
    },
  },
  {
    id: 'sum',
    points: ['standings', 'action-anchor'],
    waits: { shown: [anchor], done: anchors, along: sailing },
  },
  {
    id: 'tie',
    points: ['Caribic', 'action-show'],
    waits: {
      shown: [{ kind: 'break-tie', reveal: true }],
      done: (moment) => mine(moment) && moment.command.kind === 'break-tie' && moment.command.reveal,
    },
  },
  {
    id: 'last',
    points: ['Caribic', 'E5', 'E7', 'action-anchor'],
    waits: {
      shown: [sail('E5'), { kind: 'capture' }, sail('E7'), { kind: 'deliver' }, anchor],
      done: anchors,
      along: sailing,
    },
  },
  { id: 'end' },
];

const others = (name: string, ...plays: readonly CaribbeanCommand[]) => ({
  name,
  plays,
  otherwise: [anchor, { kind: 'break-tie', reveal: true } as const],
});

/**
 * Caribbean in one round of four: bids of 5, 3, thief, thief, so that the 5 wins and moves 3; a capture, a delivery, a theft,
 * the sum that ends the game, a tie, and the last ships of the round.
 */
export const lesson: Lesson<CaribbeanTypes> = {
  game: 'caribbean',
  options: { targetSum: TARGET, ending: 'round', cashInHaven: true, colours: 'seat', board: null },
  seed: 1,
  others: [
    others('Isolde', bid(3, 2, 1, 5, 4, 0, THIEF)),
    others('Caspar', bid(THIEF, 2, 3, 4, 5, 1, 0), { kind: 'break-tie', reveal: true }),
    others('Agnes', bid(THIEF, 1, 0, 2, 3, 5, 4)),
  ],
  steps,
  position,
};
