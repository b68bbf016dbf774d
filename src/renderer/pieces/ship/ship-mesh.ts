import type * as THREE from 'three';
import { MeshBuilder, type V3 } from '../mesh/builder';
import { BOX, type ShipStyle, swatch, uvOf } from './atlas';
import { addHull, hullLines } from './hull-mesh';
import { HULLS, type HullId, mastHeight } from './hulls';
import { addMast, addSpars, addStump, addWreckage } from './rig-mesh';

/** How a ship looks; all that decides her geometry. */
export type ShipLook = {
  readonly hull: HullId;
  readonly style: ShipStyle;
  /** The player's colour, as hex. */
  readonly colour: string;
  /** Masts that are gone, by index from the bow. */
  readonly lost: readonly number[];
  readonly derelict: boolean;
  /** Sails taken in, as in the chart view. */
  readonly struck: boolean;
};

const cache = new Map<string, THREE.BufferGeometry>();

/**
 * One geometry for a ship, in her own frame and in millimetres: bow tip at the origin, bow toward +x, y up, starboard toward +z,
 * waterline at y = 0. Shared by every ship that looks the same.
 */
export function shipGeometry(look: ShipLook): THREE.BufferGeometry {
  const key = `${look.hull}|${look.style}|${look.colour}|${look.lost.join()}|${look.derelict}|${look.struck}`;
  let g = cache.get(key);
  if (!g) {
    g = build(look);
    cache.set(key, g);
  }
  return g;
}

function build(look: ShipLook): THREE.BufferGeometry {
  const h = HULLS[look.hull];
  const b = new MeshBuilder();
  const lines = addHull(b, h, look.style, look.derelict);
  const lost = new Set(look.derelict ? h.masts.map((_, i) => i) : look.lost);
  h.masts.forEach((_, i) => {
    if (lost.has(i)) addStump(b, h, i, lines);
    else addMast(b, h, i, lines, look);
  });
  if (look.derelict) addWreckage(b, h, lines, look.colour);
  else addSpars(b, h, lines, look, lost);
  return b.done();
}

const fallen = new Map<string, THREE.BufferGeometry>();

/** One mast with its sails about its foot, for the moment in which it falls. */
export function mastGeometry(look: ShipLook, index: number): THREE.BufferGeometry {
  const key = `${look.hull}|${look.style}|${look.colour}|${index}`;
  let g = fallen.get(key);
  if (!g) {
    const b = new MeshBuilder();
    const h = HULLS[look.hull];
    addMast(b, h, index, hullLines(h), look);
    g = b.done();
    fallen.set(key, g);
  }
  return g;
}

/** Over-all height of a ship with all her masts, for picking and framing. */
export function shipHeight(hull: HullId, standing: boolean): number {
  const h = HULLS[hull];
  const deck = hullLines(h).deck(0.5);
  return standing ? deck + Math.max(...h.masts.map((_, i) => mastHeight(h, i))) : deck + 6;
}

/** A streamer on a pole, foot at the origin: marks an island. The larger form is a home island's flag. */
export function streamerGeometry(colour: string, home: boolean): THREE.BufferGeometry {
  const key = `streamer|${colour}|${home}`;
  let g = cache.get(key);
  if (!g) {
    const b = new MeshBuilder();
    const tall = home ? 27 : 20;
    const length = home ? 15 : 13;
    const row = (o: number): V3[] =>
      Array.from({ length: 10 }, (_, k) => {
        const u = k / 9;
        return [
          0.3 + u * length,
          tall - 1 + o * (1 - u * (home ? 0.1 : 0.8)) - u * 2,
          Math.sin(u * 6) * 1.2 * u,
        ];
      });
    b.tube([0, -2, 0], [0, tall, 0], 0.45, 0.3, uvOf(BOX.wood), 6);
    b.box([0, tall + 0.5, 0], [1.1, 1.1, 1.1], swatch('gold'));
    b.tint(colour, 1.2)
      .grid([row(home ? -6.4 : -3), row(home ? 1.6 : 0.8)], uvOf(BOX.pennant))
      .plain();
    g = b.done();
    cache.set(key, g);
  }
  return g;
}
