import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import type * as THREE from 'three';
import { breeze } from '../../../pieces/ship/breeze';
import { useStage } from '../../../table/context';
import type { Actors } from './effects';

/** Parts of the relief's tile that the swell runs in a second. */
const SWELL = [0.011, 0.007] as const;
/** Sails fill and slacken by this much, mm, once in so many seconds. */
const FILL = { depth: 1.3, period: 5.2 };
/** A hull lifts by mm and rolls by radians; neighbours are out of step. */
const HULL = { lift: 0.5, roll: 0.022, period: 3.7, step: 1.9 };
const TAU = 2 * Math.PI;

type Resting = { readonly y: number; readonly roll: number };

/** Swell, rolling hulls, filling sails: only for who asks for them, and not over the chart. What the rules measure stays put. */
export function Ambient({ on, actors }: { readonly on: boolean; readonly actors: Actors }) {
  return on && <Moving actors={actors} />;
}

function Moving({ actors }: { readonly actors: Actors }) {
  const { baked, materials, camera, redraw } = useStage();
  const fill = useMemo(() => breeze(materials.ship), [materials]);
  const resting = useMemo(() => new Map<THREE.Object3D, Resting>(), []);

  useEffect(() => {
    redraw();
    return () => {
      fill.value = 0;
      for (const [hull, { y, roll }] of resting) {
        hull.position.y = y;
        hull.rotation.x = roll;
      }
      redraw();
    };
  }, [fill, resting, redraw]);

  useFrame(({ invalidate }) => {
    if (camera.flat === 1) return;
    const now = performance.now() / 1000;
    baked.ripples.offset.set((now * SWELL[0]) % 1, (now * SWELL[1]) % 1);
    fill.value = FILL.depth * Math.sin((now * TAU) / FILL.period);
    let k = 0;
    for (const actor of actors.values()) {
      const hull = actor.children.find((child) => child.userData.solid);
      if (!hull) continue;
      const rest = resting.get(hull) ?? { y: hull.position.y, roll: hull.rotation.x };
      resting.set(hull, rest);
      const turn = (now * TAU) / HULL.period + HULL.step * k++;
      hull.position.y = rest.y + HULL.lift * Math.sin(turn);
      hull.rotation.x = rest.roll + HULL.roll * Math.cos(turn);
    }
    invalidate();
  });
  return null;
}
