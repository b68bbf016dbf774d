import { useEffect } from 'react';
import { message } from '../../../../core/engine/message';
import type { CardId, Command, PiratasTypes } from '../../../../core/games/piratas';
import { shownTo } from '../../../../core/games/piratas/shown';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { type Choice, choiceOf, choicesWith, mapCommand, pairable } from '../choices';
import { cardName, cardNames, cardText, iconOf } from '../names';
import { usePlan } from '../plan';

type Props = TableProps<PiratasTypes>;

/** The hand, what can be done with what is chosen, and the decisions that are asked for. */
export function Panel(table: Props) {
  const { view, viewer, text, legal, fresh } = table;
  const clear = usePlan((plan) => plan.clear);
  // A new step is a new question: what had been chosen for the last one is void.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each step
  useEffect(() => clear(), [fresh.serial, clear]);
  const say = (id: string, params?: Parameters<typeof message>[1]) => text(message(`piratas.${id}`, params));
  if (viewer === 'spectator') return <p className="muted">{say('panel.watch')}</p>;
  const own = view.players[viewer];
  const hand = own?.hand.cards ?? [];
  const acting = legal.commands.length > 0;
  const treasures = table.ask({ kind: 'treasures' });
  return (
    <>
      {acting && <Choices table={table} />}
      <ul className="facts">
        {treasures.kind === 'treasures' && (
          <li data-testid="treasures">{say('panel.treasures', treasures)}</li>
        )}
      </ul>
      <Hand table={table} hand={hand} />
      <Pointed table={table} />
      {!acting && hand.length > 0 && <p className="muted">{say('panel.wait')}</p>}
    </>
  );
}

/** The own cards; a chosen one says what it does and, where it can do nothing now, why. */
function Hand({ table, hand }: { readonly table: Props; readonly hand: readonly CardId[] }) {
  const { text, legal } = table;
  const { chosen, toggle, hover } = usePlan();
  const canPair = pairable(legal.commands);
  const actions = hand.map((card, n): Action => {
    const open = chosen.includes(card);
    return {
      id: `card-${card}`,
      label: text(cardName(card)),
      icon: iconOf(card),
      pressed: open,
      ...(open && { detail: text(cardText(card)), wide: true }),
      ...(n < 9 && { key: String(n + 1) }),
      onChoose: () => toggle(card, canPair),
      onPreview: (on) => hover(on ? card : null),
    };
  });
  if (actions.length === 0) return null;
  const title = text(message('piratas.panel.hand'));
  return <ActionList title={title} group={title} actions={actions} />;
}

/** What the card that is pointed at does: on the table its text is small. */
function Pointed({ table: { text } }: { readonly table: Props }) {
  const hovered = usePlan((plan) => plan.hovered);
  const chosen = usePlan((plan) => plan.chosen);
  if (!hovered || chosen.includes(hovered)) return null;
  return (
    <p className="muted" data-testid="pointed">
      <b>{text(cardName(hovered))}.</b> {text(cardText(hovered))}
    </p>
  );
}

function Choices({ table }: { readonly table: Props }) {
  const { view, text, legal } = table;
  const plan = usePlan();
  const chosen = plan.chosen.filter((card) => legal.commands.length > 0 && inHand(table, card));
  if (view.phase.kind === 'map') return <MapChoice table={table} />;
  const choices = choicesWith(table, legal.commands, chosen);
  const title = text(
    chosen.length > 0
      ? message('piratas.panel.do.card', { cards: cardNames(chosen) })
      : message('piratas.panel.do'),
  );
  return (
    <>
      {choices.length > 0 && (
        <ActionList title={title} group={title} actions={actionsFor(table, choices)} single />
      )}
      <Refusals table={table} chosen={chosen} />
    </>
  );
}

const inHand = ({ view, viewer }: Props, card: CardId): boolean =>
  viewer !== 'spectator' && (view.players[viewer]?.hand.cards?.includes(card) ?? false);

function actionsFor({ text, act }: Props, choices: readonly Choice[]): Action[] {
  return choices.map(({ command, label, detail, icon }, n) => ({
    id: `do-${command.kind}-${n}`,
    label: text(label),
    icon,
    ...(detail && { detail: text(detail) }),
    ...(keyFor(command, n) && { key: keyFor(command, n) }),
    tone: n === 0 ? 'primary' : 'plain',
    onChoose: () => void act(command),
  }));
}

/** Letters beside each other, so that a choice is one key away; drawing always has its own. */
const LETTERS = ['E', 'A', 'S', 'G', 'Z', 'X', 'B', 'K', 'J'];
const keyFor = (command: Command, n: number): string => (command.kind === 'draw' ? 'D' : (LETTERS[n] ?? ''));

/** Why a chosen card can't be used (or not in every way). */
function Refusals({ table, chosen }: { readonly table: Props; readonly chosen: readonly CardId[] }) {
  const { ask, text } = table;
  const [card, ...more] = chosen;
  if (!card || more.length > 0) return null;
  const answer = ask({ kind: 'card', card });
  if (answer.kind !== 'card' || answer.cannot.length === 0) return null;
  return (
    <div className="refusals" data-testid="why-not">
      <p className="muted">{text(message('piratas.panel.cannot'))}</p>
      <ul>
        {answer.cannot.map(({ code, params }) => (
          <li key={code}>{text(message(`piratas.refused.${code}`, params))}</li>
        ))}
      </ul>
    </div>
  );
}

/** The Treasure Map: choose the card to take, then the order of the others. */
function MapChoice({ table }: { readonly table: Props }) {
  const { view, text, act } = table;
  const { order, toggleOrder } = usePlan();
  const shown = shownTo(view);
  const command = mapCommand(shown, order);
  const cards = shown.map((card, n): Action => {
    const at = order.indexOf(card);
    return {
      id: `shown-${card}`,
      label: at < 0 ? text(cardName(card)) : `${at + 1}. ${text(cardName(card))}`,
      icon: iconOf(card),
      pressed: at >= 0,
      key: LETTERS[n] ?? '',
      onChoose: () => toggleOrder(card),
    };
  });
  const title = text(message('piratas.panel.shown'));
  const choice = command && choiceOf(table, command);
  return (
    <>
      <ActionList title={title} group={title} actions={cards} />
      {choice && (
        <ActionList
          title={text(message('piratas.panel.do'))}
          group={title}
          single
          hideTitle
          actions={[
            {
              id: 'do-choose',
              label: text(choice.label),
              icon: choice.icon,
              ...(choice.detail && { detail: text(choice.detail) }),
              tone: 'primary',
              key: 'D',
              onChoose: () => void act(choice.command),
            },
          ]}
        />
      )}
    </>
  );
}
