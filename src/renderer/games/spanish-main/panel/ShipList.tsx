import type { Ship } from '../../../../core/games/spanish-main/state';
import { isDerelict } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { islandName, nameOfShip, say } from '../words/names';
import { fleetOf } from './standing';

const KEYS = 9;

/** The viewer's own ships, each a key press away. */
export function ShipList({ table }: { readonly table: TableProps<SpanishMainTypes> }) {
  const { view, viewer, ask } = table;
  const selected = usePlan((plan) => plan.selected);
  const select = usePlan((plan) => plan.select);
  const lineOf = (ship: Ship): string => {
    const status = ask({ kind: 'ship', ship: ship.id });
    const state =
      status.kind !== 'ship' || view.phase.kind !== 'turns'
        ? 'none'
        : isDerelict(ship)
          ? 'derelict'
          : status.actionsLeft === 0 && view.order[view.turn.at] === viewer
            ? 'acted'
            : status.pinnedBy.length > 0
              ? 'pinned'
              : 'none';
    return say('sm.ships.line', {
      masts: ship.masts.filter(Boolean).length,
      all: ship.masts.length,
      docked: ship.docked === null ? 'no' : islandName(view, ship.docked),
      state,
    });
  };
  const ships = fleetOf(view, viewer);
  if (ships.length === 0) return null;
  return (
    <ActionList
      title={say('sm.ships.mine')}
      group={say('sm.ships.mine')}
      single
      actions={ships.map((ship, n) => ({
        id: `ship-${ship.id}`,
        label: nameOfShip(view, ship),
        detail: lineOf(ship),
        icon: isDerelict(ship) ? 'ship-wreck' : 'galleon',
        pressed: selected === ship.id,
        ...(n < KEYS && { key: String(n + 1) }),
        onChoose: () => select(ship.id),
      }))}
    />
  );
}
