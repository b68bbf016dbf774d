import type { Ship } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { commandIcon, commandLabel, taskNow } from '../words/commands';
import { say } from '../words/names';
import { AboutPlanner } from './AboutPlanner';
import { Deckplate } from './Deckplate';
import { MovePlanner } from './MovePlanner';
import { ShipActions } from './ShipActions';
import { ShipList } from './ShipList';
import { ShootPanel } from './ShootPanel';
import { fleetOf, shipsLeft } from './standing';
import { TaskPanel } from './TaskPanel';

type Props = { readonly table: TableProps<SpanishMainTypes> };

/** A turn: the decision that waits, or the selected ship with her card and what she may do. */
export function TurnPanel({ table }: Props) {
  const { view, viewer, toAct } = table;
  const selected = usePlan((plan) => plan.selected);
  const intent = usePlan((plan) => plan.told);
  const task = taskNow(view);
  const mine = viewer !== 'spectator' && toAct.includes(viewer);
  if (task && mine && task.seat === viewer) return <TaskPanel table={table} task={task} />;

  const ship = view.ships.find(({ id, pose }) => id === selected && pose !== null);
  if (mine && intent.kind === 'move') return <MovePlanner table={table} intent={intent} />;
  if (mine && intent.kind === 'come-about') return <AboutPlanner table={table} intent={intent} />;
  if (mine && intent.kind === 'aim') return <ShootPanel table={table} ship={intent.ship} volley={false} />;
  return (
    <>
      {ship ? <Deckplate table={table} ship={ship} /> : <p className="muted">{say('sm.watch')}</p>}
      {mine && ship && <ShipActions table={table} ship={ship} />}
      {mine && <FreeActions table={table} ship={ship ?? null} />}
      {mine && <EndTurn table={table} />}
      <ShipList table={table} />
      <Steps table={table} />
    </>
  );
}

const FREE = ['transfer', 'release-tow', 'reveal-crew', 'use'];

/** What costs no action: crew to and fro, a tow let go, a crew shown, an ability. */
function FreeActions({ table, ship }: Props & { readonly ship: Ship | null }) {
  const { view, legal, act } = table;
  const free = legal.commands.filter((command) => {
    if (!FREE.includes(command.kind)) return false;
    if (ship && 'ship' in command) return command.ship === ship.id;
    // Crew: those aboard the selected ship, or on the island where she is docked.
    if (ship && 'crew' in command) {
      const ashore = view.islands.find(({ id }) => id === ship.docked)?.crew ?? [];
      return [...ship.crew, ...ashore].some(({ id }) => id === command.crew);
    }
    return false;
  });
  if (free.length === 0) return null;
  return (
    <details className="fold">
      <summary>
        {say('sm.act.more')} ({free.length})
      </summary>
      <ActionList
        title={say('sm.act.more')}
        hideTitle
        group={say('sm.act.more')}
        single
        actions={free.map(
          (command): Action => ({
            id: `free-${JSON.stringify(command)}`,
            label: commandLabel(view, command),
            icon: commandIcon(command),
            onChoose: () => void act(command),
          }),
        )}
      />
    </details>
  );
}

function EndTurn({ table }: Props) {
  const { view, viewer, legal, act } = table;
  const end = legal.commands.find(({ kind }) => kind === 'end-turn');
  if (viewer === 'spectator') return null;
  const left = shipsLeft(legal.commands, legal.open, view, viewer);
  return (
    <ActionList
      title={say('sm.act.end')}
      hideTitle
      group={say('sm.act.title')}
      single
      actions={[
        {
          id: 'end-turn',
          key: 'T',
          label: say('sm.act.end'),
          detail: say('sm.act.end.detail', { left }),
          icon: 'hourglass',
          tone: left === 0 ? 'primary' : 'plain',
          refused: end ? null : say('sm.why.not-turn'),
          onChoose: () => {
            if (end) void act(end);
          },
        },
      ]}
    />
  );
}

/** From one ship to the next without looking for her in the list. */
function Steps({ table }: Props) {
  const { view, viewer } = table;
  const selected = usePlan((plan) => plan.selected);
  const select = usePlan((plan) => plan.select);
  const ships = fleetOf(view, viewer);
  const step = (by: number) => (): void => {
    const at = ships.findIndex(({ id }) => id === selected);
    const next = ships[(at + by + ships.length) % ships.length];
    if (next) select(next.id);
  };
  if (ships.length < 2) return null;
  return (
    <ActionList
      title={say('sm.act.next')}
      hideTitle
      group={say('sm.ships.mine')}
      actions={[
        { id: 'previous', label: say('sm.act.prev'), key: ',', tone: 'quiet', onChoose: step(-1) },
        { id: 'next', label: say('sm.act.next'), key: '.', tone: 'quiet', onChoose: step(1) },
      ]}
    />
  );
}
