import { useState } from 'react';
import { Coins, Dice, Tokens } from '../pieces/Bits';
import { TOKENS } from '../pieces/bits-atlas';
import { Ship } from '../pieces/Ship';
import { SHIP_STYLES } from '../pieces/ship/atlas';
import type { HullId } from '../pieces/ship/hulls';
import { TableCamera } from '../table/camera/table-camera';
import { MotionQueue } from '../table/motion/queue';
import { WoodTable } from '../table/Room';
import { Stage } from '../table/Stage';
import { MM } from '../table/units';
import { type GalleryProps, look, seat } from './SeaGallery';

const HULL_IDS: readonly HullId[] = ['1', '2', '3A', '3B', '4', '5'];
const DICE = [1, 2, 3, 4, 5, 6].map((value, k) => ({ value, x: -150 + k * 22, y: -150, spin: 0.2 * k }));
const PILES = [0, 1, 2, 3, 4, 5, 6, 7].map((v, k) => ({ x: 20 + k * 21, y: -150, values: [v] }));

/** Every hull in every nation's paint, whole and damaged; dice on each side, coins, tokens. */
export function PieceGallery({ quality, onReady }: GalleryProps) {
  const [camera] = useState(() => {
    const c = new TableCamera({ azimuth: -14, tilt: 62 }, { x0: -230, y0: -190, x1: 230, y1: 130, top: 40 });
    return c;
  });
  const [motion] = useState(() => new MotionQueue());
  return (
    <Stage
      label="Pieces"
      mood="night"
      camera={camera}
      motion={motion}
      quality={quality}
      inset={{ right: 0, top: 0, bottom: 0 }}
      onReady={onReady}
    >
      <WoodTable />
      <group scale={MM} position-y={-0.04}>
        {SHIP_STYLES.map((style, row) =>
          HULL_IDS.map((hull, k) => (
            <Ship
              key={`${style}${hull}`}
              look={look(hull, style, row, {
                derelict: row === 1 && k === 2,
                lost: row === 2 && k === 5 ? [1, 3] : [],
              })}
              pose={{ x: -160 + k * 76, y: 110 - row * 70, heading: 150 }}
              shade={false}
            />
          )),
        )}
        <Dice dice={DICE} />
        <Coins piles={PILES} />
        <Tokens
          tokens={TOKENS.map((face, k) => ({ face, colour: seat(k % 6), x: -150 + k * 22, y: -180 }))}
          radius={9}
        />
      </group>
    </Stage>
  );
}
