import { lerp, type Pt, RAD, turnBetween } from '../units';
import {
  type Box,
  distanceOf,
  FOV,
  frameBox,
  groundSeen,
  limited,
  type OrbitView,
  type Viewport,
} from './orbit';

/** How fast the eye comes to where it was sent, per second; it has all but arrived after 0.4 s. */
const HASTE = 11;
const CHART_SECONDS = 0.6;
const near = (a: OrbitView, b: OrbitView) =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.span - b.span) < 0.15 &&
  Math.abs(a.azimuth - b.azimuth) + Math.abs(a.tilt - b.tilt) < 0.05;

/**
 * The camera as a headless thing: what it shows, where it is going, and the commands of mouse, keys and buttons.
 * It draws nothing; `CameraRig` asks `advance` before each frame and stops asking when nothing moves.
 */
export class TableCamera {
  /** What is drawn now. */
  shown: OrbitView;
  /** 0: play view in perspective; 1: the chart, seen from straight above without perspective. */
  flat = 0;
  private goal: OrbitView;
  private flatGoal = 0;
  private port: Viewport = { width: 1280, height: 800, inset: { right: 0, top: 0, bottom: 0 } };
  private before: Pick<OrbitView, 'azimuth' | 'tilt'>;
  private following: (() => Pt | null) | null = null;
  private readonly marks = new Map<string, { view: OrbitView; chart: boolean }>();
  private readonly listeners = new Set<() => void>();
  private untouched = true;
  reduced = false;

  /**
   * @param home the first view, and what `fitAll` looks at it from
   * @param whole what `fitAll` brings into sight
   * @param closeness below 1 the first view is that much nearer than the one which holds all
   */
  constructor(
    private readonly home: Pick<OrbitView, 'azimuth' | 'tilt'>,
    private readonly whole: Box,
    private readonly closeness = 1,
  ) {
    this.before = home;
    this.goal = this.opening();
    this.shown = this.goal;
  }

  /** Called with every change that needs a frame. @returns how to stop listening */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  private wake(): void {
    for (const listener of this.listeners) listener();
  }
  private go(view: OrbitView): void {
    const margin = 120;
    const { x0, y0, x1, y1, top } = this.whole;
    this.goal = limited(view, { x0: x0 - margin, y0: y0 - margin, x1: x1 + margin, y1: y1 + margin, top });
    this.untouched = false;
    this.wake();
  }

  get chart(): boolean {
    return this.flatGoal === 1;
  }
  get viewport(): Viewport {
    return this.port;
  }

  /** A view that nobody has moved keeps the whole table in sight when the window or the panel changes. */
  resize(port: Viewport): void {
    this.port = port;
    if (this.untouched) {
      this.goal = this.opening();
      this.shown = this.goal;
    }
    this.wake();
  }

  private opening(): OrbitView {
    if (this.chart) return frameBox(this.whole, { azimuth: 0, tilt: 0 }, this.port, true);
    const view = frameBox(this.whole, this.home, this.port, false);
    return { ...view, span: view.span * this.closeness };
  }

  fitAll(): void {
    this.following = null;
    this.go(frameBox(this.whole, this.chart ? { azimuth: 0, tilt: 0 } : this.home, this.port, this.chart));
    this.untouched = true;
  }
  /** Brings a part of the table into sight from the present side. */
  lookAt(box: Box): void {
    this.go(frameBox(box, this.goal, this.port, this.chart));
  }
  /** Keeps a moving point in the middle until the next pan, or until called with null. */
  follow(point: (() => Pt | null) | null): void {
    this.following = point;
    this.wake();
  }
  get isFollowing(): boolean {
    return this.following !== null;
  }

  setChart(on: boolean): void {
    if (on === this.chart) return;
    this.flatGoal = on ? 1 : 0;
    const wasUntouched = this.untouched;
    if (on) this.before = { azimuth: this.goal.azimuth, tilt: this.goal.tilt };
    const from = on ? { azimuth: 0, tilt: 0 } : this.before;
    if (wasUntouched) {
      this.go(this.opening());
      this.untouched = true;
    } else this.go({ ...this.goal, ...from });
  }

  /** Moves what is looked at, in millimetres of the table as the eye sees it: right and away. */
  pan(right: number, away: number): void {
    this.following = null;
    const s = Math.sin(this.goal.azimuth * RAD);
    const c = Math.cos(this.goal.azimuth * RAD);
    this.go({ ...this.goal, x: this.goal.x + right * c - away * s, y: this.goal.y + right * s + away * c });
  }
  orbit(azimuth: number, tilt: number): void {
    if (this.chart) this.setChart(false);
    this.go({ ...this.goal, azimuth: this.goal.azimuth + azimuth, tilt: this.goal.tilt + tilt });
  }
  /** @param factor below 1 comes nearer @param toward stays under the pointer */
  zoom(factor: number, toward?: Pt): void {
    const span = limited({ ...this.goal, span: this.goal.span * factor }, this.whole).span;
    const k = 1 - span / this.goal.span;
    const { x, y } = this.goal;
    const [tx, ty] = toward && !this.following ? toward : [x, y];
    this.go({ ...this.goal, span, x: x + (tx - x) * k, y: y + (ty - y) * k });
  }

  /** Remembers this view under a name, for each seat or by number. */
  bookmark(name: string): void {
    this.marks.set(name, { view: this.goal, chart: this.chart });
  }
  /** @returns whether there was such a bookmark */
  recall(name: string): boolean {
    const mark = this.marks.get(name);
    if (!mark) return false;
    this.following = null;
    this.flatGoal = mark.chart ? 1 : 0;
    this.go(mark.view);
    return true;
  }
  set(view: Partial<OrbitView>): void {
    this.go({ ...this.goal, ...view });
  }

  /** Moves on by some seconds. @returns whether another frame is needed */
  advance(seconds: number): boolean {
    const target = this.following?.();
    if (target && (Math.abs(target[0] - this.goal.x) > 0.2 || Math.abs(target[1] - this.goal.y) > 0.2))
      this.goal = { ...this.goal, x: target[0], y: target[1] };
    const k = this.reduced ? 1 : 1 - Math.exp(-HASTE * seconds);
    const step = this.reduced ? 1 : seconds / CHART_SECONDS;
    const flat =
      this.flat + Math.sign(this.flatGoal - this.flat) * Math.min(step, Math.abs(this.flatGoal - this.flat));
    const arrived = near(this.shown, this.goal);
    const s = this.shown;
    const g = this.goal;
    this.flat = flat;
    this.shown = arrived
      ? { ...g, azimuth: g.azimuth % 360 }
      : {
          x: lerp(s.x, g.x, k),
          y: lerp(s.y, g.y, k),
          span: lerp(s.span, g.span, k),
          azimuth: s.azimuth + turnBetween(s.azimuth, g.azimuth) * k,
          tilt: lerp(s.tilt, g.tilt, k),
        };
    if (arrived) this.goal = this.shown;
    return !arrived || flat !== this.flatGoal;
  }

  /** The part of the table that is in sight now, as a quadrangle. */
  get seen(): readonly Pt[] {
    return groundSeen(this.shown, this.port, this.flat >= 1);
  }

  /** Millimetres between the eye and its target. */
  get distance(): number {
    return distanceOf(this.shown.span, FOV);
  }
}
