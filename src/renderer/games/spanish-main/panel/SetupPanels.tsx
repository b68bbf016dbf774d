import { useState } from 'react';
import type { CommandOf } from '../../../../core/games/spanish-main/commands';
import { shipIdSchema } from '../../../../core/games/spanish-main/ids';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Action, ActionList } from '../../../ui/ActionList';
import { Select } from '../../../ui/fields';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { squareOf } from '../words/bearings';
import { commandIcon, commandLabel } from '../words/commands';
import { islandName, nameOfCrew, nameOfIsland, namesOf, say, shipName } from '../words/names';
import { commandsOf } from './standing';

type Props = { readonly table: TableProps<SpanishMainTypes> };

/** Who goes first. */
export function OrderPanel({ table }: Props) {
  const { view, legal, seats, act } = table;
  const rolls = view.phase.kind === 'order' ? view.phase.rolls : [];
  return (
    <>
      <ul>
        {seats.map(({ seat, name }) => {
          const thrown = rolls[seat] ?? [];
          return (
            thrown.length > 0 && (
              <li key={seat}>{say('sm.roll.rolled', { name, rolls: thrown.join(', ') })}</li>
            )
          );
        })}
      </ul>
      <ActionList
        title={say('sm.act.title')}
        hideTitle
        group={say('sm.act.title')}
        single
        actions={legal.commands.map((command) => ({
          id: command.kind,
          key: 'Enter',
          label: commandLabel(view, command),
          icon: commandIcon(command),
          tone: 'primary',
          onChoose: () => void act(command),
        }))}
      />
    </>
  );
}

/** The island that another player gets for his home. */
export function HomePanel({ table }: Props) {
  const { view, legal, act, ask, seats } = table;
  const hover = usePlan((plan) => plan.hover);
  const homes = commandsOf(legal.commands, 'choose-home');
  const of = view.phase.kind === 'homes' ? view.order[view.phase.at] : undefined;
  const nearest = (id: CommandOf<'choose-home'>['island']): { mm: number; piece: string } | null => {
    let best: { mm: number; piece: string } | null = null;
    for (const other of view.islands) {
      if (other.id === id) continue;
      const answer = ask({ kind: 'gap', a: id, b: other.id });
      const gap = answer.kind === 'gap' ? answer.contact?.gap : undefined;
      if (gap !== undefined && (best === null || gap < best.mm)) {
        best = { mm: Math.round(gap), piece: nameOfIsland(view, other) };
      }
    }
    return best;
  };
  return (
    <ActionList
      title={say('sm.home.title', { name: of === undefined ? '' : namesOf(seats)(of) })}
      group={say('sm.stage.homes')}
      single
      actions={homes.map((command, n): Action => {
        const island = view.islands.find(({ id }) => id === command.island);
        const near = nearest(command.island);
        return {
          id: `home-${command.island}`,
          label: commandLabel(view, command),
          ...(island &&
            near && { detail: say('sm.home.detail', { square: squareOf(island.pose), ...near }) }),
          icon: 'island',
          ...(n < 9 && { key: String(n + 1) }),
          onChoose: () => void act(command),
          onPreview: (on) => hover(on ? command.island : null),
        };
      })}
    />
  );
}

/** Which crew starts aboard which ship. */
export function CrewPanel({ table }: Props) {
  const { view, viewer, act } = table;
  const reserves = viewer === 'spectator' ? [] : (view.reserves[viewer] ?? []);
  const home = view.islands.find((island) => island.home === viewer);
  const [moved, setMoved] = useState<Readonly<Record<string, string>>>({});
  const berthOf = (crew: string, meant: string | null): string => moved[crew] ?? meant ?? '';
  const ships = view.ships.filter(({ owner }) => owner === viewer);
  const submit = (): void =>
    void act({
      kind: 'assign-crew',
      berths: reserves.map(({ crew, ship }) => {
        const at = berthOf(crew.id, ship);
        return { crew: crew.id, ship: at === '' ? null : shipIdSchema.parse(at) };
      }),
    });
  return (
    <section className="planner">
      <h3 className="caps">{say('sm.crew.title')}</h3>
      {reserves.map(({ crew, ship }) => (
        <Select
          key={crew.id}
          label={say('sm.crew.where', { name: nameOfCrew(view, crew) })}
          value={berthOf(crew.id, ship)}
          choices={[
            ...ships.map(({ id }) => ({ value: String(id), label: shipName(view, id) })),
            { value: '', label: say('sm.crew.ashore', { island: home ? islandName(view, home.id) : '' }) },
          ]}
          onChange={(at) => setMoved({ ...moved, [crew.id]: at })}
        />
      ))}
      <ActionList
        title={say('sm.crew.title')}
        hideTitle
        group={say('sm.crew.title')}
        single
        actions={[
          {
            id: 'assign-crew',
            key: 'Enter',
            label: say('sm.crew.submit'),
            icon: 'check-mark',
            tone: 'primary',
            onChoose: submit,
          },
        ]}
      />
    </section>
  );
}
