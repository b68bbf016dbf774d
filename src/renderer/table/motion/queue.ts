/** How a quantity runs from 0 to 1 in a motion's time. */
export type Ease = (t: number) => number;
export const ease = {
  linear: (t: number) => t,
  inOut: (t: number) => t * t * (3 - 2 * t),
  out: (t: number) => 1 - (1 - t) ** 3,
  in: (t: number) => t * t,
} as const satisfies Record<string, Ease>;

/**
 * Something that moves for a while. `apply` is called with 0 at the start and 1 at the end, always, also when it is skipped;
 * it changes drawn objects and never the state of a game.
 */
export type Motion = {
  /** Milliseconds at the designed pace. */
  readonly duration: number;
  readonly ease?: Ease;
  readonly begin?: () => void;
  readonly apply?: (t: number) => void;
  readonly end?: () => void;
  /** Shown as a cut when motion is reduced. */
  readonly decorative?: boolean;
};

/** Runs its motions at the same time and lasts as long as the longest; `delay` starts one later. */
export function together(parts: readonly (Motion & { readonly delay?: number })[]): Motion {
  const total = Math.max(0, ...parts.map((p) => (p.delay ?? 0) + p.duration));
  const begun = new Set<Motion>();
  return {
    duration: total,
    ease: ease.linear,
    apply: (t) => {
      for (const part of parts) {
        const delay = part.delay ?? 0;
        const local = part.duration === 0 ? 1 : (t * total - delay) / part.duration;
        if (local < 0 && t < 1) continue;
        if (!begun.has(part)) {
          begun.add(part);
          part.begin?.();
        }
        const done = t === 1 ? 1 : Math.min(1, local);
        part.apply?.((part.ease ?? ease.inOut)(done));
      }
    },
    end: () => {
      for (const part of parts) part.end?.();
    },
  };
}

/** Waits, or does one thing at its turn. */
export const pause = (duration: number): Motion => ({ duration, decorative: true });
export const step = (end: () => void): Motion => ({ duration: 0, end });

/**
 * Plays motions one after another. Headless: whoever draws calls `advance` once a frame and draws another only while it
 * says so; so nothing is drawn while nothing moves.
 */
export class MotionQueue {
  /** Divides all durations: 2 is twice as fast, infinite is a cut. */
  speed = 1;
  reduced = false;
  private readonly waiting: Motion[] = [];
  private current: { readonly motion: Motion; elapsed: number } | null = null;
  private readonly listeners = new Set<() => void>();

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get busy(): boolean {
    return this.current !== null || this.waiting.length > 0;
  }

  add(...motions: readonly Motion[]): void {
    this.waiting.push(...motions);
    for (const listener of this.listeners) listener();
  }

  /** Before all that waits: for a step that only knows at its turn what is to be shown. */
  next(...motions: readonly Motion[]): void {
    this.waiting.unshift(...motions);
  }

  /** Everything that waits or runs comes to its end at once. */
  skip(): void {
    while (this.busy) this.advance(Number.POSITIVE_INFINITY);
  }

  /** Forgets everything without showing it: another position was loaded. What runs is brought to its end first. */
  clear(): void {
    this.waiting.length = 0;
    if (this.current) this.finish(this.current.motion);
  }

  /** @param ms since the last frame @returns whether something still moves */
  advance(ms: number): boolean {
    let left = ms;
    for (;;) {
      if (!this.current) {
        const motion = this.waiting.shift();
        if (!motion) return false;
        this.current = { motion, elapsed: 0 };
        motion.begin?.();
      }
      const { motion } = this.current;
      const length = this.lengthOf(motion);
      const spent = Math.min(left, length - this.current.elapsed);
      this.current.elapsed += spent;
      left -= spent;
      if (this.current.elapsed >= length) this.finish(motion);
      else {
        motion.apply?.((motion.ease ?? ease.inOut)(this.current.elapsed / length));
        return true;
      }
    }
  }

  private lengthOf(motion: Motion): number {
    if (this.reduced && motion.decorative) return 0;
    const length = motion.duration / this.speed;
    return this.reduced ? Math.min(length, 120) : Number.isFinite(length) ? length : 0;
  }

  private finish(motion: Motion): void {
    this.current = null;
    motion.apply?.((motion.ease ?? ease.inOut)(1));
    motion.end?.();
  }
}
