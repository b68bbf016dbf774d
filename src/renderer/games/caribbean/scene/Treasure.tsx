import { useEffect, useMemo } from 'react';
import type * as THREE from 'three';
import type { CaribbeanView } from '../../../../core/games/caribbean';
import { SHIPS } from '../../../../core/games/caribbean';
import { type Board, chestValue } from '../../../../core/games/caribbean/board';
import { coinGeometry } from '../../../pieces/bits';
import { MeshBuilder, put } from '../../../pieces/mesh/builder';
import { chest } from '../../../pieces/props';
import { useStage } from '../../../table/context';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { type Pt, place } from '../../../table/units';
import { BOARD, type Chart } from '../chart/chart';
import { supplyPlace } from '../chart/paint-chart';
import { GAP, type Holder, holdersOf } from './holders';

const CHEST_SCALE = 0.6;
const STACKS = 5;

type ChestSpot = {
  readonly at: Pt;
  readonly z: number;
  readonly turn: number;
  readonly value: number | null;
};

/** Where chests lie: in their ports, beside the ships that carry them, and face down in the supply. */
function chestSpots(view: CaribbeanView, board: Board, chart: Chart): ChestSpot[] {
  const z = BOARD.top;
  const ports = Object.entries(view.chests).flatMap(([city, where]): ChestSpot[] => {
    if (where !== 'port') return [];
    const [x, y] = chart.harbourOf(city);
    return [{ at: [x - 9, y + 7], z, turn: 0.3, value: chestValue(board, city) }];
  });
  const aboard = SHIPS.flatMap((ship): ChestSpot[] => {
    const { at, chest: city } = view.ships[ship];
    if (city === null) return [];
    const [x, y] = chart.pointOf(at);
    return [{ at: [x + 3, y - 9], z: z + 1, turn: -0.2, value: chestValue(board, city) }];
  });
  const supply = view.supply.flatMap((count, i) =>
    Array.from({ length: count }, (_, k): ChestSpot => {
      // [R29] The leftmost stack goes first, so those that are left stand at the right.
      const [u, v] = supplyPlace(STACKS - view.supply.length + i);
      const at: Pt = [(u - 0.5) * BOARD.width, (0.5 - v) * BOARD.height + BOARD.y];
      return { at, z: z + k * 9.5, turn: k * 0.25, value: null };
    }),
  );
  return [...ports, ...aboard, ...supply];
}

/** All chests in one draw call, with the values of those that lie open. */
export function Chests({ view, board, chart }: { view: CaribbeanView; board: Board; chart: Chart }) {
  const { materials, reshade } = useStage();
  const spots = useMemo(() => chestSpots(view, board, chart), [view, board, chart]);
  const geometry = useMemo(() => {
    const b = new MeshBuilder();
    const one = chest();
    for (const { at, z, turn } of spots) b.add(one, put(at[0], z, -at[1], turn, CHEST_SCALE));
    return b.done();
  }, [spots]);
  useEffect(() => {
    reshade();
    return () => geometry.dispose();
  }, [geometry, reshade]);
  const tags = useMemo(
    (): TagSpec[] =>
      spots.flatMap(({ at, z, value }): TagSpec[] =>
        value === null
          ? []
          : [{ text: String(value / 1000), at: [at[0], at[1], z + 11], tone: 'range', side: 'above' }],
      ),
    [spots],
  );
  return (
    <>
      {spots.length > 0 && <mesh geometry={geometry} material={materials.matte} castShadow receiveShadow />}
      {tags.map((spec) => (
        <Tag key={spec.at.join()} spec={spec} />
      ))}
      <ClosedCities view={view} chart={chart} />
    </>
  );
}

/** [R30] A city whose chest is ashore is crossed out. */
function ClosedCities({ view, chart }: { view: CaribbeanView; chart: Chart }) {
  const layers = useMemo((): InkLayer[] => {
    const closed = Object.keys(view.chests).filter((city) => view.chests[city] === 'delivered');
    return [
      {
        hex: '#3b150f',
        opacity: 0.9,
        order: 4,
        draw: (b) => {
          for (const city of closed) b.cross(chart.harbourOf(city), 4.6, 1.4, BOARD.top + 0.6);
        },
      },
    ];
  }, [view, chart]);
  return <Ink layers={layers} />;
}

/** Gold for 10,000, silver for 5,000, copper for 1,000. */
const COINS = [
  { worth: 10_000, metal: 'coin' },
  { worth: 5_000, metal: 'pewter' },
  { worth: 1_000, metal: 'brass' },
] as const;

/** Where the k-th coin of a metal lies: beside the holder, a little untidy. */
const purseSpot = ({ pose, gap }: Holder, kind: number, k: number): Pt => {
  const [first, step] = gap === GAP.own ? [232, 19] : [100, 14.2];
  return place(pose, [first + kind * step + Math.sin(k * 7) * 0.7, 4]);
};

/** Each player's money: in coins and as a figure. */
export function Purses({ view, names }: { view: CaribbeanView; names: readonly string[] }) {
  const { materials, reshade } = useStage();
  const holders = useMemo(() => holdersOf(view), [view]);
  const heaps = useMemo(() => {
    const builders = COINS.map(() => new MeshBuilder());
    for (const holder of holders) {
      let left = view.purses[holder.seat]?.money ?? 0;
      COINS.forEach(({ worth }, kind) => {
        const count = Math.floor(left / worth);
        left -= count * worth;
        for (let k = 0; k < count; k++) {
          const [x, y] = purseSpot(holder, kind, k);
          builders[kind]?.add(coinGeometry(0, 7, 1.6), put(x, 0.2 + k * 1.62, -y, k));
        }
      });
    }
    return builders.map((b) => b.done());
  }, [holders, view]);
  useEffect(() => {
    reshade();
    return () => {
      for (const heap of heaps) heap.dispose();
    };
  }, [heaps, reshade]);
  const tags = useMemo(
    () =>
      holders.map(({ seat, pose, gap }): TagSpec => {
        // Under the coins of the one who looks; the others' names over their holders.
        const own = gap === GAP.own;
        const [x, y] = place(pose, own ? [251, -16] : [0, 0]);
        const money = (view.purses[seat]?.money ?? 0).toLocaleString('en');
        return {
          text: `${names[seat] ?? ''} ${money}`,
          at: [x, y, own ? 2 : 52],
          tone: 'plain',
          side: own ? 'below' : 'above',
        };
      }),
    [holders, view, names],
  );
  return (
    <>
      {COINS.map(({ metal }, kind) => (
        <Heap key={metal} geometry={heaps[kind]} material={materials[metal]} />
      ))}
      {tags.map((spec) => (
        <Tag key={spec.text} spec={spec} />
      ))}
    </>
  );
}

function Heap({
  geometry,
  material,
}: {
  geometry: THREE.BufferGeometry | undefined;
  material: THREE.Material;
}) {
  return geometry && <mesh geometry={geometry} material={material} castShadow />;
}
