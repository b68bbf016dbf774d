import type { GameInfo, OptionField } from '../../shared/game-info';
import { Button } from '../ui/Button';
import { NumberField, Segments, Select, Switch, TextField } from '../ui/fields';
import { t } from '../ui/text';
import { JsonField } from './JsonField';
import { OwnPresets } from './OwnPresets';
import { type FolderSets, OwnSets } from './OwnSets';

export type OptionValues = Readonly<Record<string, unknown>>;
type Spec = GameInfo['options'];

/** Fields whose value can't be sent as it is. */
export function optionFaults(
  fields: readonly OptionField[],
  values: OptionValues,
): { readonly name: string; readonly fault: string }[] {
  return fields
    .filter(({ name, control }) => control.kind === 'number' && !Number.isFinite(values[name]))
    .map(({ name, label }) => ({ name, fault: `${label}: ${t('app.new.fault.number')}` }));
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export type OptionsFormProps = {
  readonly game: string;
  readonly spec: Spec;
  readonly values: OptionValues;
  /** What lies in the folder of one's own sets; null while it is read. */
  readonly sets: FolderSets | null;
  readonly onChange: (values: OptionValues) => void;
};

/** The house rules: ready sets first, each field with its help below them. Made from the game's own description. */
export function OptionsForm({ game, spec, values, sets, onChange }: OptionsFormProps) {
  const chosen = spec.presets.find((preset) => same({ ...spec.defaults, ...preset.options }, { ...values }));
  const put = (name: string, value: unknown): void => onChange({ ...values, [name]: value });
  return (
    <>
      {spec.presets.length > 0 && (
        <>
          <h2>{t('app.new.preset')}</h2>
          <div className="presets">
            {spec.presets.map((preset) => (
              <Button
                key={preset.id}
                label={preset.name}
                pressed={preset === chosen}
                onClick={() => onChange({ ...spec.defaults, ...preset.options })}
                testId={`preset-${preset.id}`}
              />
            ))}
            {!chosen && <Button label={t('app.new.preset.own')} pressed onClick={() => {}} />}
          </div>
          <OwnPresets
            game={game}
            values={values}
            known={chosen !== undefined}
            onChoose={(options) => onChange({ ...spec.defaults, ...options })}
          />
        </>
      )}
      {spec.fields.length > 0 && (
        <details className="fold" open={spec.fields.length <= 4}>
          <summary>{t('app.new.options.open', { count: spec.fields.length })}</summary>
          <div className="grid-2">
            {spec.fields.map((field) => {
              const parts = {
                value: values[field.name],
                onChange: (value: unknown) => put(field.name, value),
              };
              return sets?.option === field.name ? (
                <OwnSets key={field.name} label={field.label} help={field.help} folder={sets} {...parts} />
              ) : (
                <Field key={field.name} field={field} {...parts} />
              );
            })}
          </div>
        </details>
      )}
    </>
  );
}

type FieldProps = {
  readonly field: OptionField;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
};

/** More than these are a list, not a row of buttons. */
const SIDE_BY_SIDE = 4;

/** Choices are written as ids (`fewer-exposures`). */
const inWords = (id: string): string => id.replaceAll('-', ' ');
const choiceLabel = (value: string | number | boolean | null): string =>
  value === null
    ? t('app.none')
    : value === true
      ? t('app.yes')
      : value === false
        ? t('app.no')
        : inWords(String(value));

function Field({ field, value, onChange }: FieldProps) {
  const { control } = field;
  const frame = {
    label: field.label,
    help: field.help,
    badge: field.house ? <span className="badge">{t('app.new.house')}</span> : undefined,
    testId: `option-${field.name}`,
  };
  switch (control.kind) {
    case 'switch':
      return <Switch {...frame} checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <NumberField
          {...frame}
          value={typeof value === 'number' ? value : Number.NaN}
          min={control.min ?? undefined}
          max={control.max ?? undefined}
          step={control.step ?? (control.whole ? 1 : undefined)}
          onChange={onChange}
        />
      );
    case 'choice': {
      const at = control.choices.findIndex((choice) => Object.is(choice, value));
      const choices = control.choices.map((choice, n) => ({ value: String(n), label: choiceLabel(choice) }));
      const choose = (n: string): void => onChange(control.choices[Number(n)]);
      return control.choices.length <= SIDE_BY_SIDE ? (
        <Segments {...frame} value={String(at)} choices={choices} onChange={choose} />
      ) : (
        <Select {...frame} value={String(at)} choices={choices} onChange={choose} />
      );
    }
    case 'text':
      return (
        <TextField
          {...frame}
          value={typeof value === 'string' ? value : ''}
          {...(control.maxLength !== null && { maxLength: control.maxLength })}
          onChange={onChange}
        />
      );
    case 'json':
      return <JsonField {...frame} value={value} onChange={onChange} />;
  }
}
