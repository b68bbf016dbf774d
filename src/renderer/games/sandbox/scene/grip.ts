import type { CommandOf } from '../../../../core/games/sandbox/commands';
import { clampToTable } from '../../../../core/games/sandbox/helpers';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { millidegree, pose } from '../../../../core/geometry';
import { type Pt, place } from '../../../table/units';
import type { Frame } from './part/part';

/** How high pieces are held over where they lay, millimetres. */
export const LIFT = 14;
/** A pointer's last movement says how fast it throws: as long ago as this counts, milliseconds. */
const MEMORY = 110;
const FASTEST = 2600;

type Sample = { readonly at: number; readonly x: number; readonly y: number };
type Moves = CommandOf<'move'>['poses'];

/** Pieces in a hand: how far it has carried and turned them since it took them. Headless. */
export class Grip {
  private dx = 0;
  private dy = 0;
  private turn = 0;
  private samples: Sample[] = [];

  constructor(
    /** In the table's order. */
    readonly starts: ReadonlyMap<PieceId, Frame>,
    private readonly from: Pt,
  ) {}

  get ids(): PieceId[] {
    return [...this.starts.keys()];
  }
  /** How far the hand has gone, millimetres. */
  get way(): number {
    return Math.hypot(this.dx, this.dy);
  }
  get turned(): boolean {
    return this.turn !== 0;
  }

  /** Where it was taken, where that point is now, and how far it has been turned, degrees. */
  get carried(): { readonly from: Pt; readonly to: Pt; readonly turn: number } {
    const [x, y] = this.from;
    return { from: this.from, to: [x + this.dx, y + this.dy], turn: this.turn };
  }

  /** @param now milliseconds of any clock */
  carry([x, y]: Pt, now: number): void {
    this.dx = x - this.from[0];
    this.dy = y - this.from[1];
    this.samples = [...this.samples.filter(({ at }) => now - at < MEMORY), { at: now, x, y }];
  }
  /** Turns all about the point where they are held, degrees. */
  turnBy(degrees: number): void {
    this.turn += degrees;
  }

  /** Where each piece is held now. */
  frames(): readonly (readonly [PieceId, Frame])[] {
    return [...this.starts].map(([id, start]) => {
      const [px, py] = this.from;
      const [x, y] = place({ x: px + this.dx, y: py + this.dy, heading: this.turn }, [
        start.x - px,
        start.y - py,
      ]);
      return [id, { x, y, z: start.z + LIFT, heading: start.heading + this.turn }];
    });
  }

  /** Where each would come to lie. */
  poses(): Moves {
    return this.frames().map(([id, { x, y, heading }]) => ({
      id,
      pose: clampToTable(
        pose(Math.round(x * 1000), Math.round(y * 1000), millidegree(Math.round(heading * 1000))),
      ),
    }));
  }

  /** The hand's speed when it lets go, millimetres a second. */
  speed(now: number): { readonly x: number; readonly y: number } {
    const [first] = this.samples.filter(({ at }) => now - at < MEMORY);
    const last = this.samples.at(-1);
    if (!first || !last || last.at - first.at < 12) return { x: 0, y: 0 };
    const seconds = (now - first.at) / 1000;
    const bounded = (v: number) => Math.round(Math.max(-FASTEST, Math.min(FASTEST, v)));
    return { x: bounded((last.x - first.x) / seconds), y: bounded((last.y - first.y) / seconds) };
  }
}
