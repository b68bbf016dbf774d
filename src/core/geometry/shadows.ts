import { steps } from './lattice';
import { orient } from './orient';
import type { Ring } from './ring';

/** Relative error of a difference of two products of exact factors, with room to spare. */
const EPS = 2 ** -50;

/** Numbers the vertices of all rings: an outline has fewer than this. */
const MOST_VERTICES = 65_536;
const NO_VERTEX = -1;

/**
 * The shadows that blockers throw from one point on one edge of a target: open intervals of s, 0 at the edge's
 * first vertex and 1 at its second. An end is where the line of sight through a blocker's vertex, or a blocker's
 * edge itself, cuts the target's edge: the crossing of two lines through lattice points. So every end is a
 * quotient of whole numbers; doubles with an error bound compare two of them, and where that is too close to call,
 * whole numbers do. Filled again and again without allocating.
 */
export class Shadows {
  /** Shadow k lies between the ends lo[k] and hi[k]; `order` sorts them by lo. */
  count = 0;
  lo = new Int32Array(256);
  hi = new Int32Array(256);
  order = new Int32Array(256);
  /** Ends: value, error, the line (through x, y along wx, wy) that cuts the edge, and whose vertex it is. */
  s = new Float64Array(514);
  private err = new Float64Array(514);
  private x = new Float64Array(514);
  private y = new Float64Array(514);
  private wx = new Float64Array(514);
  private wy = new Float64Array(514);
  private vertex = new Int32Array(514);
  private ends = 0;

  private mx = 0;
  private my = 0;
  private fx = 0;
  private fy = 0;
  private dx = 0;
  private dy = 0;
  private gx = 0;
  private gy = 0;
  private height = 0;

  /** The ends of the target's edge itself. */
  static readonly ZERO = 0;
  static readonly ONE = 1;

  /** Begins with the sight from m to the edge f–g; m must lie to the right of it (outside the target). */
  begin(mx: number, my: number, fx: number, fy: number, gx: number, gy: number): void {
    this.mx = mx;
    this.my = my;
    this.fx = fx;
    this.fy = fy;
    this.gx = gx;
    this.gy = gy;
    this.dx = gx - fx;
    this.dy = gy - fy;
    this.height = this.dy * (mx - fx) - this.dx * (my - fy);
    this.count = 0;
    this.ends = 0;
    this.end(0, 0, mx, my, fx - mx, fy - my, NO_VERTEX);
    this.end(1, 0, mx, my, gx - mx, gy - my, NO_VERTEX);
  }

  /** Adds what the edges of a core hide. */
  addRing(core: Ring, ring: number): void {
    const { xs, ys } = core;
    const n = xs.length;
    let px = xs[n - 1] as number;
    let py = ys[n - 1] as number;
    let hp = -orient(this.fx, this.fy, this.gx, this.gy, px, py);
    for (let i = 0; i < n; i++) {
      const qx = xs[i] as number;
      const qy = ys[i] as number;
      const hq = -orient(this.fx, this.fy, this.gx, this.gy, qx, qy);
      if ((hp > 0 || hq > 0) && (hp < this.height || hq < this.height))
        this.addEdge(px, py, hp, i === 0 ? n - 1 : i - 1, qx, qy, hq, i, ring);
      px = qx;
      py = qy;
      hp = hq;
    }
  }

  /** A blocker's edge hides what lies behind the part of it that is nearer than the target's edge. */
  private addEdge(
    px: number,
    py: number,
    hp: number,
    ip: number,
    qx: number,
    qy: number,
    hq: number,
    iq: number,
    ring: number,
  ): void {
    // Seen end on, an edge hides nothing: sight along it grazes [G7].
    if (orient(this.mx, this.my, px, py, qx, qy) === 0) return;
    const first = this.ends;
    this.endOf(px, py, hp, ring * MOST_VERTICES + ip, qx, qy, hq);
    this.endOf(qx, qy, hq, ring * MOST_VERTICES + iq, px, py, hp);
    const a = this.compare(first, first + 1) < 0 ? first : first + 1;
    const b = first + first + 1 - a;
    if (this.compare(a, b) === 0 || this.surelyOutside(a, b)) {
      this.ends = first;
      return;
    }
    if (this.count === this.lo.length) this.grow();
    const k = this.count++;
    this.lo[k] = a;
    this.hi[k] = b;
    // Insertion by lo: shadows come nearly in order along a ring.
    let i = k;
    for (; i > 0 && this.compare(a, this.lo[this.order[i - 1] as number] as number) < 0; i--)
      this.order[i] = this.order[i - 1] as number;
    this.order[i] = k;
  }

