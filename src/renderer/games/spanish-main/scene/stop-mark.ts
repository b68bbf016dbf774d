import * as THREE from 'three';
import type { Stop } from '../../../../core/geometry';
import { dyeOf } from '../../../table/marks/Marks';
import { InkBuilder } from '../../../table/marks/shapes';
import { ink } from '../../../table/materials';
import { asMarks } from '../../../table/still';
import { onTable } from './coords';

/** What stopped her: the very edge that was measured, and the point of contact on it. */
export class StopMark {
  readonly group = new THREE.Group();
  private readonly ring = new THREE.Mesh(new InkBuilder().ring([0, 0], 2.6, 3.9, 1.4).done());
  private readonly disc = new THREE.Mesh(new InkBuilder().disc([0, 0], 4.6, 1.3).done());
  private readonly edge = new THREE.Mesh(new THREE.BufferGeometry());
  private drawn = '';

  constructor() {
    this.disc.renderOrder = 10;
    this.ring.renderOrder = 11;
    this.edge.renderOrder = 11;
    this.group.add(this.disc, this.ring, this.edge);
    asMarks(this.group);
  }

  show(stop: Stop | null, chart: boolean): void {
    this.group.visible = stop !== null;
    if (!stop) return;
    const blocked = ink(dyeOf('blocked', chart), 1, true);
    this.ring.material = this.edge.material = blocked;
    this.disc.material = ink(dyeOf('under', chart), 0.5, true);
    const [x, y] = onTable(stop.its);
    for (const mesh of [this.ring, this.disc]) mesh.position.set(x, 0, -y);
    // She slides along one edge for a while: it is drawn anew when it is another.
    const key = stop.edge.join(';');
    if (key === this.drawn) return;
    this.drawn = key;
    this.edge.geometry.dispose();
    this.edge.geometry = new InkBuilder()
      .ribbon([onTable(stop.edge[0]), onTable(stop.edge[1])], 1.5, 1.2)
      .done();
  }

  dispose(): void {
    for (const mesh of [this.ring, this.disc, this.edge]) mesh.geometry.dispose();
  }
}
