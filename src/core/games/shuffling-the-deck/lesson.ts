import { seat } from '../../engine';
import { LEARNER, type Lesson, type LessonStep, type Moment } from '../../lessons/lesson';
import { type AdventureKind, adventureDeck } from './data/adventure-cards';
import { type MovementKind, movementDeck } from './data/movement-cards';
import type { PirateId } from './data/pirates';
import { options as house } from './options';
import type { Command, Event, Glory, Ship, State, Types } from './types';

type Step = LessonStep<Types>;

const ANNE = seat(1);
const pirates: readonly (readonly PirateId[])[] = [
  ['blackheart', 'kraai'],
  ['roca', 'wick'],
  ['coronela', 'brand'],
];
const rowAtFirst: readonly PirateId[] = [
  'vos',
  'harrow',
  'brand',
  'coronela',
  'roca',
  'wick',
  'blackheart',
  'kraai',
  'baltasar',
];
/** Under the ship that Anne will bring forward. */
const GLORY_OF_ROCA = 4;

/** One adventure a turn; between them lie as many cards as the adventure before them lays down as glory. */
const voyage: readonly (readonly [adventure: AdventureKind, glory: number])[] = [
  ['legendary-treasure', 4],
  ['neptunes-favor', 3],
  ['maelstrom', 0],
  ['mermaids', 3],
  ['treasure-map', 3],
  ['secret-charts', 2],
  ['parley', 4],
];
const onTable: readonly MovementKind[] = ['full-speed-ahead', 'temporary-alliance', 'sabotage'];

/** Takes one card of that kind out of a pile. @throws RangeError where there is none */
function pick<C>(from: C[], card: C): C {
  const at = from.indexOf(card);
  if (at < 0) throw new RangeError(`no ${card} left`);
  from.splice(at, 1);
  return card;
}

/** Every card is in its place: seven adventures to come, what they pay between them, the rest discarded. */
function position(): State {
  const rest = [...adventureDeck(lesson.options.adventureSet)];
  const toCome = voyage.map(([adventure]) => pick(rest, adventure));
  const [active, ...later] = toCome;
  const unseen = (count: number): Glory[] => rest.splice(0, count).map((card) => ({ card, seen: false }));
  const row: Ship[] = rowAtFirst.map((pirate) => ({
    pirate,
    damaged: false,
    glory: unseen(pirate === 'roca' ? GLORY_OF_ROCA : 0),
  }));
  // The very last glory of an adventure is the adventure's own card.
  const drawn = voyage.flatMap(([, glory], i) => {
    const next = later[i];
    return [...rest.splice(0, Math.max(0, glory - 1)), ...(next ? [next] : [])];
  });
  const cards = [...movementDeck];
  return {
    options: lesson.options,
    row,
    players: pirates.map((own) => ({ pirates: [...own], hand: [], stolen: [] })),
    shown: [],
    unowned: [],
    denials: [],
    adventures: { row: active ? [active] : [], deck: drawn.reverse(), discard: rest },
    movement: { faceUp: onTable.map((card) => pick(cards, card)), deck: cards, discard: [] },
    active: LEARNER,
    turns: 0,
    over: false,
  };
}

const mine = ({ seat: who }: Moment<Types>): boolean => who === LEARNER;
const brings =
  (about: (event: Event) => boolean) =>
  (moment: Moment<Types>): boolean =>
    mine(moment) && moment.events.some(about);
const pass: Command = { kind: 'pass' };

const steps: readonly Step[] = [
  { id: 'welcome', points: ['mine', 'own-blackheart', 'own-kraai'] },
  { id: 'row', points: ['ship-blackheart', 'ship-kraai'] },
  { id: 'adventure', points: ['adventure-0'] },
  { id: 'pays', points: ['ship-vos', 'ship-harrow'] },
  {
    id: 'move',
    points: ['movement-0', 'action-card-0', 'ship-blackheart', 'action-ship-7', 'action-confirm'],
    waits: {
      shown: [{ kind: 'play-card', card: 'full-speed-ahead', ships: ['blackheart'] }],
      done: brings(
        (event) => event.kind === 'glory-gained' && event.pirate === 'blackheart' && event.glory > 0,
      ),
    },
  },
  { id: 'shifted', points: ['ship-blackheart', 'ship-vos'] },
  { id: 'suspect', points: ['ship-roca', 'ship-coronela', 'log'] },
  {
    id: 'accuse',
    points: ['action-accuse', `action-target-${ANNE}`, 'action-pirate-roca', 'action-confirm-accusation'],
    waits: {
      shown: [{ kind: 'accuse', target: ANNE, pirate: 'roca' }],
      done: brings((event) => event.kind === 'accusation-right' && event.pirate === 'roca'),
    },
  },
  { id: 'taken', points: ['ship-roca', 'standings'] },
  {
    id: 'last',
    points: ['adventure-0', 'action-pass'],
    waits: {
      shown: [pass],
      done: brings((event) => event.kind === 'game-over'),
      along: ['play-card', 'repair', 'accuse', 'pass'],
    },
  },
  { id: 'end' },
];

/**
 * Shuffling the Deck in seven turns of three players: a card that brings one's ship to where the adventure pays, what the
 * others' moves tell, an accusation that is right, and the count at the end.
 */
export const lesson: Lesson<Types> = {
  game: 'shuffling-the-deck',
  options: house.defaults,
  seed: 1,
  others: [
    {
      name: 'Anne',
      plays: [{ kind: 'play-card', card: 'temporary-alliance', ships: ['coronela', 'roca'] }],
      otherwise: [pass],
    },
    { name: 'Jory', plays: [], otherwise: [pass] },
  ],
  steps,
  position,
};
