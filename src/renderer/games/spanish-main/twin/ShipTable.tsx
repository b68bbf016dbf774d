import type { Seat } from '../../../../core/engine/seat';
import type { Ship } from '../../../../core/games/spanish-main/state';
import { isDerelict } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { listed } from '../../../ui/text';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { pointName, shownBearing, squareOf } from '../words/bearings';
import { islandName, nameOfCrew, nameOfShip, nameOfTreasure, namesOf, say, shipName } from '../words/names';

export type ShipTableProps = { readonly table: TableProps<SpanishMainTypes>; readonly seat: Seat };

/** The ships of one player; a name selects its ship. */
export function ShipTable({ table, seat }: ShipTableProps) {
  const { view, seats, ask } = table;
  const select = usePlan((plan) => plan.select);
  const selected = usePlan((plan) => plan.selected);
  const ships = view.ships.filter(({ owner, pose }) => owner === seat && pose !== null);
  const state = (ship: Ship): string => {
    const answer = ask({ kind: 'ship', ship: ship.id });
    const pinned = answer.kind === 'ship' ? answer.pinnedBy : [];
    const parts = [
      say('sm.ships.line', {
        masts: ship.masts.filter(Boolean).length,
        all: ship.masts.length,
        docked: 'no',
        state: isDerelict(ship) ? 'derelict' : 'none',
      }),
      ship.docked === null ? null : say('sm.card.docked', { island: islandName(view, ship.docked) }),
      pinned.length > 0
        ? say('sm.card.pinned', { ships: listed(pinned.map((id) => shipName(view, id))) })
        : null,
      ship.tows === null ? null : say('sm.card.tows', { ship: shipName(view, ship.tows) }),
    ];
    return parts.filter((part) => part !== null).join(', ');
  };
  const aboard = (ship: Ship): string =>
    listed([...ship.crew.map((crew) => nameOfCrew(view, crew)), ...ship.treasure.map(nameOfTreasure)]);
  return (
    <section>
      <h2 className="caps">{say('sm.twin.ships', { name: namesOf(seats)(seat) })}</h2>
      {ships.length === 0 ? (
        <p className="muted">{say('sm.twin.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('sm.twin.ship')}</th>
              <th scope="col">{say('sm.twin.where')}</th>
              <th scope="col">{say('sm.twin.heading')}</th>
              <th scope="col">{say('sm.twin.state')}</th>
              <th scope="col">{say('sm.twin.hold')}</th>
            </tr>
          </thead>
          <tbody>
            {ships.map((ship) => (
              <tr key={ship.id} className={ship.id === selected ? 'on' : undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className="link"
                    aria-pressed={ship.id === selected}
                    onClick={() => select(ship.id)}
                  >
                    {nameOfShip(view, ship)}
                  </button>
                </th>
                <td>{ship.pose && squareOf(ship.pose)}</td>
                <td>
                  {ship.pose &&
                    `${pointName(shownBearing(ship.pose.heading))}, ${shownBearing(ship.pose.heading)}°`}
                </td>
                <td>{state(ship)}</td>
                <td>{aboard(ship)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
