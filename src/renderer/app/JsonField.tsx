import { useId, useState } from 'react';
import { useFiles } from '../client/files';
import { Button } from '../ui/Button';
import { t } from '../ui/text';

export type JsonFieldProps = {
  readonly label: string;
  readonly help: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly testId: string;
};

/** A value with parts of its own, as text or from a file. What can't be read stays in the field and changes nothing. */
export function JsonField({ label, help, value, onChange, testId }: JsonFieldProps) {
  const id = useId();
  const [text, setText] = useState(() => JSON.stringify(value ?? null));
  const [bad, setBad] = useState(false);
  const files = useFiles();
  const read = (written: string): void => {
    setText(written);
    try {
      onChange(JSON.parse(written));
      setBad(false);
    } catch {
      setBad(true);
    }
  };
  const fromFile = async (): Promise<void> => {
    const written = await files.openText();
    if (written !== null) read(written);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        spellCheck={false}
        value={text}
        aria-describedby={`${id}-help`}
        aria-invalid={bad || undefined}
        data-testid={testId}
        onChange={(event) => read(event.target.value)}
      />
      <Button label={t('app.new.from-file')} onClick={() => void fromFile()} testId={`${testId}-file`} />
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
      {bad && <p className="fault">{t('app.new.fault.json')}</p>}
    </div>
  );
}
