import { createContext, useContext } from 'react';
import type { Baked } from '../textures/baked';
import type { TableCamera } from './camera/table-camera';
import type { LiveMarks } from './live-marks';
import type { TagLayer } from './marks/tag-layer';
import type { Materials } from './materials';
import type { MotionQueue } from './motion/queue';
import type { Tier } from './tier';

/** What every piece on a stage may use. */
export type TableStage = {
  readonly baked: Baked;
  readonly materials: Materials;
  readonly tier: Tier;
  readonly camera: TableCamera;
  readonly tags: TagLayer;
  /** What follows the hand and is drawn over a kept picture of the rest. */
  readonly live: LiveMarks;
  readonly motion: MotionQueue;
  /** Draws one more frame. */
  readonly redraw: () => void;
  /** Draws one more frame with a new shadow map: something that throws a shadow came, went or came to rest. */
  readonly reshade: () => void;
};

export const StageContext = createContext<TableStage | null>(null);

/** @throws Error outside a `Stage` */
export function useStage(): TableStage {
  const stage = useContext(StageContext);
  if (!stage) throw new Error('this piece must lie on a Stage');
  return stage;
}
