import { millidegree, toGrid } from '../../../geometry';
import { LEARNER, type Lesson, type LessonStep, type Moment } from '../../../lessons/lesson';
import type { Bar } from '../cards';
import type { Command } from '../commands';
import type { Event } from '../events';
import type { SpanishMainTypes } from '../types';
import {
  behind,
  coins,
  enemy,
  enemyHome,
  farIsle,
  her,
  home,
  options,
  position,
  prize,
  wild,
} from './position';

type Step = LessonStep<SpanishMainTypes>;
type Kinds = readonly Command['kind'][];

/** A move straight on: bars in order, each with the millimetres that are used of it. */
const sails = (degrees: number, ...bars: readonly (readonly [Bar, number])[]): Command => ({
  kind: 'move',
  ship: her,
  segments: bars.map(([bar, mm]) => ({
    bar,
    heading: millidegree(degrees * 1000),
    travel: toGrid(mm),
  })),
});

const mine = ({ seat }: Moment<SpanishMainTypes>): boolean => seat === LEARNER;
/** Done as soon as the learner gives a command of that kind. */
const gives =
  (kind: Command['kind']) =>
  (moment: Moment<SpanishMainTypes>): boolean =>
    mine(moment) && moment.command.kind === kind;
/** Done as soon as a command of the learner's brings this about. */
const brings =
  (about: (event: Event) => boolean) =>
  (moment: Moment<SpanishMainTypes>): boolean =>
    mine(moment) && moment.events.some(about);

const endTurn = (id: string, along: Kinds = []): Step => ({
  id,
  points: ['action-end-turn'],
  waits: {
    shown: [...(along.includes('pass') ? [{ kind: 'pass' as const }] : []), { kind: 'end-turn' }],
    done: gives('end-turn'),
    along,
  },
});

/** Sailing on may take several turns; nothing of it is a stray. */
const underWay: Kinds = ['move', 'come-about', 'end-turn', 'pass'];

const steps: readonly Step[] = [
  { id: 'welcome', points: [her, home] },
  { id: 'table', points: [wild, farIsle, enemy, behind, enemyHome] },
  { id: 'goal', points: ['standings'] },
  { id: 'select', points: [her, `action-ship-${her}`, 'action-move'] },
  {
    id: 'move',
    points: [wild, 'action-move', 'action-lay-L', 'action-sail'],
    waits: {
      shown: [sails(38, ['S', 57.5], ['L', 77.197])],
      done: brings((event) => event.kind === 'docked' && event.island.id === wild),
    },
  },
  endTurn('end-turn'),
  {
    id: 'explore',
    points: [wild, 'action-explore'],
    waits: {
      shown: [{ kind: 'explore', ship: her, with: null }],
      done: brings((event) => event.kind === 'explored'),
    },
  },
  {
    id: 'load',
    points: ['action-take-0'],
    waits: {
      shown: [{ kind: 'take', treasure: [...coins] }],
      done: brings((event) => event.kind === 'treasure-taken' && event.count === coins.length),
    },
  },
  endTurn('loaded'),
  {
    id: 'homeward',
    points: [home, 'action-move', 'toward', 'action-lay-L', 'action-sail'],
    waits: {
      shown: [sails(176, ['S', 57.5], ['L', 83.8])],
      // One bar alone leaves El Picador out of range.
      done: brings((event) => event.kind === 'moved' && event.path.length > 2),
    },
  },
  endTurn('in-range'),
  { id: 'guns', points: [enemy, 'action-shoot'] },
  { id: 'refused', points: [behind, 'refused-shots'] },
  {
    id: 'shoot',
    points: [enemy, 'action-shoot', `action-fire-mast-1-${enemy}`],
    waits: {
      shown: [{ kind: 'fire', ship: her, gun: { kind: 'mast', mast: 1 }, target: enemy, long: false }],
      done: brings((event) => event.kind === 'shot' && event.hit),
      along: [...underWay, 'fire'],
    },
  },
  endTurn('hold-fire', ['fire', 'pass']),
  {
    id: 'ram',
    points: [enemy, 'action-move', 'toward', 'action-sail', 'action-ram-0'],
    waits: {
      shown: [sails(67, ['S', 56.113]), { kind: 'ram', target: enemy }],
      done: brings((event) => event.kind === 'rammed'),
      along: [...underWay, 'fire'],
    },
  },
  {
    id: 'board',
    points: [enemy, 'action-board-0'],
    waits: {
      shown: [{ kind: 'board' }],
      done: brings((event) => event.kind === 'boarded' && event.winner === LEARNER),
      along: underWay,
    },
  },
  {
    id: 'plunder',
    points: ['action-plunder-0'],
    waits: {
      shown: [{ kind: 'plunder', item: { treasure: prize } }],
      done: brings((event) => event.kind === 'treasure-moved'),
    },
  },
  endTurn('plundered'),
  {
    id: 'win',
    points: [home, 'action-move', 'toward', 'action-lay-L', 'action-sail'],
    waits: {
      shown: [sails(201, ['S', 57.5], ['L', 31.029])],
      done: brings((event) => event.kind === 'game-over'),
      along: underWay,
    },
  },
  { id: 'end' },
];

/**
 * Spanish Main in five minutes: sail with both bars, dock, explore, load, shoot, ram, board, and bring home more than half of
 * the gold. The dice: the first shot hits, the others miss, the ram takes the last mast, the boarding is won.
 */
export const lesson: Lesson<SpanishMainTypes> = {
  game: 'spanish-main',
  options,
  seed: 71,
  others: [
    {
      name: 'Don Lope',
      plays: [],
      // He only answers what he is asked, and lets his turn go by.
      otherwise: [
        { kind: 'lose-mast', mast: 1 },
        { kind: 'lose-mast', mast: 0 },
        { kind: 'pass' },
        { kind: 'end-turn' },
      ],
    },
  ],
  steps,
  position,
};
