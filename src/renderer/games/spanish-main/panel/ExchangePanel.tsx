import { useState } from 'react';
import type { Item } from '../../../../core/games/spanish-main/commands';
import type { Open } from '../../../../core/games/spanish-main/open';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { itemName, say, shipName } from '../words/names';
import { Ticks } from './Ticks';

export type ExchangePanelProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly open: Extract<Open, { kind: 'exchange' }>;
};

/** Crew and treasure between two ships in contact: what is ticked changes ships. */
export function ExchangePanel({ table, open }: ExchangePanelProps) {
  const { view, act } = table;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const items: { readonly id: string; readonly item: Item }[] = [
    ...open.crew.map((crew) => ({ id: crew, item: { crew } })),
    ...open.treasure.map((treasure) => ({ id: treasure, item: { treasure } })),
  ];
  const aboard = (id: string): string => {
    const holder = view.ships.find(
      (ship) => ship.crew.some((crew) => crew.id === id) || ship.treasure.some((one) => one.id === id),
    );
    return holder ? shipName(view, holder.id) : '';
  };
  const hand = (): void =>
    void act({ kind: 'exchange', items: items.filter(({ id }) => chosen.has(id)).map(({ item }) => item) });
  return (
    <section className="planner task" data-testid="task">
      <Ticks
        legend={say('sm.task.exchange', { ship: shipName(view, open.ship), with: shipName(view, open.with) })}
        ticks={items.map(({ id, item }) => ({ id, label: `${itemName(view, item)} (${aboard(id)})` }))}
        chosen={chosen}
        onChange={setChosen}
      >
        <p className="muted">{say('sm.exchange.help')}</p>
      </Ticks>
      <ActionList
        title={say('sm.exchange.do')}
        hideTitle
        group={say('sm.act.explore')}
        single
        actions={[
          {
            id: 'exchange',
            label: say('sm.exchange.do'),
            key: 'Enter',
            icon: 'swap-bag',
            tone: 'primary',
            onChoose: hand,
          },
        ]}
      />
    </section>
  );
}
