import type { Random, Seat } from '../../engine';
import type { CardId, ImmediateKind } from './cards';
import type { PiratasEvent } from './events';
import { forget, learnAll, unveil } from './knowledge';
import { resolveDuel, settleDuel } from './play-duel';
import {
  discard,
  drawCard,
  handOf,
  look,
  lookAtDeck,
  type Playing,
  remove,
  removeVessel,
  shipOf,
  steal,
  stealAtRandom,
} from './table';
import { endTurn, goOn, HAND_LIMIT } from './turn';
import type { Command, PiratasState } from './types';

const MAP_CARDS = 4;
const WHEEL_CARDS = 2;
const RUM_CARDS = 2;

/** Plays a command that has passed `check`. */
export function play(state: PiratasState, seat: Seat, command: Command, random: Random): PiratasEvent[] {
  const playing: Playing = { state, random, events: [] };
  carryOut(playing, seat, command);
  return playing.events;
}

function carryOut(playing: Playing, seat: Seat, command: Command): void {
  const { state, events } = playing;
  const hand = handOf(state, seat);
  switch (command.kind) {
    case 'draw':
      spend(state);
      drawCard(playing, seat);
      goOn(playing);
      break;
    case 'crew': {
      spend(state);
      remove(hand, command.card);
      unveil(state, command.card);
      shipOf(state, command.ship).crew.push(command.card);
      events.push({ kind: 'crew-joined', seat, card: command.card, ship: command.ship });
      goOn(playing);
      break;
    }
    case 'vessel':
      spend(state);
      remove(hand, command.card);
      removeVessel(playing, seat, 'vessel-swapped'); // one vessel a ship [vessel.one][P8]
      unveil(state, command.card);
      shipOf(state, seat).vessel = { card: command.card, damage: 0, under: [] }; // [P11]
      events.push({ kind: 'vessel-launched', seat, card: command.card });
      goOn(playing);
      break;
    case 'plunder':
      playImmediate(playing, seat, command.card, 'plunder');
      stealAtRandom(playing, seat, command.target, 'plunder');
      goOn(playing);
      break;
    case 'overboard':
      playImmediate(playing, seat, command.card, 'overboard'); // [card.overboard]
      remove(shipOf(state, command.ship).crew, command.crew);
      discard(state, command.crew);
      events.push({ kind: 'drowned', seat, ship: command.ship, card: command.crew });
      goOn(playing);
      break;
    case 'summon':
      playImmediate(playing, seat, command.card, 'summon'); // [card.summon]
      remove(state.discard, command.crew);
      shipOf(state, seat).crew.push(command.crew);
      events.push({ kind: 'summoned', seat, card: command.crew });
      goOn(playing);
      break;
    case 'rum':
      playImmediate(playing, seat, command.card, 'rum'); // [card.rum]
      for (let i = 0; i < RUM_CARDS; i++) drawCard(playing, seat); // one by one, so a reshuffle may come between [P22]
      goOn(playing);
      break;
    case 'spyglass':
      playImmediate(playing, seat, command.card, 'spyglass');
      look(playing, seat, command.target);
      state.phase = { kind: 'spy', seat, target: command.target };
      break;
    case 'map':
      playImmediate(playing, seat, command.card, 'map');
      // The Map itself lies on the discard pile by now, so there is always a card to look at. [P17]
      state.phase = { kind: 'map', seat, count: lookAtDeck(playing, seat, MAP_CARDS) };
      break;
    case 'attack': {
      const { cards, target } = command;
      const usesUpTurn = cards.length === 2; // [duel.3][P43]
      spend(state, usesUpTurn ? 2 : 1); // one card leaves room for another attack [P42]
      for (const card of cards) remove(hand, card);
      state.duel = null;
      state.phase = { kind: 'defend', seat: target, attack: [...cards] };
      events.push({ kind: 'attacked', seat, target, count: cards.length, cards: [...cards] });
      break;
    }
    case 'poseidon': // [card.poseidon]
      state.turn.extra = false;
      remove(state.discard, command.card);
      hand.push(command.card);
      learnAll(state, [command.card]); // the pile lies open, so everybody saw which one
      events.push({ kind: 'salvaged', seat, card: command.card });
      break;
    case 'highness': // [card.highness]
      state.turn.extra = false;
      stealAtRandom(playing, seat, command.target, 'highness');
      break;
    case 'cyclops': // [card.cyclops]
      state.turn.extra = false;
      look(playing, seat, command.target);
      break;
    case 'hull':
      state.turn.extra = false;
      forget(state, hand, [seat]);
      remove(hand, command.card);
      shipOf(state, seat).vessel?.under.push(command.card);
      events.push({ kind: 'stashed', seat, card: command.card });
      break;
    case 'merchant': // [card.merchant]
      state.turn.extra = false;
      drawCard(playing, seat);
      break;
    case 'wheel':
      state.turn.extra = false;
      state.phase = { kind: 'wheel', seat, count: lookAtDeck(playing, seat, WHEEL_CARDS) };
      break;
    case 'defend':
      for (const card of command.cards) remove(hand, card);
      resolveDuel(playing, seat, [...command.cards]);
      break;
    case 'take': {
      if (state.phase.kind === 'take') steal(playing, seat, state.phase.from, command.card, 'duel');
      settleDuel(playing);
      break;
    }
    case 'spy': {
      if (state.phase.kind === 'spy') spied(playing, seat, state.phase.target, command.discard);
      goOn(playing);
      break;
    }
    case 'choose': {
      const seen = state.deck.splice(0, command.bottom.length + 1);
      forget(state, seen, [seat]);
      hand.push(command.take);
      state.deck.push(...command.bottom); // [P21]
      const { take, bottom } = command;
      events.push({ kind: 'chose', seat, card: take, count: bottom.length, cards: [...bottom] });
      goOn(playing);
      break;
    }
    case 'place': {
      const { top, bottom } = command;
      const seen = state.deck.splice(0, top.length + bottom.length);
      forget(state, seen, [seat]);
      state.deck.unshift(...top);
      state.deck.push(...bottom);
      const cards = [...top, ...bottom];
      events.push({ kind: 'placed', seat, top: top.length, bottom: bottom.length, cards });
      goOn(playing);
      break;
    }
    case 'discard':
      remove(hand, command.card);
      discard(state, command.card);
      events.push({ kind: 'discarded', seat, from: seat, card: command.card, why: 'limit' });
      if (hand.length <= HAND_LIMIT) endTurn(playing);
      break;
    case 'keep':
      events.push({ kind: 'kept', seat, count: hand.length }); // [P15]
      endTurn(playing);
      break;
  }
}

function spend(state: PiratasState, actions = 1): void {
  if (state.turn.actions === 2) state.turn.first = { kind: 'other' };
  state.turn.extra = false; // it had to come first [P3][P10]
  state.turn.actions -= actions;
}

/** The card goes onto the discard pile first, and then does its work. [card.immediate][P17][P30] */
function playImmediate({ state, events }: Playing, seat: Seat, card: CardId, as: ImmediateKind): void {
  const first = state.turn.actions === 2;
  spend(state);
  if (first) state.turn.first = { kind: 'immediate', as };
  remove(handOf(state, seat), card);
  discard(state, card);
  events.push({ kind: 'played', seat, card, as });
}

/** After the look, the Spyglass may throw one card away. [P23] */
function spied({ state, events }: Playing, seat: Seat, target: Seat, card: CardId | null): void {
  if (card === null) {
    events.push({ kind: 'spared', seat, from: target });
    return;
  }
  remove(handOf(state, target), card);
  discard(state, card);
  events.push({ kind: 'discarded', seat, from: target, card, why: 'spyglass', final: true });
}
