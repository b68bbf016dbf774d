import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableProps } from '../../contract';
import { FleetBuilder } from '../fleet/FleetBuilder';
import { usePlan } from '../PlanProvider';
import { say } from '../words/names';
import { Deckplate } from './Deckplate';
import { IslandPlacer } from './IslandPlacer';
import { CrewPanel, HomePanel, OrderPanel } from './SetupPanels';
import { ShipPlacer } from './ShipPlacer';
import { TurnPanel } from './TurnPanel';
import './panel.css';

/** The side panel of Spanish Main: what this player has to do now, all of it by keyboard. */
export function Panel(table: TableProps<SpanishMainTypes>) {
  const { view, viewer, toAct, legal, readOnly } = table;
  const mine = viewer !== 'spectator' && toAct.includes(viewer) && !readOnly;
  const { kind } = view.phase;
  if (kind === 'turns' && !readOnly) return <TurnPanel table={table} />;
  if (!mine) return <Watching table={table} />;
  switch (kind) {
    case 'order':
      return <OrderPanel table={table} />;
    case 'fleets':
      return <FleetBuilder table={table} />;
    case 'islands': {
      const open = legal.open.find((choice) => choice.kind === 'place-island');
      // Each island is a placement of its own: what was meant for the last one is forgotten.
      return open ? <IslandPlacer key={open.left} table={table} open={open} /> : <Waiting />;
    }
    case 'homes':
      return <HomePanel table={table} />;
    case 'ships': {
      const open = legal.open.find((choice) => choice.kind === 'place-ship');
      return open ? <ShipPlacer key={open.ship} table={table} open={open} /> : <Waiting />;
    }
    case 'crew':
      return <CrewPanel table={table} />;
    default:
      return <Watching table={table} />;
  }
}

const Waiting = () => <p className="muted">{say('sm.wait')}</p>;

/** Nothing to do, yet every card may be looked at. */
function Watching({ table }: { readonly table: TableProps<SpanishMainTypes> }) {
  const selected = usePlan((plan) => plan.selected);
  const ship = table.view.ships.find(({ id }) => id === selected);
  if (ship) return <Deckplate table={table} ship={ship} />;
  const { kind } = table.view.phase;
  return (
    <p className="muted">
      {kind === 'over' ? say('sm.over') : kind === 'turns' ? say('sm.watch') : say('sm.wait')}
    </p>
  );
}
