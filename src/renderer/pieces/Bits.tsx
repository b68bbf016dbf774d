import { useMemo } from 'react';
import * as THREE from 'three';
import { useStage } from '../table/context';
import { type Pose, RAD } from '../table/units';
import { rng } from '../textures/noise';
import {
  barGeometry,
  COIN_RADIUS,
  COIN_THICK,
  coinGeometry,
  DIE_SIZE,
  dieGeometry,
  dieShowing,
  tokenGeometry,
} from './bits';
import type { TokenFace } from './bits-atlas';
import { MeshBuilder, put } from './mesh/builder';

/** A measuring bar from `pose` along its heading. @param length how much of it is used, millimetres */
export function Bar({ kind, pose, length }: { kind: 'L' | 'S'; pose: Pose; length: number }) {
  const { materials } = useStage();
  return (
    <mesh
      geometry={barGeometry(kind, length)}
      material={materials.bits}
      position={[pose.x, 0.2, -pose.y]}
      rotation-y={pose.heading * RAD}
      castShadow
      receiveShadow
    />
  );
}

/** Dice that lie on the table, each showing its number; one draw call for all. */
export function Dice({
  dice,
}: {
  dice: readonly { readonly value: number; readonly x: number; readonly y: number; readonly spin: number }[];
}) {
  const { materials } = useStage();
  const geometry = useMemo(() => {
    const b = new MeshBuilder();
    for (const d of dice)
      b.add(
        dieGeometry(),
        new THREE.Matrix4().compose(
          new THREE.Vector3(d.x, DIE_SIZE / 2, -d.y),
          dieShowing(d.value, d.spin),
          new THREE.Vector3(1, 1, 1),
        ),
      );
    return b.done();
  }, [dice]);
  return dice.length > 0 && <mesh geometry={geometry} material={materials.bits} castShadow receiveShadow />;
}

/** A pile of coins: values from the bottom up, 0 for one that lies face down. */
export type CoinPile = {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly values: readonly number[];
};

/** Piles of coins, a little untidy, in one draw call. */
export function Coins({ piles, radius = COIN_RADIUS }: { piles: readonly CoinPile[]; radius?: number }) {
  const { materials } = useStage();
  const geometry = useMemo(() => {
    const b = new MeshBuilder();
    const r = rng(12);
    const thick = (COIN_THICK * radius) / COIN_RADIUS;
    for (const pile of piles)
      pile.values.forEach((value, k) => {
        const dx = (r() - 0.5) * 0.16 * radius;
        const dz = (r() - 0.5) * 0.16 * radius;
        b.add(
          coinGeometry(value, radius, thick),
          put(pile.x + dx, (pile.z ?? 0) + k * (thick + 0.02) + 0.1, -pile.y + dz, (r() - 0.5) * 0.7),
        );
      });
    return b.done();
  }, [piles, radius]);
  return piles.length > 0 && <mesh geometry={geometry} material={materials.coin} castShadow receiveShadow />;
}

export type Token = {
  readonly face: TokenFace;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
};

/** Round wooden tokens, tinted, in one draw call. The gloss material has no vertex colours, so tokens wear the matte one. */
export function Tokens({ tokens, radius = 8 }: { tokens: readonly Token[]; radius?: number }) {
  const { materials } = useStage();
  const geometry = useMemo(() => {
    const b = new MeshBuilder();
    for (const t of tokens)
      b.tint(t.colour).add(tokenGeometry(t.face, radius), put(t.x, (t.z ?? 0) + 0.1, -t.y));
    return b.done();
  }, [tokens, radius]);
  return (
    tokens.length > 0 && <mesh geometry={geometry} material={materials.token} castShadow receiveShadow />
  );
}
