import type { Seat, Viewer } from '../../../../core/engine/seat';
import type { Command, CommandOf } from '../../../../core/games/spanish-main/commands';
import type { Open } from '../../../../core/games/spanish-main/open';
import type { ShipStatus } from '../../../../core/games/spanish-main/questions';
import type { Ship, View } from '../../../../core/games/spanish-main/state';
import { isDerelict } from '../../../../core/games/spanish-main/table';
import { listed } from '../../../ui/text';
import { say, shipName } from '../words/names';

/** Ships of a seat that are on the table, in the order of the fleet. */
export const fleetOf = (view: View, seat: Viewer): Ship[] =>
  view.ships.filter((ship) => ship.owner === seat && ship.pose !== null);

export const commandsOf = <K extends Command['kind']>(
  commands: readonly Command[],
  kind: K,
): CommandOf<K>[] => commands.filter((command): command is CommandOf<K> => command.kind === kind);

export const moveOf = (open: readonly Open[], ship: Ship) =>
  open.find(
    (choice): choice is Extract<Open, { kind: 'move' }> => choice.kind === 'move' && choice.ship === ship.id,
  ) ?? null;

export type Action = 'move' | 'shoot' | 'explore' | 'repair';

/** Why a ship may not be given an action that is not on offer: the likeliest reason, for the button. */
export function whyNot(
  view: View,
  seat: Viewer,
  ship: Ship,
  status: ShipStatus | null,
  action: Action,
): string {
  if (ship.owner !== seat) return say('sm.why.not-yours');
  if (view.order[view.turn.at] !== seat) return say('sm.why.not-turn');
  if (status && status.actionsLeft === 0) return say('sm.why.acted');
  if (isDerelict(ship) && (action === 'move' || action === 'shoot')) return say('sm.why.derelict');
  switch (action) {
    case 'move':
      return status && status.pinnedBy.length > 0
        ? say('sm.why.pinned', { ships: listed(status.pinnedBy.map((id) => shipName(view, id))) })
        : say('sm.why.no-move');
    case 'shoot':
      return say('sm.why.no-target');
    case 'explore':
      return say('sm.why.nothing-to-explore');
    case 'repair':
      return say('sm.why.no-repair');
  }
}

/** Ships of the seat whose turn it is that may still be given an action. */
export const shipsLeft = (
  commands: readonly Command[],
  open: readonly Open[],
  view: View,
  seat: Seat,
): number => {
  const ids = new Set<string>();
  for (const choice of open) if (choice.kind === 'move') ids.add(choice.ship);
  for (const command of commands) {
    if (command.kind === 'fire' || command.kind === 'explore' || command.kind === 'repair')
      ids.add(command.ship);
  }
  return fleetOf(view, seat).filter(({ id }) => ids.has(id)).length;
};
