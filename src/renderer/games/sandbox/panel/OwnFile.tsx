import { useState } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { blank, type Look } from '../../../../core/games/sandbox/look';
import { part, sizes } from '../../../../core/games/sandbox/parts';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { useSession } from '../../../client/session';
import { NumberField, Select } from '../../../ui/fields';
import type { TableProps } from '../../contract';
import { say } from '../words';

const kinds = ['card', 'token', 'mat', 'deck'] as const;
type As = (typeof kinds)[number];

/** The file's bytes as base 64. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Brings a picture or model of one's own; the host looks at it first and keeps it in the save. */
export function OwnFile({ table, seat }: { readonly table: TableProps<SandboxTypes>; readonly seat: Seat }) {
  const { link } = useSession();
  const [as, setAs] = useState<As>('card');
  const [columns, setColumns] = useState(4);
  const [rows, setRows] = useState(3);
  const [refused, setRefused] = useState<string | null>(null);

  const bring = async (file: File) => {
    const data = await readBase64(file);
    const reply = await link.request('table.attach', {
      match: table.matchId,
      seat,
      name: file.name.slice(0, 120),
      data,
    });
    if (!reply.ok) {
      setRefused(table.text(reply.refusal.message));
      return;
    }
    setRefused(null);
    const { asset, kind } = reply.answer;
    const cut = as === 'deck' ? { columns, rows } : { columns: 1, rows: 1 };
    const look = (cell: number): Look => ({ of: 'image', asset, ...cut, cell });
    const size = as === 'deck' ? sizes.card : sizes[as];
    const cells = Array.from({ length: cut.columns * cut.rows }, (_, cell) => cell);
    const pieces =
      kind === 'model'
        ? [part('model', sizes.box, { of: 'model', asset })]
        : cells.map((cell) => part(as === 'deck' ? 'card' : as, size, look(cell), blank));
    void table.act({ kind: 'add', pieces: pieces.slice(0, 200) });
  };
  return (
    <section>
      <h3 className="caps">{say('sb.file')}</h3>
      <Select
        label={say('sb.file.as')}
        value={as}
        choices={kinds.map((value) => ({ value, label: say(`sb.file.${value}`) }))}
        onChange={setAs}
      />
      {as === 'deck' && (
        <div className="row">
          <NumberField
            label={say('sb.file.columns')}
            value={columns}
            min={1}
            max={20}
            onChange={setColumns}
          />
          <NumberField label={say('sb.file.rows')} value={rows} min={1} max={20} onChange={setRows} />
        </div>
      )}
      <label>
        {say('sb.file.choose')}{' '}
        <input
          type="file"
          accept=".png,.jpg,.jpeg,.webp,.glb"
          data-testid="own-file"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void bring(file);
          }}
        />
      </label>
      {refused && (
        <p role="alert" className="fault">
          {refused}
        </p>
      )}
    </section>
  );
}
