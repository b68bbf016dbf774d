import { useFrame } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type * as THREE from 'three';
import { useStage } from '../table/context';
import { gloss } from '../table/materials';
import { MM, smooth } from '../table/units';
import { bitmapTexture } from '../textures/baked';
import type { SeaPlan } from '../textures/paint/sea';
import { paintSea } from '../textures/sea-painter';
import { MeshBuilder, WHOLE } from './mesh/builder';

/**
 * A square sea, painted in a worker from where the islands lie. The chart of the same sea is painted when it is first asked
 * for (or when the page has been idle) and lies over it; the two cross-fade with the camera.
 * @param onPainted called when the night sea is on the table
 */
export function Sea({ plan, onPainted }: { plan: SeaPlan; onPainted?: () => void }) {
  const { baked, camera, materials, tier, redraw } = useStage();
  const size = plan.size * MM;
  const parts = useMemo(() => {
    const ripples = baked.ripples;
    ripples.repeat.set(13, 13);
    const hem = new MeshBuilder()
      .tint('#301a10')
      .box([0, -0.022, 0], [size + 0.24, 0.034, size + 0.24], WHOLE)
      .done();
    return {
      hem,
      night: gloss({
        map: baked.sea,
        normal: ripples,
        bump: 0.24,
        shine: 95,
        specular: '#726c5e',
      }),
      chart: gloss({ map: materials.white, shine: 4, specular: '#0c0a08', transparent: true }),
    };
  }, [baked, materials, size]);
  const chartMesh = useRef<THREE.Mesh>(null);
  const nightMesh = useRef<THREE.Mesh>(null);
  const [wantsChart, setWantsChart] = useState(camera.chart);

  useEffect(() => {
    let live = true;
    paintSea('night', plan, tier.sea).then((bitmap) => {
      if (!live) return;
      swapMap(parts.night, bitmap, tier.anisotropy);
      redraw();
      onPainted?.();
    });
    return () => {
      live = false;
    };
  }, [plan, tier, parts, redraw, onPainted]);

  useEffect(() => {
    // An idle page paints the chart ahead, so that the first look at it is not a wait.
    const ahead = setTimeout(() => setWantsChart(true), 4000);
    const stop = camera.subscribe(() => {
      if (camera.chart) setWantsChart(true);
    });
    return () => {
      clearTimeout(ahead);
      stop();
    };
  }, [camera]);

  const painted = useRef<SeaPlan | null>(null);
  useEffect(() => {
    if (!wantsChart) return;
    let live = true;
    paintSea('chart', plan, tier.chart).then((bitmap) => {
      if (!live) return;
      swapMap(parts.chart, bitmap, tier.anisotropy);
      painted.current = plan;
      if (camera.flat > 0) redraw();
    });
    return () => {
      live = false;
    };
  }, [wantsChart, plan, tier, parts, camera, redraw]);

  useFrame(() => {
    const shown = painted.current ? smooth(0.15, 1, camera.flat) : 0;
    if (chartMesh.current) chartMesh.current.visible = shown > 0.001;
    if (nightMesh.current) nightMesh.current.visible = shown < 0.999;
    parts.chart.opacity = shown;
  }, -4);

  return (
    <group>
      <mesh
        ref={nightMesh}
        rotation-x={-Math.PI / 2}
        position-y={-0.003}
        material={parts.night}
        receiveShadow
        renderOrder={-2}
      >
        <planeGeometry args={[size, size]} />
      </mesh>
      <mesh
        ref={chartMesh}
        rotation-x={-Math.PI / 2}
        position-y={-0.001}
        material={parts.chart}
        receiveShadow
        renderOrder={-1}
        visible={false}
      >
        <planeGeometry args={[size, size]} />
      </mesh>
      <mesh geometry={parts.hem} material={materials.matte} receiveShadow />
    </group>
  );
}

function swapMap(material: THREE.MeshPhongMaterial, bitmap: ImageBitmap, anisotropy: number): void {
  const old = material.userData.painted ? material.map : null;
  material.userData.painted = true;
  const map = bitmapTexture(bitmap);
  map.anisotropy = anisotropy;
  material.map = map;
  if (old?.image instanceof ImageBitmap) {
    old.image.close();
    old.dispose();
  }
}
