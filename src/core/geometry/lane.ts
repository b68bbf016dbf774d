import type { Ring } from './ring';
import type { Obstacle, Outline } from './types';

/** Clear of rounding: micrometres. */
export const SURELY = 1;

/** What lies about the lines from m to a target: only that can block them, or be what a clear one keeps away from. */
export function laneOf(
  screens: readonly Obstacle[],
  mx: number,
  my: number,
  { box }: Ring,
  about: number,
  except?: string,
): Obstacle[] {
  const minX = Math.min(mx, box.minX) - about;
  const maxX = Math.max(mx, box.maxX) + about;
  const minY = Math.min(my, box.minY) - about;
  const maxY = Math.max(my, box.maxY) + about;
  const out: Obstacle[] = [];
  for (let k = 0; k < screens.length; k++) {
    const screen = screens[k] as Obstacle;
    const b = screen.outline.ring.box;
    if (b.minX > maxX || b.maxX < minX || b.minY > maxY || b.maxY < minY) continue;
    if (screen.id !== except) out.push(screen);
  }
  return out;
}

/** Does one of the edges at a corner face m? (The target itself never blocks: a nearer point of it is seen then.) */
export function faces({ xs, ys }: Ring, i: number, mx: number, my: number): boolean {
  const n = xs.length;
  const h = i === 0 ? n - 1 : i - 1;
  const j = i + 1 === n ? 0 : i + 1;
  const x = xs[i] as number;
  const y = ys[i] as number;
  return (
    (x - (xs[h] as number)) * (my - y) - (y - (ys[h] as number)) * (mx - x) < 0 ||
    ((xs[j] as number) - x) * (my - y) - ((ys[j] as number) - y) * (mx - x) < 0
  );
}

/** Does everything lie beside, before or behind the line, with room to spare? "No" may still be a clear line. */
export function surelyClear(
  mx: number,
  my: number,
  x: number,
  y: number,
  screens: readonly Obstacle[],
): boolean {
  for (let k = 0; k < screens.length; k++)
    if (!surelyBeside(mx, my, x, y, (screens[k] as Obstacle).outline)) return false;
  return true;
}

/** Does the line from m to (x, y) keep away from a core with room to spare? "No" may still be a clear line. */
export function surelyBeside(
  mx: number,
  my: number,
  x: number,
  y: number,
  { ring: { box }, core }: Outline,
): boolean {
  if (
    box.minX > Math.max(mx, x) + SURELY ||
    box.maxX < Math.min(mx, x) - SURELY ||
    box.minY > Math.max(my, y) + SURELY ||
    box.maxY < Math.min(my, y) - SURELY
  )
    return true;
  const dx = x - mx;
  const dy = y - my;
  const room = SURELY * Math.sqrt(dx * dx + dy * dy);
  for (let r = 0; r < core.length; r++) {
    const { xs, ys } = core[r] as Ring;
    let left = true;
    let right = true;
    let behind = true;
    for (let i = 0; i < xs.length; i++) {
      const ux = (xs[i] as number) - mx;
      const uy = (ys[i] as number) - my;
      const across = dx * uy - dy * ux;
      if (across < room) left = false;
      if (across > -room) right = false;
      if (dx * ux + dy * uy > -room) behind = false;
      if (!left && !right && !behind) return false;
    }
  }
  return true;
}

/** Ends of the chord that was found last: along a line, from 0 at m to 1 at its far end. */
const chord = { from: 0, to: 0 };

/** Where the line from m along w surely passes through a convex ring, into `chord`; false when that isn't sure. */
function chordOf({ xs, ys }: Ring, mx: number, my: number, wx: number, wy: number): boolean {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const ex = (xs[i] as number) - (xs[j] as number);
    const ey = (ys[i] as number) - (ys[j] as number);
    // Its edges moved inwards once more, so that no rounding tells a graze for a chord.
    const height =
      ex * (my - (ys[j] as number)) - ey * (mx - (xs[j] as number)) - SURELY * Math.sqrt(ex * ex + ey * ey);
    const climb = ex * wy - ey * wx;
    if (climb === 0) {
      if (height <= 0) return false;
    } else if (climb > 0) from = Math.max(from, -height / climb);
    else to = Math.min(to, -height / climb);
  }
  chord.from = from;
  chord.to = to;
  return from < to;
}

/**
 * Is the whole target behind one convex core, with room to spare? Then the two outermost lines of sight pass through
 * that core before the target begins, and so does every line between. "No" may still be a hidden target.
 */
export function surelyHidden(mx: number, my: number, target: Ring, screens: readonly Obstacle[]): boolean {
  const { xs, ys } = target;
  let [lx, ly] = [(xs[0] as number) - mx, (ys[0] as number) - my];
  let [rx, ry] = [lx, ly];
  for (let i = 1; i < xs.length; i++) {
    const x = (xs[i] as number) - mx;
    const y = (ys[i] as number) - my;
    if (lx * y - ly * x > 0) [lx, ly] = [x, y];
    if (rx * y - ry * x < 0) [rx, ry] = [x, y];
  }
  // Wider than a right angle, or round about m: not from afar.
  if (!(lx * rx + ly * ry > 0)) return false;
  return screens.some(
    ({ outline: { convex, core } }) =>
      convex && core.some((ring) => hides(ring, mx, my, target, lx, ly, rx, ry)),
  );
}

function hides(
  core: Ring,
  mx: number,
  my: number,
  { xs, ys }: Ring,
  lx: number,
  ly: number,
  rx: number,
  ry: number,
): boolean {
  if (!chordOf(core, mx, my, lx, ly)) return false;
  const left = middleAhead(lx, ly);
  if (left === null || !chordOf(core, mx, my, rx, ry)) return false;
  const right = middleAhead(rx, ry);
  if (right === null) return false;
  // From the one place inside the core to the other: m on its right, the whole target on its left.
  const ax = left * lx;
  const ay = left * ly;
  const bx = right * rx;
  const by = right * ry;
  const dx = bx - ax;
  const dy = by - ay;
  const room = SURELY * Math.sqrt(dx * dx + dy * dy);
  if (!(dx * -ay - dy * -ax < -room)) return false;
  for (let i = 0; i < xs.length; i++) {
    if (!(dx * ((ys[i] as number) - my - ay) - dy * ((xs[i] as number) - mx - ax) > room)) return false;
  }
  return true;
}

/** A place on the chord found last that lies ahead and well inside; null when the chord is too short to be sure. */
function middleAhead(wx: number, wy: number): number | null {
  const from = Math.max(chord.from, 0);
  const to = Math.min(chord.to, 1);
  return (to - from) * Math.sqrt(wx * wx + wy * wy) > 4 * SURELY ? (from + to) / 2 : null;
}
