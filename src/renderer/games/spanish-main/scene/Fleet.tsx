import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import type * as THREE from 'three';
import { type CoinPile, Coins } from '../../../pieces/Bits';
import { Ship } from '../../../pieces/Ship';
import { HULLS } from '../../../pieces/ship/hulls';
import { useChart } from '../../../table/marks/Marks';
import { place, RAD } from '../../../table/units';
import type { Actors } from './effects';
import type { IslandModel, ShipModel } from './model';

/** All ships. Each hands her moving object to `actors`, so that motions can shift her without React. */
export function Fleet({
  ships,
  actors,
  settled,
}: {
  ships: readonly ShipModel[];
  actors: Actors;
  settled: number;
}) {
  const chart = useChart();
  return ships.map((ship) => (
    <Sailing key={ship.id} ship={ship} actors={actors} settled={settled} struck={chart} />
  ));
}

const Sailing = memo(function Sailing({
  ship,
  actors,
  settled,
  struck,
}: {
  ship: ShipModel;
  actors: Actors;
  settled: number;
  struck: boolean;
}) {
  const { id, pose } = ship;
  const look = useMemo(() => ({ ...ship.look, struck }), [ship.look, struck]);
  const group = useRef<THREE.Group | null>(null);
  const hold = useCallback(
    (g: THREE.Group | null) => {
      group.current = g;
      if (g) actors.set(id, g);
      else actors.delete(id);
    },
    [actors, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a motion left askew is set right when a view is shown
  useLayoutEffect(() => {
    group.current?.position.set(pose.x, 0, -pose.y);
    group.current?.rotation.set(0, pose.heading * RAD, 0, 'YXZ');
  }, [pose, settled]);
  return <Ship ref={hold} look={look} pose={pose} />;
});

/** Gold on the table: face-down coins on wild islands, what has come home in piles, and a glint on deck for every coin aboard. */
export function Gold({ islands, ships }: { islands: readonly IslandModel[]; ships: readonly ShipModel[] }) {
  const piles = useMemo((): CoinPile[] => {
    const out: CoinPile[] = [];
    for (const island of islands) {
      const [x, y] = island.middle;
      island.coins.forEach((value, k) => {
        out.push({ x: x + 9 + (k % 3) * 8.6, y: y - 8 - Math.floor(k / 3) * 7, z: 4.5, values: [value] });
      });
      for (let k = 0; k < island.gold.length; k += 4)
        out.push({
          x: x - 16 + ((k / 4) % 3) * 11,
          y: y - 11 - Math.floor(k / 12) * 9,
          z: 4.5,
          values: island.gold.slice(k, k + 4),
        });
    }
    for (const ship of ships) {
      const h = HULLS[ship.hull];
      for (let k = 0; k < Math.min(6, ship.treasure); k++) {
        const [x, y] = place(ship.pose, [-h.length * 0.42 - (k % 3) * 3.4, (k < 3 ? 1 : -1) * 2.4]);
        out.push({ x, y, z: h.freeboard + 0.6, values: [0] });
      }
    }
    return out;
  }, [islands, ships]);
  return <Coins piles={piles} radius={4.2} />;
}
