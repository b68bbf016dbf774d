/** What a loop of frames has to say to marks that are drawn between its frames. */
export type MarksHost = {
  /** Whether a whole frame is about to be drawn anyway, or has been in this very frame. */
  readonly busy: () => boolean;
  /** Draws the marks over what stands. */
  readonly draw: () => void;
};

/**
 * Marks that follow the hand. Each `paint` moves its own objects, once before every frame; `touch` asks for a frame in which
 * nothing but marks is drawn. However often the pointer moves, a frame is painted once.
 */
export class LiveMarks {
  private readonly painters = new Set<() => void>();
  private host: MarksHost | null = null;
  private asked = false;

  /** @param beforeNextFrame as browsers have it; wrapped, for theirs may not be called as somebody's method */
  constructor(
    private readonly beforeNextFrame: (run: () => void) => void = (run) => requestAnimationFrame(run),
  ) {}

  /** @returns how to take it away again */
  add(paint: () => void): () => void {
    this.painters.add(paint);
    return () => this.painters.delete(paint);
  }

  /** @returns how to part from it */
  attach(host: MarksHost): () => void {
    this.host = host;
    return () => {
      this.host = null;
    };
  }

  /** Before a frame, whoever draws it. */
  paint(): void {
    for (const paint of this.painters) paint();
  }

  /** Draws one more frame of marks. */
  touch(): void {
    if (this.asked) return;
    this.asked = true;
    this.beforeNextFrame(() => {
      this.asked = false;
      if (!this.host || this.host.busy()) return;
      this.paint();
      this.host.draw();
    });
  }
}
