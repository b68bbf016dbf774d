// What the benchmark uses of its peers: they live in bench/package.json, apart from the app, and may not be installed.
declare module 'detect-collisions' {
  export type Vector = { x: number; y: number };
  export type Polygon = Vector & { setPosition(x: number, y: number): unknown };
  export class System {
    createPolygon(position: Vector, points: Vector[]): Polygon;
    checkOne(body: Polygon): boolean;
    raycast(from: Vector, to: Vector, allow?: (body: object) => boolean): object | undefined;
    remove(body: Polygon): unknown;
  }
}
declare module '@flatten-js/core' {
  export class Point {
    constructor(x: number, y: number);
  }
  export class Vector {
    constructor(x: number, y: number);
  }
  export class Segment {
    constructor(from: Point, to: Point);
  }
  export class Polygon {
    constructor(points: Point[]);
    intersect(shape: Segment | Polygon): Point[];
    translate(by: Vector): Polygon;
  }
}
declare module '@turf/turf' {
  export type Feature = { readonly type: 'Feature' };
  export function polygon(rings: number[][][]): Feature;
  export function lineString(points: number[][]): Feature;
  export function lineIntersect(a: Feature, b: Feature): { readonly features: readonly unknown[] };
}
