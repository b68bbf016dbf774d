/**
 * Shorter than this along or across the way, an overlap is the rounding of a graze, which blocks nothing; micrometres.
 * A thousand times the rounding of doubles on a table, a thousandth of the lattice.
 */
export const SLIVER = 1e-6;

/**
 * Open intervals of travel, each with the v (distance to the left of the path) at which it begins and ends.
 * One instance is filled again and again: nothing is allocated while a sweep runs.
 */
export class Intervals {
  count = 0;
  lo = new Float64Array(64);
  hi = new Float64Array(64);
  loV = new Float64Array(64);
  hiV = new Float64Array(64);

  clear(): void {
    this.count = 0;
  }

  /** Keeps them in order of `lo`. */
  add(lo: number, hi: number, loV: number, hiV: number): void {
    if (!(hi - lo > SLIVER)) return;
    if (this.count === this.lo.length) this.grow();
    let i = this.count++;
    for (; i > 0 && (this.lo[i - 1] as number) > lo; i--) this.copy(i - 1, i);
    this.lo[i] = lo;
    this.hi[i] = hi;
    this.loV[i] = loV;
    this.hiV[i] = hiV;
  }

  /**
   * Joins what overlaps. Two that only meet (but for rounding) leave a free travel between them, unless `joined` says
   * that the travels from the one to the other are covered too.
   */
  merge(joined: (from: number, to: number) => boolean): void {
    let last = -1;
    for (let i = 0; i < this.count; i++) {
      const end = last < 0 ? -Infinity : (this.hi[last] as number);
      const lo = Math.max(this.lo[i] as number, end);
      if (last >= 0 && ((this.lo[i] as number) < end - SLIVER || joined(end, lo))) {
        if ((this.hi[i] as number) > end) {
          this.hi[last] = this.hi[i] as number;
          this.hiV[last] = this.hiV[i] as number;
        }
      } else if ((this.hi[i] as number) > lo) {
        this.copy(i, ++last);
        this.lo[last] = lo;
      }
    }
    this.count = last + 1;
  }

  /** The interval that holds t strictly, or −1. */
  covering(t: number): number {
    for (let i = 0; i < this.count; i++) {
      if ((this.lo[i] as number) < t && t < (this.hi[i] as number)) return i;
    }
    return -1;
  }

  /** The first interval that begins at t or later, or −1. */
  next(t: number): number {
    for (let i = 0; i < this.count; i++) if ((this.lo[i] as number) >= t) return i;
    return -1;
  }

  private copy(from: number, to: number): void {
    this.lo[to] = this.lo[from] as number;
    this.hi[to] = this.hi[from] as number;
    this.loV[to] = this.loV[from] as number;
    this.hiV[to] = this.hiV[from] as number;
  }

  private grow(): void {
    const larger = (a: Float64Array): Float64Array<ArrayBuffer> => {
      const b = new Float64Array(a.length * 2);
      b.set(a);
      return b;
    };
    this.lo = larger(this.lo);
    this.hi = larger(this.hi);
    this.loV = larger(this.loV);
    this.hiV = larger(this.hiV);
  }
}
