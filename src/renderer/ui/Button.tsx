import type { Ref } from 'react';
import { Icon, type IconName } from './Icon';
import { keyLabel } from './keys';
import { usePointed } from './pointed';

export type ButtonProps = {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly icon?: IconName | undefined;
  /** The key that does the same, shown on the button. The shortcut itself is bound elsewhere. */
  readonly keyHint?: string | undefined;
  /** Why it can't be used now. The button stays reachable, so that the reason can be read and heard. */
  readonly disabledReason?: string | null | undefined;
  readonly tone?: 'plain' | 'primary' | 'quiet' | 'danger' | undefined;
  readonly pressed?: boolean | undefined;
  readonly wide?: boolean | undefined;
  /** Shows the icon alone; the label is read out and shown as a tip. */
  readonly iconOnly?: boolean | undefined;
  /** Of what this is the button, where several in a row have the same label: read out after it. */
  readonly of?: string | undefined;
  readonly onClick: () => void;
  readonly onPreview?: ((on: boolean) => void) | undefined;
  readonly testId?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
};

/** Icon, name, what it would do or why it can't, and the key. */
export function Button(props: ButtonProps) {
  const { label, detail, icon, keyHint, disabledReason, tone = 'plain', pressed, wide, iconOnly } = props;
  const disabled = disabledReason !== undefined && disabledReason !== null;
  const under = disabledReason ?? detail;
  const pointed = usePointed(props.testId);
  const classes = [
    'btn',
    tone === 'plain' ? '' : tone,
    pressed ? 'on' : '',
    wide ? 'wide' : '',
    pointed ? 'pointed' : '',
  ];
  return (
    <button
      type="button"
      ref={props.ref}
      className={[...classes, iconOnly ? 'round' : ''].filter(Boolean).join(' ')}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-label={iconOnly ? label : props.of && `${[label, under].filter(Boolean).join(', ')}: ${props.of}`}
      aria-keyshortcuts={keyHint}
      title={iconOnly ? [label, under].filter(Boolean).join(': ') : undefined}
      data-testid={props.testId}
      onClick={disabled ? undefined : props.onClick}
      onPointerEnter={() => props.onPreview?.(true)}
      onPointerLeave={() => props.onPreview?.(false)}
      onFocus={() => props.onPreview?.(true)}
      onBlur={() => props.onPreview?.(false)}
    >
      {icon && <Icon name={icon} />}
      {!iconOnly && (
        <span className="words">
          <b>{label}</b>
          {under && <small>{under}</small>}
        </span>
      )}
      {!iconOnly && keyHint && <kbd>{keyLabel(keyHint)}</kbd>}
    </button>
  );
}
