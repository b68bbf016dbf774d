import { useMemo } from 'react';
import { message } from '../../../../core/engine/message';
import type { PiratasTypes, Sum } from '../../../../core/games/piratas';
import { Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import type { TableProps } from '../../contract';
import { duelCards, sumPoint } from './layout';

/** The shots and bonuses of a sum, one after the other. */
export const partsOf = (sum: Sum): number[] => [
  ...sum.shots.flatMap(({ shots, guerrilla }) => (guerrilla ? [shots, guerrilla] : [shots])),
  ...sum.bonuses.map(({ shots }) => shots),
];

/** `2 + 1 − 1 = 2`, as far as it has been counted. */
export function sumLine(sum: Sum, counted: number): string {
  const parts = partsOf(sum);
  const seen = parts.slice(0, counted);
  const line = seen.map((n, k) => (k === 0 ? `${n}` : n < 0 ? ` − ${-n}` : ` + ${n}`)).join('') || '0';
  if (counted < parts.length || parts.length < 2) return line;
  return `${line} = ${sum.total}`;
}

type Props = Pick<TableProps<PiratasTypes>, 'view' | 'text'> & { readonly counted: number };

/** Both sides' sums over the duel's stage, counted up in sight. */
export function DuelSums({ view, text, counted }: Props) {
  const { duel } = view;
  if (!duel || duelCards(view).length === 0) return null;
  return (
    <>
      <SumTag
        side="attack"
        line={text(message('piratas.scene.sum', { total: sumLine(duel.attackSum, counted) }))}
        won={duel.result === 'attacker'}
      />
      <SumTag
        side="defence"
        line={text(message('piratas.scene.sum', { total: sumLine(duel.defenceSum, counted) }))}
        won={duel.result === 'defender'}
      />
    </>
  );
}

function SumTag({ side, line, won }: { side: 'attack' | 'defence'; line: string; won: boolean }) {
  const spec = useMemo(
    (): TagSpec => ({ text: line, at: sumPoint(side), tone: won ? 'ok' : 'plain', side: 'above' }),
    [line, side, won],
  );
  return <Tag spec={spec} />;
}
