/** Which side of its point a label hangs on. */
export type Side = 'below' | 'above' | 'right' | 'left';

/** A label to be hung: its point and its size on the screen, in pixels. */
export type Hanging = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where it hangs if there is room. */
  readonly side: Side;
  /** Labels of a lower rank are hung first and so keep their place. */
  readonly rank: number;
};
/** @param row how many heights it is moved away, where its side is taken too */
export type Hung = { readonly side: Side; readonly row: number };

type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

const GAP = { below: 14, above: 12, right: 12, left: 12 } as const;
/** Free water between two labels and between two rows, pixels. */
const AIR = 2;
export const ROW_GAP = 3;
const TURNS: Readonly<Record<Side, readonly Side[]>> = {
  above: ['above', 'below', 'right', 'left'],
  below: ['below', 'above', 'right', 'left'],
  right: ['right', 'left', 'below', 'above'],
  left: ['left', 'right', 'below', 'above'],
};
const ROWS = [0, 1, 2];

function boxOf({ x, y, width, height }: Hanging, { side, row }: Hung): Box {
  const across = side === 'right' ? x + GAP.right : side === 'left' ? x - GAP.left - width : x - width / 2;
  const away = row * (height + ROW_GAP);
  const down = {
    below: y + GAP.below + away,
    above: y - GAP.above - height - away,
    right: y - height / 2 + away,
    left: y - height / 2 + away,
  }[side];
  return { x0: across, y0: down, x1: across + width, y1: down + height };
}

const meet = (a: Box, b: Box): boolean =>
  a.x0 < b.x1 + AIR && b.x0 < a.x1 + AIR && a.y0 < b.y1 + AIR && b.y0 < a.y1 + AIR;

/** Hangs labels so that none lies on another where that can be had: each on its own side first, then the others, then a row away. */
export function hang(labels: readonly Hanging[]): readonly Hung[] {
  const hung: Hung[] = labels.map(({ side }) => ({ side, row: 0 }));
  const taken: Box[] = [];
  const order = labels.map((label, at) => ({ label, at })).sort((a, b) => a.label.rank - b.label.rank);
  for (const { label, at } of order) {
    const ways = ROWS.flatMap((row) => TURNS[label.side].map((side) => ({ side, row })));
    const free = ways.find((way) => !taken.some((box) => meet(box, boxOf(label, way))));
    const way = free ?? { side: label.side, row: 0 };
    hung[at] = way;
    taken.push(boxOf(label, way));
  }
  return hung;
}
