import { useMemo, useState } from 'react';
import type { ShipCard } from '../../../../core/games/spanish-main/cards';
import { Ship } from '../../../pieces/Ship';
import { HULLS } from '../../../pieces/ship/hulls';
import { type ShipLook, shipHeight } from '../../../pieces/ship/ship-mesh';
import type { Box } from '../../../table/camera/orbit';
import { TableCamera } from '../../../table/camera/table-camera';
import type { TableHandlers } from '../../../table/input';
import { MotionQueue } from '../../../table/motion/queue';
import { WoodTable } from '../../../table/Room';
import { Stage, type StageProps } from '../../../table/Stage';
import { MM } from '../../../table/units';
import { styleOf } from '../scene/model';

export type ShipStandProps = {
  readonly card: ShipCard;
  /** The streamer of her captain, as hex. */
  readonly colour: string;
  readonly quality: StageProps['quality'];
  readonly label: string;
};

/** From her bow quarter, a little above the rail. */
const QUARTER = { azimuth: -34, tilt: 60 };
/** Air about her trucks and streamers. */
const CLOSENESS = 1.08;
/** Room for jib-boom and streamers about a hull, mm. */
const ROOM = 3;
const NO_INSET = { right: 0, top: 0, bottom: 0 };
const DEGREES_A_PIXEL = 0.5;

/** A ship of the roster as a model on the table: turned with the pointer or the arrow keys. Nothing is drawn while she stands. */
export default function ShipStand({ card, colour, quality, label }: ShipStandProps) {
  const camera = useMemo(() => new TableCamera(QUARTER, standOf(card.hull), CLOSENESS), [card.hull]);
  const [motion] = useState(() => new MotionQueue());
  const look = useMemo(
    (): ShipLook => ({
      hull: card.hull,
      style: styleOf(card.nation),
      colour,
      lost: [],
      derelict: false,
      struck: false,
    }),
    [card, colour],
  );
  const pose = useMemo(() => ({ x: HULLS[card.hull].length / 2, y: 0, heading: 0 }), [card]);
  const handlers = useMemo(
    (): TableHandlers => ({ press: ({ client }) => turning(camera, client) }),
    [camera],
  );
  return (
    <Stage
      label={label}
      mood="night"
      camera={camera}
      motion={motion}
      quality={quality}
      inset={NO_INSET}
      handlers={handlers}
    >
      <WoodTable y={-0.004} />
      <group scale={MM}>
        <Ship look={look} pose={pose} />
      </group>
    </Stage>
  );
}

/** What she takes up, stem to stern and keel to truck. */
function standOf(hull: ShipCard['hull']): Box {
  const half = HULLS[hull].length / 2 + ROOM;
  return { x0: -half, x1: half, y0: -ROOM, y1: ROOM, top: shipHeight(hull, true) };
}

type Point = { readonly x: number; readonly y: number };

/** Goes round her with the pointer. */
function turning(camera: TableCamera, from: Point) {
  let last = from;
  return {
    move: ({ client }: { readonly client: Point }) => {
      camera.orbit(-(client.x - last.x) * DEGREES_A_PIXEL, -(client.y - last.y) * DEGREES_A_PIXEL);
      last = client;
    },
    end: () => undefined,
    cancel: () => undefined,
  };
}
