import { seat } from '../../engine';
import { LEARNER, type Lesson, type LessonStep, type Moment } from '../../lessons/lesson';
import type { PiratasTypes } from '.';
import { type CardId, type CardKind, cardOf, deckFor } from './cards';
import type { PiratasEvent } from './events';
import type { Command, PiratasState } from './types';

type Step = LessonStep<PiratasTypes>;

const PLAYERS = 2;
const OTHER = seat(1);

const cards = (...named: readonly (readonly [CardKind, number])[]): CardId[] =>
  named.map(([kind, copy]) => cardOf(kind, copy));

/** Three treasures in hand, one to be won in a duel, one on the way; and so many cards that the limit will be felt. */
const hand = cards(
  ['treasure2', 1],
  ['treasure1', 1],
  ['cannon2', 1],
  ['cannon1', 1],
  ['pirate', 1],
  ['helmsman', 1],
  ['overboard', 1],
);
const theirs = cards(['treasure1', 2], ['cannon1', 2], ['map', 1], ['ghost', 1], ['spyglass', 1]);
/** Drawn in this order: the learner's first, one of the other's, the learner's two, the other's two. */
const top = cards(['parrot', 1], ['pirate', 2], ['treasure1', 3], ['cannon1', 3], ['rum', 1], ['cannon1', 4]);

function position(): PiratasState {
  const laid = new Set([...hand, ...theirs, ...top]);
  const seats = [hand, theirs];
  return {
    options: lesson.options,
    deck: [...top, ...deckFor(PLAYERS).filter((card) => !laid.has(card))],
    discard: [],
    hands: seats.map((held) => [...held]),
    ships: seats.map(() => ({ crew: [], vessel: null })),
    turn: { number: 1, seat: LEARNER, actions: 2, extra: false, first: null },
    phase: { kind: 'act', seat: LEARNER },
    duel: null,
    known: [...seats.map(() => []), []],
    looks: seats.map(() => []),
  };
}

const mine = ({ seat: who }: Moment<PiratasTypes>): boolean => who === LEARNER;
const gives =
  (kind: Command['kind']) =>
  (moment: Moment<PiratasTypes>): boolean =>
    mine(moment) && moment.command.kind === kind;
const brings =
  (about: (event: PiratasEvent) => boolean) =>
  (moment: Moment<PiratasTypes>): boolean =>
    mine(moment) && moment.events.some(about);

const pirate = cardOf('pirate', 1);
const treasure = cardOf('treasure1', 2);
const defence = cardOf('cannon2', 1);
const spare = cards(['overboard', 1], ['cannon1', 3]);

const steps: readonly Step[] = [
  { id: 'welcome', points: ['treasures'] },
  { id: 'hand', points: hand.map((card) => `action-card-${card}`) },
  {
    id: 'draw',
    points: ['action-do-draw-0', 'deck'],
    waits: { shown: [{ kind: 'draw' }], done: gives('draw') },
  },
  {
    id: 'crew',
    points: [`action-card-${pirate}`, pirate, 'action-do-crew-0'],
    waits: {
      shown: [{ kind: 'crew', card: pirate, ship: LEARNER }],
      done: (moment) => mine(moment) && moment.command.kind === 'crew' && moment.command.ship === LEARNER,
    },
  },
  {
    id: 'defend',
    points: [`action-card-${defence}`, defence, 'action-do-defend-0'],
    waits: {
      shown: [{ kind: 'defend', cards: [defence] }],
      done: brings((event) => event.kind === 'duel-won' && event.seat === LEARNER),
    },
  },
  { id: 'sums', points: ['log'] },
  {
    id: 'take',
    points: ['action-do-take-0'],
    waits: {
      shown: [{ kind: 'take', card: treasure }],
      done: (moment) => mine(moment) && moment.command.kind === 'take' && moment.command.card === treasure,
    },
  },
  {
    id: 'more',
    points: ['action-do-draw-0', 'deck'],
    waits: { shown: [{ kind: 'draw' }], done: gives('draw') },
  },
  {
    id: 'again',
    points: ['action-do-draw-0', 'deck'],
    waits: { shown: [{ kind: 'draw' }], done: gives('draw') },
  },
  {
    id: 'limit',
    points: spare.flatMap((card) => [`action-card-${card}`, card]),
    waits: {
      shown: spare.map((card) => ({ kind: 'discard', card })),
      done: brings((event) => event.kind === 'turn-began' && event.seat === OTHER),
      along: ['discard'],
    },
  },
  { id: 'end' },
];

/** Piratas! in three turns: draw, crew, a duel with a defence, the winner's pick, the hand limit, and five treasures. */
export const lesson: Lesson<PiratasTypes> = {
  game: 'piratas',
  options: { first: 'first-seat' },
  seed: 1,
  others: [
    {
      name: 'Mother Quill',
      plays: [
        { kind: 'attack', cards: [cardOf('cannon1', 2)], target: LEARNER },
        { kind: 'draw' },
        { kind: 'draw' },
        { kind: 'draw' },
      ],
      otherwise: [{ kind: 'draw' }, { kind: 'defend', cards: [] }],
    },
  ],
  steps,
  position,
};
