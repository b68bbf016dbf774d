import { useState } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { type TableName, tableNameSchema } from '../../../../core/games/sandbox/commands';
import { type Template, templates } from '../../../../core/games/sandbox/templates';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { pose } from '../../../../core/geometry';
import { ActionList } from '../../../ui/ActionList';
import { Button } from '../../../ui/Button';
import { Select } from '../../../ui/fields';
import type { TableProps } from '../../contract';
import { say } from '../words';
import { OwnFile } from './OwnFile';

const groups = ['dice', 'tokens', 'cards', 'tools', 'ships', 'islands', 'crew', 'treasure'] as const;

/** Set-ups at a click, loose pieces of every kind, and files of one's own. */
export function BoxOfPieces({
  table,
  seat,
}: {
  readonly table: TableProps<SandboxTypes>;
  readonly seat: Seat;
}) {
  const [group, setGroup] = useState<Template['group']>('dice');
  const inGroup = templates().filter((template) => template.group === group);
  const [chosen, setChosen] = useState('d6');
  const template = inGroup.find(({ id }) => id === chosen) ?? inGroup[0];
  const setUp = (name: TableName) => void table.act({ kind: 'set-up', table: name, clear: true });
  const bring = () => {
    if (!template) return;
    // Each a little further on, so that none hides the one before.
    const off = (table.view.pieces.length % 12) * 22_000;
    const pieces = template.pieces.map((piece) => ({ ...piece, pose: pose(off - 120_000, -60_000, 0) }));
    void table.act({ kind: 'add', pieces });
  };
  return (
    <section>
      <h3 className="caps">{say('sb.box')}</h3>
      <Select
        label={say('sb.box.group')}
        value={group}
        choices={groups.map((value) => ({ value, label: say(`sb.group.${value}`) }))}
        onChange={setGroup}
        testId="box-group"
      />
      <Select
        label={say('sb.box.piece')}
        value={template?.id ?? ''}
        choices={inGroup.map(({ id, label }) => ({ value: id, label: table.text(label) }))}
        onChange={setChosen}
        testId="box-piece"
      />
      <Button label={say('sb.box.add')} tone="primary" onClick={bring} testId="box-add" />
      <ActionList
        title={say('sb.set-up')}
        group="sandbox.set-up"
        actions={tableNameSchema.options.map((name) => ({
          id: `set-up-${name}`,
          label: table.text({ id: `sandbox.table.${name}` }),
          detail: say('sb.set-up.detail'),
          onChoose: () => setUp(name),
        }))}
      />
      <OwnFile table={table} seat={seat} />
    </section>
  );
}
