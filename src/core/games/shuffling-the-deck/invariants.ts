import { type Message, message } from '../../engine';
import { adventureDeck } from './data/adventure-cards';
import { movementDeck } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import { isCounter } from './glory';
import {
  adventureRowLength,
  cardsOnTable,
  fewestPlayers,
  handSizeAtFirst,
  mostPlayers,
  piratesEach,
} from './set-up';
import type { Glory, State } from './types';

/** What must always hold, each by its name; those that don't are returned. */
export function faults(state: State): Fault[] {
  const holds = [
    ...rowFaults(state),
    ...pirateFaults(state),
    ...adventureFaults(state),
    ...movementFaults(state),
  ];
  return holds.filter((entry) => entry !== null);
}

export const invariants = (state: State): readonly string[] => faults(state);

export const faultNames = [
  'ships',
  'players',
  'pirates-dealt',
  'pirate-twice',
  'shown',
  'unowned',
  'denials',
  'adventure-cards',
  'counters',
  'adventure-row',
  'movement-cards',
  'movement-table',
  'movement-hands',
  'turn',
] as const;
export type Fault = (typeof faultNames)[number];
type Check = Fault | null;

/** The fault as a sentence, for a position that was laid out by hand. */
export const faultMessage = (fault: Fault): Message => message(`shuffling-the-deck.position.${fault}`);

const unless = (holds: boolean, fault: Fault): Check => (holds ? null : fault);

/** Are the two lists the same cards, in whatever order? */
function sameCards(found: readonly string[], expected: readonly string[]): boolean {
  if (found.length !== expected.length) return false;
  const sorted = [...expected].sort();
  return [...found].sort().every((card, index) => card === sorted[index]);
}

function rowFaults({ row, active, players, turns }: State): Check[] {
  const { length } = players;
  return [
    unless(
      sameCards(
        row.map(({ pirate }) => pirate),
        pirateIds,
      ),
      'ships',
    ),
    unless(length >= fewestPlayers && length <= mostPlayers, 'players'),
    unless(active < length && turns >= 0, 'turn'),
  ];
}

function pirateFaults({ players, shown, unowned, denials, over }: State): Check[] {
  const owned = players.flatMap(({ pirates }) => pirates);
  const each = piratesEach(players.length);
  return [
    unless(
      players.every(({ pirates }) => pirates.length === each),
      'pirates-dealt',
    ),
    unless(new Set(owned).size === owned.length, 'pirate-twice'),
    unless(
      new Set(shown).size === shown.length &&
        shown.every((pirate) => owned.includes(pirate)) &&
        (!over || shown.length === owned.length),
      'shown',
    ),
    unless(
      unowned.every((pirate) => !owned.includes(pirate)),
      'unowned',
    ),
    // Nobody can lie [C4.34].
    unless(
      denials.every(({ target, pirate }) => players[target]?.pirates.includes(pirate) === false),
      'denials',
    ),
  ];
}

/** All glory that lies anywhere. */
const gloryOf = ({ row, players }: State): Glory[] => [
  ...row.flatMap(({ glory }) => glory),
  ...players.flatMap(({ stolen }) => stolen),
];

/** 58 adventure cards are always accounted for [C1.58]; counters come in only when the deck has run out [C4.24]. */
function adventureFaults(state: State): Check[] {
  const { row, deck, discard } = state.adventures;
  const glory = gloryOf(state);
  const cards = [...row, ...deck, ...discard, ...glory.flatMap(({ card }) => (card === null ? [] : [card]))];
  const full = adventureRowLength(state.options, state.players.length);
  const rowFits = state.over
    ? row.length === 0 && deck.length === 0
    : row.length > 0 && row.length <= full && (row.length === full || deck.length === 0);
  return [
    unless(sameCards(cards, adventureDeck(state.options.adventureSet)), 'adventure-cards'),
    unless(deck.length === 0 || !glory.some(isCounter), 'counters'),
    unless(rowFits, 'adventure-row'),
  ];
}

/** 24 movement cards are always accounted for [C1.24]. */
function movementFaults({ movement, players, options }: State): Check[] {
  const hands = players.map(({ hand }) => hand);
  const most = handSizeAtFirst(players.length);
  const handFits = (hand: readonly string[]): boolean =>
    options.movementHands ? hand.length >= 1 && hand.length <= most : hand.length === 0;
  return [
    unless(
      sameCards([...movement.faceUp, ...movement.deck, ...movement.discard, ...hands.flat()], movementDeck),
      'movement-cards',
    ),
    unless(movement.faceUp.length === (options.movementHands ? 0 : cardsOnTable), 'movement-table'),
    unless(hands.every(handFits), 'movement-hands'),
  ];
}
