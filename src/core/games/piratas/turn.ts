import { type Seat, seat as toSeat } from '../../engine';
import { groupOf, isExtra, kindOf, treasuresIn } from './cards';
import { learnAll } from './knowledge';
import { handOf, type Playing, shipOf } from './table';

/** Treasures that win at the start of a turn. [P1] */
const GOAL = 5;
/** The same with the Flying Dutchman on the ship. [card.dutchman][P5] */
const DUTCHMAN_GOAL = 4;
/** Cards that a hand may hold at the end of one's own turn. [turn.limit][P14] */
export const HAND_LIMIT = 7;
const ACTIONS = 2;

type Crewed = { readonly vessel: { readonly card: Parameters<typeof kindOf>[0] } | null };
export const sailsDutchman = (ship: Crewed): boolean =>
  ship.vessel !== null && kindOf(ship.vessel.card) === 'dutchman';
export const goalOf = (ship: Crewed): number => (sailsDutchman(ship) ? DUTCHMAN_GOAL : GOAL);

/** A seat's turn begins: first the win check, then everything else. [P2][P3][P4] */
export function beginTurn(playing: Playing, seat: Seat): void {
  const { state, events } = playing;
  const ship = shipOf(state, seat);
  state.turn = {
    number: state.turn.number + 1,
    seat,
    actions: ACTIONS,
    // Only a vessel that lies there as the turn begins has its extra action. [P9]
    extra: ship.vessel !== null && isExtra(kindOf(ship.vessel.card)),
    first: null,
  };
  state.phase = { kind: 'act', seat };
  events.push({ kind: 'turn-began', seat, turn: state.turn.number });
  const hand = handOf(state, seat);
  const treasures = treasuresIn(hand); // the hand alone: what Steel Hull protects doesn't count [P6]
  if (treasures < goalOf(ship)) return;
  const dutchman = sailsDutchman(ship);
  // The Dutchman's owner shows the whole hand, anybody else just the treasures. [win.check]
  const shown = dutchman ? [...hand] : hand.filter((card) => groupOf(card) === 'treasure');
  learnAll(state, shown);
  state.phase = { kind: 'over', winner: seat, shown };
  events.push({ kind: 'won', seat, treasures, dutchman, cards: shown, final: true });
}

/** Back to the seat whose turn it is: another action, the hand limit, or the next seat. [turn.actions] */
export function goOn(playing: Playing): void {
  const { state } = playing;
  const { seat, actions } = state.turn;
  if (actions > 0) {
    state.phase = { kind: 'act', seat };
    return;
  }
  // Asked of everybody above the limit, also of a hand of nothing but treasures, so that being asked tells nothing.
  if (handOf(state, seat).length > HAND_LIMIT) {
    state.phase = { kind: 'discard', seat };
    return;
  }
  endTurn(playing);
}

export function endTurn(playing: Playing): void {
  const { state } = playing;
  beginTurn(playing, toSeat((state.turn.seat + 1) % state.hands.length));
}
