import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { View } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { MotionQueue, step } from '../../../table/motion/queue';
import type { SceneProps } from '../../contract';
import { type Actors, Effects } from './effects';
import { type SceneModel, sceneModel } from './model';
import { motionsOf } from './motions';

/**
 * The view that is on the table. It lags behind the true one while the events between them are being shown;
 * a jump without events (load, undo, scrubbing) is shown at once.
 */
export class ShownTable {
  readonly motion = new MotionQueue();
  readonly actors: Actors = new Map();
  readonly effects = new Effects();
  /** `settled` rises with every change of what is shown: drawn ships then return to their model's place. */
  readonly store;
  /** Set by whoever draws this table. */
  reshade: () => void = () => undefined;
  private view: View;
  private serial: number;

  constructor(view: View, serial: number) {
    this.view = view;
    this.serial = serial;
    this.store = createStore<{ readonly model: SceneModel; readonly settled: number }>()(() => ({
      model: sceneModel(view),
      settled: 0,
    }));
  }

  receive({ view, fresh, text }: SceneProps<SpanishMainTypes>): void {
    if (view === this.view) return;
    const isNew = fresh.serial !== this.serial;
    this.serial = fresh.serial;
    if (!isNew || fresh.events.length === 0) {
      this.motion.clear();
      this.effects.clear();
      this.show(view);
      return;
    }
    const theatre = {
      queue: this.motion,
      actors: this.actors,
      effects: this.effects,
      shown: () => this.store.getState().model,
      patch: (change: (v: View) => View) => this.show(change(this.view)),
      say: text,
      reshade: () => this.reshade(),
    };
    this.motion.add(
      ...motionsOf(fresh.events, theatre),
      step(() => this.show(view)),
    );
  }

  /** Whether this view is on the table, and nothing still being shown leads to it. */
  shows(view: View): boolean {
    return this.view === view;
  }

  private show(view: View): void {
    this.view = view;
    this.store.setState((s) => ({ model: sceneModel(view), settled: s.settled + 1 }));
  }
}

export function useShown(props: SceneProps<SpanishMainTypes>): {
  readonly table: ShownTable;
  readonly model: SceneModel;
  readonly settled: number;
} {
  const { settings, view, fresh } = props;
  const [table] = useState(() => new ShownTable(view, fresh.serial));
  const { model, settled } = useStore(table.store);
  useEffect(() => {
    table.motion.reduced = settings.motion === 'reduced';
    table.motion.speed = settings.pace === 0 ? Number.POSITIVE_INFINITY : 1 / settings.pace;
  }, [table, settings.motion, settings.pace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is a new view; the rest comes with it
  useEffect(() => table.receive(props), [table, view, fresh]);
  return { table, model, settled };
}
