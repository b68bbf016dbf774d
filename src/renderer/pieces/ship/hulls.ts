import type { Pt } from '../../table/units';
import { at } from '../../table/units';

/**
 * The six hulls of Spanish Main (measures from its data) with what only the eye needs: rig, bowsprit, freeboard.
 * Millimetres; x runs aft from the bow tip; masts as fractions of the length.
 */
export type Rig = 'square' | 'jib' | 'spanker' | 'sloop';
export type HullId = '1' | '2' | '3A' | '3B' | '4' | '5';
export type Hull = {
  readonly id: HullId;
  readonly length: number;
  readonly beam: number;
  readonly masts: readonly number[];
  readonly rigs: readonly Rig[];
  readonly bowsprit: number;
  readonly freeboard: number;
  readonly forecastle: number;
  readonly poop: number;
};

const hull = (
  id: HullId,
  [length, beam]: readonly [number, number],
  masts: readonly number[],
  rigs: readonly Rig[],
  [bowsprit, freeboard, forecastle, poop]: readonly [number, number, number, number],
): Hull => ({ id, length, beam, masts, rigs, bowsprit, freeboard, forecastle, poop });

export const HULLS: Readonly<Record<HullId, Hull>> = {
  '1': hull('1', [36, 15.5], [0.5], ['sloop'], [6, 4.6, 0.4, 0.9]),
  '2': hull('2', [42, 16], [0.37, 0.71], ['square', 'square'], [6, 5.2, 0.7, 1.5]),
  '3A': hull('3A', [50, 17], [0.25, 0.54, 0.79], ['square', 'square', 'square'], [6, 5, 1, 1.6]),
  '3B': hull('3B', [48, 17], [0.21, 0.5, 0.8], ['jib', 'square', 'square'], [9, 5.8, 1.1, 3.6]),
  '4': hull('4', [52, 18], [0.2, 0.5, 0.7, 0.85], ['jib', 'square', 'square', 'spanker'], [9, 6.3, 1.3, 3.2]),
  '5': hull(
    '5',
    [56, 18.5],
    [0.15, 0.26, 0.5, 0.73, 0.89],
    ['jib', 'square', 'square', 'square', 'spanker'],
    [11, 7, 1.5, 3.8],
  ),
};

/** Fraction of the length : fraction of half the beam, the deck's outline for every hull. */
export const PROFILE: readonly Pt[] = [
  [0, 0],
  [0.11, 0.4],
  [0.2, 0.64],
  [0.28, 0.8],
  [0.4, 0.95],
  [0.5, 1],
  [0.6, 0.99],
  [0.7, 0.94],
  [0.78, 0.85],
  [0.9, 0.64],
  [1, 0.44],
];

/** Half-beam fraction at a fraction of the length: a cubic through the profile, so that planks look bent and not broken. */
export function halfBeam(t: number): number {
  let i = 0;
  while (i < PROFILE.length - 2 && at(PROFILE, i + 1)[0] < t) i++;
  const [x0, y0] = at(PROFILE, i);
  const [x1, y1] = at(PROFILE, i + 1);
  const slope = (k: number) => {
    const a = at(PROFILE, Math.max(0, k - 1));
    const b = at(PROFILE, Math.min(PROFILE.length - 1, k + 1));
    return (b[1] - a[1]) / (b[0] - a[0]);
  };
  const h = x1 - x0;
  const u = (t - x0) / h;
  const u2 = u * u;
  const u3 = u2 * u;
  return (
    (2 * u3 - 3 * u2 + 1) * y0 +
    (u3 - 2 * u2 + u) * h * slope(i) +
    (3 * u2 - 2 * u3) * y1 +
    (u3 - u2) * h * slope(i + 1)
  );
}

/** The footprint in the ship's own frame: bow tip at the origin, bow toward +x, counter-clockwise (y to port). */
export function footprint(h: Hull): readonly Pt[] {
  const port = PROFILE.map(([t, b]): Pt => [-t * h.length, (b * h.beam) / 2]);
  const starboard = PROFILE.slice(1).map(([t, b]): Pt => [-t * h.length, (-b * h.beam) / 2]);
  return [...port, ...starboard.reverse()];
}

const nearestMiddle = (h: Hull, allowed: (rig: Rig) => boolean): number =>
  h.masts.reduce(
    (best, t, k) =>
      allowed(at(h.rigs, k)) && (best < 0 || Math.abs(t - 0.5) < Math.abs(at(h.masts, best) - 0.5))
        ? k
        : best,
    -1,
  );

/** The mast whose course carries the nation's emblem. */
export const emblemMast = (h: Hull): number => nearestMiddle(h, (rig) => rig === 'square');

/** Height of a mast over the deck. */
export function mastHeight(h: Hull, i: number): number {
  const tall = 27 + h.length * 0.44;
  if (i === nearestMiddle(h, () => true)) return tall;
  const rig = at(h.rigs, i);
  return tall * (rig === 'spanker' ? 0.72 : rig === 'jib' ? 0.76 : at(h.masts, i) < 0.5 ? 0.9 : 0.84);
}