  private surelyOutside(a: number, b: number): boolean {
    return (
      (this.s[b] as number) < -(this.err[b] as number) || (this.s[a] as number) > 1 + (this.err[a] as number)
    );
  }

  /** The end of the shadow that belongs to p of the edge pq. */
  private endOf(px: number, py: number, hp: number, ip: number, qx: number, qy: number, hq: number): void {
    const { mx, my, dx, dy } = this;
    if (hp <= 0) {
      this.quotient(px, py, qx - px, qy - py, NO_VERTEX);
    } else if (hp < this.height) {
      this.quotient(mx, my, px - mx, py - my, ip);
    } else {
      // p lies beside or behind the eye: the shadow runs on without end.
      const t = (hp - this.height) / (hp - hq);
      const zx = px + t * (qx - px) - mx;
      const zy = py + t * (qy - py) - my;
      this.end(zx * dx + zy * dy < 0 ? -Infinity : Infinity, 0, 0, 0, 0, 0, NO_VERTEX);
    }
  }

  private quotient(x: number, y: number, wx: number, wy: number, vertex: number): void {
    const ux = x - this.fx;
    const uy = y - this.fy;
    const n1 = ux * wy;
    const n2 = uy * wx;
    const d1 = this.dx * wy;
    const d2 = this.dy * wx;
    const d = d1 - d2;
    const s = (n1 - n2) / d;
    const errN = EPS * (Math.abs(n1) + Math.abs(n2));
    const errD = EPS * (Math.abs(d1) + Math.abs(d2));
    this.end(s, (errN + Math.abs(s) * errD) / Math.abs(d) + EPS * Math.abs(s), x, y, wx, wy, vertex);
  }

  private end(s: number, err: number, x: number, y: number, wx: number, wy: number, vertex: number): void {
    if (this.ends === this.s.length) this.grow();
    const e = this.ends++;
    this.s[e] = s;
    this.err[e] = err;
    this.x[e] = x;
    this.y[e] = y;
    this.wx[e] = wx;
    this.wy[e] = wy;
    this.vertex[e] = vertex;
  }

  /** Sign of s[a] − s[b]. Exact. */
  compare(a: number, b: number): number {
    // Neighbouring edges share a vertex: by far the commonest tie.
    if (this.vertex[a] === this.vertex[b] && (this.vertex[a] as number) >= 0) return 0;
    const sa = this.s[a] as number;
    const sb = this.s[b] as number;
    const slack = (this.err[a] as number) + (this.err[b] as number);
    if (sa - sb > slack) return 1;
    if (sb - sa > slack) return -1;
    if (a === b || !Number.isFinite(sa) || !Number.isFinite(sb)) return sa > sb ? 1 : sa < sb ? -1 : 0;
    const [na, da] = this.fraction(a);
    const [nb, db] = this.fraction(b);
    const difference = na * db - nb * da;
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  }

  /** Do the shadows that end at `a` and begin at `b` share the blocker's vertex there? Then no sight passes between them. */
  joined(a: number, b: number): boolean {
    return this.vertex[a] === this.vertex[b] && (this.vertex[a] as number) >= 0;
  }

  /** s[e] as numerator and positive denominator, in lattice steps squared. */
  fraction(e: number): readonly [bigint, bigint] {
    if (e === Shadows.ZERO) return [0n, 1n];
    if (e === Shadows.ONE) return [1n, 1n];
    const wx = steps(this.wx[e] as number);
    const wy = steps(this.wy[e] as number);
    const n =
      (steps(this.x[e] as number) - steps(this.fx)) * wy - (steps(this.y[e] as number) - steps(this.fy)) * wx;
    const d = steps(this.dx) * wy - steps(this.dy) * wx;
    return d < 0n ? [-n, -d] : [n, d];
  }

  private grow(): void {
    const ints = (a: Int32Array): Int32Array<ArrayBuffer> => {
      const b = new Int32Array(a.length * 2);
      b.set(a);
      return b;
    };
    const floats = (a: Float64Array): Float64Array<ArrayBuffer> => {
      const b = new Float64Array(a.length * 2);
      b.set(a);
      return b;
    };
    if (this.ends === this.s.length) {
      this.s = floats(this.s);
      this.err = floats(this.err);
      this.x = floats(this.x);
      this.y = floats(this.y);
      this.wx = floats(this.wx);
      this.wy = floats(this.wy);
      this.vertex = ints(this.vertex);
    } else {
      this.lo = ints(this.lo);
      this.hi = ints(this.hi);
      this.order = ints(this.order);
    }
  }
}
