import { useEffect, useMemo } from 'react';
import { useStage } from '../table/context';
import type { Pt } from '../table/units';
import { flagSpot, islandGeometry } from './island/island-mesh';
import { streamerGeometry } from './ship/ship-mesh';

export type IslandFlag = { readonly colour: string; readonly home: boolean };

/** An island from any simple outline in table millimetres, with the streamers that stand on it. */
export function Island({ outline, flags }: { outline: readonly Pt[]; flags: readonly IslandFlag[] }) {
  const { materials, reshade } = useStage();
  const home = flags.some((f) => f.home);
  const geometry = useMemo(() => islandGeometry(outline, home), [outline, home]);
  const spot = useMemo(() => flagSpot(outline), [outline]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its shadow comes and goes with it
  useEffect(() => {
    reshade();
    return reshade;
  }, [geometry, flags.length, reshade]);
  return (
    <group>
      <mesh geometry={geometry} material={materials.matte} castShadow receiveShadow />
      {flags.map((flag, k) => (
        <mesh
          key={`${flag.colour}${flag.home}`}
          geometry={streamerGeometry(flag.colour, flag.home)}
          material={materials.ship}
          position={[spot.at[0] - 4 - k * 6, spot.height, -spot.at[1] + k * 3]}
          castShadow
        />
      ))}
    </group>
  );
}
