import { useState } from 'react';
import type { Fleet } from '../../../../core/games/spanish-main/state';
import { useFiles } from '../../../client/files';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/fields';
import { say } from '../words/names';
import { parseFleet } from './draft';
import { useKeptFleets } from './kept';

export type FleetFilesProps = {
  readonly fleet: Fleet;
  /** There is something to keep. */
  readonly ready: boolean;
  readonly onTake: (fleet: Fleet) => void;
};

/** Fleets kept on this machine, and as files for another one. */
export function FleetFiles({ fleet, ready, onTake }: FleetFilesProps) {
  const files = useFiles();
  const { fleets, keep, forget } = useKeptFleets();
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const nothing = ready ? null : say('sm.fleet.need-ship');
  const open = async (): Promise<void> => {
    const text = await files.openText();
    if (text === null) return;
    try {
      onTake(parseFleet(text));
      setFault(null);
    } catch (error) {
      const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      setFault(say('sm.fleet.import.bad', { why }));
    }
  };
  const save = (): void => {
    keep(name.trim(), fleet);
    setName('');
  };
  return (
    <details className="fold">
      <summary>{say('sm.fleet.kept')}</summary>
      {fleets.map((kept) => (
        <div key={kept.name} className="row">
          <Button label={kept.name} onClick={() => onTake(kept.fleet)} />
          <Button
            label={say('sm.fleet.forget', { name: kept.name })}
            icon="trash-can"
            iconOnly
            tone="quiet"
            onClick={() => forget(kept.name)}
          />
        </div>
      ))}
      <TextField label={say('sm.fleet.save.name')} value={name} maxLength={60} onChange={setName} />
      {fault && <p className="fault">{fault}</p>}
      <div className="actions">
        <Button
          label={say('sm.fleet.save')}
          icon="save"
          disabledReason={nothing ?? (name.trim() === '' ? say('sm.fleet.save.name') : null)}
          onClick={save}
        />
        <Button
          label={say('sm.fleet.export')}
          icon="save-arrow"
          disabledReason={nothing}
          onClick={() => void files.saveText('fleet.json', `${JSON.stringify(fleet, null, 2)}\n`)}
        />
        <Button label={say('sm.fleet.import')} icon="load" onClick={() => void open()} />
      </div>
    </details>
  );
}
