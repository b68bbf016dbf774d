import type { CaribbeanTypes } from '../../../../core/games/caribbean';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { cardName, namesOf, say } from '../words';
import { BribePanel } from './BribePanel';
import { SailPanel } from './SailPanel';
import './panel.css';

/** What the viewer has to decide now; all of it by keyboard. */
export function Panel(table: TableProps<CaribbeanTypes>) {
  const { view, viewer, toAct, readOnly, seats, act } = table;
  const { phase } = view;
  const mine = viewer !== 'spectator' && toAct.includes(viewer) && !readOnly;
  if (phase.kind === 'over') return <p className="muted">{say('cb.over')}</p>;
  if (!mine) {
    const laid = phase.kind === 'bid' && viewer !== 'spectator' && view.bids[viewer];
    if (laid) return <p className="muted">{say('cb.bid.laid')}</p>;
    const watched =
      phase.kind === 'sail'
        ? say('cb.watch', { ship: phase.ship, name: namesOf(seats)(phase.seat) })
        : say('cb.wait');
    return <p className="muted">{watched}</p>;
  }
  switch (phase.kind) {
    case 'bid':
      return <BribePanel table={table} />;
    case 'sail':
      return <SailPanel table={table} sailing={phase} />;
    case 'tie':
      return (
        <section>
          <h3 className="caps">{say('cb.tie.title', { ship: phase.ship })}</h3>
          <p>{say('cb.tie.help', { bid: phase.bid })}</p>
          <ActionList
            title={say('cb.tie.title', { ship: phase.ship })}
            hideTitle
            group="caribbean"
            actions={[
              {
                id: 'show',
                label: say('cb.tie.show', { card: cardName(view.bids[viewer]?.tieBreak ?? 0) }),
                icon: 'card-play',
                key: 'S',
                tone: 'primary',
                onChoose: () => void act({ kind: 'break-tie', reveal: true }),
              },
              {
                id: 'keep',
                label: say('cb.tie.keep'),
                detail: say('cb.tie.keep.detail'),
                icon: 'cancel',
                key: 'K',
                onChoose: () => void act({ kind: 'break-tie', reveal: false }),
              },
            ]}
          />
        </section>
      );
  }
}
