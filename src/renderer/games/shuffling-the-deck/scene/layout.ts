import { seatsUpTo } from '../../../../core/engine/seat';
import type { PlayerView, View } from '../../../../core/games/shuffling-the-deck';
import type { CardOnTable } from '../../../pieces/Cards';
import { type CardSpot, cascade, pile, row, standing } from '../../../pieces/card-layout';
import type { Pt } from '../../../table/units';
import { openCards } from '../choices';
import { face } from './faces';

/** Where everything lies, in millimetres: the row in the middle, cards and piles behind it, players round it. */
export const table = {
  pitch: 67.5,
  rowX: -42,
  back: 148,
  far: 248,
  own: -166,
  activeX: 306,
  upcomingStep: 72,
  runner: { x0: -356, x1: 350, y0: -92, y1: 96 },
} as const;

/** The middle of a space: 1 at the right, 9 at the left. */
export const spaceX = (index: number): number => table.rowX + (4 - index) * table.pitch;

export type LaidCard = CardOnTable & {
  /** What a click on it means; -1 and null for nothing. */
  readonly movement: number | null;
};

const flat = (x: number, y: number, z = 0, turn = 0): CardSpot => ({ x, y, z, turn, lean: 0 });
const back = {
  movement: face.other('movement-back'),
  glory: face.other('glory'),
  pirate: face.other('pirate-back'),
} as const;

/** Piles taller than this don't grow any more. */
const tallest = 16;

function deck(id: string, count: number, x: number, y: number, faceDown: number): LaidCard[] {
  if (count === 0) return [];
  const thick = Math.min(count, 58) * 0.3 + 0.45;
  return [{ id, spot: flat(x, y), front: faceDown, back: faceDown, up: true, thick, movement: null }];
}

function discards(id: string, fronts: readonly number[], x: number, y: number, faceDown: number): LaidCard[] {
  const top = fronts.slice(-tallest);
  return pile(top.length, { x, y }).map((spot, n) => ({
    id: `${id}${n}`,
    spot,
    front: top[n] ?? 0,
    back: faceDown,
    up: true,
    movement: null,
  }));
}

function movementCards(view: View): LaidCard[] {
  const { movement } = view;
  const cards = openCards(view);
  const held = view.options.movementHands;
  const spots = held
    ? standing(cards.length, { x: 196, y: table.own }, 6)
    : row(cards.length, { x: -204, y: table.back }, 10);
  return [
    ...cards.map(
      (card, n): LaidCard => ({
        id: `movement-${n}`,
        spot: spots[n] ?? flat(0, 0),
        front: face.movement(card),
        back: back.movement,
        up: true,
        movement: n,
      }),
    ),
    ...deck('movement-deck', movement.deck, -56, table.back, back.movement),
    ...discards('movement-discard', movement.discard.map(face.movement), 20, table.back, back.movement),
  ];
}

function adventureCards({ adventures }: View): LaidCard[] {
  return [
    ...adventures.row.map(
      (card, n): LaidCard => ({
        id: `adventure-${n}`,
        spot: flat(table.activeX + n * table.upcomingStep, n === 0 ? 4 : 0, 1),
        front: face.adventure(card),
        back: back.glory,
        up: true,
        movement: null,
      }),
    ),
    ...deck('adventure-deck', adventures.deck, table.activeX, table.back, back.glory),
    ...discards('adventure-discard', adventures.discard.map(face.adventure), 226, table.back, back.glory),
  ];
}

/** One's own pirates stand in the rack; what one has taken lies beside it. */
function ownCards({ shown }: View, own: PlayerView): LaidCard[] {
  const spots = standing(own.pirates.length, { x: -36, y: table.own }, 10);
  return [
    ...own.pirates.map(
      (pirate, n): LaidCard => ({
        id: `own-${pirate}`,
        // A pirate that everybody knows stands a little further out.
        spot: { ...(spots[n] ?? flat(0, 0)), y: table.own - (shown.includes(pirate) ? 9 : 0) },
        front: face.pirate(pirate),
        back: back.pirate,
        up: true,
        movement: null,
      }),
    ),
    ...gloryPile('own-glory', own.stolen, -260, table.own),
  ];
}

const gloryPile = (id: string, count: number, x: number, y: number): LaidCard[] =>
  cascade(Math.min(count, 8), { x, y }, 7).map((spot, n) => ({
    id: `${id}${n}`,
    spot,
    front: back.glory,
    back: back.glory,
    up: true,
    movement: null,
  }));

export type OtherSeat = { readonly seat: number; readonly x: number };

/** The other players along the far side; for somebody who only watches, all of them. */
export function otherSeats({ players, viewer }: View): OtherSeat[] {
  const others = seatsUpTo(players.length).filter((seat) => seat !== viewer);
  const step = 640 / Math.max(1, others.length);
  return others.map((seat, n) => ({ seat, x: (n - (others.length - 1) / 2) * step }));
}

function othersCards(view: View): LaidCard[] {
  return otherSeats(view).flatMap(({ seat, x }) => {
    const player = view.players[seat];
    if (!player) return [];
    const known = player.pirates.map((pirate) => face.pirate(pirate));
    const count = view.over ? known.length : player.hiddenPirates + known.length;
    return [
      ...row(count, { x: x - 10, y: table.far }, 8).map(
        (spot, n): LaidCard => ({
          id: `pirate-${seat}-${n}`,
          spot: { ...spot, turn: 180 },
          front: known[n] ?? back.pirate,
          back: back.pirate,
          up: n < known.length,
          movement: null,
        }),
      ),
      ...gloryPile(`glory-${seat}-`, player.stolen, x + 34 + count * 36, table.far),
      ...row(player.handSize, { x: x - 10, y: table.far + 62 }, -38).map(
        (spot, n): LaidCard => ({
          id: `hand-${seat}-${n}`,
          spot,
          front: back.movement,
          back: back.movement,
          up: true,
          movement: null,
        }),
      ),
    ];
  });
}

/** Everything that lies on the table but for the ships, which move. */
export function layOut(view: View): LaidCard[] {
  const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
  return [
    ...movementCards(view),
    ...adventureCards(view),
    ...(own ? ownCards(view, own) : []),
    ...othersCards(view),
  ];
}

/** The number of the ship on whose space a point of the table lies, or null. */
export function spaceAt([x, y]: Pt): number | null {
  if (y < -96 || y > 84) return null;
  const index = Math.round(4 - (x - table.rowX) / table.pitch);
  return index >= 0 && index < 9 ? index : null;
}
