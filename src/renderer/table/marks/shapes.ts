import * as THREE from 'three';
import { at, type Pt, RAD } from '../units';

/**
 * Everything that the rules draw on the table: flat ribbons and areas in millimetres, a little over the surface,
 * never lines of one pixel.
 */
export class InkBuilder {
  private readonly position: number[] = [];
  private readonly index: number[] = [];

  get empty(): boolean {
    return this.index.length === 0;
  }

  /** A ribbon along a path. @param dash lengths of ink and gap */
  ribbon(path: readonly Pt[], width: number, z: number, o: { dash?: Pt; closed?: boolean } = {}): this {
    const first = path[0];
    if (!first) return this;
    const points = o.closed ? [...path, first] : path;
    let carry = 0;
    for (let i = 0; i < points.length - 1; i++) {
      const a = at(points, i);
      const b = at(points, i + 1);
      if (!o.dash) {
        this.strip(a, b, width, z);
        continue;
      }
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const period = o.dash[0] + o.dash[1];
      for (let t = -carry; t < length; t += period) {
        const from = Math.max(0, t);
        const to = Math.min(length, t + o.dash[0]);
        if (to > from) this.strip(along(a, b, from / length), along(a, b, to / length), width, z);
      }
      carry = (carry + length) % period;
    }
    if (!o.dash)
      for (const p of o.closed ? path : path.slice(1, -1)) this.sector(p, [0, width / 2], [0, 360], z, 8);
    return this;
  }

  /** A ring sector. @param degrees anticlockwise from +x */
  sector(c: Pt, [r0, r1]: Pt, [a0, a1]: Pt, z: number, segments = 32): this {
    const base = this.position.length / 3;
    for (let k = 0; k <= segments; k++) {
      const a = (a0 + ((a1 - a0) * k) / segments) * RAD;
      for (const r of [r0, r1]) this.point(c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * r, z);
      if (k < segments) {
        const o = base + k * 2;
        this.index.push(o, o + 1, o + 2, o + 1, o + 3, o + 2);
      }
    }
    return this;
  }
  disc(c: Pt, r: number, z: number): this {
    return this.sector(c, [0, r], [0, 360], z, 20);
  }
  ring(c: Pt, r0: number, r1: number, z: number): this {
    return this.sector(c, [r0, r1], [0, 360], z, 32);
  }
  cross(c: Pt, r: number, width: number, z: number): this {
    this.strip([c[0] - r, c[1] - r], [c[0] + r, c[1] + r], width, z);
    this.strip([c[0] - r, c[1] + r], [c[0] + r, c[1] - r], width, z);
    return this;
  }
  /** A filled area that is star-shaped about its first point: a reach, a field of fire. */
  star(centre: Pt, rim: readonly Pt[], z: number, closed = true): this {
    const base = this.position.length / 3;
    this.point(centre[0], centre[1], z);
    for (const p of rim) this.point(p[0], p[1], z);
    for (let k = 0; k < rim.length - 1; k++) this.index.push(base, base + 1 + k, base + 2 + k);
    if (closed && rim.length > 2) this.index.push(base, base + rim.length, base + 1);
    return this;
  }
  /** A filled polygon of any simple outline. */
  area(outline: readonly Pt[], z: number): this {
    const base = this.position.length / 3;
    const contour = outline.map(([x, y]) => new THREE.Vector2(x, y));
    for (const p of outline) this.point(p[0], p[1], z);
    for (const face of THREE.ShapeUtils.triangulateShape(contour, []))
      for (const k of face) this.index.push(base + k);
    return this;
  }
  /** An arrow head at the end of a path. */
  arrow(from: Pt, to: Pt, size: number, z: number): this {
    const d = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const ux = (to[0] - from[0]) / d;
    const uy = (to[1] - from[1]) / d;
    const base = this.position.length / 3;
    this.point(to[0], to[1], z);
    this.point(to[0] - ux * size - uy * size * 0.5, to[1] - uy * size + ux * size * 0.5, z);
    this.point(to[0] - ux * size + uy * size * 0.5, to[1] - uy * size - ux * size * 0.5, z);
    this.index.push(base, base + 1, base + 2);
    return this;
  }

  done(): THREE.BufferGeometry {
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.Float32BufferAttribute(this.position, 3));
    g.setIndex(this.index);
    return g;
  }

  private point(x: number, y: number, z: number): void {
    this.position.push(x, z, -y);
  }
  private strip(a: Pt, b: Pt, width: number, z: number): void {
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    const nx = ((-dy / l) * width) / 2;
    const ny = ((dx / l) * width) / 2;
    const o = this.position.length / 3;
    this.point(a[0] + nx, a[1] + ny, z);
    this.point(a[0] - nx, a[1] - ny, z);
    this.point(b[0] + nx, b[1] + ny, z);
    this.point(b[0] - nx, b[1] - ny, z);
    this.index.push(o, o + 1, o + 2, o + 1, o + 3, o + 2);
  }
}

const along = (a: Pt, b: Pt, t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
