import { type KeyboardEvent, useRef } from 'react';
import { Button } from './Button';
import type { IconName } from './Icon';
import { useShortcut } from './shortcuts';

/** Something that can be done, or that can't be and why. */
export type Action = {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: IconName;
  readonly key?: string;
  /** Why not now; absent or null where it can be done. */
  readonly refused?: string | null;
  readonly tone?: 'plain' | 'primary' | 'quiet' | 'danger';
  readonly pressed?: boolean;
  readonly wide?: boolean;
  readonly onChoose: () => void;
  /** Shown while it is pointed at or focused: the scene may draw what would happen. */
  readonly onPreview?: (on: boolean) => void;
};

function Bound({ action, group }: { readonly action: Action; readonly group: string }) {
  const open = action.refused === undefined || action.refused === null;
  useShortcut(
    action.key && open
      ? { id: `${group}.${action.id}`, key: action.key, label: action.label, group, run: action.onChoose }
      : null,
  );
  return (
    <Button
      label={action.label}
      detail={action.detail}
      icon={action.icon}
      keyHint={action.key}
      disabledReason={action.refused}
      tone={action.tone}
      pressed={action.pressed}
      wide={action.wide}
      onClick={action.onChoose}
      onPreview={action.onPreview}
      testId={`action-${action.id}`}
    />
  );
}

export type ActionListProps = {
  readonly title: string;
  /** Heading in the overlay of keys. */
  readonly group: string;
  readonly actions: readonly Action[];
  readonly single?: boolean;
  readonly hideTitle?: boolean;
};

/** What can be done: each with its key; arrow keys go from one to the next. */
export function ActionList({ title, group, actions, single, hideTitle }: ActionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0 || !list.current) return;
    const buttons: Element[] = [...list.current.querySelectorAll('button')];
    const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
    const next = buttons[(at + by + buttons.length) % buttons.length];
    if (at < 0 || !(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <section aria-label={title} onKeyDown={step}>
      {!hideTitle && <h3 className="caps">{title}</h3>}
      <div ref={list} className={single ? 'actions single' : 'actions'}>
        {actions.map((action) => (
          <Bound key={action.id} action={action} group={group} />
        ))}
      </div>
    </section>
  );
}
