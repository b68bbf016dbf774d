import { use, useEffect, useMemo, useState } from 'react';
import type { CaribbeanTypes } from '../../../../core/games/caribbean';
import { boardOf } from '../../../../core/games/caribbean/options';
import { cardUnder } from '../../../pieces/Cards';
import { TableCamera } from '../../../table/camera/table-camera';
import type { TableHandlers, TableRay } from '../../../table/input';
import { MotionQueue } from '../../../table/motion/queue';
import { Room, WoodTable } from '../../../table/Room';
import { Stage } from '../../../table/Stage';
import { TYPE } from '../../../table/tokens';
import { MM, type Pt } from '../../../table/units';
import type { SceneProps } from '../../contract';
import { BOARD, chartFor } from '../chart/chart';
import { usePlan } from '../plan';
import { tapSpace, useWay } from '../way';
import { Board } from './Board';
import { BRIBE_SIZE } from './bribe-cards';
import { Holders } from './Holders';
import { bribesOnTable, holdersOf, slotSpot } from './holders';
import { Chests, Purses } from './Treasure';
import { Pennants, Vessels } from './Vessels';
import { Way } from './Way';

const fonts = Promise.all(
  [TYPE.title, TYPE.caps, TYPE.map].map((family) => document.fonts.load(`24px ${family}`)),
);
const NO_PROPS: readonly [] = [];

/** The chart on the table, the six ships, the players' holders and purses. */
export default function Scene(props: SceneProps<CaribbeanTypes>) {
  use(fonts);
  const { view, fresh, settings, inset, onReady, seats, text } = props;
  const [camera] = useState(() => new TableCamera({ azimuth: 0, tilt: 30 }, WHOLE));
  const [motion] = useState(() => new MotionQueue());
  useEffect(() => {
    motion.speed = settings.pace > 0 ? 1 / settings.pace : Number.POSITIVE_INFINITY;
    motion.reduced = settings.motion === 'reduced';
    camera.reduced = settings.motion === 'reduced';
  }, [motion, camera, settings]);

  const board = boardOf(view.options);
  const chart = useMemo(() => chartFor(board, view.options.board !== null), [board, view.options.board]);
  const { bribes, held, hovered } = usePlan();
  const { reach, path } = useWay(props);
  const cards = useMemo(() => bribesOnTable(view, bribes), [view, bribes]);
  const sailed = useMemo(
    () => ({
      serial: fresh.serial,
      legs: fresh.events.flatMap((event) => (event.kind === 'sailed' ? [event] : [])),
    }),
    [fresh],
  );
  const names = useMemo(() => seats.map(({ name }) => name), [seats]);

  return (
    <Stage
      label={text({ id: 'caribbean.ui.scene' })}
      mood="cards"
      camera={camera}
      motion={motion}
      quality={settings.quality}
      inset={inset}
      handlers={handlersFor(props, cards, chart)}
      onReady={onReady}
    >
      <WoodTable />
      <Room props={NO_PROPS} />
      <group scale={MM}>
        <Board chart={chart} board={board} />
        <Vessels view={view} chart={chart} fresh={sailed} />
        <Pennants view={view} chart={chart} />
        <Chests view={view} board={board} chart={chart} />
        <Purses view={view} names={names} />
        <Holders view={view} cards={cards} held={held} />
        <Way view={view} chart={chart} reach={reach} path={path} hovered={hovered} />
      </group>
    </Stage>
  );
}

/** What `fit all` shows: the board with the holders before and behind it. */
const WHOLE = { x0: -336, y0: -262, x1: 336, y1: 300, top: 20 } as const;

/** The board's surface lies a little over the table: the look is followed up to it. */
function onBoard({ from, toward }: TableRay): Pt | null {
  if (toward[2] > -1e-4) return null;
  const t = (BOARD.top - from[2]) / toward[2];
  return [from[0] + toward[0] * t, from[1] + toward[1] * t];
}

/** A tap on a card takes it in hand, on a slot lays it; a tap on a space plans the way there, a second one sails it. */
function handlersFor(
  props: SceneProps<CaribbeanTypes>,
  cards: ReturnType<typeof bribesOnTable>,
  chart: ReturnType<typeof chartFor>,
): TableHandlers {
  const plan = usePlan.getState;
  const own = holdersOf(props.view).find((holder) => holder.own);
  const spaceUnder = (ray: TableRay) => {
    const point = onBoard(ray);
    return point && chart.spaceAt(point);
  };
  const slotUnder = (ray: TableRay): number | null => {
    if (!own || plan().held === null) return null;
    const slots = Array.from({ length: 7 }, (_, slot) => ({
      id: String(slot),
      spot: slotSpot(own, slot),
      front: 0,
      back: 0,
      up: true,
      slot,
    }));
    return cardUnder(ray, slots, BRIBE_SIZE)?.slot ?? null;
  };
  return {
    hover: (ray) => plan().hover(ray ? spaceUnder(ray) : null),
    tap: (ray) => {
      const slot = slotUnder(ray);
      if (slot !== null) return plan().lay(slot, plan().held);
      const card = cardUnder(ray, cards, BRIBE_SIZE);
      if (card?.mine && card.card !== null && props.view.phase.kind === 'bid') return plan().hold(card.card);
      const space = spaceUnder(ray);
      if (space !== null) tapSpace(props, space);
    },
  };
}
