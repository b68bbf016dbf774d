import { z } from 'zod';
import type { Piece as EnginePiece, Seat } from '../../../engine';
import { pose, toGrid } from '../../../geometry';
import { clampToTable } from '../helpers';
import { blank, type Colour, fromSet, type Look, plain } from '../look';
import { part, sizes } from '../parts';
import type { Kind, NewPiece, Size } from '../piece';
import type { LaidItem, LaidPiece, Layout } from './layout';

/** What a ruled game's loose piece becomes. */
type Made = {
  readonly kind: Kind;
  readonly size: Size;
  readonly front: Look;
  readonly back?: Look;
  readonly colour?: Colour | null;
  /** Where it goes: on the table by itself, on a pile with all that lies in the same place, or into its owner's hand. */
  readonly goes: 'table' | 'pile' | 'hand';
  /** In place of where the game laid it, millimetres. */
  readonly at?: readonly [number, number];
  readonly face?: 'up' | 'down';
  readonly locked?: true;
};

export type Reading = {
  readonly surface: Layout['surface'];
  /** Null for what only keeps the game's book. */
  readonly read: (piece: EnginePiece, all: readonly EnginePiece[]) => Made | null;
  /** What lies beneath it all. */
  readonly ground: (seats: number) => readonly NewPiece[];
};

const word = (value: unknown): string =>
  z.union([z.string(), z.number()]).transform(String).catch('').parse(value);

export const readings: Readonly<Record<'piratas' | 'shuffling-the-deck' | 'caribbean', Reading>> = {
  piratas: {
    surface: 'wood',
    read(piece) {
      if (piece.kind !== 'piratas/card') return null;
      const hand = piece.owner !== null && Math.abs(piece.y) > HAND_FROM;
      const pile = piece.owner === null;
      let goes: Made['goes'] = 'table';
      if (hand) goes = 'hand';
      else if (pile) goes = 'pile';
      return {
        kind: 'card',
        size: sizes.card,
        front: fromSet('piratas', 'card', piece.id.replace(/-\d+$/, '')),
        back: fromSet('piratas', 'back', 'card'),
        goes,
      };
    },
    ground: (seats) =>
      playmats.slice(0, seats).map(([x, y], seat) => ({
        ...part('mat', sizes.mat, fromSet('piratas', 'mat')),
        pose: pose(toGrid(x), toGrid(y), y > 0 ? 180_000 : 0),
        owner: seat as Seat,
        locked: true,
      })),
  },
  'shuffling-the-deck': {
    surface: 'wood',
    read(piece) {
      const art = piece.kind.slice('shuffling-the-deck/'.length);
      const id = word(piece.data.pirate ?? piece.data.card);
      const own = piece.owner !== null;
      const y = own ? piece.y - Number(piece.owner) * 100 : piece.y;
      const at = [piece.x, y] as const;
      switch (art) {
        case 'ship':
          return {
            kind: 'ship',
            size: sizes.smallCard,
            front: fromSet('shuffling-the-deck', 'ship', id),
            back: fromSet('shuffling-the-deck', 'ship-damaged', id),
            goes: 'table',
          };
        case 'counter':
          return {
            kind: 'token',
            size: sizes.token,
            front: fromSet('shuffling-the-deck', 'counter'),
            goes: 'table',
            at,
          };
        case 'adventure':
        case 'movement':
        case 'pirate': {
          const secret = own && piece.face === 'down' && art !== 'adventure';
          const piled = !own && piece.y > BEHIND;
          let goes: Made['goes'] = 'table';
          if (secret) goes = 'hand';
          else if (piled) goes = 'pile';
          return {
            kind: 'card',
            size: sizes.card,
            front: fromSet('shuffling-the-deck', art, id),
            back: fromSet('shuffling-the-deck', 'back', art),
            goes,
            at: goes === 'table' && piece.face === 'down' ? at : [at[0], at[1] + (piled ? 60 : 0)],
          };
        }
        default:
          return null;
      }
    },
    ground: () => [],
  },
  caribbean: {
    surface: 'wood',
    read(piece, all) {
      // The chart counts y to the south.
      const at = [piece.x, -piece.y] as const;
      switch (piece.kind) {
        case 'caribbean/ship':
          return {
            kind: 'ship',
            size: { wide: 30_000, deep: 12_000, high: 12_000, round: false },
            front: fromSet('caribbean', 'ship', word(piece.data.ship)),
            goes: 'table',
            at,
          };
        case 'caribbean/chest': {
          const city = word(piece.data.city);
          const carrier = all.find((one) => one.kind === 'caribbean/ship' && one.data.chest === city);
          return {
            kind: 'token',
            size: sizes.coin,
            front: fromSet('caribbean', 'chest', city),
            back: fromSet('caribbean', 'back', 'chest'),
            goes: 'table',
            at: carrier ? [carrier.x, -carrier.y] : at,
          };
        }
        case 'caribbean/purse':
          return {
            kind: 'note',
            size: sizes.note,
            front: plain(`${word(piece.data.money)}`),
            goes: 'table',
            at: [-430, at[1] * 1.5],
          };
        default:
          return null;
      }
    },
    ground: () => [
      {
        ...part(
          'board',
          { wide: 640_000, deep: 363_740, high: 1000, round: false },
          fromSet('caribbean', 'board'),
        ),
        locked: true,
      },
    ],
  },
};

const HAND_FROM = 300;
const BEHIND = 70;
const playmats: readonly (readonly [number, number])[] = [-300, 0, 300].flatMap((x) => [
  [x, 250] as const,
  [x, -250] as const,
]);

/** A ruled position as a table: what is hidden stays hidden, hands go to the hands of the same seats. */
export function layCards(
  game: keyof typeof readings,
  pieces: readonly EnginePiece[],
  seats: number,
  options: Readonly<Record<string, unknown>>,
): Layout {
  const { surface, read, ground } = readings[game];
  const loose: LaidPiece[] = ground(seats).map((piece) => ({ ...piece, seenBy: [] }));
  const hands: LaidItem[][] = Array.from({ length: seats }, () => []);
  const piles = new Map<string, LaidItem[]>();
  const rest: EnginePiece[] = [];
  for (const piece of pieces) {
    const made = read(piece, pieces);
    if (!made) {
      rest.push(piece);
      continue;
    }
    const item = itemOf(piece, made);
    const pile = `${made.at?.join() ?? `${piece.x},${piece.y}`} ${item.face}`;
    if (made.goes === 'pile') piles.set(pile, [...(piles.get(pile) ?? []), item]);
    else if (made.goes === 'hand' && piece.owner !== null) hands[piece.owner]?.push(item);
    else loose.push(item);
  }
  const decks = [...piles.values()];
  return {
    surface,
    pieces: [...loose, ...decks.filter((pile) => pile.length === 1).flat()],
    decks: decks
      .filter((pile) => pile.length > 1)
      .map((items) => ({ face: items[0]?.face ?? 'down', items })),
    hands,
    from: { game, options: { ...options }, rest: rest.map((piece) => ({ ...piece })) },
  };
}

function itemOf(piece: EnginePiece, made: Made): LaidItem {
  const [x, y] = made.at ?? [piece.x, piece.y];
  return {
    ...part(made.kind, made.size, made.front, made.back ?? blank, {
      face: made.face ?? piece.face,
      pose: clampToTable(pose(toGrid(x), toGrid(y), Math.round(piece.turn * 1000))),
      owner: piece.owner,
      colour: made.colour ?? null,
    }),
    identity: {
      front: made.front,
      name: null,
      origin: { id: piece.id, kind: piece.kind, data: { ...piece.data } },
    },
    seenBy: [],
  };
}
