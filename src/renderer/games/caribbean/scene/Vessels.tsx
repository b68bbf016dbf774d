import { type Ref, useEffect, useMemo, useRef } from 'react';
import type * as THREE from 'three';
import { type CaribbeanView, SHIPS, type ShipName } from '../../../../core/games/caribbean';
import { Ship } from '../../../pieces/Ship';
import { HULLS } from '../../../pieces/ship/hulls';
import type { ShipLook } from '../../../pieces/ship/ship-mesh';
import { useStage } from '../../../table/context';
import { Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { between, type Pt, RAD } from '../../../table/units';
import { BOARD, type Chart } from '../chart/chart';
import { DRESS, type Dress } from './dress';

const SCALE = 0.8;

const lookOf = ({ hull, style, colour }: Dress): ShipLook => ({
  hull,
  style,
  colour,
  lost: [],
  derelict: false,
  struck: false,
});

/** The bow that brings a ship's middle over a point. */
const bowFor = (ship: ShipName, [x, y]: Pt): Pt => {
  const { heading, hull } = DRESS[ship];
  const half = HULLS[hull].length * SCALE * 0.5;
  return [x + Math.cos(heading * RAD) * half, y + Math.sin(heading * RAD) * half];
};

const FIRST = { x: 0, y: 0 } as const;

/** One vessel about her space; `ref` takes the group that is moved. */
function Vessel({ ship, point, ref }: { ship: ShipName; point: Pt; ref: Ref<THREE.Group> }) {
  const dress = DRESS[ship];
  const look = useMemo(() => lookOf(dress), [dress]);
  const pose = useMemo(() => ({ ...FIRST, heading: dress.heading }), [dress]);
  const [x, y] = bowFor(ship, point);
  return (
    <group ref={ref} position={[x, BOARD.top + 0.6, -y]} scale={SCALE}>
      <Ship look={look} pose={pose} shade={false} />
    </group>
  );
}

/** The six ships. A ship that has sailed glides from the space she left, along the order of the motions. */
export function Vessels({ view, chart, fresh }: { view: CaribbeanView; chart: Chart; fresh: Fresh }) {
  const { motion, reshade, redraw } = useStage();
  const groups = useRef(new Map<ShipName, THREE.Group>());
  const played = useRef(fresh.serial);
  useEffect(() => {
    if (played.current === fresh.serial) return;
    played.current = fresh.serial;
    for (const { ship, from, to } of fresh.legs) {
      const start = bowFor(ship, chart.pointOf(from));
      const end = bowFor(ship, chart.pointOf(to));
      motion.add({
        duration: 420,
        apply: (t) => {
          const [x, y] = between(start, end, t);
          groups.current.get(ship)?.position.set(x, BOARD.top + 0.6, -y);
          redraw();
        },
        end: reshade,
      });
    }
  }, [fresh, chart, motion, reshade, redraw]);
  useEffect(() => {
    if (motion.busy) return;
    reshade();
  });
  return SHIPS.map((ship) => (
    <Vessel
      key={ship}
      ship={ship}
      point={chart.pointOf(view.ships[ship].at)}
      ref={(group) => {
        if (group) groups.current.set(ship, group);
        else groups.current.delete(ship);
      }}
    />
  ));
}

/** The legs that were sailed in the last step, for the animation. */
export type Fresh = {
  readonly serial: number;
  readonly legs: readonly { readonly ship: ShipName; readonly from: string; readonly to: string }[];
};

/** Each ship's name over her mast; the one that is being sailed stands out. */
export function Pennants({ view, chart }: { view: CaribbeanView; chart: Chart }) {
  const sailing = view.phase.kind === 'sail' ? view.phase.ship : null;
  const specs = useMemo(
    (): TagSpec[] =>
      SHIPS.map((ship) => {
        const [x, y] = chart.pointOf(view.ships[ship].at);
        return {
          text: ship,
          at: [x, y, 40],
          tone: ship === sailing ? 'ok' : 'pennant',
          side: 'above',
          ...(ship !== sailing && { colour: DRESS[ship].colour }),
        };
      }),
    [view, chart, sailing],
  );
  return specs.map((spec) => <Tag key={spec.text} spec={spec} />);
}
