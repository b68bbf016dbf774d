import { useMemo } from 'react';
import * as THREE from 'three';
import { MeshBuilder, WHOLE } from '../pieces/mesh/builder';
import { book, compassCase, dividers, lantern, scroll, tankard } from '../pieces/props';
import { useStage } from './context';
import { gloss, picture } from './materials';
import { C } from './tokens';
import { MM } from './units';

/** The walnut table top with its rim. Units of the scene. */
export function WoodTable({
  width = 15.5,
  depth = 12,
  y = -0.04,
}: {
  width?: number;
  depth?: number;
  y?: number;
}) {
  const { baked, materials } = useStage();
  const { top, rim } = useMemo(() => {
    for (const t of [baked.wood, baked.woodNormal]) {
      t.repeat.set(width / 7.5, depth / 7.5);
      t.offset.set(0.13, 0.31);
    }
    const b = new MeshBuilder().tint(C.rim);
    for (const [x, z, w, d] of [
      [0, depth / 2 + 0.16, width + 0.64, 0.32],
      [0, -depth / 2 - 0.16, width + 0.64, 0.32],
      [width / 2 + 0.16, 0, 0.32, depth],
      [-width / 2 - 0.16, 0, 0.32, depth],
    ] as const)
      b.box([x, -0.06, z], [w, 0.26, d], WHOLE);
    return {
      top: gloss({ map: baked.wood, normal: baked.woodNormal, bump: 0.5, shine: 26, specular: '#4a3a2c' }),
      rim: b.done(),
    };
  }, [baked, width, depth]);
  return (
    <group position-y={y}>
      <mesh rotation-x={-Math.PI / 2} receiveShadow material={top}>
        <planeGeometry args={[width, depth]} />
      </mesh>
      <mesh geometry={rim} material={materials.matte} receiveShadow />
    </group>
  );
}

export type PropName = 'compass' | 'dividers' | 'scrolls' | 'book' | 'tankard';
const ALL_PROPS: readonly PropName[] = ['compass', 'dividers', 'scrolls', 'book', 'tankard'];

/** The cabin behind, the lantern, and what lies about. Ten draw calls. @param lamp place of the lantern in scene units */
export function Room({
  lamp = [-5.3, -3.3],
  props = ALL_PROPS,
}: {
  lamp?: readonly [x: number, z: number];
  props?: readonly PropName[];
}) {
  const { baked, materials } = useStage();
  const made = useMemo(() => {
    const papers = new MeshBuilder();
    const turned = (yaw: number, x: number, z: number) =>
      new THREE.Matrix4().makeRotationY(yaw).setPosition(x, 0, z);
    if (props.includes('scrolls')) {
      papers.add(scroll(), turned(1.35, 560, -40));
      papers.add(scroll(), turned(1.5, 604, -60));
    }
    if (props.includes('book')) papers.add(book(), turned(0.16, -590, 20));
    const metal = new MeshBuilder();
    metal.add(lantern(), new THREE.Matrix4().setPosition(lamp[0] / MM, 0, lamp[1] / MM));
    if (props.includes('compass')) metal.add(compassCase(), turned(0.4, -556, 300));
    if (props.includes('dividers')) metal.add(dividers(), turned(-0.7, 540, 300));
    return {
      papers: papers.done(),
      metal: metal.done(),
      tankard: tankard(),
      cabin: new THREE.MeshBasicMaterial({ map: baked.cabin, toneMapped: false }),
      face: picture(baked.compass),
      pool: picture(baked.glow, { add: true, color: '#c0702c', opacity: 0.75 }),
      glow: new THREE.SpriteMaterial({
        map: baked.glow,
        blending: THREE.AdditiveBlending,
        depthWrite: false,
        transparent: true,
        fog: false,
      }),
    };
  }, [baked, props, lamp]);
  const [lx, lz] = lamp;
  return (
    <group>
      <mesh position={[0, 1.2, -11]} material={made.cabin}>
        <planeGeometry args={[44, 13.7]} />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} position={[lx, -0.03, lz]} material={made.pool} renderOrder={2}>
        <planeGeometry args={[4.6, 4.6]} />
      </mesh>
      <group scale={MM} position-y={-0.04}>
        <mesh geometry={made.metal} material={materials.brass} castShadow receiveShadow />
        <sprite material={made.glow} position={[lx / MM, 56, lz / MM]} scale={[260, 260, 1]} />
        <sprite material={made.glow} position={[lx / MM, 50, lz / MM]} scale={[60, 90, 1]} />
        <mesh geometry={made.papers} material={materials.matte} castShadow receiveShadow />
        {props.includes('compass') && (
          <mesh material={made.face} position={[-556, 12.6, 300]} rotation={[-Math.PI / 2, 0, 0.35]}>
            <circleGeometry args={[40, 32]} />
          </mesh>
        )}
        {props.includes('tankard') && (
          <mesh
            geometry={made.tankard}
            material={materials.pewter}
            position={[570, 0, -400]}
            rotation-y={0.6}
            castShadow
            receiveShadow
          />
        )}
      </group>
    </group>
  );
}
