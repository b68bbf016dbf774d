import type { Command } from '../../../../core/games/spanish-main/commands';
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
  const answers = task.kind === 'take' ? fullestFirst(legal.commands) : legal.commands;
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

/** Subsets are counted up from nothing, but most want the fullest hold; what takes nothing (showing crew) comes last. */
function fullestFirst(commands: readonly Command[]): Command[] {
  const heft = (command: Command): number => (command.kind === 'take' ? command.treasure.length : -1);
  return commands.toSorted((a, b) => heft(b) - heft(a));
}
