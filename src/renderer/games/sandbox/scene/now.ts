import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import type { TableRay } from '../../../table/input';
import type { SceneProps } from '../../contract';
import type { Grip } from './grip';
import type { Frame } from './part/part';
import type { Showing, Track } from './showing';

/** What gestures need to know at the moment they happen. */
export type Now = {
  readonly props: SceneProps<SandboxTypes>;
  readonly frames: ReadonlyMap<PieceId, Frame>;
  readonly showing: Showing;
  /** Whether a point of the page is over the tray of one's own hand. */
  readonly overTray: (client: { readonly x: number; readonly y: number }) => boolean;
  /** Shows the other screens what this hand holds. */
  readonly tellOthers: (grip: Grip | null) => void;
  /** The hand has moved, or let go. */
  readonly follow: (grip: Grip | null) => void;
  /** How what is let go gets to where it will rest. */
  readonly expect: (track: Track | null) => void;
};

/** Pixels that a pointer may stray while it only points. */
const SLOP = 4;
/** Further than this from where it was pressed? */
export const strayed = (from: TableRay, to: TableRay): boolean =>
  Math.hypot(to.client.x - from.client.x, to.client.y - from.client.y) > SLOP;

export const mayAct = ({ viewer, readOnly }: Now['props']): boolean => viewer !== 'spectator' && !readOnly;
