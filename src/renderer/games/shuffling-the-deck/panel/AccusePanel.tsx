import type { Message, Seat } from '../../../../core/engine';
import type { Command, Types } from '../../../../core/games/shuffling-the-deck';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { openCards } from '../choices';
import { cardName, movementIcons, type PirateId, pirateIcons, pirateName, shipName } from '../names';
import { type Accusation, usePlan } from '../plan';
import { say } from '../words';

type Props = TableProps<Types>;
type Accuse = Extract<Command, { kind: 'accuse' }>;

/** Whom, of being whom, and with hands the card that it costs. */
export function AccusePanel({ table }: { readonly table: Props }) {
  const { mode, accusation, accuse } = usePlan();
  if (mode !== 'accuse') return null;
  const { text, legal, view } = table;
  const open = legal.commands.filter((command) => command.kind === 'accuse');
  const who = text(say('panel.accuse.who'));
  const whom = text(say('panel.accuse.pirate'));
  const give = text(say('panel.accuse.discard'));
  const cards = [...new Set(openCards(view))];
  return (
    <>
      <ActionList
        title={who}
        group={who}
        actions={[...new Set(open.map(({ target }) => target))].map(
          (target, index): Action => ({
            id: `target-${target}`,
            label: nameOf(table, target),
            icon: 'hooded-figure',
            key: `Shift+${'FGH'[index] ?? 'F'}`,
            pressed: accusation.target === target,
            onChoose: () => accuse({ target }),
          }),
        )}
      />
      <ActionList
        title={whom}
        group={whom}
        actions={[...new Set(open.map(({ pirate }) => pirate))].map(
          (pirate, index): Action => ({
            id: `pirate-${pirate}`,
            label: text(pirateName(pirate)),
            detail: text(shipName(pirate)),
            icon: pirateIcons[pirate],
            key: String(index + 1),
            pressed: accusation.pirate === pirate,
            onChoose: () => accuse({ pirate }),
          }),
        )}
      />
      {view.options.movementHands && (
        <ActionList
          title={give}
          group={give}
          actions={cards.map(
            (card, index): Action => ({
              id: `discard-${index}`,
              label: text(cardName(card)),
              icon: movementIcons[card],
              key: `Shift+${'QWET'[index] ?? 'Q'}`,
              pressed: accusation.discard === card,
              onChoose: () => accuse({ discard: card }),
            }),
          )}
        />
      )}
      <Confirm table={table} command={commandOf(accusation, open)} />
    </>
  );
}

const nameOf = ({ seats }: Props, seat: Seat): string => seats.find((one) => one.seat === seat)?.name ?? '';

/** The legal accusation that has been put together, or null while a part is missing. */
export const commandOf = (accusation: Accusation, open: readonly Accuse[]): Accuse | null =>
  open.find(
    ({ target, pirate, discard }) =>
      target === accusation.target &&
      pirate === accusation.pirate &&
      (discard ?? null) === (discard === undefined ? null : accusation.discard),
  ) ?? null;

function Confirm({ table, command }: { readonly table: Props; readonly command: Accuse | null }) {
  const { text, act } = table;
  if (!command) return null;
  const title = text(say('panel.accuse'));
  return (
    <section data-testid="accusation">
      <ul className="facts">
        {remarks(table, command.target, command.pirate).map((line) => (
          <li key={text(line)}>{text(line)}</li>
        ))}
      </ul>
      <ActionList
        title={title}
        group={title}
        hideTitle
        single
        actions={[
          {
            id: 'confirm-accusation',
            label: text(
              say('panel.accuse.confirm', {
                target: { seat: command.target },
                pirate: pirateName(command.pirate),
              }),
            ),
            icon: 'talk',
            key: 'Enter',
            tone: 'primary',
            onChoose: () => void act(command),
          },
        ]}
      />
    </section>
  );
}

/** What is at stake, and a warning where the answer is known already. */
function remarks({ view, viewer }: Props, target: Seat, pirate: PirateId): Message[] {
  const glory = view.row.find((ship) => ship.pirate === pirate)?.glory ?? 0;
  const lines = [say('panel.accuse.stake', { glory, ship: shipName(pirate), half: Math.ceil(glory / 2) })];
  if (view.denials.some((one) => one.target === target && one.pirate === pirate)) {
    lines.push(say('panel.accuse.again', { target: { seat: target } }));
  }
  const own = viewer === 'spectator' ? [] : (view.players[viewer]?.pirates ?? []);
  if (own.includes(pirate)) lines.push(say('panel.accuse.own'));
  return lines;
}
