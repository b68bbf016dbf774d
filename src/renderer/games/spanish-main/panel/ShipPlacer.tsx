import { useEffect, useMemo } from 'react';
import type { Open } from '../../../../core/games/spanish-main/open';
import { islandById } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Pose, pose } from '../../../../core/geometry';
import { type Action, ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { commandOf } from '../plan';
import { previewOf } from '../plan-preview';
import { bearingOfPoint, headingOf, POINTS, type Point } from '../words/bearings';
import { islandName, say, shipName } from '../words/names';

export type ShipPlacerProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly open: Extract<Open, { kind: 'place-ship' }>;
};

type Berth = { readonly point: Point; readonly at: Pose };
/** Where her bow is looked for first, from the middle of the island: its coast is nearer. */
const OFF = 60_000;
const SWING = 5_000;

/** Puts a ship to her home, bow on: one berth for each side of the island is offered. */
export function ShipPlacer({ table, open }: ShipPlacerProps) {
  const { view, ask, act } = table;
  const { ship, island } = open;
  const intent = usePlan((plan) => plan.intent);
  const place = usePlan((plan) => plan.place);
  const here = intent.kind === 'place' && intent.ship === ship ? intent.pose : null;
  const berths = useMemo(() => berthsOf(table, open), [table, open]);
  const first = berths[0]?.at ?? null;
  useEffect(() => {
    if (here === null && first !== null) place(ship, first);
  }, [here, first, place, ship]);
  const answer = here && intent.kind === 'place' ? previewOf(intent, view, ask) : null;
  const fits = answer?.kind === 'ship-place' && answer.room?.fits === true;
  const command = fits ? commandOf(intent, null) : null;
  const home = islandName(view, island);
  const put = (): void => {
    if (command) void act(command);
  };
  const swing = (by: number) => (): void => {
    if (!here) return;
    const turned = ask({ kind: 'ship-place', ship, pose: pose(here.x, here.y, here.heading + by) });
    if (turned.kind === 'ship-place' && turned.near) place(ship, turned.near);
  };
  const actions: Action[] = [
    { id: 'swing-left', label: `${say('sm.place.turn')} ↺`, key: '[', onChoose: swing(SWING) },
    { id: 'swing-right', label: `${say('sm.place.turn')} ↻`, key: ']', onChoose: swing(-SWING) },
    {
      id: 'place-ship',
      label: say('sm.place.do'),
      key: 'Enter',
      icon: 'check-mark',
      tone: 'primary',
      wide: true,
      refused: command ? null : say('sm.place.not', { island: home }),
      onChoose: put,
    },
  ];
  return (
    <section className="planner">
      <h3 className="caps">{say('sm.place.title', { ship: shipName(view, ship), island: home })}</h3>
      <ActionList
        title={say('sm.place.title', { ship: shipName(view, ship), island: home })}
        hideTitle
        group={say('sm.stage.ships')}
        actions={[
          ...berths.map(
            ({ point, at }, n): Action => ({
              id: `berth-${point}`,
              label: say('sm.place.side', { point: say(`sm.point.${point}`) }),
              ...(n < 9 && { key: String(n + 1) }),
              pressed: here?.x === at.x && here.y === at.y,
              onChoose: () => place(ship, at),
            }),
          ),
        ]}
      />
      <p className={fits ? 'verdict' : 'verdict bad'} role="status" data-testid="verdict">
        {fits ? say('sm.place.fits', { island: home }) : say('sm.place.not', { island: home })}
      </p>
      <ActionList title={say('sm.act.title')} hideTitle group={say('sm.stage.ships')} actions={actions} />
    </section>
  );
}

/** A legal berth near each of the eight points of the island's compass, as far as there is one. */
function berthsOf(
  { view, ask }: ShipPlacerProps['table'],
  { ship, island }: ShipPlacerProps['open'],
): Berth[] {
  const middle = islandById(view, island)?.pose;
  if (!middle) return [];
  const berths: Berth[] = [];
  for (const point of POINTS) {
    const bearing = bearingOfPoint(point);
    const out = (bearing * Math.PI) / 180;
    const wish = pose(
      middle.x + OFF * Math.sin(out),
      middle.y + OFF * Math.cos(out),
      headingOf(bearing + 180),
    );
    const answer = ask({ kind: 'ship-place', ship, pose: wish });
    const at = answer.kind === 'ship-place' ? answer.near : null;
    // Two points may come to the same berth where the island is crowded.
    if (at && !berths.some((berth) => berth.at.x === at.x && berth.at.y === at.y)) berths.push({ point, at });
  }
  return berths;
}
