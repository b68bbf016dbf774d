import * as THREE from 'three';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { RAD } from '../../../table/units';
import { FACE_RECT } from './face/faced';
import type { Drawn, Frame, Part, Stock } from './part/part';

/** A piece's place as three has it. */
export function matrixOf({ x, y, z, heading }: Frame, out = new THREE.Matrix4()): THREE.Matrix4 {
  return out.makeRotationY(heading * RAD).setPosition(x, z, -y);
}

const NOWHERE = new THREE.Matrix4().makeScale(0, 0, 0);
const WHITE = new THREE.Color('#ffffff');

/** All copies of one stock: one draw call, and one more where it throws a shadow. */
class Batch {
  readonly mesh: THREE.InstancedMesh;
  private readonly rects: THREE.InstancedBufferAttribute | null;
  private readonly tint = new THREE.Color();
  private used = 0;

  constructor(
    stock: Stock,
    readonly room: number,
    casts: boolean,
  ) {
    // The stock's own buffers, with this batch's list of faces beside them.
    const geometry = new THREE.BufferGeometry();
    geometry.setIndex(stock.geometry.index);
    for (const [name, attribute] of Object.entries(stock.geometry.attributes))
      geometry.setAttribute(name, attribute);
    this.rects = geometry.hasAttribute('printed')
      ? new THREE.InstancedBufferAttribute(new Float32Array(room * 4), 4)
      : null;
    if (this.rects) geometry.setAttribute(FACE_RECT, this.rects);
    this.mesh = new THREE.InstancedMesh(geometry, stock.material, room);
    this.mesh.instanceColor = new THREE.InstancedBufferAttribute(new Float32Array(room * 3).fill(1), 3);
    this.mesh.castShadow = casts && stock.casts;
    this.mesh.receiveShadow = stock.casts;
    // The pieces lie all over the table: to cull them costs more than it saves.
    this.mesh.frustumCulled = false;
    if (stock.key === 'hull shade') this.mesh.renderOrder = 1;
  }

  clear(): void {
    this.used = 0;
  }
  add({ tint, rect }: Part): number {
    const index = this.used++;
    this.mesh.setColorAt(index, tint === null ? WHITE : this.tint.set(tint));
    if (this.rects && rect) this.rects.setXYZW(index, ...rect);
    return index;
  }
  place(index: number, matrix: THREE.Matrix4): void {
    this.mesh.setMatrixAt(index, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }
  done(): void {
    this.mesh.count = this.used;
    this.mesh.visible = this.used > 0;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
    if (this.rects) this.rects.needsUpdate = true;
  }
}

type Slot = { readonly batch: Batch; readonly index: number; readonly at: THREE.Matrix4 };
const ROOM = 8;

/** A set of pieces, drawn in as few calls as there are stocks. */
class Layer {
  readonly group = new THREE.Group();
  private readonly batches = new Map<string, Batch>();
  private readonly slots = new Map<PieceId, readonly Slot[]>();
  private readonly matrix = new THREE.Matrix4();

  constructor(private readonly casts: boolean) {}

  fill(pieces: readonly Drawn[]): void {
    const wanted = new Map<string, number>();
    for (const { parts } of pieces)
      for (const { stock } of parts) wanted.set(stock.key, (wanted.get(stock.key) ?? 0) + 1);
    this.slots.clear();
    for (const batch of this.batches.values()) batch.clear();
    for (const { id, frame, parts } of pieces) {
      const slots = parts.map((part): Slot => {
        const batch = this.batchFor(part.stock, wanted.get(part.stock.key) ?? 1);
        return { batch, index: batch.add(part), at: part.at };
      });
      this.slots.set(id, slots);
      this.place(id, matrixOf(frame));
    }
    for (const batch of this.batches.values()) batch.done();
  }

  /** @param place null hides it */
  place(id: PieceId, place: THREE.Matrix4 | null): void {
    for (const { batch, index, at } of this.slots.get(id) ?? [])
      batch.place(index, place ? this.matrix.multiplyMatrices(place, at) : NOWHERE);
  }

  has(id: PieceId): boolean {
    return this.slots.has(id);
  }

  private batchFor(stock: Stock, count: number): Batch {
    const known = this.batches.get(stock.key);
    if (known && known.room >= count) return known;
    if (known) {
      this.group.remove(known.mesh);
      known.mesh.dispose();
    }
    const batch = new Batch(stock, Math.max(ROOM, 2 ** Math.ceil(Math.log2(count))), this.casts);
    this.batches.set(stock.key, batch);
    this.group.add(batch.mesh);
    return batch;
  }
}

/**
 * All pieces of a table as instanced meshes. What moves is taken out of the resting ones, whose shadows are drawn once, and
 * drawn without a shadow until it rests.
 */
export class PieceField {
  readonly group = new THREE.Group();
  private readonly resting = new Layer(true);
  private readonly moving = new Layer(false);
  private readonly solos = new Map<PieceId, THREE.Object3D>();
  private pieces: readonly Drawn[] = [];
  private readonly scratch = new THREE.Matrix4();

  constructor() {
    this.group.add(this.resting.group, this.moving.group);
  }

  /** Lays all pieces where they rest. */
  show(pieces: readonly Drawn[]): void {
    this.pieces = pieces;
    this.resting.fill(pieces);
    this.moving.fill([]);
    for (const object of this.solos.values()) this.group.remove(object);
    this.solos.clear();
    for (const { id, frame, solo } of pieces) {
      if (!solo) continue;
      this.solos.set(id, solo);
      this.group.add(solo);
      this.placeSolo(id, matrixOf(frame, this.scratch));
    }
  }

  /** Takes pieces up to be moved. @param as how they look meanwhile, where that differs from how they will rest */
  lift(ids: ReadonlySet<PieceId>, as: readonly Drawn[] = []): void {
    const other = new Map(as.map((drawn) => [drawn.id, drawn]));
    const lifted = this.pieces.filter(({ id }) => ids.has(id)).map((drawn) => other.get(drawn.id) ?? drawn);
    const extra = as.filter(({ id }) => !this.resting.has(id));
    this.moving.fill([...lifted, ...extra]);
    for (const { id, frame } of this.pieces) {
      const matrix = matrixOf(frame, this.scratch);
      this.resting.place(id, ids.has(id) ? null : matrix);
      if (!ids.has(id)) this.placeSolo(id, matrix);
    }
  }

  /** Moves a piece that has been lifted. */
  place(id: PieceId, matrix: THREE.Matrix4): void {
    this.moving.place(id, matrix);
    this.placeSolo(id, matrix);
  }

  private placeSolo(id: PieceId, matrix: THREE.Matrix4): void {
    const object = this.solos.get(id);
    if (!object) return;
    object.matrixAutoUpdate = false;
    object.matrix.copy(matrix);
    object.matrixWorldNeedsUpdate = true;
  }

  /** All rest again. */
  settle(): void {
    this.lift(new Set());
  }
}
