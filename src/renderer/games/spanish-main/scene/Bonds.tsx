import { useMemo } from 'react';
import type { Answer, Question } from '../../../../core/games/spanish-main/questions';
import type { View } from '../../../../core/games/spanish-main/state';
import { HULLS } from '../../../pieces/ship/hulls';
import { Ink, type InkLayer, useChart } from '../../../table/marks/Marks';
import { distance, type Pt, place } from '../../../table/units';
import { onTable } from './coords';
import type { SceneModel, ShipModel } from './model';

/** Height of a rope over the water, mm: about that of a rail. */
const RAIL = 7;
const ROPE = { night: '#d9bd84', chart: '#6b4a22' } as const;
/** Half the length of a grapple over the gap, and the way from one to the next, mm. */
const GRAPPLE = 8;
const APART = 5;

type Rope = { readonly from: Pt; readonly to: Pt; readonly hooked: boolean };

/** What holds ships together: hawsers from a tower's quarters to the bows she tows, grapples where one ship pins another. */
export function Bonds({
  view,
  model,
  ask,
}: {
  readonly view: View;
  readonly model: SceneModel;
  readonly ask: (question: Question) => Answer;
}) {
  const chart = useChart();
  const ropes = useMemo(
    () => model.ships.flatMap((ship) => [...hawsers(ship, view, model), ...grapples(ship, model, ask)]),
    [view, model, ask],
  );
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: chart ? '#fdf6e2' : '#1a120a',
        opacity: 0.55,
        order: 18,
        through: chart,
        draw: (b) => {
          for (const { from, to } of ropes) b.ribbon([from, to], 2.1, RAIL - 0.2);
        },
      },
      {
        hex: ROPE[chart ? 'chart' : 'night'],
        opacity: 1,
        order: 19,
        through: chart,
        draw: (b) => {
          for (const { from, to, hooked } of ropes) {
            b.ribbon([from, to], 1.1, RAIL, { dash: [2.2, 0.5] });
            if (hooked) for (const end of [from, to]) b.disc(end, 1.3, RAIL + 0.1);
          }
        },
      },
    ],
    [ropes, chart],
  );
  return ropes.length > 0 && <Ink layers={layers} />;
}

/** Two, from either quarter to either bow. */
function hawsers(ship: ShipModel, view: View, model: SceneModel): Rope[] {
  const tows = view.ships.find(({ id }) => id === ship.id)?.tows ?? null;
  const other = tows === null ? undefined : model.ships.find(({ id }) => id === tows);
  if (!other) return [];
  const [her, its] = [HULLS[ship.hull], HULLS[other.hull]];
  return [-1, 1].map((side) => ({
    from: place(ship.pose, [-0.86 * her.length, 0.28 * her.beam * side]),
    to: place(other.pose, [-0.16 * its.length, 0.2 * its.beam * side]),
    hooked: false,
  }));
}

/** Three over the place where the pinned ship and the one that pins her touch. */
function grapples(ship: ShipModel, model: SceneModel, ask: (question: Question) => Answer): Rope[] {
  const status = ask({ kind: 'ship', ship: ship.id });
  const pinners = status.kind === 'ship' ? status.pinnedBy : [];
  return pinners.flatMap((id) => {
    const answer = ask({ kind: 'gap', a: ship.id, b: id });
    const contact = answer.kind === 'gap' ? answer.contact : null;
    const other = model.ships.find((s) => s.id === id);
    if (!contact || !other) return [];
    const at = onTable(contact.at[0]);
    const [a, b] = [deck(ship), deck(other)];
    const long = Math.max(1, distance(a, b));
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    return [-APART, 0, APART].map((off) => {
      const end = (reach: number): Pt => [at[0] + dx * reach - dy * off, at[1] + dy * reach + dx * off];
      return { from: end(-GRAPPLE), to: end(GRAPPLE), hooked: true };
    });
  });
}

const deck = ({ hull, pose }: ShipModel): Pt => place(pose, [-HULLS[hull].length / 2, 0]);
