import type { Decision, Job } from './job';

/** One decision under way. */
export interface Thinking {
  /** The decision, or null if it was called off. Rejects when the opponent fails. */
  readonly decision: Promise<Decision | null>;
  /** Time is up: the best found so far. */
  playNow(): void;
  cancel(): void;
}

/** Whoever makes opponents' decisions, away from the host's own thread. */
export interface Thinker {
  think(job: Job): Thinking;
  stop(): Promise<void>;
}
