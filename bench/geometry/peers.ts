import { Point, Polygon, Segment, Vector } from '@flatten-js/core';
import { lineIntersect, lineString, polygon as turfPolygon } from '@turf/turf';
import { type Polygon as SatPolygon, System } from 'detect-collisions';
import type { Obstacle } from '../../src/core/geometry';
import type { Scene } from './scene';

type Pair = readonly [number, number];

/** One thing of the position, as each library wants it; millimetres. */
type Thing = {
  readonly id: string;
  readonly points: readonly Pair[];
  readonly box: readonly [number, number, number, number];
};

const thing = ({ id, outline: { ring } }: Obstacle): Thing => ({
  id,
  points: Array.from(ring.xs, (x, i) => [x / 1000, (ring.ys[i] as number) / 1000] as const),
  box: [ring.box.minX / 1000, ring.box.minY / 1000, ring.box.maxX / 1000, ring.box.maxY / 1000],
});

export type Sailor = {
  readonly name: string;
  /** How far ship `index` gets straight ahead, in steps of 0.1 mm. */
  sail(index: number): number;
};

const STEP = 0.1;
const BAR = 83.8;

function heading(s: Scene, index: number): Pair {
  const ship = s.ships[index];
  if (ship === undefined) throw new RangeError(`no ship ${index}`);
  const angle = (ship.placed.pose.heading / 180_000) * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
}

/** Steps until `hits`. */
function step(hits: (travel: number) => boolean): number {
  const steps = Math.floor(BAR / STEP);
  for (let i = 1; i <= steps; i++) if (hits(i * STEP)) return (i - 1) * STEP;
  return BAR;
}

export function satSailor(s: Scene): Sailor {
  const system = new System();
  const bodies: SatPolygon[] = s.all.map((o) =>
    system.createPolygon(
      { x: 0, y: 0 },
      thing(o).points.map(([x, y]) => ({ x, y })),
    ),
  );
  return {
    name: 'detect-collisions, SAT every 0.1 mm',
    sail: (index) => {
      const [cos, sin] = heading(s, index);
      const body = bodies[s.islands.length + index];
      if (body === undefined) throw new RangeError(`no ship ${index}`);
      const reach = step((t) => {
        body.setPosition(t * cos, t * sin);
        return system.checkOne(body);
      });
      body.setPosition(0, 0);
      return reach;
    },
  };
}

const flat = (t: Thing): Polygon => new Polygon(t.points.map(([x, y]) => new Point(x, y)));

export function flattenSailor(s: Scene): Sailor {
  const things = s.all.map(thing);
  const shapes = things.map(flat);
  return {
    name: 'flatten-js, intersection every 0.1 mm',
    sail: (index) => {
      const [cos, sin] = heading(s, index);
      const own = s.islands.length + index;
      const hull = shapes[own];
      const box = things[own]?.box;
      if (hull === undefined || box === undefined) throw new RangeError(`no ship ${index}`);
      const near = shapes.filter((_, i) => i !== own && boxesNear(things[i]?.box, box, BAR));
      return step((t) => {
        const moved = hull.translate(new Vector(t * cos, t * sin));
        return near.some((other) => moved.intersect(other).length > 0);
      });
    },
  };
}

const boxesNear = (a: Thing['box'] | undefined, b: Thing['box'], by: number): boolean =>
  a !== undefined && a[0] - b[2] <= by && b[0] - a[2] <= by && a[1] - b[3] <= by && b[1] - a[3] <= by;

export type Gunner = {
  readonly name: string;
  /** Can the mast at (x, y) mm hit `target`, by lines to its corners and to the middles of its edges? */
  hits(x: number, y: number, range: number, shooter: string, target: string): boolean;
};

/** The lines that a user would try, and the things whose boxes they pass. */
function gunner(s: Scene, name: string, blocks: (index: number, from: Pair, to: Pair) => boolean): Gunner {
  const things = s.all.map(thing);
  const byId = new Map(things.map((t, i) => [t.id, i]));
  return {
    name,
    hits: (x, y, range, shooter, target) => {
      const t = things[byId.get(target) ?? -1];
      if (t === undefined) throw new RangeError(`no target ${target}`);
      return t.points.some((p, i) => {
        const q = t.points[(i + 1) % t.points.length] ?? p;
        return [p, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2] as const].some(([gx, gy]) => {
          if ((gx - x) ** 2 + (gy - y) ** 2 > range * range) return false;
          const box = [Math.min(x, gx), Math.min(y, gy), Math.max(x, gx), Math.max(y, gy)] as const;
          return !things.some(
            ({ id, box: b }, k) =>
              id !== shooter && id !== target && boxesNear(b, box, 0) && blocks(k, [x, y], [gx, gy]),
          );
        });
      });
    },
  };
}

export function flattenGunner(s: Scene): Gunner {
  const shapes = s.all.map((o) => flat(thing(o)));
  return gunner(s, 'flatten-js, 42 lines', (k, [ax, ay], [bx, by]) => {
    const line = new Segment(new Point(ax, ay), new Point(bx, by));
    return (shapes[k]?.intersect(line).length ?? 0) > 0;
  });
}

export function turfGunner(s: Scene): Gunner {
  const shapes = s.all.map((o) => {
    const points = thing(o).points.map(([x, y]) => [x / 100, y / 100]);
    return turfPolygon([[...points, points[0] ?? [0, 0]]]);
  });
  return gunner(s, 'turf, 42 lines', (k, [ax, ay], [bx, by]) => {
    const shape = shapes[k];
    const line = lineString([
      [ax / 100, ay / 100],
      [bx / 100, by / 100],
    ]);
    return shape !== undefined && lineIntersect(line, shape).features.length > 0;
  });
}
