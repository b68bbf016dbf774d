import * as THREE from 'three';
import { at } from '../../table/units';

export type V3 = readonly [x: number, y: number, z: number];
/** A rectangle of an atlas in uv units, v upward. */
export type Rect = readonly [u0: number, v0: number, u1: number, v1: number];
export const WHOLE: Rect = [0, 0, 1, 1];

/**
 * Collects patches into one geometry (position, normal, uv, colour), so that a piece of many parts is one draw call.
 * Normals are smooth inside a patch and hard between patches.
 */
export class MeshBuilder {
  private readonly position: number[] = [];
  private readonly normal: number[] = [];
  private readonly uv: number[] = [];
  private readonly color: number[] = [];
  private readonly index: number[] = [];
  private dye: V3 = [1, 1, 1];

  /** Vertex colour of what follows. @param strength brightens or darkens it */
  tint(hex: string, strength = 1): this {
    const c = new THREE.Color(hex);
    this.dye = [c.r * strength, c.g * strength, c.b * strength];
    return this;
  }
  plain(): this {
    this.dye = [1, 1, 1];
    return this;
  }

  /** Rows × columns of points; rows run along v, columns along u. */
  grid(rows: readonly (readonly V3[])[], rect: Rect, flip = false): this {
    const base = this.position.length / 3;
    const height = rows.length;
    const width = at(rows, 0).length;
    const [u0, v0, u1, v1] = rect;
    rows.forEach((row, r) => {
      row.forEach((p, k) => {
        this.vertex(p, u0 + ((u1 - u0) * k) / (width - 1), v0 + ((v1 - v0) * r) / (height - 1));
      });
    });
    const from = this.index.length;
    for (let r = 0; r < height - 1; r++)
      for (let k = 0; k < width - 1; k++) {
        const a = base + r * width + k;
        const d = a + width;
        if (flip) this.index.push(a, d, a + 1, a + 1, d, d + 1);
        else this.index.push(a, a + 1, d, a + 1, d + 1, d);
      }
    this.smooth(from);
    return this;
  }

  /** A fan round the first point. */
  fan(points: readonly V3[], uv: (p: V3, k: number) => readonly [number, number]): this {
    const base = this.position.length / 3;
    const from = this.index.length;
    points.forEach((p, k) => {
      this.vertex(p, ...uv(p, k));
    });
    for (let k = 1; k < points.length - 1; k++) this.index.push(base, base + k, base + k + 1);
    this.smooth(from);
    return this;
  }

  /** A tapered tube between two points. */
  tube(a: V3, b: V3, ra: number, rb: number, rect: Rect, segments = 6, cap = true): this {
    const from = new THREE.Vector3(...a);
    const to = new THREE.Vector3(...b);
    const axis = to.clone().sub(from).normalize();
    const side = Math.abs(axis.y) > 0.9 ? new THREE.Vector3(1, 0, 0) : new THREE.Vector3(0, 1, 0);
    const u = side.clone().cross(axis).normalize();
    const w = axis.clone().cross(u);
    const ring = (o: THREE.Vector3, r: number): V3[] =>
      Array.from({ length: segments + 1 }, (_, k) => {
        const t = (k / segments) * Math.PI * 2;
        const c = Math.cos(t) * r;
        const s = Math.sin(t) * r;
        return [o.x + u.x * c + w.x * s, o.y + u.y * c + w.y * s, o.z + u.z * c + w.z * s];
      });
    this.grid([ring(from, ra), ring(to, rb)], rect);
    if (cap && rb > 0.05) this.fan([b, ...ring(to, rb)], () => [rect[0], rect[1]]);
    return this;
  }

  /** A box without its underside. @param yaw radians */
  box(centre: V3, size: V3, rect: Rect, yaw = 0): this {
    const c = Math.cos(yaw);
    const s = Math.sin(yaw);
    const [hx, hy, hz] = [size[0] / 2, size[1] / 2, size[2] / 2];
    const v = (sx: number, sy: number, sz: number): V3 => [
      centre[0] + sx * hx * c + sz * hz * s,
      centre[1] + sy * hy,
      centre[2] - sx * hx * s + sz * hz * c,
    ];
    const faces: readonly (readonly [V3, V3, V3, V3])[] = [
      [v(-1, -1, 1), v(1, -1, 1), v(-1, 1, 1), v(1, 1, 1)],
      [v(1, -1, -1), v(-1, -1, -1), v(1, 1, -1), v(-1, 1, -1)],
      [v(1, -1, 1), v(1, -1, -1), v(1, 1, 1), v(1, 1, -1)],
      [v(-1, -1, -1), v(-1, -1, 1), v(-1, 1, -1), v(-1, 1, 1)],
      [v(-1, 1, 1), v(1, 1, 1), v(-1, 1, -1), v(1, 1, -1)],
    ];
    for (const [a, b, d, e] of faces)
      this.grid(
        [
          [a, b],
          [d, e],
        ],
        rect,
      );
    return this;
  }

