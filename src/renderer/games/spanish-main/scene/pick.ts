import { HULLS } from '../../../pieces/ship/hulls';
import { shipHeight } from '../../../pieces/ship/ship-mesh';
import { hitBox, type TableRay } from '../../../table/input';
import { distance, type Pt } from '../../../table/units';
import { signedDistance } from '../../../textures/distance';
import type { PieceId } from '../plan';
import type { IslandModel, SceneModel, ShipModel } from './model';

/** What a look meets: a ship anywhere between waterline and mast tops, or an island. */
export type Picked =
  | { readonly kind: 'ship'; readonly ship: ShipModel }
  | { readonly kind: 'island'; readonly island: IslandModel };

const boxOf = (ship: ShipModel) => {
  const h = HULLS[ship.hull];
  // The upper rig is narrow: a box of full height over the hull alone picks as the eye expects.
  return {
    x0: -h.length - 3,
    x1: 3,
    y0: -h.beam / 2 - 2,
    y1: h.beam / 2 + 2,
    top: shipHeight(ship.hull, !ship.derelict),
  };
};

/** A footprint under the pointer wins over a rig in front of it: what lies there is what is measured. */
export function pick(ray: TableRay, model: SceneModel): Picked | null {
  const { ground } = ray;
  if (ground) {
    const under = model.ships.find((s) => signedDistance(s.outline, ground[0], ground[1]) < 1.5);
    if (under) return { kind: 'ship', ship: under };
  }
  let best: ShipModel | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ship of model.ships) {
    const t = hitBox(ray, ship.pose, boxOf(ship));
    if (t !== null && t < nearest) {
      nearest = t;
      best = ship;
    }
  }
  if (best) return { kind: 'ship', ship: best };
  const island = ground && model.islands.find((i) => signedDistance(i.outline, ground[0], ground[1]) < 2);
  return island ? { kind: 'island', island } : null;
}

export const pickedId = (picked: Picked | null): PieceId | null =>
  picked ? (picked.kind === 'ship' ? picked.ship.id : picked.island.id) : null;

/** Near enough to a bow tip to take hold of it. @param reach millimetres, larger when the table is far away */
export const nearBow = (tip: Pt, ground: Pt | null, reach: number): boolean =>
  ground !== null && distance(tip, ground) < reach;

/** The mast nearest to the pointer on a ship; null when none is close. */
export function mastUnder(ray: TableRay, ship: ShipModel): number | null {
  if (!ray.ground) return null;
  const { ground } = ray;
  let best: number | null = null;
  let nearest = 9;
  ship.masts.forEach((m, i) => {
    const d = distance(m.at, ground);
    if (d < nearest) {
      nearest = d;
      best = i;
    }
  });
  return best;
}
