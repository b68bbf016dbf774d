import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import type { TableProps } from '../../contract';
import { say } from '../words';
import { BoxOfPieces } from './BoxOfPieces';
import { Chosen } from './Chosen';
import { Hand } from './Hand';
import { PlayOn } from './PlayOn';

/** All that can be done at the free table, by keyboard too. */
export function Panel(table: TableProps<SandboxTypes>) {
  const { viewer, readOnly } = table;
  if (viewer === 'spectator' || readOnly) return <p className="muted">{say('sb.prompt')}</p>;
  return (
    <>
      <Chosen table={table} seat={viewer} />
      <Hand table={table} seat={viewer} />
      <BoxOfPieces table={table} seat={viewer} />
      <PlayOn table={table} />
    </>
  );
}
