import type { Island } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { listed } from '../../../ui/text';
import type { TableProps } from '../../contract';
import { squareOf } from '../words/bearings';
import { islandTitle, nameOfCrew, nameOfShip, nameOfTreasure, namesOf, say } from '../words/names';

/** Each island: where it lies, whose home, what is on it and who is docked there. */
export function IslandTable({ table }: { readonly table: TableProps<SpanishMainTypes> }) {
  const { view, seats } = table;
  const nameOf = namesOf(seats);
  const contents = (island: Island): string => {
    const docked = view.ships.filter((ship) => ship.docked === island.id);
    const known = island.treasure.filter(({ face }) => face !== null).map(nameOfTreasure);
    const gold = island.gold.reduce((sum, coin) => sum + coin, 0);
    const parts = [
      island.home === null ? say('sm.twin.treasures', { n: island.treasure.length }) : null,
      ...known,
      gold > 0 ? say('sm.twin.stored', { gold }) : null,
      ...island.crew.map((crew) => nameOfCrew(view, crew)),
      ...docked.map((ship) => say('sm.twin.docked', { ship: nameOfShip(view, ship) })),
    ];
    return listed(parts.filter((part) => part !== null));
  };
  return (
    <section>
      <h2 className="caps">{say('sm.twin.islands')}</h2>
      {view.islands.length === 0 ? (
        <p className="muted">{say('sm.twin.none')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{say('sm.twin.island')}</th>
              <th scope="col">{say('sm.twin.where')}</th>
              <th scope="col">{say('sm.twin.what')}</th>
            </tr>
          </thead>
          <tbody>
            {view.islands.map((island) => (
              <tr key={island.id}>
                <th scope="row">{islandTitle(view, island, nameOf)}</th>
                <td>{squareOf(island.pose)}</td>
                <td>{contents(island)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
