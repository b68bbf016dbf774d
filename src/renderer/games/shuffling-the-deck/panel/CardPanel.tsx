import type { Types } from '../../../../core/games/shuffling-the-deck';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { openCards, plannedCard, previewOf, shipsWanted } from '../choices';
import { cardName, cardText, type MovementKind, movementIcons, pirateName, shipName } from '../names';
import { usePlan } from '../plan';
import { effectWords, say, shiftWords } from '../words';

type Props = TableProps<Types>;

/** Cards have letters, ships the number of their space. */
const cardKeys = ['Q', 'W', 'E', 'T'] as const;

/** Choose a movement card, then its ships; the new row is told before it is confirmed. */
export function CardPanel({ table }: { readonly table: Props }) {
  const plan = usePlan();
  const { text } = table;
  const title = text(say(plan.mode === 'exchange' ? 'panel.exchange.which' : 'panel.cards'));
  return (
    <>
      <ActionList title={title} group={title} actions={cardActions(table, plan)} />
      <Result table={table} />
      {plan.card !== null && shipsWanted(plan.card) > 0 && <Ships table={table} card={plan.card} />}
    </>
  );
}

function cardActions({ view, legal, text, act }: Props, plan: ReturnType<typeof usePlan.getState>): Action[] {
  const { mode } = plan;
  return openCards(view).map((card, index): Action => {
    const key = cardKeys[index];
    const playable = legal.commands.some((one) => one.kind === 'play-card' && one.card === card);
    return {
      id: `card-${index}`,
      label: text(cardName(card)),
      ...(plan.card === card && { detail: text(cardText(card)) }),
      icon: movementIcons[card],
      wide: true,
      ...(key && { key }),
      pressed: mode === 'card' && plan.card === card,
      refused: playable || mode === 'exchange' ? null : text(say('panel.no-intact')),
      onChoose: () => (mode === 'exchange' ? void act({ kind: 'pass', swap: card }) : plan.pickCard(card)),
    };
  });
}

function Ships({ table, card }: { readonly table: Props; readonly card: MovementKind }) {
  const { view, text } = table;
  const { ships, pickShip, hover } = usePlan();
  const row = view.row.map(({ pirate }) => pirate);
  const title = text(say(shipsWanted(card) === 2 ? 'panel.pair' : 'panel.ships'));
  const actions = view.row.map(({ pirate, glory, damaged }, index): Action => {
    const blocked = card === 'sabotage' && damaged;
    return {
      id: `ship-${index + 1}`,
      label: text(say('panel.ship', { space: index + 1, ship: shipName(pirate) })),
      detail: `${text(pirateName(pirate))} · ${text(say('panel.ship.detail', { glory, damaged: damaged ? 'yes' : 'no' }))}`,
      key: String(index + 1),
      pressed: ships.includes(pirate),
      refused: blocked ? text(say('refused.already-damaged', { ship: shipName(pirate) })) : null,
      onChoose: () => pickShip(pirate, row),
      onPreview: (on) => hover(on ? pirate : null),
    };
  });
  return <ActionList title={title} group={title} actions={actions} />;
}

/** The row that would be and what the adventure would do there, and the button that makes it so. */
function Result({ table }: { readonly table: Props }) {
  const { text, act } = table;
  const plan = usePlan();
  const preview = previewOf(table, plan);
  const command = plannedCard(plan);
  if (plan.card === null || !preview) return null;
  const named = plan.ships.length > 0 ? plan.ships : preview.shifts.map(({ pirate }) => pirate);
  const shifts = preview.shifts.filter(({ pirate }) => named.includes(pirate));
  const moved = shifts.length > 0 ? shifts.map(shiftWords) : [say('panel.stays')];
  const outcome =
    plan.card === 'fog'
      ? [say('panel.fogged')]
      : preview.effects.length > 0
        ? preview.effects.map(effectWords)
        : [say('panel.nothing')];
  const title = text(say('panel.result'));
  return (
    <section aria-live="polite" data-testid="preview">
      <h3 className="caps">{title}</h3>
      <ul className="facts">
        {[...moved, ...outcome].map((line) => (
          <li key={text(line)}>{text(line)}</li>
        ))}
      </ul>
      {command && (
        <ActionList
          title={title}
          group={title}
          hideTitle
          actions={[
            {
              id: 'confirm',
              label: text(say('panel.confirm', { card: cardName(command.card) })),
              icon: 'check-mark',
              key: 'Enter',
              tone: 'primary',
              onChoose: () => void act(command),
            },
            {
              id: 'cancel',
              label: text(say('panel.cancel')),
              icon: 'cancel',
              key: 'Backspace',
              tone: 'quiet',
              onChoose: plan.clear,
            },
          ]}
        />
      )}
    </section>
  );
}
