import { type Piece, type Seat, seatsUpTo } from '../../engine';
import { pirateIds } from './data/pirates';
import type { Glory, State } from './types';

/**
 * Where things lie when a position is put on a table as loose pieces, in millimetres: the row along the x axis with
 * its front to the right, the movement cards and the piles behind it, each player's own things in front.
 */
export const places = {
  spacing: 75,
  /** Cards with |y| below this belong to the row. */
  rowDepth: 70,
  tucked: 12,
  adventures: { x: 390, step: 75, deck: 390, discard: 470 },
  movement: { x: -240, step: 75, deck: 20, discard: 110, discardFrom: 65 },
  behind: 130,
  hands: -150,
} as const;

export const pieceKinds = {
  ship: 'shuffling-the-deck/ship',
  adventure: 'shuffling-the-deck/adventure',
  counter: 'shuffling-the-deck/counter',
  movement: 'shuffling-the-deck/movement',
  pirate: 'shuffling-the-deck/pirate',
  turn: 'shuffling-the-deck/turn-marker',
} as const;

/** Space 9 lies at the left, space 1 at the right. */
const xOfSpace = (index: number): number => (4 - index) * places.spacing;

type Spot = Pick<Piece, 'x' | 'y' | 'face' | 'owner'>;
const spot = (x: number, y: number, face: Piece['face'], owner: Seat | null = null): Spot => ({
  x,
  y,
  face,
  owner,
});

/** Numbers pieces of one kind as they are laid, bottom to top. */
class Table {
  readonly pieces: Piece[] = [];

  put(kind: string, at: Spot, data: Piece['data']): void {
    this.pieces.push({ id: `${kind}/${this.pieces.length}`, kind, turn: 0, data, ...at });
  }

  glory({ card, seen }: Glory, x: number, y: number, owner: Seat | null): void {
    if (card === null) this.put(pieceKinds.counter, spot(x, y, 'up', owner), {});
    else this.put(pieceKinds.adventure, spot(x, y, 'down', owner), { card, seen });
  }
}

export function lay(state: State): readonly Piece[] {
  const table = new Table();
  layRow(table, state);
  layPiles(table, state);
  layPlayers(table, state);
  const { active, turns, over, denials } = state;
  table.put(pieceKinds.turn, spot(0, places.hands, 'up', active), {
    players: state.players.length,
    turns,
    over,
    denials: denials.map((denial) => ({ ...denial })),
  });
  return table.pieces;
}

function layRow(table: Table, { row }: State): void {
  for (const [index, { pirate, damaged, glory }] of row.entries()) {
    const x = xOfSpace(index);
    for (const [n, one] of glory.entries()) table.glory(one, x, places.tucked + n, null);
    table.put(pieceKinds.ship, spot(x, 0, damaged ? 'down' : 'up'), { pirate });
  }
}

function layPiles(table: Table, { adventures, movement }: State): void {
  const { behind } = places;
  for (const [n, card] of adventures.row.entries()) {
    table.put(pieceKinds.adventure, spot(places.adventures.x + n * places.adventures.step, 0, 'up'), {
      card,
    });
  }
  for (const card of adventures.deck) {
    table.put(pieceKinds.adventure, spot(places.adventures.deck, behind, 'down'), { card });
  }
  for (const card of adventures.discard) {
    table.put(pieceKinds.adventure, spot(places.adventures.discard, behind, 'up'), { card });
  }
  for (const [n, card] of movement.faceUp.entries()) {
    table.put(pieceKinds.movement, spot(places.movement.x + n * places.movement.step, behind, 'up'), {
      card,
    });
  }
  for (const card of movement.deck) {
    table.put(pieceKinds.movement, spot(places.movement.deck, behind, 'down'), { card });
  }
  for (const card of movement.discard) {
    table.put(pieceKinds.movement, spot(places.movement.discard, behind, 'up'), { card });
  }
}

function layPlayers(table: Table, state: State): void {
  const y = places.hands;
  for (const seat of seatsUpTo(state.players.length)) {
    const player = state.players[seat];
    if (!player) continue;
    for (const [n, pirate] of player.pirates.entries()) {
      const face = state.shown.includes(pirate) ? 'up' : 'down';
      table.put(pieceKinds.pirate, spot(n * places.spacing, y, face, seat), { pirate });
    }
    for (const [n, card] of player.hand.entries()) {
      table.put(pieceKinds.movement, spot(-(n + 1) * places.spacing, y, 'down', seat), { card });
    }
    for (const one of player.stolen) table.glory(one, 4 * places.spacing, y, seat);
  }
  const owned = state.players.flatMap(({ pirates }) => pirates);
  for (const pirate of pirateIds.filter((one) => !owned.includes(one))) {
    const face = state.unowned.includes(pirate) ? 'up' : 'down';
    table.put(pieceKinds.pirate, spot(-4 * places.spacing, places.behind, face), { pirate });
  }
}
