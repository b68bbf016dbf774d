import { useState } from 'react';
import type { Command } from '../../../../core/games/spanish-main/commands';
import type { Ship } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList, type Action as ListedAction } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { barsLeft } from '../plan';
import { commandDetail, commandIcon, commandLabel } from '../words/commands';
import { say } from '../words/names';
import { type Action, commandsOf, moveOf, whyNot } from './standing';

export type ShipActionsProps = { readonly table: TableProps<SpanishMainTypes>; readonly ship: Ship };

/** The four actions of a ship with their keys, each with what it would do or why it can't be given. */
export function ShipActions({ table, ship }: ShipActionsProps) {
  const { view, viewer, legal, act, ask } = table;
  const layBar = usePlan((plan) => plan.layBar);
  const comeAbout = usePlan((plan) => plan.comeAbout);
  const aim = usePlan((plan) => plan.aim);
  const [choosing, setChoosing] = useState<'explore' | 'repair' | null>(null);
  const answer = ask({ kind: 'ship', ship: ship.id });
  const status = answer.kind === 'ship' ? answer : null;
  const move = moveOf(legal.open, ship);
  const hers = (command: { readonly ship: Ship['id'] }): boolean => command.ship === ship.id;
  const fires = commandsOf(legal.commands, 'fire').filter(hers);
  const choices: Readonly<Record<'explore' | 'repair', readonly Command[]>> = {
    explore: commandsOf(legal.commands, 'explore').filter(hers),
    repair: commandsOf(legal.commands, 'repair').filter(hers),
  };
  const why = (action: Action): string => whyNot(view, viewer, ship, status, action);
  const guns = new Set(fires.map(({ gun }) => `${gun.kind} ${gun.mast}`)).size;
  const first = move && barsLeft(legal.open, { kind: 'none' }, ship.id)[0];

  /** One choice is made at once, several are listed. */
  const choose = (kind: 'explore' | 'repair'): void => {
    const [only, ...more] = choices[kind];
    if (only && more.length === 0) void act(only);
    else setChoosing(kind);
  };
  const actions: ListedAction[] = [
    {
      id: 'move',
      key: 'M',
      icon: 'ship-wheel',
      label: say('sm.act.move'),
      detail: move ? say('sm.act.move.detail', { bars: [...move.base, ...move.extra].join(' + ') }) : '',
      refused: first && ship.pose ? null : why('move'),
      onChoose: () => {
        if (first && ship.pose) layBar(ship.id, first, ship.pose.heading);
      },
    },
    {
      id: 'shoot',
      key: 'S',
      icon: 'cannon',
      label: say('sm.act.shoot'),
      detail: say('sm.act.shoot.detail', { guns }),
      // Guns that don't bear are listed with their reasons, so only a ship that may not shoot at all is refused.
      refused: guns > 0 || (status && status.actionsLeft > 0 && ship.owner === viewer) ? null : why('shoot'),
      onChoose: () => aim(ship.id, null, null),
    },
    {
      id: 'explore',
      key: 'E',
      icon: 'spyglass',
      label: say('sm.act.explore'),
      refused: choices.explore.length > 0 ? null : why('explore'),
      onChoose: () => choose('explore'),
    },
    {
      id: 'repair',
      key: 'R',
      icon: 'hammer-nails',
      label: say('sm.act.repair'),
      detail: say('sm.act.repair.detail'),
      refused: choices.repair.length > 0 ? null : why('repair'),
      onChoose: () => choose('repair'),
    },
    {
      id: 'come-about',
      key: 'C',
      icon: 'cycle',
      label: say('sm.act.about'),
      detail: say('sm.act.about.detail'),
      refused: move?.comeAbout && ship.pose ? null : why('move'),
      onChoose: () => {
        if (ship.pose) comeAbout(ship.id, ship.pose.heading + 180_000);
      },
    },
  ];
  return (
    <>
      <ActionList title={say('sm.act.title')} hideTitle group={say('sm.act.title')} actions={actions} />
      {choosing && choices[choosing].length > 0 && (
        <ActionList
          title={say(choosing === 'repair' ? 'sm.repair.title' : 'sm.act.explore')}
          group={say('sm.act.title')}
          single
          actions={choices[choosing].map((command, n) => ({
            id: `${choosing}-${n}`,
            label: commandLabel(view, command),
            ...(commandDetail(view, command) && { detail: commandDetail(view, command) }),
            icon: commandIcon(command),
            // The digits are the ships' until one of several is to be chosen; the list that came last has them.
            ...(n < 9 && { key: String(n + 1) }),
            onChoose: () => {
              setChoosing(null);
              void act(command);
            },
          }))}
        />
      )}
    </>
  );
}
