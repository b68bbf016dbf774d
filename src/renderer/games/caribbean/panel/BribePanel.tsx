import type { CaribbeanTypes } from '../../../../core/games/caribbean';
import { THIEF } from '../../../../core/games/caribbean';
import { ActionList } from '../../../ui/ActionList';
import { Button } from '../../../ui/Button';
import type { TableProps } from '../../contract';
import { bidOf, inHand } from '../bribes';
import { usePlan } from '../plan';
import { cardName, say, slotName } from '../words';

/** Six bribes and the tie-break: choose a place, then a card, by mouse or by its figure. */
export function BribePanel({ table }: { readonly table: TableProps<CaribbeanTypes> }) {
  const { bribes, slot, choose, layNext, lay, clearBribes } = usePlan();
  const bid = bidOf(bribes);
  const left = bribes.filter((card) => card === null).length;
  const send = () => {
    if (bid) void table.act({ kind: 'bid', bid }).then((refused) => refused === null && clearBribes());
  };
  return (
    <section className="cb-bribes">
      <h3 className="caps">{say('cb.bid.title')}</h3>
      <p className="muted">{say('cb.bid.help')}</p>
      <ol className="cb-slots">
        {bribes.map((card, i) => (
          <li key={slotName(i)}>
            <Button
              label={slotName(i)}
              detail={card === null ? say('cb.bid.empty') : cardName(card)}
              pressed={slot === i}
              onClick={() => (slot === i && card !== null ? lay(i, null) : choose(i))}
              testId={`slot-${i}`}
            />
          </li>
        ))}
      </ol>
      <ActionList
        title={say('cb.bid.hand')}
        group="caribbean"
        actions={[
          ...inHand(bribes).map((card) => ({
            id: `card-${card}`,
            label: cardName(card),
            icon: card === THIEF ? ('robber' as const) : ('barrel' as const),
            key: card === THIEF ? 'X' : String(card),
            onChoose: () => layNext(card),
          })),
          {
            id: 'lay-bribes',
            label: say('cb.bid.lay'),
            detail: say('cb.bid.lay.detail'),
            icon: 'check-mark' as const,
            key: 'L',
            tone: 'primary' as const,
            wide: true,
            refused: bid ? null : say('cb.bid.lay.not-yet', { left: left - 1 }),
            onChoose: send,
          },
          {
            id: 'clear-bribes',
            label: say('cb.bid.clear'),
            icon: 'return-arrow' as const,
            key: 'Backspace',
            tone: 'quiet' as const,
            wide: true,
            onChoose: clearBribes,
          },
        ]}
      />
    </section>
  );
}
