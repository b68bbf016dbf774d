import type { GameEvent } from '../game';
import type { Message } from '../message';
import type { Seat, Viewer } from '../seat';
import type { AttachedFile, Entry, LogLine, Player } from './entry';

/** What a client may want of a match. Entry numbers, marks and salts are the match's own business. */
export type Act =
  | {
      readonly kind: 'play';
      readonly seat: Seat;
      /** Not yet parsed. */
      readonly command: unknown;
      /** The decision that it answers; undefined skips the test (opponents, tests). */
      readonly decision?: string | null | undefined;
      readonly reason?: Message | undefined;
    }
  | {
      readonly kind: 'undo' | 'redo' | 'ask-take-back';
      readonly seat: Seat;
    }
  | SideAct;

/** What belongs to every game's table and goes into the log as it is. */
export type SideAct =
  | { readonly kind: 'sit' | 'resign' | 'offer-draw'; readonly seat: Seat }
  | { readonly kind: 'answer-draw' | 'answer-take-back'; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'swap'; readonly seat: Seat; readonly player: Player }
  | { readonly kind: 'note'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'attach'; readonly seat: Seat; readonly file: AttachedFile };

/** What an act has led to. */
export type Step = {
  /** New lines for the journal, in order: two where a consent completes a take-back. */
  readonly entries: readonly Entry[];
  /** `back`: the position is an earlier one; `side`: the game itself is as it was. */
  readonly change: 'forward' | 'back' | 'side';
  /** What a viewer is told. */
  told(viewer: Viewer): { readonly events: readonly GameEvent[]; readonly lines: readonly LogLine[] };
};

export type PendingRequest = {
  readonly from: Seat;
  readonly agreed: readonly Seat[];
  readonly missing: readonly Seat[];
};
