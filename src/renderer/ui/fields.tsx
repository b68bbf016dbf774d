import { type ReactNode, useId } from 'react';
import { usePointed } from './pointed';

type FieldFrame = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly fault?: string | undefined;
  readonly badge?: ReactNode;
};

function Frame(props: FieldFrame & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={props.id}>
        {props.label} {props.badge}
      </label>
      {props.children}
      {props.help && (
        <p className="help" id={`${props.id}-help`}>
          {props.help}
        </p>
      )}
      {props.fault && (
        <p className="fault" role="alert">
          {props.fault}
        </p>
      )}
    </div>
  );
}

export function TextField(
  props: FieldFrame & {
    readonly value: string;
    readonly maxLength?: number;
    readonly placeholder?: string;
    readonly onChange: (value: string) => void;
    readonly list?: readonly string[];
    readonly type?: 'text' | 'search';
    readonly testId?: string;
  },
) {
  const id = useId();
  return (
    <Frame {...props} id={id}>
      <input
        id={id}
        className="input"
        type={props.type ?? 'text'}
        value={props.value}
        maxLength={props.maxLength}
        placeholder={props.placeholder}
        aria-describedby={props.help ? `${id}-help` : undefined}
        aria-invalid={props.fault ? true : undefined}
        list={props.list ? `${id}-list` : undefined}
        data-testid={props.testId}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {props.list && (
        <datalist id={`${id}-list`}>
          {props.list.map((item) => (
            <option key={item} value={item} />
          ))}
        </datalist>
      )}
    </Frame>
  );
}

export function NumberField(
  props: FieldFrame & {
    readonly value: number;
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    readonly step?: number | undefined;
    readonly onChange: (value: number) => void;
    readonly testId?: string;
  },
) {
  const id = useId();
  return (
    <Frame {...props} id={id}>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="decimal"
        value={Number.isNaN(props.value) ? '' : props.value}
        min={props.min}
        max={props.max}
        step={props.step ?? 'any'}
        aria-describedby={props.help ? `${id}-help` : undefined}
        aria-invalid={props.fault ? true : undefined}
        data-testid={props.testId}
        onChange={(event) => props.onChange(event.target.valueAsNumber)}
      />
    </Frame>
  );
}

export function Switch(
  props: FieldFrame & {
    readonly checked: boolean;
    readonly onChange: (checked: boolean) => void;
    readonly testId?: string;
  },
) {
  const id = useId();
  return (
    <div className="field">
      <label className="switch" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={props.checked}
          aria-checked={props.checked}
          aria-describedby={props.help ? `${id}-help` : undefined}
          data-testid={props.testId}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span>
          {props.label} {props.badge}
        </span>
      </label>
      {props.help && (
        <p className="help" id={`${id}-help`}>
          {props.help}
        </p>
      )}
    </div>
  );
}

/** One of a few: radio buttons side by side. `V` is told apart by its JSON. */
export function Segments<V extends string | number | boolean | null>(
  props: FieldFrame & {
    readonly value: V;
    readonly choices: readonly { readonly value: V; readonly label: string }[];
    readonly onChange: (value: V) => void;
    readonly testId?: string;
  },
) {
  const id = useId();
  return (
    <fieldset className="field plain" data-testid={props.testId}>
      <legend className="label">
        {props.label} {props.badge}
      </legend>
      <div className="segments">
        {props.choices.map((choice) => (
          <label key={JSON.stringify(choice.value)}>
            <input
              type="radio"
              name={id}
              checked={choice.value === props.value}
              aria-describedby={props.help ? `${id}-help` : undefined}
              onChange={() => props.onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {props.help && (
        <p className="help" id={`${id}-help`}>
          {props.help}
        </p>
      )}
    </fieldset>
  );
}

export function Select<V extends string>(
  props: FieldFrame & {
    readonly value: V;
    readonly choices: readonly { readonly value: V; readonly label: string; readonly disabled?: boolean }[];
    readonly onChange: (value: V) => void;
    readonly testId?: string;
  },
) {
  const id = useId();
  const pointed = usePointed(props.testId);
  return (
    <Frame {...props} id={id}>
      <select
        id={id}
        className={pointed ? 'input pointed' : 'input'}
        value={props.value}
        aria-describedby={props.help ? `${id}-help` : undefined}
        data-testid={props.testId}
        onChange={(event) => {
          const chosen = props.choices.find((choice) => choice.value === event.target.value);
          if (chosen) props.onChange(chosen.value);
        }}
      >
        {props.choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.disabled}>
            {choice.label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
