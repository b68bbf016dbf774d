import './menu.css';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Seat } from '../../../../core/engine/seat';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import type { Action } from '../../../ui/ActionList';
import { Icon } from '../../../ui/Icon';
import { keyLabel } from '../../../ui/keys';
import type { TableProps } from '../../contract';
import { chosenOf, useDesk } from '../desk';
import { actionsOn } from '../panel/actions';
import { actionsAt } from '../panel/table-actions';
import { pieceWords, say } from '../words';

type Props = { readonly table: TableProps<SandboxTypes>; readonly seat: Seat };

/** The menu at the pointer: the panel's own list of what can be done with what is chosen, or with the bare table there. */
export function Menu({ table, seat }: Props) {
  const menu = useDesk((desk) => desk.menu);
  const ids = useDesk((desk) => desk.chosen);
  const open = useDesk((desk) => desk.open);
  if (!menu) return null;
  const chosen = chosenOf(table.view.pieces, ids);
  const act = (command: Parameters<typeof table.act>[0]) => void table.act(command);
  const [only] = chosen.length === 1 ? chosen : [];
  const title = only ? pieceWords(only) : say('sb.chosen', { count: chosen.length });
  const actions =
    chosen.length > 0 ? actionsOn(table.view, chosen, seat, act) : actionsAt(table.view, menu.spot, act);
  return (
    <MenuList
      key={`${menu.x} ${menu.y}`}
      title={chosen.length > 0 ? title : say('sb.menu.table')}
      x={menu.x}
      y={menu.y}
      actions={actions.filter(({ refused }) => !refused)}
      onClose={() => open(null)}
    />
  );
}

type ListProps = {
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly actions: readonly Action[];
  readonly onClose: () => void;
};

/** By arrows, Home and End; Escape closes it; what is chosen is done and closes it too. */
function MenuList({ title, x, y, actions, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // Kept on the page, whatever corner it was asked for in.
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(6, Math.min(x, window.innerWidth - width - 6))}px`;
    element.style.top = `${Math.max(6, Math.min(y, window.innerHeight - height - 6))}px`;
    element.querySelector('button')?.focus();
  }, [x, y]);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || !list.current?.contains(event.target)) onClose();
    };
    window.addEventListener('pointerdown', outside, true);
    return () => window.removeEventListener('pointerdown', outside, true);
  }, [onClose]);
  const step = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const to: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % buttons.length,
      ArrowUp: (at - 1 + buttons.length) % buttons.length,
      Home: 0,
      End: buttons.length - 1,
    };
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else if (to[event.key] !== undefined) buttons[to[event.key] ?? 0]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // Above the bars that lie over the table, in which the scene's own layer would be lost.
  return createPortal(
    <div
      ref={list}
      className="sandbox-menu"
      role="menu"
      aria-label={title}
      data-testid="sandbox-menu"
      tabIndex={-1}
      onKeyDown={step}
    >
      <p className="caps">{title}</p>
      {actions.map(({ id, label, icon, key, tone, onChoose }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          className={tone === 'danger' ? 'danger' : undefined}
          data-testid={`menu-${id}`}
          onClick={() => {
            onClose();
            onChoose();
          }}
        >
          {icon && <Icon name={icon} />}
          <span>{label}</span>
          {key && <kbd>{keyLabel(key)}</kbd>}
        </button>
      ))}
    </div>,
    document.body,
  );
}
