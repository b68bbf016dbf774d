import { useCallback, useMemo, useState } from 'react';
import { Bar, Coins, Dice } from '../pieces/Bits';
import { Island } from '../pieces/Island';
import { Sea } from '../pieces/Sea';
import { GhostShip, Ship } from '../pieces/Ship';
import type { ShipLook } from '../pieces/ship/ship-mesh';
import { TableCamera } from '../table/camera/table-camera';
import { Line } from '../table/marks/Marks';
import { MotionQueue } from '../table/motion/queue';
import { Room, WoodTable } from '../table/Room';
import { Stage } from '../table/Stage';
import { SEAT_COLOURS } from '../table/tokens';
import { MM, type Pose, type Pt } from '../table/units';
import { rng } from '../textures/noise';

export type GalleryProps = {
  readonly view: string;
  readonly quality: 'low' | 'high';
  readonly onReady: () => void;
};

/** An irregular coast: a wobbling radius with one bay. */
export function coast(cx: number, cy: number, rx: number, ry: number, seed: number): Pt[] {
  const r = rng(seed);
  const [a, b, c, d] = [r() * 7, r() * 7, r() * 7, r() * 7];
  const bay = r() * 7;
  const depth = 0.2 + r() * 0.22;
  return Array.from({ length: 34 }, (_, k) => {
    const t = (k / 34) * Math.PI * 2;
    const off = Math.atan2(Math.sin(t - bay), Math.cos(t - bay));
    const wobble =
      0.1 * Math.sin(2 * t + a) +
      0.09 * Math.sin(3 * t + b) +
      0.05 * Math.sin(5 * t + c) +
      0.03 * Math.sin(9 * t + d);
    const q = 1 + wobble - depth * Math.exp(-(off * off) / 0.09);
    return [cx + Math.cos(t) * rx * q, cy + Math.sin(t) * ry * q];
  });
}
const ISLANDS = [
  { name: 'Isla Perdida', outline: coast(-292, 262, 38, 28, 3), flag: 0, home: false },
  { name: 'Gallows Key', outline: coast(18, 318, 36, 27, 12), flag: null, home: false },
  { name: 'Port Umbra', outline: coast(318, 236, 39, 30, 23), flag: 1, home: true },
  { name: 'Fort Regal', outline: coast(-296, -148, 40, 29, 31), flag: 0, home: true },
  { name: 'The Tooth', outline: coast(38, -18, 36, 29, 44), flag: null, home: false },
  { name: 'Saint Brine', outline: coast(322, -150, 37, 30, 58), flag: 1, home: false },
] as const;
export const seat = (k: number): string => (SEAT_COLOURS[k] ?? SEAT_COLOURS[0]).flag;
export const look = (
  hull: ShipLook['hull'],
  style: ShipLook['style'],
  who: number,
  o: Partial<ShipLook> = {},
): ShipLook => ({ hull, style, colour: seat(who), lost: [], derelict: false, struck: false, ...o });
const FLEET: readonly { readonly look: ShipLook; readonly pose: Pose }[] = [
  { look: look('5', 'england', 0), pose: { x: -128, y: -236, heading: 24 } },
  { look: look('4', 'england', 0), pose: { x: 58, y: -128, heading: 14 } },
  { look: look('2', 'england', 0), pose: { x: -40, y: -330, heading: -12 } },
  { look: look('1', 'england', 0), pose: { x: -196, y: -58, heading: 96 } },
  { look: look('3A', 'england', 0, { lost: [2] }), pose: { x: -110, y: 150, heading: 62 } },
  { look: look('3B', 'pirate', 1), pose: { x: 104, y: -170, heading: 158 } },
  { look: look('5', 'pirate', 1), pose: { x: 196, y: 62, heading: 206 } },
  { look: look('2', 'pirate', 1), pose: { x: 26, y: -306, heading: 160 } },
  { look: look('4', 'pirate', 1), pose: { x: 112, y: 206, heading: 236 } },
  { look: look('3A', 'pirate', 1, { derelict: true }), pose: { x: -2, y: -338, heading: -66 } },
];
const DICE = [
  { value: 6, x: 118, y: -372, spin: 0.5 },
  { value: 2, x: 146, y: -386, spin: -0.35 },
];
const PILES = [
  { x: -214, y: -388, values: [0, 0, 0, 0, 3] },
  { x: -192, y: -402, values: [0, 0, 5] },
  { x: -236, y: -408, values: [1] },
  { x: -160, y: -372, values: [0] },
];
const HOME = { azimuth: 0, tilt: 52 };

export function SeaGallery({ view, quality, onReady }: GalleryProps) {
  const [camera] = useState(() => {
    const c = new TableCamera(HOME, { x0: -470, y0: -470, x1: 470, y1: 470, top: 20 });
    if (view === 'close') c.set({ x: 0, y: -190, span: 330, tilt: 72, azimuth: -24 });
    if (view === 'zoom') c.set({ x: 10, y: -180, span: 480 });
    if (view === 'chart' || view === 'zoom') c.setChart(true);
    c.reduced = true;
    c.advance(1);
    return c;
  });
  const [motion] = useState(() => new MotionQueue());
  const plan = useMemo(() => ({ size: 914.4, islands: ISLANDS, bars: { long: 83.8, short: 57.5 } }), []);
  const ready = useCallback(() => setTimeout(onReady, 600), [onReady]);
  const flat = view === 'chart' || view === 'zoom';
  return (
    <Stage
      label="Gallery"
      mood="night"
      camera={camera}
      motion={motion}
      quality={quality}
      inset={{ right: 0, top: 0, bottom: 0 }}
    >
      <WoodTable />
      <Room />
      <Sea plan={plan} onPainted={ready} />
      <group scale={MM}>
        {ISLANDS.map((i) => (
          <Island
            key={i.name}
            outline={i.outline}
            flags={i.flag === null ? [] : [{ colour: seat(i.flag), home: i.home }]}
          />
        ))}
        {FLEET.map((s) => (
          <Ship key={`${s.pose.x}`} look={{ ...s.look, struck: flat }} pose={s.pose} />
        ))}
        <Bar kind="L" pose={{ x: -128, y: -236, heading: 38 }} length={83.8} />
        <Bar kind="S" pose={{ x: 182, y: -266, heading: 8 }} length={57.5} />
        <GhostShip look={look('5', 'england', 0)} pose={{ x: -62, y: -184.4, heading: 38 }} tone="clear" />
        <Dice dice={DICE} />
        <Coins piles={PILES} />
        <Line line={{ from: [32, -134], to: [104, -170], blockedAt: null }} label="clear, 79.7 mm" />
        <Line
          line={{ from: [-56, -327], to: [26, -306], blockedAt: [-8, -315] }}
          label="blocked by Santa Inés"
        />
      </group>
    </Stage>
  );
}
