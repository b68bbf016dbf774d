import { useState } from 'react';
import type { Open } from '../../../../core/games/spanish-main/open';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { islandName, itemName, say, shipName } from '../words/names';
import { Ticks } from './Ticks';

export type TakePanelProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly open: Extract<Open, { kind: 'take' }>;
};

/** Which treasures to take where there are too many to list each choice; the best that fit are ticked at first. */
export function TakePanel({ table, open }: TakePanelProps) {
  const { view, act } = table;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(best(table, open)));
  const take = (): void =>
    void act({ kind: 'take', treasure: open.treasure.filter((treasure) => chosen.has(treasure)) });
  return (
    <section className="planner task" data-testid="task">
      <Ticks
        legend={say('sm.task.take', {
          ship: shipName(view, open.ship),
          island: islandName(view, open.island),
        })}
        ticks={open.treasure.map((treasure) => ({ id: treasure, label: itemName(view, { treasure }) }))}
        chosen={chosen}
        onChange={setChosen}
        full={chosen.size >= open.space}
      >
        <p className="muted">{say('sm.take.space', { taken: chosen.size, space: open.space })}</p>
      </Ticks>
      <ActionList
        title={say('sm.take.do')}
        hideTitle
        group={say('sm.act.explore')}
        single
        actions={[
          {
            id: 'take',
            label: say('sm.take.do'),
            key: 'Enter',
            icon: 'coins',
            tone: 'primary',
            onChoose: take,
          },
        ]}
      />
    </section>
  );
}

function best({ view }: TakePanelProps['table'], open: TakePanelProps['open']): string[] {
  const island = view.islands.find(({ id }) => id === open.island);
  const goldOf = (id: string): number => island?.treasure.find((one) => one.id === id)?.face?.gold ?? 0;
  return [...open.treasure].sort((a, b) => goldOf(b) - goldOf(a)).slice(0, open.space);
}
