import type { Random, Seat } from '../../engine';
import { endTurn, ownerOf, resolveAdventure, skipAdventure } from './adventure';
import { type MovementKind, movementCards } from './data/movement-cards';
import { type PirateId, shipsOf } from './data/pirates';
import { shipOf, spaceAt, takeHalf } from './glory';
import { rearrange, shiftsBetween } from './row';
import type { Command, Event, State } from './types';

/** The action, then the active adventure, then the next player [turn.order]. */
export function play(state: State, seat: Seat, command: Command, random: Random): Event[] {
  const events = act(state, seat, command, random);
  const fogged = command.kind === 'play-card' && movementCards[command.card].rule.does === 'skips-adventure';
  events.push(...(fogged ? skipAdventure(state) : resolveAdventure(state)), ...endTurn(state));
  return events;
}

function act(state: State, seat: Seat, command: Command, random: Random): Event[] {
  switch (command.kind) {
    case 'play-card':
      return playCard(state, seat, command.card, command.ships, random);
    case 'repair':
      return repair(state, seat);
    case 'accuse':
      return accuse(state, seat, command);
    case 'pass':
      return pass(state, seat, command.swap, random);
  }
}

function playCard(
  state: State,
  seat: Seat,
  card: MovementKind,
  ships: readonly PirateId[],
  random: Random,
): Event[] {
  const { rule } = movementCards[card];
  const events: Event[] = [{ kind: 'card-played', seat, card }];
  if (rule.does === 'damages') {
    for (const pirate of ships) {
      shipOf(state, pirate).damaged = true;
      events.push({ kind: 'ship-damaged', pirate, space: spaceAt(state, pirate), by: 'sabotage' });
    }
  } else if (rule.does !== 'skips-adventure') {
    const before = [...state.row];
    rearrange(state.row, rule, ships);
    const named = rule.does === 'moves-nation' ? shipsOf(rule.nation) : ships;
    events.push({ kind: 'ships-moved', named, shifts: shiftsBetween(before, state.row) });
  }
  return [...events, ...replaceCard(state, seat, card, random)];
}

/** Every damaged ship in the row, whoever owns it [action.repair]. */
function repair(state: State, seat: Seat): Event[] {
  const damaged = state.row.filter((ship) => ship.damaged);
  for (const ship of damaged) ship.damaged = false;
  return [{ kind: 'ships-repaired', seat, pirates: damaged.map(({ pirate }) => pirate) }];
}

/** The engine answers for the accused, and answers truly [C4.34]. */
function accuse(
  state: State,
  seat: Seat,
  { target, pirate, discard }: Extract<Command, { kind: 'accuse' }>,
): Event[] {
  const events: Event[] = [];
  if (discard !== undefined) events.push(discardFromHand(state, seat, discard));
  if (ownerOf(state, pirate) !== target) {
    // Nothing is shown and the action is spent [C4.29].
    state.denials.push({ by: seat, target, pirate });
    return [...events, { kind: 'accusation-wrong', seat, target, pirate, final: true }];
  }
  // The card stays face up; what is taken is safe, what is left grows on and is its owner's [C4.28][C4.36][C4.37].
  state.shown.push(pirate);
  const taken = takeHalf(shipOf(state, pirate));
  state.players[seat]?.stolen.push(...taken);
  return [...events, { kind: 'accusation-right', seat, target, pirate, glory: taken.length, final: true }];
}

/** Passing does nothing [action.pass], but may exchange one movement card [C4.38]. */
function pass(state: State, seat: Seat, swap: MovementKind | undefined, random: Random): Event[] {
  const passed: Event = { kind: 'passed', seat };
  if (swap === undefined) return [passed];
  return [
    passed,
    { kind: 'movement-discarded', seat, card: swap },
    ...replaceCard(state, seat, swap, random),
  ];
}

/** An accusation costs a card of the hand, and no new one is drawn: from now on the hand is smaller [C4.47]. */
function discardFromHand(state: State, seat: Seat, card: MovementKind): Event {
  const hand = state.players[seat]?.hand ?? [];
  hand.splice(hand.indexOf(card), 1);
  state.movement.discard.push(card);
  return { kind: 'movement-discarded', seat, card };
}

/** Discards a movement card and draws another in its place, on the table or in the hand [action.play]. */
function replaceCard(state: State, seat: Seat, card: MovementKind, random: Random): Event[] {
  const { movement, options } = state;
  const cards = options.movementHands ? (state.players[seat]?.hand ?? []) : movement.faceUp;
  const slot = cards.indexOf(card);
  movement.discard.push(card);
  const events: Event[] = [];
  if (movement.deck.length === 0) {
    // The discards, this card among them, become the new deck [C4.39].
    movement.deck = random.shuffle(movement.discard);
    movement.discard = [];
    events.push({ kind: 'movement-reshuffled', final: true });
  }
  const drawn = movement.deck.pop();
  if (drawn === undefined) return events;
  cards.splice(slot, 1, drawn);
  events.push({ kind: 'movement-drawn', seat, card: drawn, toHand: options.movementHands, final: true });
  return events;
}
