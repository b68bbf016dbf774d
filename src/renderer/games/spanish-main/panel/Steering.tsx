import { useState } from 'react';
import { BAR } from '../../../../core/games/spanish-main/cards';
import type { Segment } from '../../../../core/games/spanish-main/commands';
import type { ShipId } from '../../../../core/games/spanish-main/ids';
import type { View } from '../../../../core/games/spanish-main/state';
import { shipById } from '../../../../core/games/spanish-main/table';
import type { GridPoint } from '../../../../core/geometry';
import { NumberField, Select } from '../../../ui/fields';
import { announce } from '../../../ui/live';
import { useShortcut } from '../../../ui/shortcuts';
import { usePlan } from '../PlanProvider';
import { bearingOf, bearingTo, headingOf } from '../words/bearings';
import { pieceName, say } from '../words/names';

const UM = 1000;

export type SteeringProps = {
  readonly view: View;
  readonly ship: ShipId;
  /** The bar in hand. */
  readonly draft: Segment;
  /** Where it starts; null: where she stands. */
  readonly from: GridPoint | null;
};

/** Heading, distance, and a piece to head for. */
export function Steering({ view, ship, draft, from }: SteeringProps) {
  const steer = usePlan((plan) => plan.steer);
  const setTravel = usePlan((plan) => plan.setTravel);
  const start = from ?? shipById(view, ship)?.pose ?? null;
  const targets = start ? targetsFrom(view, ship, start) : [];
  const [toward, setToward] = useState('');
  const headFor = (id: string): void => {
    const target = targets.find((one) => one.id === id);
    setToward(id);
    if (!target) return;
    steer(headingOf(target.bearing), draft.travel);
    announce(say('sm.move.heading-for', { piece: pieceName(view, id), mm: Math.round(target.mm) }));
  };
  const step = (by: number) => (): void => {
    const at = targets.findIndex(({ id }) => id === toward);
    const next = targets[at < 0 ? 0 : (at + by + targets.length) % targets.length];
    if (next) headFor(next.id);
  };
  const group = say('sm.act.move');
  useShortcut({ id: 'move.next', key: 'G', label: say('sm.move.next'), group, run: step(1) });
  useShortcut({ id: 'move.previous', key: 'Shift+G', label: say('sm.move.previous'), group, run: step(-1) });
  return (
    <div className="steering">
      <NumberField
        label={say('sm.move.bearing')}
        value={Math.round(bearingOf(draft.heading) * 10) / 10}
        min={0}
        max={360}
        step={5}
        onChange={(bearing) => {
          if (Number.isFinite(bearing)) steer(headingOf(bearing), draft.travel);
        }}
        testId="bearing"
      />
      <NumberField
        label={say('sm.move.travel')}
        value={Math.round(draft.travel / 100) / 10}
        min={0}
        max={BAR[draft.bar]}
        step={5}
        onChange={(mm) => {
          if (Number.isFinite(mm)) setTravel(mm * UM);
        }}
        testId="travel"
      />
      <Select
        label={say('sm.move.toward')}
        value={toward}
        choices={[
          { value: '', label: say('sm.move.toward.none') },
          ...targets.map(({ id, mm }) => ({
            value: id,
            label: say('sm.move.toward.piece', { piece: pieceName(view, id), mm: Math.round(mm) }),
          })),
        ]}
        onChange={headFor}
        testId="toward"
      />
      <p className="only-read">
        {say('sm.move.bearing.help')} {say('sm.move.travel.help', { mm: BAR[draft.bar] })}
      </p>
    </div>
  );
}

type Target = { readonly id: string; readonly mm: number; readonly bearing: number };

/** Whatever can be headed for, the nearest first; measured to the middle of islands and the bows of ships. */
function targetsFrom(view: View, self: ShipId, start: GridPoint): Target[] {
  const places = [
    ...view.islands.map(({ id, pose }) => ({ id: String(id), at: pose })),
    ...view.ships.flatMap(({ id, pose }) => (pose && id !== self ? [{ id: String(id), at: pose }] : [])),
  ];
  return places
    .map(({ id, at }) => ({
      id,
      mm: Math.hypot(at.x - start.x, at.y - start.y) / UM,
      bearing: bearingTo(start, at),
    }))
    .sort((a, b) => a.mm - b.mm);
}
