import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { say } from '../words/names';
import { FromHere } from './FromHere';
import { GunList } from './GunList';
import { IslandTable } from './IslandTable';
import { ShipTable } from './ShipTable';

/** The sea in words: what lies where, how far from the selected ship, and who can hit whom. */
export function Twin(table: TableProps<SpanishMainTypes>) {
  const { view, seats } = table;
  const selected = usePlan((plan) => plan.selected);
  const from = view.ships.find(({ id, pose }) => id === selected && pose !== null);
  return (
    <div className="sea-words">
      <p className="muted">{say('sm.twin.chart')}</p>
      <IslandTable table={table} />
      {seats.map(({ seat }) => (
        <ShipTable key={seat} table={table} seat={seat} />
      ))}
      {from && <FromHere table={table} ship={from} />}
      {view.phase.kind === 'turns' && <GunList table={table} />}
    </div>
  );
}
