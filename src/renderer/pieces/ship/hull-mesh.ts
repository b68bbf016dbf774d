import { at, lerp, smooth } from '../../table/units';
import type { MeshBuilder, V3 } from '../mesh/builder';
import { BOX, type ShipStyle, swatch, uvOf } from './atlas';
import { type Hull, halfBeam } from './hulls';

const STATIONS = 30;
/** Where the full footprint lies: this fraction of the rail's height, so what is seen from above is what the rules measure. */
const WALE = 0.55;
const LEVELS = [0, 0.16, 0.34, WALE, 0.76, 1] as const;

const pow2 = (v: number) => v * v;
const stations = Array.from({ length: STATIONS + 1 }, (_, k) => {
  const u = k / STATIONS;
  return u < 0.12 ? ((u * u) / 0.12) * 0.6 + u * 0.4 : u;
});

export type HullLines = {
  /** Height of the deck at a fraction of the length. */
  readonly deck: (t: number) => number;
  readonly rail: (t: number) => number;
};

/** Heights over the water: sheer, and the breaks of forecastle, quarterdeck and poop. */
export function hullLines(h: Hull): HullLines {
  const sheer = (t: number) =>
    1.9 * pow2(Math.max(0, (0.36 - t) / 0.36)) + 1.5 * pow2(Math.max(0, (t - 0.5) / 0.5));
  const breaks = (t: number, soft: number) =>
    h.forecastle * (1 - smooth(0.16 - soft, 0.16 + soft, t)) +
    h.poop * 0.5 * (smooth(0.66 - soft, 0.66 + soft, t) + smooth(0.83 - soft, 0.83 + soft, t));
  return {
    deck: (t) => h.freeboard + sheer(t) + breaks(t, 0.005),
    rail: (t) => h.freeboard + 1.5 + sheer(t) + breaks(t, 0.042),
  };
}

/** Lofts the hull from the footprint: raked, narrower waterline, full beam at the wale, slight tumblehome to the rail. */
export function addHull(b: MeshBuilder, h: Hull, style: ShipStyle, derelict: boolean): HullLines {
  const lines = hullLines(h);
  const half = h.beam / 2;
  const paint = derelict ? 'wreck' : style;
  const trim = derelict
    ? swatch('char')
    : swatch(style === 'pirate' ? 'dark' : style === 'france' ? 'ivory' : 'ochre');
  const inside = derelict
    ? swatch('char')
    : swatch(style === 'england' ? 'red' : style === 'france' ? 'blue' : 'dark');

  const point = (t: number, s: number, side: number): V3 => {
    const top = lines.rail(t);
    if (s <= WALE) {
      const k = s / WALE;
      const stem = lerp(0.1, 0, k ** 0.55);
      const sternPost = lerp(0.955, 1, k);
      const flare = lerp(0.6, 1, Math.sin((k * Math.PI) / 2));
      return [
        -h.length * lerp(stem, sternPost, t),
        lerp(-1.2, top * WALE, k),
        side * half * halfBeam(t) * flare,
      ];
    }
    const k = (s - WALE) / (1 - WALE);
    return [-h.length * t, lerp(top * WALE, top, k), side * half * halfBeam(t) * lerp(1, 0.93, k * k)];
  };

  for (const side of [1, -1]) {
    const sheer = (inset: number, lift: number) =>
      stations.map((t): V3 => {
        const [x, y, z] = point(t, 1, side);
        return [x - (t < 0.04 ? inset * 0.8 : 0), y + lift, Math.max(0, Math.abs(z) - inset) * side];
      });
    b.grid(
      LEVELS.map((s) => stations.map((t) => point(t, s, side))),
      uvOf(BOX.hull(paint)),
      side < 0,
    );
    b.grid([sheer(0, 0.12), sheer(0.75, 0.12)], trim, side < 0);
    const bulwark = sheer(0.7, 0);
    b.grid(
      [bulwark, bulwark.map(([x, y, z], k): V3 => [x, Math.min(y, lines.deck(at(stations, k))) - 0.1, z])],
      inside,
    );
  }
  addDeck(b, h, lines, derelict);
  addStern(b, h, lines, point, paint);
  if (!derelict) addFittings(b, h, style, lines, point);
  return lines;
}

function addDeck(b: MeshBuilder, h: Hull, lines: HullLines, derelict: boolean): void {
  const half = h.beam / 2;
  const ts = [...stations, 0.155, 0.165, 0.655, 0.665, 0.825, 0.835].sort((p, q) => p - q);
  const edge = (side: number) =>
    ts.map((t): V3 => [-h.length * t, lines.deck(t), side * Math.max(0, half * halfBeam(t) * 0.93 - 0.6)]);
  const keel = ts.map((t): V3 => [-h.length * t, lines.deck(t) + 0.25, 0]);
  const [u0, v0, u1, v1] = uvOf(derelict ? BOX.wreckDeck : BOX.deck);
  const middle = (v0 + v1) / 2;
  b.grid([edge(1), keel], [u0, v0, u1, middle]);
  b.grid([keel, edge(-1)], [u0, middle, u1, v1]);
}

type HullPoint = (t: number, s: number, side: number) => V3;

function addStern(
  b: MeshBuilder,
  h: Hull,
  lines: HullLines,
  point: HullPoint,
  paint: ShipStyle | 'wreck',
): void {
  const starboard = LEVELS.map((s) => point(1, s, 1));
  const port = [...LEVELS].reverse().map((s) => point(1, s, -1));
  const low = -1.2;
  const high = lines.rail(1);
  const width = (h.beam / 2) * halfBeam(1);
  const [u0, v0, u1, v1] = uvOf(BOX.stern(paint));
  b.fan([[-h.length * 0.99, (low + high) / 2, 0], ...starboard, ...port, at(starboard, 0)], ([, y, z]) => [
    lerp(u0, u1, (z / width + 1) / 2),
    lerp(v0, v1, (y - low) / (high - low)),
  ]);
}

/** Taffrail, stern lantern, guns, hatches. */
function addFittings(b: MeshBuilder, h: Hull, style: ShipStyle, lines: HullLines, point: HullPoint): void {
  const top = lines.rail(1);
  const width = (h.beam / 2) * halfBeam(1);
  b.box(
    [-h.length * 0.995, top + 0.4, 0],
    [0.8, 1.1, width * 1.7],
    swatch(style === 'pirate' ? 'dark' : 'gold'),
  );
  b.box([-h.length - 0.3, top + 1.9, 0], [1.1, 1.7, 1.1], swatch('lamp'));
  b.box([-h.length - 0.3, top + 2.9, 0], [1.3, 0.3, 1.3], swatch('gold'));
  const guns = Math.max(2, Math.round(h.length / 10));
  for (let k = 0; k < guns; k++) {
    const t = lerp(0.3, 0.82, k / (guns - 1));
    for (const side of [1, -1]) {
      const [x, y, z] = point(t, 0.68, side);
      b.tube([x, y, z - side * 0.4], [x, y, z + side * 1.1], 0.36, 0.3, swatch('iron'), 5);
    }
  }
  b.box(
    [-h.length * 0.42, lines.deck(0.42) + 0.35, 0],
    [h.length * 0.075, 0.5, h.beam * 0.22],
    swatch('dark'),
  );
  b.box([-h.length * 0.61, lines.deck(0.6) + 0.35, 0], [h.length * 0.05, 0.5, h.beam * 0.2], swatch('dark'));
}
