import type { Task } from '../../../../core/games/spanish-main/tasks';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { commandDetail, commandIcon, commandLabel, taskTitle } from '../words/commands';
import { ExchangePanel } from './ExchangePanel';
import { ShootPanel } from './ShootPanel';
import { TakePanel } from './TakePanel';

export type TaskPanelProps = { readonly table: TableProps<SpanishMainTypes>; readonly task: Task };

/** A decision that waits for this player, with every answer that the rules allow. */
export function TaskPanel({ table, task }: TaskPanelProps) {
  const { view, legal, act } = table;
  if (task.kind === 'volley') return <ShootPanel table={table} ship={task.ship} volley />;
  const take = legal.open.find((open) => open.kind === 'take');
  if (take) return <TakePanel table={table} open={take} />;
  const exchange = legal.open.find((open) => open.kind === 'exchange');
  if (exchange) return <ExchangePanel table={table} open={exchange} />;
  // Subsets are counted up from nothing: the fullest hold is what most want, so it comes first.
  const answers = task.kind === 'take' ? [...legal.commands].reverse() : legal.commands;
  const actions = answers.map((command, n): Action => {
    const detail = commandDetail(view, command);
    return {
      id: command.kind === 'pass' ? 'pass' : `${command.kind}-${n}`,
      label: commandLabel(view, command),
      ...(detail && { detail }),
      icon: commandIcon(command),
      ...(command.kind === 'pass' ? { key: 'P' } : n < 9 && { key: String(n + 1) }),
      tone: command.kind === 'pass' ? 'plain' : 'primary',
      onChoose: () => void act(command),
    };
  });
  return (
    <section className="planner task" data-testid="task">
      <ActionList title={taskTitle(view, task)} group={taskTitle(view, task)} single actions={actions} />
    </section>
  );
}
