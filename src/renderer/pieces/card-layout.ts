import { lerp, RAD } from '../table/units';
import { CARD } from './card';

/** Where a card lies: its middle in table millimetres, height over the table, turn about the vertical (degrees), lean toward the reader. */
export type CardSpot = {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  /** 0 lies flat; 90 stands upright facing the reader. */
  readonly lean: number;
};
const flat = (x: number, y: number, z = 0, turn = 0): CardSpot => ({ x, y, z, turn, lean: 0 });

/** A row about a middle. @param gap millimetres between edges; negative overlaps */
export function row(
  count: number,
  at: { x: number; y: number },
  gap = 6,
  width: number = CARD.width,
): CardSpot[] {
  const step = width + gap;
  return Array.from({ length: count }, (_, k) =>
    flat(at.x + (k - (count - 1) / 2) * step, at.y, gap < 0 ? k * 0.5 : 0),
  );
}

/** A row that never gets wider than `width`: cards overlap as they must. */
export function squeezed(count: number, at: { x: number; y: number }, width: number): CardSpot[] {
  const free = count * CARD.width + (count - 1) * 6;
  if (free <= width || count < 2) return row(count, at);
  const step = (width - CARD.width) / (count - 1);
  return row(count, at, step - CARD.width);
}

/** A pile, slightly untidy; index 0 is the lowest. */
export const pile = (count: number, at: { x: number; y: number }, thick: number = CARD.thick): CardSpot[] =>
  Array.from({ length: count }, (_, k) =>
    flat(at.x + Math.sin(k * 5.3) * 0.6, at.y + Math.cos(k * 3.1) * 0.6, k * thick, Math.sin(k * 7.7) * 1.4),
  );

/** A fan on the table, opened toward the reader. @param spread degrees from first to last */
export function fan(count: number, at: { x: number; y: number }, spread = 50, radius = 150): CardSpot[] {
  return Array.from({ length: count }, (_, k) => {
    const t = count < 2 ? 0.5 : k / (count - 1);
    const a = lerp(spread / 2, -spread / 2, t);
    return flat(at.x - Math.sin(a * RAD) * radius, at.y - radius + Math.cos(a * RAD) * radius, k * 0.6, a);
  });
}

/** Cards standing on a rack before a player, leaning back. */
export function standing(count: number, at: { x: number; y: number }, gap = 8, lean = 68): CardSpot[] {
  return row(count, at, gap).map((spot) => ({ ...spot, z: 6, lean }));
}

/** A staggered column, each card showing the top strip of the one before. @param strip millimetres that stay visible */
export const cascade = (count: number, at: { x: number; y: number }, strip = 9): CardSpot[] =>
  Array.from({ length: count }, (_, k) => flat(at.x, at.y + strip * (count - 1 - k), k * 0.5));
