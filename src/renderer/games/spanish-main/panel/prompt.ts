import { type Message, message } from '../../../../core/engine/message';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableProps } from '../../contract';
import { taskNow } from '../words/commands';
import { shipsLeft } from './standing';

/** What this player is asked to do, in one line. */
export function promptOf(table: TableProps<SpanishMainTypes>): Message | null {
  const { view, viewer, toAct, legal } = table;
  const { phase } = view;
  if (phase.kind === 'over') return null;
  if (viewer === 'spectator' || !toAct.includes(viewer)) return message('sm.prompt.wait');
  switch (phase.kind) {
    case 'fleets':
      return message('sm.prompt.fleets', { points: view.options.points });
    case 'islands':
      return message('sm.prompt.islands', { left: phase.left.length });
    case 'homes': {
      const seat = view.order[phase.at];
      return message('sm.prompt.homes', { name: seat === undefined ? '' : { seat } });
    }
    case 'turns':
      return taskNow(view) === null
        ? message('sm.prompt.turn', { left: shipsLeft(legal.commands, legal.open, view, viewer) })
        : message('sm.prompt.task');
    default:
      return message(`sm.prompt.${phase.kind}`);
  }
}
