import type { Seat } from '../../engine';
import type { MovementKind } from './data/movement-cards';
import type { PirateId } from './data/pirates';
import type { Row, State } from './types';

/**
 * What a seat may know of the position, as far as its commands depend on it. States and views both give it, so the
 * rules of what is legal can't look at anything secret.
 */
export type Known = {
  readonly row: readonly { readonly pirate: PirateId; readonly damaged: boolean }[];
  readonly shown: readonly PirateId[];
  readonly players: readonly { readonly hiddenPirates: number }[];
  /** Cards that the seat may play: on the table, or in its hand. */
  readonly cards: readonly MovementKind[];
  readonly hands: boolean;
};

export const hiddenPirates = (state: State, seat: Seat): number =>
  state.players[seat]?.pirates.filter((pirate) => !state.shown.includes(pirate)).length ?? 0;

export const cardsOpenTo = (state: State, seat: Seat): readonly MovementKind[] =>
  state.options.movementHands ? (state.players[seat]?.hand ?? []) : state.movement.faceUp;

export const knownTo = (state: State, seat: Seat): Known => ({
  row: state.row satisfies Row,
  shown: state.shown,
  players: state.players.map((_, index) => ({ hiddenPirates: hiddenPirates(state, index as Seat) })),
  cards: cardsOpenTo(state, seat),
  hands: state.options.movementHands,
});
