import * as THREE from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import type { PieceView } from '../../../../core/games/sandbox/state';
import type { Fetcher } from './face/images';

/** Imported models, each read once; what a model keeps outside itself was refused when it was imported. */
export class Models {
  private readonly known = new Map<string, THREE.Object3D | null>();
  private readonly copies = new Map<string, THREE.Object3D>();

  constructor(
    private readonly fetchFile: Fetcher,
    private readonly changed: () => void,
  ) {}

  /** This piece's own copy, as large as the piece; null until it has been read, and for other pieces. */
  of({ id, kind, identity, size }: PieceView): THREE.Object3D | null {
    const front = identity?.front;
    if (kind !== 'model' || front?.of !== 'model') return null;
    const model = this.known.get(front.asset);
    if (model === undefined) this.load(front.asset);
    if (!model) return null;
    const copied = this.copies.get(id);
    if (copied) return copied;
    const copy = fitted(model.clone(), size.wide / 1000, size.deep / 1000);
    this.copies.set(id, copy);
    return copy;
  }

  private load(asset: string): void {
    this.known.set(asset, null);
    void this.fetchFile(asset).then(async (blob) => {
      if (!blob) return;
      const bytes = await blob.arrayBuffer();
      new GLTFLoader().parse(
        bytes,
        '',
        ({ scene }) => {
          this.known.set(asset, scene);
          this.changed();
        },
        // What can't be read after all stays a place on the table without a picture; the panel lists it by name.
        () => undefined,
      );
    });
  }
}

/** Scaled to the piece's base and put on the table, its middle over the piece's. */
function fitted(model: THREE.Object3D, wide: number, deep: number): THREE.Object3D {
  const box = new THREE.Box3().setFromObject(model);
  const size = box.getSize(new THREE.Vector3());
  const scale = Math.min(wide / (size.x || 1), deep / (size.z || 1));
  const middle = box.getCenter(new THREE.Vector3());
  model.scale.multiplyScalar(scale);
  model.position.set(-middle.x * scale, -box.min.y * scale, -middle.z * scale);
  model.traverse((object) => {
    object.castShadow = true;
    object.receiveShadow = true;
  });
  return new THREE.Group().add(model);
}
