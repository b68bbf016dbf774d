import { clamp, RAD } from '../units';

/**
 * Where the eye is, in terms a person would use: what it looks at, how much it sees, from which side, how steeply.
 * Millimetres and degrees.
 */
export type OrbitView = {
  readonly x: number;
  readonly y: number;
  /** Height of the table's strip that is visible at the target. */
  readonly span: number;
  /** 0: from the reader's side. Positive: the eye walks to the right. */
  readonly azimuth: number;
  /** 0: straight down. */
  readonly tilt: number;
};

/** A box on the table to keep in sight; `top` is how high its pieces reach. */
export type Box = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly top: number;
};
/** The canvas in pixels, and how much of it other things cover. */
export type Viewport = {
  readonly width: number;
  readonly height: number;
  readonly inset: { readonly right: number; readonly top: number; readonly bottom: number };
};

/** Vertical field of view of the play view, degrees. */
export const FOV = 33;
export const LIMITS = { span: [70, 1500], tilt: [0, 78] } as const;

export function limited(view: OrbitView, reach: Box): OrbitView {
  return {
    x: clamp(view.x, reach.x0, reach.x1),
    y: clamp(view.y, reach.y0, reach.y1),
    // A table that is wider than most can still be seen whole.
    span: clamp(view.span, LIMITS.span[0], Math.max(LIMITS.span[1], reach.x1 - reach.x0)),
    azimuth: view.azimuth,
    tilt: clamp(view.tilt, ...LIMITS.tilt),
  };
}

export const distanceOf = (span: number, fov: number): number => span / (2 * Math.tan((fov * RAD) / 2));

/** Right, up and forward of the eye in table axes (x right, y away, z up). */
export function basis(view: OrbitView): { right: V; up: V; forward: V } {
  const sa = Math.sin(view.azimuth * RAD);
  const ca = Math.cos(view.azimuth * RAD);
  const st = Math.sin(view.tilt * RAD);
  const ct = Math.cos(view.tilt * RAD);
  return { right: [ca, sa, 0], up: [-sa * ct, ca * ct, st], forward: [-sa * st, ca * st, -ct] };
}
type V = readonly [number, number, number];
const dot = (a: V, b: V) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/**
 * The view that just holds a box in the free part of the canvas, from the given side and steepness.
 * Found by a few rounds of scaling and centring, which converges for any box in front of the eye.
 */
export function frameBox(
  box: Box,
  from: Pick<OrbitView, 'azimuth' | 'tilt'>,
  port: Viewport,
  flat: boolean,
): OrbitView {
  const { inset, width, height } = port;
  const aspect = width / Math.max(1, height);
  const free = {
    x: Math.max(0.2, (width - inset.right) / width),
    y: Math.max(0.2, (height - inset.top - inset.bottom) / height),
  };
  // The free part's middle, in half canvases over the canvas's (the inset on the right is a shift of the projection).
  const middleY = (inset.bottom - inset.top) / height;
  const corners: V[] = [];
  for (const x of [box.x0, box.x1])
    for (const y of [box.y0, box.y1]) for (const z of [0, box.top]) corners.push([x, y, z]);
  let view: OrbitView = {
    x: (box.x0 + box.x1) / 2,
    y: (box.y0 + box.y1) / 2,
    span: Math.max(box.y1 - box.y0, (box.x1 - box.x0) / aspect, 60),
    ...from,
  };
  const { right, up, forward } = basis(view);
  for (let round = 0; round < 16; round++) {
    const d = flat ? Number.POSITIVE_INFINITY : distanceOf(view.span, FOV);
    let [l, r, b, t] = [1e9, -1e9, 1e9, -1e9];
    for (const c of corners) {
      const rel: V = [c[0] - view.x, c[1] - view.y, c[2]];
      const depth = flat ? 1 : Math.max(0.15, 1 + dot(rel, forward) / d);
      const sx = dot(rel, right) / depth / (view.span / 2) / aspect;
      const sy = dot(rel, up) / depth / (view.span / 2);
      [l, r, b, t] = [Math.min(l, sx), Math.max(r, sx), Math.min(b, sy), Math.max(t, sy)];
    }
    const scale = Math.max((r - l) / (2 * free.x), (t - b) / (2 * free.y));
    const shiftX = (((l + r) / 2) * view.span * aspect) / 2;
    const shiftY = (((b + t) / 2 - middleY) * view.span) / 2 / Math.max(0.35, Math.cos(view.tilt * RAD));
    view = {
      ...view,
      span: view.span * scale,
      x: view.x + right[0] * shiftX - right[1] * shiftY,
      y: view.y + right[1] * shiftX + right[0] * shiftY,
    };
  }
  return view;
}

/** No further than this many times the way to the target: a look over the rim of the table meets no ground at all. */
const HORIZON = 4;

/**
 * The part of the table that is seen in the free part of the canvas, as a quadrangle from its upper left corner clockwise.
 * @param flat seen from straight above without perspective
 */
export function groundSeen(
  view: OrbitView,
  { width, height, inset }: Viewport,
  flat: boolean,
): readonly (readonly [x: number, y: number])[] {
  const { right, up, forward } = basis(view);
  const d = distanceOf(view.span, FOV);
  const reach = (view.span / 2) * ((width - inset.right) / height);
  const corners = [
    [-reach, 1],
    [reach, 1],
    [reach, -1],
    [-reach, -1],
  ] as const;
  return corners.map(([across, over]) => {
    const aside = (k: 0 | 1 | 2) => right[k] * across + (up[k] * over * view.span) / 2;
    if (flat) return [view.x + aside(0), view.y + aside(1)];
    const fall = -(forward[2] * d + aside(2));
    const t = fall > 0 ? Math.min(HORIZON, (-forward[2] * d) / fall) : HORIZON;
    const along = (k: 0 | 1) => (t - 1) * forward[k] * d + t * aside(k);
    return [view.x + along(0), view.y + along(1)];
  });
}