  /** Any geometry, moved by a matrix, its uv squeezed into the rectangle, its own vertex colours times the tint. */
  add(g: THREE.BufferGeometry, matrix: THREE.Matrix4, rect: Rect = WHOLE): this {
    const base = this.position.length / 3;
    const p = g.getAttribute('position');
    const n = g.getAttribute('normal');
    const uv = g.hasAttribute('uv') ? g.getAttribute('uv') : null;
    const colour = g.hasAttribute('color') ? g.getAttribute('color') : null;
    const turn = new THREE.Matrix3().getNormalMatrix(matrix);
    const v = new THREE.Vector3();
    const [cr, cg, cb] = this.dye;
    for (let k = 0; k < p.count; k++) {
      v.fromBufferAttribute(p, k).applyMatrix4(matrix);
      this.position.push(v.x, v.y, v.z);
      v.fromBufferAttribute(n, k).applyMatrix3(turn).normalize();
      this.normal.push(v.x, v.y, v.z);
      if (colour) this.color.push(colour.getX(k) * cr, colour.getY(k) * cg, colour.getZ(k) * cb);
      else this.color.push(cr, cg, cb);
      const [s, t] = uv ? [uv.getX(k), uv.getY(k)] : [0, 0];
      this.uv.push(rect[0] + (rect[2] - rect[0]) * s, rect[1] + (rect[3] - rect[1]) * t);
    }
    if (g.index) for (let k = 0; k < g.index.count; k++) this.index.push(base + g.index.getX(k));
    else for (let k = 0; k < p.count; k++) this.index.push(base + k);
    return this;
  }

  done(): THREE.BufferGeometry {
    const g = new THREE.BufferGeometry();
    g.setAttribute('position', new THREE.Float32BufferAttribute(this.position, 3));
    g.setAttribute('normal', new THREE.Float32BufferAttribute(this.normal, 3));
    g.setAttribute('uv', new THREE.Float32BufferAttribute(this.uv, 2));
    g.setAttribute('color', new THREE.Float32BufferAttribute(this.color, 3));
    g.setIndex(this.index);
    return g;
  }

  private vertex(p: V3, u: number, v: number): void {
    this.position.push(p[0], p[1], p[2]);
    this.color.push(this.dye[0], this.dye[1], this.dye[2]);
    this.uv.push(u, v);
    this.normal.push(0, 0, 0);
  }

  /** Face normals summed at their corners, then made unit. */
  private smooth(from: number): void {
    const { position: p, normal: n, index } = this;
    const touched = new Set<number>();
    for (let k = from; k < index.length; k += 3) {
      const a = (index[k] as number) * 3;
      const b = (index[k + 1] as number) * 3;
      const c = (index[k + 2] as number) * 3;
      const [ax, ay, az] = [p[a] as number, p[a + 1] as number, p[a + 2] as number];
      const ux = (p[b] as number) - ax;
      const uy = (p[b + 1] as number) - ay;
      const uz = (p[b + 2] as number) - az;
      const wx = (p[c] as number) - ax;
      const wy = (p[c + 1] as number) - ay;
      const wz = (p[c + 2] as number) - az;
      const x = uy * wz - uz * wy;
      const y = uz * wx - ux * wz;
      const z = ux * wy - uy * wx;
      for (const o of [a, b, c]) {
        n[o] = (n[o] as number) + x;
        n[o + 1] = (n[o + 1] as number) + y;
        n[o + 2] = (n[o + 2] as number) + z;
        touched.add(o);
      }
    }
    for (const o of touched) {
      const [x, y, z] = [n[o] as number, n[o + 1] as number, n[o + 2] as number];
      const l = Math.hypot(x, y, z) || 1;
      n[o] = x / l;
      n[o + 1] = y / l;
      n[o + 2] = z / l;
    }
  }
}

/** A matrix from place, turn about y (radians), and one scale. */
export function put(x: number, y: number, z: number, yaw = 0, scale = 1, pitch = 0, roll = 0): THREE.Matrix4 {
  return new THREE.Matrix4().compose(
    new THREE.Vector3(x, y, z),
    new THREE.Quaternion().setFromEuler(new THREE.Euler(pitch, yaw, roll)),
    new THREE.Vector3(scale, scale, scale),
  );
}

/** Copies of one geometry merged into one: for what never moves. */
export function merged(g: THREE.BufferGeometry, places: readonly THREE.Matrix4[]): THREE.BufferGeometry {
  const b = new MeshBuilder();
  for (const m of places) b.add(g, m);
  return b.done();
}

/** Makes any geometry fit for the matte material: white vertex colours, and uv if it has none. */
export function dressed<G extends THREE.BufferGeometry>(g: G): G {
  const n = g.getAttribute('position').count;
  if (!g.hasAttribute('color'))
    g.setAttribute('color', new THREE.Float32BufferAttribute(new Float32Array(n * 3).fill(1), 3));
  if (!g.hasAttribute('uv'))
    g.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array(n * 2), 2));
  return g;
}
