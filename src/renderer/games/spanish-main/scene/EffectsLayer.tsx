import { useEffect, useMemo } from 'react';
import * as THREE from 'three';
import { useStore } from 'zustand';
import { Bar } from '../../../pieces/Bits';
import { coinGeometry, DIE_SIZE, dieGeometry, dieShowing } from '../../../pieces/bits';
import { HULLS } from '../../../pieces/ship/hulls';
import { mastGeometry } from '../../../pieces/ship/ship-mesh';
import { useStage } from '../../../table/context';
import { Tag } from '../../../table/marks/Marks';
import { picture } from '../../../table/materials';
import { RAD } from '../../../table/units';
import type { LiveEffect } from './effects';
import type { ShownTable } from './shown';

/** Draws what is on the table for a moment. */
export function EffectsLayer({ table }: { table: ShownTable }) {
  const live = useStore(table.effects.store, (s) => s.live);
  const { baked, materials, reshade } = useStage();
  useEffect(() => {
    table.reshade = reshade;
  }, [table, reshade]);
  const made = useMemo(
    () => ({
      smoke: new THREE.SpriteMaterial({
        map: baked.smoke,
        transparent: true,
        depthWrite: false,
        opacity: 0.85,
        color: '#d9d2c6',
      }),
      splash: picture(baked.smoke, { color: '#e6f4f0', opacity: 0.8 }),
      ball: new THREE.SphereGeometry(1.6, 10, 8),
      iron: new THREE.MeshBasicMaterial({ color: '#15120f' }),
    }),
    [baked],
  );
  const draw = (live: LiveEffect) => {
    const { effect, id } = live;
    const hold = (object: THREE.Object3D | null) => {
      live.object = object;
    };
    // Where motion is skipped nothing moves the die after it is there: it begins as it ends.
    const settled = (object: THREE.Object3D | null) => {
      hold(object);
      if (!object || effect.kind !== 'die') return;
      object.position.set(effect.at[0], DIE_SIZE / 2, -effect.at[1]);
      object.quaternion.copy(dieShowing(effect.value, effect.spin));
    };
    switch (effect.kind) {
      case 'die':
        return (
          <mesh key={id} ref={settled} geometry={dieGeometry()} material={materials.bits} receiveShadow />
        );
      case 'smoke':
        return (
          <sprite
            key={id}
            ref={hold}
            material={made.smoke}
            position={[effect.at[0], 8, -effect.at[1]]}
            scale={0.1}
          />
        );
      case 'ball':
        return <mesh key={id} ref={hold} geometry={made.ball} material={made.iron} visible={false} />;
      case 'splash':
        return (
          <mesh
            key={id}
            ref={hold}
            material={made.splash}
            position={[effect.at[0], 0.6, -effect.at[1]]}
            rotation-x={-Math.PI / 2}
            scale={0.1}
          >
            <planeGeometry args={[1, 1]} />
          </mesh>
        );
      case 'coin':
        return (
          <mesh
            key={id}
            ref={hold}
            geometry={coinGeometry(effect.value, 5, 1.1)}
            material={materials.coin}
            visible={false}
          />
        );
      case 'falling-mast': {
        const { look, mast, pose } = effect;
        const h = HULLS[look.hull];
        const x = -(h.masts[mast] ?? 0) * h.length;
        return (
          <group key={id} position={[pose.x, 0, -pose.y]} rotation-y={pose.heading * RAD}>
            <group ref={hold} position={[x, 6, 0]}>
              <mesh geometry={mastGeometry(look, mast)} material={materials.ship} position={[-x, -6, 0]} />
            </group>
          </group>
        );
      }
      case 'bar':
        return (
          <group key={id} ref={hold}>
            <Bar kind={effect.bar} pose={effect.pose} length={Math.max(6, effect.length)} />
          </group>
        );
      case 'label':
        return <Tag key={id} spec={effect.spec} />;
    }
  };
  return live.map(draw);
}
