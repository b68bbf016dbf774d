import type { Seat } from '../../../../core/engine/seat';
import type { Item } from '../../../../core/games/sandbox/piece';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { pose } from '../../../../core/geometry';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { pieceWords, say } from '../words';

/** Where what is played first lies: before its player, seats going round the table. */
export const before = (seat: Seat, n: number) =>
  pose((seat % 3) * 300_000 - 300_000 + n * 30_000, seat < 3 ? -420_000 : 420_000, 0);

/** One's own cards, each to be played open or face down. */
export function Hand({ table, seat }: { readonly table: TableProps<SandboxTypes>; readonly seat: Seat }) {
  const items = table.view.hands[seat]?.items ?? [];
  const play = (item: Item, face: 'up' | 'down', n: number) =>
    void table.act({ kind: 'play', items: [{ id: item.id, pose: before(seat, n % 8), face }] });
  if (items.length === 0) return null;
  return (
    <details>
      <summary>{say('sb.hand.all', { count: items.length })}</summary>
      <ActionList
        title={say('sb.hand')}
        hideTitle
        group="sandbox.hand"
        actions={items.flatMap((item, n) => [
          {
            id: `open-${item.id}`,
            label: say('sb.hand.open', { what: pieceWords(item) }),
            onChoose: () => play(item, 'up', n),
          },
          {
            id: `down-${item.id}`,
            label: say('sb.hand.down', { what: pieceWords(item) }),
            tone: 'quiet' as const,
            onChoose: () => play(item, 'down', n),
          },
        ])}
      />
    </details>
  );
}
