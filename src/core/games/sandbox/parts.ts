import { hulls, type Pose, pose, toGrid } from '../../geometry';
import type { IslandShape, ShipCard } from '../spanish-main/cards';
import { dieShowing, dieSize } from './die';
import { blank, fromSet, type Look, plain } from './look';
import type { Kind, NewPiece, Sides, Size } from './piece';

const origin = pose(0, 0, 0);

/** Millimetres. */
const size = (wide: number, deep: number, high: number, round = false): Size => ({
  wide: toGrid(wide),
  deep: toGrid(deep),
  high: toGrid(high),
  round,
});

export const sizes = {
  card: size(63, 88, 0.3),
  smallCard: size(44, 63, 0.3),
  crew: size(14, 14, 1.5, true),
  coin: size(15, 15, 2, true),
  token: size(20, 20, 3, true),
  mat: size(240, 160, 0.5),
  note: size(70, 50, 0.3),
  bag: size(70, 70, 60, true),
  box: size(120, 80, 30),
} as const;

/** A piece at the middle of the table, face up. */
export function part(
  kind: Kind,
  of: Size,
  front: Look,
  back: Look = blank,
  more: Partial<NewPiece> = {},
): NewPiece {
  return {
    kind,
    size: of,
    back,
    face: 'up',
    pose: origin,
    colour: null,
    owner: null,
    locked: false,
    die: null,
    masts: [],
    identity: { front, name: null, origin: null },
    ...more,
  };
}

export const placedAt = (piece: NewPiece, at: Pose): NewPiece => ({ ...piece, pose: at });

export const dieOf = (sides: Sides): NewPiece =>
  part('die', dieSize(sides), plain(`d${sides}`), blank, { die: dieShowing(sides, sides) });

/** A Spanish Main ship with all her masts. */
export function shipOf(card: Pick<ShipCard, 'id' | 'hull' | 'cannons'>): NewPiece {
  const { length, beam } = hulls[card.hull];
  const body: Size = { wide: length, deep: beam, high: toGrid(10), round: false };
  return part('ship', body, fromSet('spanish-main', 'ship', card.id), blank, {
    masts: card.cannons.map(() => true),
  });
}

export function islandOf(shape: Pick<IslandShape, 'id' | 'outline'>): NewPiece {
  const span = (of: 0 | 1): number => {
    const values = shape.outline.map((corner) => corner[of]);
    return Math.max(...values) - Math.min(...values);
  };
  return part('island', size(span(0), span(1), 3), fromSet('spanish-main', 'island', shape.id));
}

export const crewOf = (card: string): NewPiece =>
  part('crew', sizes.crew, fromSet('spanish-main', 'crew', card), fromSet('spanish-main', 'back', 'crew'));

/** @param id `gold-3`, or a unique treasure's card */
export const treasureOf = (id: string): NewPiece =>
  part(
    'treasure',
    sizes.coin,
    fromSet('spanish-main', 'treasure', id),
    fromSet('spanish-main', 'back', 'treasure'),
  );

/** A standing bar of the given length, thin enough to lie along a hull. @param mm its length */
export const barOf = (name: string, mm: number): NewPiece => part('bar', size(mm, 8, 2), plain(name));
