import { type Message, type MessageParams, message, type Seat, seatsUpTo, stableJson } from '../../engine';
import { type CardId, deckFor, groupOf, kindOf } from './cards';
import { CREW_ROOM } from './check';
import { HIT_POINTS } from './play-duel';
import type { PiratasState } from './types';

const fault = (code: string, params?: MessageParams): Message => message(`piratas.position.${code}`, params);

/** What is wrong with a position, in words for whoever laid it out; empty when it is sound. */
export function positionFaults(state: PiratasState): Message[] {
  const faults = [...cardFaults(state)];
  const seats = seatsUpTo(state.hands.length);
  if (state.ships.length !== seats.length || state.looks.length !== seats.length)
    faults.push(fault('seats', { count: seats.length }));
  if (state.known.length !== seats.length + 1) faults.push(fault('seats', { count: seats.length }));
  for (const seat of seats) faults.push(...shipFaults(state, seat));
  for (const card of state.discard)
    if (groupOf(card) === 'treasure') faults.push(fault('treasure-open', { card }));
  faults.push(...turnFaults(state), ...knowledgeFaults(state));
  return faults;
}

/** For tests: the same as lines. */
export const invariants = (state: PiratasState): string[] => positionFaults(state).map(stableJson);

/** Every card of this number of players' deck lies in exactly one place. [deck.marks] */
function cardFaults(state: PiratasState): Message[] {
  const laid = state.phase.kind === 'defend' ? state.phase.attack : [];
  const places = new Map<CardId, number>();
  const ships = state.ships.flatMap(({ crew, vessel }) => [
    ...crew,
    ...(vessel ? [vessel.card, ...vessel.under] : []),
  ]);
  for (const card of [...state.deck, ...state.discard, ...state.hands.flat(), ...ships, ...laid])
    places.set(card, (places.get(card) ?? 0) + 1);
  const faults: Message[] = [];
  for (const card of deckFor(state.hands.length)) {
    const times = places.get(card) ?? 0;
    if (times === 0) faults.push(fault('card-missing', { card }));
    if (times > 1) faults.push(fault('card-twice', { card }));
    places.delete(card);
  }
  for (const card of places.keys()) faults.push(fault('card-out', { card, players: state.hands.length }));
  return faults;
}

function shipFaults(state: PiratasState, seat: Seat): Message[] {
  const faults: Message[] = [];
  const { crew = [], vessel = null } = state.ships[seat] ?? {};
  const whose = { seat: { seat } };
  if (crew.length > CREW_ROOM) faults.push(fault('crew-room', whose)); // [crew.room][P26]
  for (const card of crew) if (groupOf(card) !== 'crew') faults.push(fault('not-crew', { ...whose, card }));
  if (!vessel) return faults;
  if (groupOf(vessel.card) !== 'vessel') faults.push(fault('not-vessel', { ...whose, card: vessel.card }));
  if (vessel.under.length > 0 && kindOf(vessel.card) !== 'hull') faults.push(fault('under', whose));
  // Sunk, but not yet off the table: only while the winner of that duel chooses his card. [duel.9][P13]
  if (vessel.damage >= HIT_POINTS && state.phase.kind !== 'take') faults.push(fault('sunk', whose));
  return faults;
}

function turnFaults(state: PiratasState): Message[] {
  const { phase, turn } = state;
  const seats = state.hands.length;
  const faults: Message[] = [];
  const ownPhase = phase.kind !== 'defend' && phase.kind !== 'take';
  const toAct = phase.kind === 'over' ? phase.winner : phase.seat;
  if (turn.seat >= seats || toAct >= seats) faults.push(fault('seats', { count: seats }));
  if (ownPhase && toAct !== turn.seat) faults.push(fault('phase'));
  if (phase.kind === 'act' && turn.actions === 0) faults.push(fault('phase'));
  if (phase.kind === 'defend' && phase.seat === turn.seat) faults.push(fault('phase'));
  if (phase.kind === 'take' && (state.hands[phase.from]?.length ?? 0) === 0) faults.push(fault('phase'));
  if ((phase.kind === 'map' || phase.kind === 'wheel') && phase.count > state.deck.length)
    faults.push(fault('phase'));
  if (turn.extra && turn.actions < 2) faults.push(fault('phase'));
  return faults;
}

/** What a seat is sure of is hidden and lies with others, or in the deck. */
function knowledgeFaults(state: PiratasState): Message[] {
  const open = new Set<CardId>([...state.discard, ...state.ships.flatMap(({ crew }) => crew)]);
  return state.known.flatMap((list) =>
    list.some((card) => open.has(card)) || new Set(list).size !== list.length ? [fault('knowledge')] : [],
  );
}
