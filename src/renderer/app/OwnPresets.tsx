import { useState } from 'react';
import { useSession, useSettings } from '../client/session';
import { Button } from '../ui/Button';
import { TextField } from '../ui/fields';
import { t } from '../ui/text';
import type { OptionValues } from './OptionsForm';

export type OwnPresetsProps = {
  readonly game: string;
  readonly values: OptionValues;
  /** The options now are those of some preset: nothing to keep. */
  readonly known: boolean;
  /** A kept preset may be older than the game: what it doesn't name has its default. */
  readonly onChoose: (values: OptionValues) => void;
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Options kept under a name, for the next time. */
export function OwnPresets({ game, values, known, onChoose }: OwnPresetsProps) {
  const { change } = useSession();
  const { presets } = useSettings();
  const [name, setName] = useState('');
  const own = presets.filter((preset) => preset.game === game);
  const chosen = own.find((preset) => same(preset.options, values));
  const others = (title: string) => presets.filter((one) => one.game !== game || one.name !== title);
  const keep = (): void => {
    const title = name.trim();
    if (title === '') return;
    void change({ presets: [...others(title), { game, name: title, options: { ...values } }] });
    setName('');
  };
  return (
    <>
      {own.length > 0 && (
        <div className="presets">
          {own.map((preset) => (
            <Button
              key={preset.name}
              label={preset.name}
              pressed={preset === chosen}
              onClick={() => onChoose(preset.options)}
              testId={`own-preset-${preset.name}`}
            />
          ))}
          {chosen && (
            <Button
              label={t('app.new.preset.forget', { name: chosen.name })}
              onClick={() => void change({ presets: others(chosen.name) })}
              testId="forget-preset"
            />
          )}
        </div>
      )}
      {!known && !chosen && (
        <div className="presets">
          <TextField
            label={t('app.new.preset.name')}
            value={name}
            maxLength={40}
            onChange={setName}
            testId="preset-name"
          />
          <Button
            label={t('app.new.preset.keep')}
            disabledReason={name.trim() === '' ? t('app.new.preset.nameless') : null}
            onClick={keep}
            testId="keep-preset"
          />
        </div>
      )}
    </>
  );
}
