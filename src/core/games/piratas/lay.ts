import { z } from 'zod';
import {
  err,
  type Message,
  message,
  ok,
  type Piece,
  type Result,
  type Seat,
  seatsUpTo,
  seat as toSeat,
} from '../../engine';
import { type CardId, cardIdSchema } from './cards';
import { positionFaults } from './invariants';
import { type PiratasOptions, type PiratasState, stateSchema } from './types';

/** Where a card may lie on the table. A picked-up card belongs to the place nearest to it. */
type Place = { readonly zone: Zone; readonly seat: Seat | null; readonly x: number; readonly y: number };
type Zone = 'deck' | 'discard' | 'attack' | 'hand' | 'crew' | 'vessel';

/** Millimetres from the middle of a ship's mat. */
const VESSEL_X = -60;
const CREW_X = 40;
const CREW_STEP = 60;
const HAND_Y = 90;
const HAND_WIDTH = 140;
const UNDER_Y = 12;
/** The mats, three on either long side of the table. */
const MATS = [-300, 0, 300].flatMap((x) => [
  { x, y: 250 },
  { x, y: -250 },
]);

const MIDDLE: readonly Place[] = [
  { zone: 'deck', seat: null, x: -60, y: 0 },
  { zone: 'discard', seat: null, x: 20, y: 0 },
  { zone: 'attack', seat: null, x: 110, y: 0 },
];

const matOf = (seat: Seat) => MATS[seat] ?? { x: 0, y: 0 };

function placesFor(seats: number): Place[] {
  const places = [...MIDDLE];
  for (const seat of seatsUpTo(seats)) {
    const { x, y } = matOf(seat);
    places.push(
      { zone: 'vessel', seat, x: x + VESSEL_X, y },
      { zone: 'crew', seat, x: x + CREW_X, y },
      { zone: 'hand', seat, x, y: y + Math.sign(y) * HAND_Y },
    );
  }
  return places;
}

/** The position as cards on the table, and one marker that remembers the turn. */
export function lay(state: PiratasState): Piece[] {
  const pieces: Piece[] = [];
  const put = (card: CardId, x: number, y: number, face: Piece['face'], owner: Seat | null, data = {}) => {
    pieces.push({
      id: card,
      kind: 'piratas/card',
      x,
      y,
      turn: 0,
      face,
      owner,
      data: { ...data, order: pieces.length },
    });
  };
  const [deck, discard, attack] = MIDDLE;
  for (const card of state.deck) put(card, deck?.x ?? 0, deck?.y ?? 0, 'down', null);
  for (const card of state.discard) put(card, discard?.x ?? 0, discard?.y ?? 0, 'up', null);
  const laid = state.phase.kind === 'defend' ? state.phase.attack : [];
  for (const card of laid) put(card, attack?.x ?? 0, attack?.y ?? 0, 'down', state.turn.seat);
  for (const seat of seatsUpTo(state.hands.length)) {
    const { x, y } = matOf(seat);
    const hand = state.hands[seat] ?? [];
    hand.forEach((card, i) => {
      const shift = Math.round((HAND_WIDTH * (i + 1)) / (hand.length + 1)) - HAND_WIDTH / 2;
      put(card, x + shift, y + Math.sign(y) * HAND_Y, 'down', seat);
    });
    const ship = state.ships[seat];
    ship?.crew.forEach((card, i) => {
      put(card, x + CREW_X + (i - 0.5) * CREW_STEP, y, 'up', seat);
    });
    if (!ship?.vessel) continue;
    for (const card of ship.vessel.under) put(card, x + VESSEL_X, y + UNDER_Y, 'down', seat);
    put(ship.vessel.card, x + VESSEL_X, y, 'up', seat, { damage: ship.vessel.damage });
  }
  const { turn, phase, duel, known, looks } = state;
  pieces.push({
    id: 'turn',
    kind: 'piratas/turn',
    x: 180,
    y: 0,
    turn: 0,
    face: 'up',
    owner: turn.seat,
    data: { seats: state.hands.length, turn, phase, duel, known, looks },
  });
  return pieces;
}

