import { useMemo, useState } from 'react';
import { type CardOnTable, Cards, Rack, Slots } from '../pieces/Cards';
import { cascade, fan, pile, row, standing } from '../pieces/card-layout';
import { cardSheet, paintBack } from '../pieces/card-sheet';
import { TableCamera } from '../table/camera/table-camera';
import { MotionQueue } from '../table/motion/queue';
import { Room, WoodTable } from '../table/Room';
import { Stage } from '../table/Stage';
import { C, SIGNAL, TYPE } from '../table/tokens';
import { MM } from '../table/units';
import { icon, text } from '../textures/canvas';
import { paper } from '../textures/paint/paper';
import type { GalleryProps } from './SeaGallery';

const GLYPHS = [
  'galleon',
  'anchor',
  'kraken-tentacle',
  'trident',
  'crowned-skull',
  'lightning-storm',
] as const;

/** Cards in every layout, with made-up faces. */
export function CardGallery({ quality, onReady }: GalleryProps) {
  const [camera] = useState(
    () => new TableCamera({ azimuth: 0, tilt: 38 }, { x0: -330, y0: -250, x1: 330, y1: 210, top: 60 }),
  );
  const [motion] = useState(() => new MotionQueue());
  const sheet = useMemo(
    () =>
      cardSheet(GLYPHS.length + 1, (g, k, size) => {
        const glyph = GLYPHS[k];
        if (!glyph) {
          paintBack(g, size, '#7a1d1f');
          icon(g, 'crowned-skull', size.width / 2, size.height / 2, 130, C.brassLight);
          return;
        }
        paper(g, [0, 0, size.width, size.height]);
        g.strokeStyle = '#17100b';
        g.lineWidth = 16;
        g.strokeRect(0, 0, size.width, size.height);
        icon(g, glyph, size.width / 2, size.height * 0.45, 220, '#5a2320');
        text(g, glyph, size.width / 2, 60, `34px ${TYPE.title}`, C.sepia, { max: 300 });
      }),
    [],
  );
  const cards = useMemo((): CardOnTable[] => {
    const back = GLYPHS.length;
    const lay = (name: string, spots: ReturnType<typeof row>, up: boolean) =>
      spots.map((spot, k) => ({ id: `${name}${k}`, spot, front: k % back, back, up }));
    return [
      ...lay('row', row(5, { x: 0, y: 60 }), true),
      ...lay('fan', fan(6, { x: 200, y: -130 }), true),
      ...lay('hidden', fan(4, { x: -230, y: 190 }, 40), false),
      ...lay('pile', pile(14, { x: -260, y: 60 }), false),
      ...lay('rack', standing(4, { x: -90, y: -160 }), true),
      ...lay('cascade', cascade(4, { x: 270, y: 90 }), true),
    ];
  }, []);
  return (
    <Stage
      label="Cards"
      mood="cards"
      camera={camera}
      motion={motion}
      quality={quality}
      inset={{ right: 0, top: 0, bottom: 0 }}
      onReady={onReady}
    >
      <WoodTable />
      <Room props={NONE} />
      <group scale={MM} position-y={-0.04}>
        <Cards sheet={sheet} cards={cards} />
        <Rack x={-90} y={-160} width={320} />
        <Slots spots={row(1, { x: 0, y: -60 })} colour={SIGNAL.clear.night} />
      </group>
    </Stage>
  );
}
const NONE: readonly [] = [];
