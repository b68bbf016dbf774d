import type { Seat } from '../../../../core/engine/seat';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import type { TableProps } from '../../contract';
import { say } from '../words';
import { BoxOfPieces } from './BoxOfPieces';
import { Chosen } from './Chosen';
import { useChooseNew } from './fresh';
import { Hand } from './Hand';
import { PlayOn } from './PlayOn';

/** All that can be done at the free table, by keyboard too. */
export function Panel(table: TableProps<SandboxTypes>) {
  const { viewer, readOnly } = table;
  if (viewer === 'spectator' || readOnly) return <p className="muted">{say('sb.prompt')}</p>;
  return <Hands table={table} seat={viewer} />;
}

function Hands({ table, seat }: { readonly table: TableProps<SandboxTypes>; readonly seat: Seat }) {
  useChooseNew(table.fresh, seat);
  return (
    <>
      <Chosen table={table} seat={seat} />
      <Hand table={table} seat={seat} />
      <BoxOfPieces table={table} seat={seat} />
      <PlayOn table={table} />
    </>
  );
}