/**
 * Reads a position back: each card belongs to the place nearest to it. Where that agrees with the marker, the same
 * game goes on; else the seat whose turn it was begins it anew, and what had been learnt of hidden cards is void.
 */
export function pickUp(
  pieces: readonly Piece[],
  options: PiratasOptions,
): Result<PiratasState, readonly Message[]> {
  const marker = pieces.find(({ kind }) => kind === 'piratas/turn');
  const seats = z.number().int().min(2).max(6).safeParse(marker?.data.seats);
  if (!marker || !seats.success) return err([message('piratas.position.no-turn')]);
  const { attack, ...position } = gather(pieces, seats.data);
  const { turn, phase, duel, known, looks } = marker.data;
  const asFound = stateSchema.safeParse({ options, ...position, turn, phase, duel, known, looks });
  if (asFound.success && positionFaults(asFound.data).length === 0) return ok(asFound.data);

  const seat = marker.owner ?? toSeat(0);
  position.hands[seat]?.push(...attack);
  const anew = stateSchema.safeParse({
    options,
    ...position,
    turn: { number: 1, seat, actions: 2, extra: false, first: null },
    phase: { kind: 'act', seat },
    duel: null,
    known: Array.from({ length: seats.data + 1 }, () => []),
    looks: Array.from({ length: seats.data }, () => []),
  });
  if (!anew.success) return err([message('piratas.position.malformed', { where: where(anew.error) })]);
  const faults = positionFaults(anew.data);
  return faults.length > 0 ? err(faults) : ok(anew.data);
}

const where = (error: z.ZodError): string => error.issues[0]?.path.join('.') ?? '';

type Gathered = Pick<PiratasState, 'deck' | 'discard' | 'hands' | 'ships'> & { attack: CardId[] };

function gather(pieces: readonly Piece[], seats: number): Gathered {
  const places = placesFor(seats);
  const found: Gathered = {
    deck: [],
    discard: [],
    attack: [],
    hands: seatsUpTo(seats).map(() => []),
    ships: seatsUpTo(seats).map(() => ({ crew: [], vessel: null })),
  };
  const under = seatsUpTo(seats).map((): CardId[] => []);
  const order = (piece: Piece): number => (typeof piece.data.order === 'number' ? piece.data.order : 0);
  for (const piece of [...pieces].sort((a, b) => order(a) - order(b))) {
    const card = cardIdSchema.safeParse(piece.id);
    if (!card.success || piece.kind !== 'piratas/card') continue;
    const place = nearest(places, piece);
    const ship = place.seat === null ? undefined : found.ships[place.seat];
    if (place.seat === null || !ship) {
      if (place.zone === 'deck' || place.zone === 'discard' || place.zone === 'attack')
        found[place.zone].push(card.data);
    } else if (place.zone === 'hand') found.hands[place.seat]?.push(card.data);
    else if (place.zone === 'crew') ship.crew.push(card.data);
    else if (piece.face === 'down') under[place.seat]?.push(card.data);
    else {
      const damage = z.number().int().min(0).max(3).catch(0).parse(piece.data.damage);
      // A second vessel on one mat has no place: its card goes missing, which the faults then say.
      ship.vessel ??= { card: card.data, damage, under: [] };
    }
  }
  under.forEach((cards, seat) => {
    const vessel = found.ships[seat]?.vessel;
    if (vessel) vessel.under.push(...cards);
    else found.hands[seat]?.push(...cards);
  });
  return found;
}

function nearest(places: readonly Place[], at: { readonly x: number; readonly y: number }): Place {
  const distance = (place: Place): number => (place.x - at.x) ** 2 + (place.y - at.y) ** 2;
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
}
