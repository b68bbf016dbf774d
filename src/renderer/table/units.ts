/** One scene unit is a decimetre; whatever is in millimetres lives in a group of this scale. */
export const MM = 0.01;

/** A point of the table in millimetres: origin in the middle, x to the right, y away from the reader. */
export type Pt = readonly [x: number, y: number];

/** Where something lies: reference point in millimetres, heading in degrees, anticlockwise from +x. */
export type Pose = { readonly x: number; readonly y: number; readonly heading: number };

export const RAD = Math.PI / 180;

/** A point of a piece's own frame, put on the table. */
export function place(pose: Pose, [px, py]: Pt): Pt {
  const c = Math.cos(pose.heading * RAD);
  const s = Math.sin(pose.heading * RAD);
  return [pose.x + px * c - py * s, pose.y + px * s + py * c];
}

/** A point of the table in a piece's own frame. */
export function unplace(pose: Pose, [px, py]: Pt): Pt {
  const c = Math.cos(pose.heading * RAD);
  const s = Math.sin(pose.heading * RAD);
  const dx = px - pose.x;
  const dy = py - pose.y;
  return [dx * c + dy * s, dy * c - dx * s];
}

export const between = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const distance = (a: Pt, b: Pt): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const clamp = (v: number, low = 0, high = 1): number => Math.max(low, Math.min(high, v));
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (from: number, to: number, v: number): number => {
  const t = clamp((v - from) / (to - from));
  return t * t * (3 - 2 * t);
};
/** The shorter way round from one heading to another, in degrees, −180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** An element that must be there. @throws RangeError when it isn't: a mistake in the program, not in its input */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`no element ${index} of ${list.length}`);
  return value;
}
