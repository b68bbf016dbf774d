import { use, useEffect, useMemo, useState } from 'react';
import type { Types } from '../../../../core/games/shuffling-the-deck';
import { Cards, cardUnder, Rack } from '../../../pieces/Cards';
import type { CardSheet } from '../../../pieces/card-sheet';
import { TableCamera } from '../../../table/camera/table-camera';
import { useStage } from '../../../table/context';
import type { TableHandlers } from '../../../table/input';
import { MotionQueue } from '../../../table/motion/queue';
import { Room, WoodTable } from '../../../table/Room';
import { Stage } from '../../../table/Stage';
import { TYPE } from '../../../table/tokens';
import { MM } from '../../../table/units';
import type { SceneProps } from '../../contract';
import { openCards, plannedCard, shipsWanted } from '../choices';
import { usePlan } from '../plan';
import { say } from '../words';
import { Fleet } from './Fleet';
import { type LaidCard, layOut, spaceAt, table } from './layout';
import { Ghosts, Labels } from './Marks';
import { paintDeck } from './paint-cards';
import { Runner } from './Runner';
import { useShow } from './show';

type Props = SceneProps<Types>;

const fonts = Promise.all(
  [TYPE.title, TYPE.caps, TYPE.text].flatMap((family) => [
    document.fonts.load(`24px ${family}`),
    document.fonts.load(`bold 24px ${family}`),
  ]),
);
const home = { azimuth: 0, tilt: 30 } as const;
const bare: readonly [] = [];

/** The row of ships, the cards and piles, one's own pirates in their rack. */
export default function Scene(props: Props) {
  use(fonts);
  const { view, settings, inset, onReady, text } = props;
  const upcoming = view.options.upcomingAdventures ? view.players.length - 1 : 0;
  const [camera] = useState(
    () =>
      new TableCamera(home, {
        x0: table.runner.x0,
        x1: table.runner.x1 + upcoming * table.upcomingStep,
        y0: table.own - 22,
        y1: table.far + 60,
        top: 20,
      }),
  );
  const [motion] = useState(() => new MotionQueue());
  useEffect(() => {
    motion.speed = settings.pace > 0 ? 1 / settings.pace : Number.POSITIVE_INFINITY;
    motion.reduced = settings.motion === 'reduced';
    camera.reduced = settings.motion === 'reduced';
  }, [motion, camera, settings]);
  const laid = useMemo(() => layOut(view), [view]);
  return (
    <Stage
      label={text(say('scene'))}
      mood="cards"
      camera={camera}
      motion={motion}
      quality={settings.quality}
      inset={inset}
      handlers={handlersFor(props, laid)}
      onReady={onReady}
    >
      <WoodTable />
      <Room props={bare} />
      <group scale={MM}>
        <Runner />
        <Laid props={props} laid={laid} />
        {view.viewer !== 'spectator' && (
          <Rack x={-36} y={table.own} width={view.players.length === 2 ? 250 : 176} />
        )}
      </group>
    </Stage>
  );
}

/** The sheet of faces is painted once and kept: another table of this game uses it again. */
let painted: { readonly key: string; readonly sheet: CardSheet } | null = null;

function useSheet({ view, text }: Props): CardSheet {
  const { tier } = useStage();
  const { adventureSet } = view.options;
  const scale = tier.name === 'lean' ? 0.75 : 1;
  const key = `${adventureSet} ${scale}`;
  if (painted?.key !== key) {
    painted?.sheet.texture.dispose();
    painted = { key, sheet: paintDeck(text, adventureSet, scale, tier.anisotropy) };
  }
  return painted.sheet;
}

function Laid({ props, laid }: { props: Props; laid: readonly LaidCard[] }) {
  const sheet = useSheet(props);
  const { show, row } = useShow(props);
  return (
    <>
      <Cards sheet={sheet} cards={laid} />
      <Fleet sheet={sheet} row={row} show={show} />
      <Ghosts props={props} sheet={sheet} row={row} />
      <Labels props={props} row={row} laid={laid} />
    </>
  );
}

/** A tap on a movement card takes it up, on a ship names her; a second tap on what is planned makes it so. */
function handlersFor({ view, legal, act }: Props, laid: readonly LaidCard[]): TableHandlers {
  const plan = usePlan.getState;
  const row = view.row.map(({ pirate }) => pirate);
  const cards = laid.filter(({ movement }) => movement !== null);
  const shipUnder = (ground: readonly [number, number] | null) => {
    const index = ground && spaceAt(ground);
    return index === null ? null : (row[index] ?? null);
  };
  return {
    hover: (ray) => {
      const ship = shipUnder(ray?.ground ?? null);
      if (plan().hovered !== ship) plan().hover(ship);
    },
    tap: (ray) => {
      if (legal.commands.length === 0) return;
      const under = cardUnder(ray, cards);
      const card = under?.movement == null ? undefined : openCards(view)[under.movement];
      const planned = plannedCard(plan());
      if (card !== undefined) {
        const again = plan().card === card && planned !== null;
        if (again) void act(planned);
        else plan().pickCard(card);
        return;
      }
      const ship = shipUnder(ray.ground);
      const { card: chosen, ships } = plan();
      if (ship === null || chosen === null) return;
      if (planned && ships.includes(ship)) void act(planned);
      else if (shipsWanted(chosen) > 0) plan().pickShip(ship, row);
    },
  };
}
