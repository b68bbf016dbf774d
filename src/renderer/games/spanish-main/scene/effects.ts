import type * as THREE from 'three';
import { createStore } from 'zustand/vanilla';
import type { ShipLook } from '../../../pieces/ship/ship-mesh';
import type { TagSpec } from '../../../table/marks/tag-layer';
import type { Pose, Pt } from '../../../table/units';

/**
 * Things that are on the table for a moment. The list changes only when one comes or goes; in between, motions move the
 * object that `ref` was given, so React draws nothing anew while something moves.
 */
export type Effect =
  | { readonly kind: 'die'; readonly value: number; readonly at: Pt; readonly spin: number }
  | { readonly kind: 'smoke'; readonly at: Pt; readonly size: number }
  | { readonly kind: 'ball' }
  | { readonly kind: 'splash'; readonly at: Pt }
  | { readonly kind: 'coin'; readonly value: number }
  | { readonly kind: 'falling-mast'; readonly look: ShipLook; readonly mast: number; readonly pose: Pose }
  | { readonly kind: 'bar'; readonly bar: 'S' | 'L'; readonly pose: Pose; readonly length: number }
  | { readonly kind: 'label'; readonly spec: TagSpec };

export type LiveEffect = { readonly id: number; readonly effect: Effect; object: THREE.Object3D | null };

/** The effects of one table. */
export class Effects {
  readonly store = createStore<{ readonly live: readonly LiveEffect[] }>()(() => ({ live: [] }));
  private next = 1;

  add(effect: Effect): LiveEffect {
    const live: LiveEffect = { id: this.next++, effect, object: null };
    this.store.setState((s) => ({ live: [...s.live, live] }));
    return live;
  }
  remove(...gone: readonly (LiveEffect | null)[]): void {
    this.store.setState((s) => ({ live: s.live.filter((e) => !gone.includes(e)) }));
  }
  /** Dice and labels of the step before make room for the next one's. */
  clear(): void {
    if (this.store.getState().live.length > 0) this.store.setState({ live: [] });
  }
}

/** The moving objects of ships, by id: motions turn and shift them between two views. */
export type Actors = Map<string, THREE.Group>;
