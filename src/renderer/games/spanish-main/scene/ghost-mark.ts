import * as THREE from 'three';
import { footprint, HULLS } from '../../../pieces/ship/hulls';
import { shipGeometry } from '../../../pieces/ship/ship-mesh';
import { dyeOf } from '../../../table/marks/Marks';
import { InkBuilder } from '../../../table/marks/shapes';
import { ink, type Materials } from '../../../table/materials';
import { asMarks } from '../../../table/still';
import { type Pose, RAD } from '../../../table/units';
import type { ShipModel } from './model';

/** Over the water, so that she doesn't lie in it. */
const LIFT = 0.2;
const TINT = { clear: '#6dffab', blocked: '#ff7a5e' } as const;

/** Where a ship would be: her shape in light and her footprint on the water. Built once for a ship, then only moved. */
export class GhostMark {
  readonly group = new THREE.Group();
  private readonly outline: THREE.Mesh;

  constructor(
    ship: ShipModel,
    private readonly materials: Materials,
  ) {
    const shape = shipGeometry(ship.look);
    const depth = new THREE.Mesh(shape, materials.ghostDepth);
    const light = new THREE.Mesh(shape, materials.ghost);
    depth.renderOrder = 4;
    light.renderOrder = 5;
    depth.position.y = light.position.y = LIFT;
    const ring = new InkBuilder().ribbon(footprint(HULLS[ship.hull]), 1.3, 0.9, { closed: true });
    this.outline = new THREE.Mesh(ring.done());
    this.outline.renderOrder = 6;
    this.group.add(depth, light, this.outline);
    asMarks(this.group);
  }

  /** @param ok whether she may lie there */
  show(pose: Pose | null, ok: boolean, chart: boolean): void {
    this.group.visible = pose !== null;
    if (!pose) return;
    this.group.position.set(pose.x, 0, -pose.y);
    this.group.rotation.y = pose.heading * RAD;
    this.materials.ghost.uniforms.tint?.value.set(TINT[ok ? 'clear' : 'blocked']);
    this.outline.material = ink(dyeOf(ok ? 'clear' : 'blocked', chart), 0.95);
  }

  dispose(): void {
    this.outline.geometry.dispose();
  }
}
