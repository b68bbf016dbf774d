import { type Message, type MessageParams, message, type Seat, seatsUpTo, stableJson } from '../../engine';
import { type CardId, deckFor, groupOf, isCannon, kindOf, treasuresIn } from './cards';
import { CREW_ROOM } from './check';
import { knownTo } from './knowledge';
import { HIT_POINTS } from './play-duel';
import { shownIn } from './sight';
import { goalOf, HAND_LIMIT } from './turn';
import type { PiratasState, Turn } from './types';

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
  const sinking = state.phase.kind === 'take' && state.phase.from === seat;
  if (vessel.damage >= HIT_POINTS && !sinking) faults.push(fault('sunk', whose));
  return faults;
}

function turnFaults(state: PiratasState): Message[] {
  const { phase, turn, duel } = state;
  const seats = state.hands.length;
  const toAct = phase.kind === 'over' ? phase.winner : phase.seat;
  const named = [turn.seat, toAct, duel?.attacker ?? 0, duel?.defender ?? 0];
  if (phase.kind === 'spy') named.push(phase.target);
  if (named.some((seat) => seat >= seats)) return [fault('seats', { count: seats })];
  const ownPhase = phase.kind !== 'defend' && phase.kind !== 'take';
  const faults: Message[] = [];
  if (ownPhase && toAct !== turn.seat) faults.push(fault('phase'));
  if (!phaseFits(state)) faults.push(fault('phase'));
  // Before the first of the two actions there is nothing that a Parrot could copy, and only then an extra action. [P3][P30]
  if (turn.actions === 2 ? turn.first !== null : turn.extra) faults.push(fault('phase'));
  if (turn.first?.kind === 'attack' && !isCannon(turn.first.cannon)) faults.push(fault('phase'));
  if (phase.kind === 'defend' && !couldBeLaid(phase.attack, turn)) faults.push(fault('attack')); // [duel.2][duel.bluff]
  return faults;
}

/** Whether what is asked can be asked as the table stands. */
function phaseFits({ phase, turn, hands, ships, deck, duel }: PiratasState): boolean {
  switch (phase.kind) {
    case 'act':
      return turn.actions > 0;
    case 'defend':
      return phase.seat !== turn.seat && turn.actions < 2 && duel === null;
    case 'take': {
      if (!duel || duel.attacker !== turn.seat || duel.result === 'annulled' || turn.actions === 2)
        return false;
      const sides = [duel.attacker, duel.defender];
      const [winner, loser] = duel.result === 'attacker' ? sides : sides.reverse();
      // Nothing is taken out of an empty hand. [P16]
      return phase.seat === winner && phase.from === loser && (hands[phase.from]?.length ?? 0) > 0;
    }
    case 'spy':
      return phase.target !== phase.seat && turn.actions < 2;
    case 'map':
      return phase.count <= deck.length && turn.actions < 2;
    case 'wheel':
      return phase.count <= deck.length && turn.actions === 2 && !turn.extra;
    case 'discard':
      return turn.actions === 0 && (hands[phase.seat]?.length ?? 0) > HAND_LIMIT; // [turn.limit]
    case 'over': {
      const ship = ships[phase.winner];
      return (
        turn.actions === 2 && ship !== undefined && treasuresIn(hands[phase.winner] ?? []) >= goalOf(ship)
      );
    }
  }
}

/** One cannon, two duel cards of which one at least is a cannon, or a Parrot alone after an attack. [duel.3][P28][P29] */
function couldBeLaid(cards: readonly CardId[], { actions, first }: Turn): boolean {
  if (!cards.every((card) => isCannon(card) || groupOf(card) === 'parrot')) return false;
  if (cards.length === 2) return actions === 0 && cards.some(isCannon);
  return cards.some(isCannon) || (actions === 0 && first?.kind === 'attack');
}

/** What a seat is sure of is hidden and lies with others, or in the deck; whoever is to choose has seen what from. */
function knowledgeFaults(state: PiratasState): Message[] {
  const hidden = new Set<CardId>([
    ...state.deck,
    ...state.hands.flat(),
    ...state.ships.flatMap(({ vessel }) => vessel?.under ?? []),
    ...(state.phase.kind === 'defend' ? state.phase.attack : []),
  ]);
  const faults = state.known.flatMap((list) =>
    list.some((card) => !hidden.has(card)) || new Set(list).size !== list.length ? [fault('knowledge')] : [],
  );
  const { phase } = state;
  if (phase.kind !== 'over') {
    const known = new Set(knownTo(state, phase.seat));
    if (shownIn(state).some((card) => !known.has(card)))
      faults.push(fault('unseen', { seat: { seat: phase.seat } }));
  }
  return [...faults, ...lookFaults(state)];
}

function lookFaults(state: PiratasState): Message[] {
  const inPlay = new Set(deckFor(state.hands.length));
  const sound = state.looks.every((looks, seat) => {
    const others = new Set(looks.map(({ at }) => at));
    if (others.size !== looks.length) return false;
    return looks.every(
      ({ at, cards }) => at !== seat && at < state.hands.length && cards.every((c) => inPlay.has(c)),
    );
  });
  return sound ? [] : [fault('knowledge')];
}
