import { type Ref, useEffect } from 'react';
import type * as THREE from 'three';
import { useStage } from '../table/context';
import { type Pose, RAD } from '../table/units';
import { HULLS } from './ship/hulls';
import { type ShipLook, shipGeometry } from './ship/ship-mesh';

/**
 * A ship with her bow tip at `pose` (millimetres). One draw call, and one for her shade on the water.
 * Parts that move her take the `ref` of the group: `position` in millimetres (x, up, −y), `rotation.y` her heading.
 */
export function Ship({
  look,
  pose,
  ref,
  shade = true,
}: {
  look: ShipLook;
  pose: Pose;
  ref?: Ref<THREE.Group>;
  shade?: boolean;
}) {
  const { materials, reshade } = useStage();
  const geometry = shipGeometry(look);
  const h = HULLS[look.hull];
  const { x, y, heading } = pose;
  // biome-ignore lint/correctness/useExhaustiveDependencies: her shadow moves with her
  useEffect(() => {
    reshade();
    return reshade;
  }, [geometry, x, y, heading, reshade]);
  return (
    <group ref={ref} position={[x, 0, -y]} rotation-y={heading * RAD}>
      {shade && (
        <mesh
          position={[-h.length * 0.52, 0.25, 0]}
          rotation-x={-Math.PI / 2}
          scale={[h.length * 1.26, h.beam * 1.75, 1]}
          material={materials.hullShade}
          renderOrder={1}
        >
          <planeGeometry args={[1, 1]} />
        </mesh>
      )}
      {/* A derelict lists to port and is down by the bow. */}
      <mesh
        geometry={geometry}
        material={materials.ship}
        rotation={look.derelict ? [0.09, 0, -0.03] : [0, 0, 0]}
        castShadow
        receiveShadow
        userData={SOLID}
      />
    </group>
  );
}

/** Marks the mesh that throws the shadow. */
const SOLID = { solid: true };

/** Where a ship would be: a shell of light that hides its own far side. */
export function GhostShip({ look, pose, tone }: { look: ShipLook; pose: Pose; tone: 'clear' | 'blocked' }) {
  const { materials } = useStage();
  const geometry = shipGeometry(look);
  materials.ghost.uniforms.tint?.value.set(tone === 'clear' ? '#6dffab' : '#ff7a5e');
  return (
    <group position={[pose.x, 0.2, -pose.y]} rotation-y={pose.heading * RAD}>
      <mesh geometry={geometry} material={materials.ghostDepth} renderOrder={4} />
      <mesh geometry={geometry} material={materials.ghost} renderOrder={5} />
    </group>
  );
}
