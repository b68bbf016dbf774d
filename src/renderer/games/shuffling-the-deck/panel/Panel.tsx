import { useEffect } from 'react';
import type { Types } from '../../../../core/games/shuffling-the-deck';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { openCards } from '../choices';
import { adventureName, adventureText, pirateName, shipName } from '../names';
import { usePlan } from '../plan';
import { say } from '../words';
import { AccusePanel } from './AccusePanel';
import { CardPanel } from './CardPanel';
import { Deductions } from './Deductions';

type Props = TableProps<Types>;

/** The adventure, the own ships, and everything that can be done; all of it by keyboard. */
export function Panel(table: Props) {
  const { view, viewer, text, legal, fresh } = table;
  const clear = usePlan((plan) => plan.clear);
  // A new step is a new question: what had been chosen for the last one is void.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each step
  useEffect(() => clear(), [fresh.serial, clear]);
  const acting = legal.commands.length > 0;
  return (
    <>
      <Adventure table={table} />
      {viewer === 'spectator' ? <p className="muted">{text(say('panel.watch'))}</p> : <Mine table={table} />}
      {acting ? (
        <>
          <CardPanel table={table} />
          <AccusePanel table={table} />
          <OtherActions table={table} />
        </>
      ) : (
        viewer !== 'spectator' && !view.over && <p className="muted">{text(say('panel.wait'))}</p>
      )}
      {viewer !== 'spectator' && <Deductions table={table} />}
    </>
  );
}

function Adventure({ table: { view, text } }: { readonly table: Props }) {
  const [active, ...upcoming] = view.adventures.row;
  if (active === undefined) return null;
  return (
    <section data-testid="adventure">
      <h3 className="caps">{text(say('panel.adventure'))}</h3>
      <p>
        <strong>{text(adventureName(active))}.</strong>{' '}
        {text(adventureText(active, view.options.adventureSet))}
        {upcoming.length > 0 && ` (${text(say('panel.upcoming', { cards: upcoming.map(adventureName) }))})`}
      </p>
    </section>
  );
}

/** One's own pirates: where their ships are and what they have. */
function Mine({ table: { view, viewer, text } }: { readonly table: Props }) {
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  if (!own) return null;
  return (
    <section data-testid="mine">
      <h3 className="caps">{text(say('panel.mine'))}</h3>
      <ul className="facts">
        {view.row.map(
          ({ pirate, damaged, glory }, index) =>
            own.pirates.includes(pirate) && (
              <li key={pirate}>
                {text(
                  say('panel.mine.ship', {
                    pirate: pirateName(pirate),
                    ship: shipName(pirate),
                    space: index + 1,
                    glory,
                    damaged: damaged ? 'yes' : 'no',
                    shown: view.shown.includes(pirate) ? 'yes' : 'no',
                  }),
                )}
              </li>
            ),
        )}
        {own.stolen > 0 && <li>{text(say('panel.stolen', { glory: own.stolen }))}</li>}
      </ul>
    </section>
  );
}

/** Repair, accuse, pass, exchange. */
function OtherActions({ table }: { readonly table: Props }) {
  const { legal, text, act } = table;
  const { mode, accuse, exchange, clear } = usePlan();
  const can = (kind: string): boolean => legal.commands.some((command) => command.kind === kind);
  const why = (kind: 'repair' | 'accuse'): string | null => {
    if (can(kind)) return null;
    if (kind === 'repair') return text(say('refused.nothing-to-repair'));
    const { options } = table.view;
    const spent = options.movementHands && openCards(table.view).length <= 1;
    return text(say(spent ? 'refused.last-card' : 'panel.accuse.nobody'));
  };
  const title = text(say('panel.do'));
  return (
    <ActionList
      title={title}
      group={title}
      actions={[
        {
          id: 'repair',
          label: text(say('panel.repair')),
          icon: 'hammer-nails',
          key: 'R',
          refused: why('repair'),
          onChoose: () => void act({ kind: 'repair' }),
        },
        {
          id: 'accuse',
          label: text(say('panel.accuse')),
          icon: 'hooded-figure',
          key: 'A',
          pressed: mode === 'accuse',
          refused: why('accuse'),
          onChoose: () => (mode === 'accuse' ? clear() : accuse({})),
        },
        {
          id: 'pass',
          label: text(say('panel.pass')),
          icon: 'anchor',
          key: 'P',
          onChoose: () => void act({ kind: 'pass' }),
        },
        {
          id: 'exchange',
          label: text(say('panel.exchange')),
          icon: 'card-exchange',
          key: 'X',
          pressed: mode === 'exchange',
          onChoose: exchange,
        },
      ]}
    />
  );
}
