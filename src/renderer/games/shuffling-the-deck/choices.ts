import type { Answer, Command, Effect, Types, View } from '../../../core/games/shuffling-the-deck';
import { movementCards, shipsNamed } from '../../../core/games/shuffling-the-deck/data/movement-cards';
import type { TableProps } from '../contract';
import type { MovementKind, PirateId } from './names';

export const shipsWanted = (card: MovementKind): 0 | 1 | 2 => shipsNamed(movementCards[card].rule);

const ordered = (ships: readonly PirateId[], row: readonly PirateId[]): PirateId[] =>
  [...ships].sort((a, b) => row.indexOf(a) - row.indexOf(b));

/**
 * The ships named after one more has been pointed at: a second neighbour completes a pair, anything else begins anew,
 * and the same ship again lets go.
 */
export function withShip(
  card: MovementKind,
  ships: readonly PirateId[],
  pirate: PirateId,
  row: readonly PirateId[],
): readonly PirateId[] {
  const wanted = shipsWanted(card);
  if (wanted === 0) return [];
  if (ships.includes(pirate)) return ships.filter((one) => one !== pirate);
  const [first] = ships;
  const neighbours = first !== undefined && Math.abs(row.indexOf(first) - row.indexOf(pirate)) === 1;
  return wanted === 2 && ships.length === 1 && neighbours ? ordered([...ships, pirate], row) : [pirate];
}

type Planned = {
  readonly card: MovementKind | null;
  readonly ships: readonly PirateId[];
  readonly hovered: PirateId | null;
};

/** The card as it would be played now, or null while ships are missing. */
export function plannedCard({ card, ships }: Planned): Extract<Command, { kind: 'play-card' }> | null {
  if (card === null || ships.length !== shipsWanted(card)) return null;
  return { kind: 'play-card', card, ships };
}

/** The same with the ship that is only pointed at, so that a look is enough to see what would happen. */
export function tentative(planned: Planned, view: View): ReturnType<typeof plannedCard> {
  const { card, ships, hovered } = planned;
  const complete = plannedCard(planned);
  if (complete || card === null || hovered === null) return complete;
  const row = view.row.map(({ pirate }) => pirate);
  return plannedCard({ card, ships: withShip(card, ships, hovered, row), hovered });
}

type Row = Extract<Answer, { kind: 'row' }>;
type Asking = Pick<TableProps<Types>, 'view' | 'ask'>;

/** The new row and what the adventure would do there; null without a complete plan or where it can't be played. */
export function previewOf({ view, ask }: Asking, planned: Planned): Row | null {
  const command = tentative(planned, view);
  if (!command) return null;
  const answer = ask({ kind: 'row-after', card: command.card, ships: command.ships });
  return answer.kind === 'row' ? answer : null;
}

/** What the active adventure would do to the row as it is. */
export function presentEffects({ ask }: Asking): readonly Effect[] {
  const answer = ask({ kind: 'effects' });
  return answer.kind === 'effects' ? answer.effects : [];
}

/** The movement cards that the viewer could play: on the table, or in the hand. */
export function openCards({ options, movement, players, viewer }: View): readonly MovementKind[] {
  if (!options.movementHands) return movement.faceUp;
  return (viewer === 'spectator' ? null : players[viewer]?.hand) ?? [];
}
