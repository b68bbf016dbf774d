import * as THREE from 'three';
import { MM } from '../units';

export type TagTone = 'ok' | 'bad' | 'plain' | 'name' | 'range';
/** A line of text pinned to a point of the table (millimetres, z up): constant size on the screen, beside its mark. */
export type TagSpec = {
  readonly text: string;
  readonly at: readonly [x: number, y: number, z: number];
  readonly tone: TagTone;
  /** Which side of the point it hangs on. */
  readonly side?: 'below' | 'above' | 'right' | 'left';
  readonly colour?: string;
};
type Pinned = { spec: TagSpec; readonly element: HTMLElement; drawn: string };

const HANG = {
  below: '-50%, 14px',
  above: '-50%, calc(-100% - 12px)',
  right: '12px, -50%',
  left: 'calc(-100% - 12px), -50%',
} as const;

/**
 * Labels as page text over the canvas: crisp at any pixel ratio, no texture and no draw call.
 * They are hidden from screen readers, for the text twin says the same in its own order.
 */
export class TagLayer {
  readonly element = document.createElement('div');
  private readonly pinned = new Map<number, Pinned>();
  private next = 1;
  private readonly point = new THREE.Vector3();

  constructor() {
    this.element.className = 'table-tags';
    this.element.setAttribute('aria-hidden', 'true');
  }

  add(spec: TagSpec): number {
    const element = document.createElement('span');
    const id = this.next++;
    this.element.append(element);
    this.pinned.set(id, { spec, element, drawn: '' });
    this.dress(element, spec);
    return id;
  }
  update(id: number, spec: TagSpec): void {
    const tag = this.pinned.get(id);
    if (!tag) return;
    tag.spec = spec;
    tag.drawn = '';
    this.dress(tag.element, spec);
  }
  remove(id: number): void {
    this.pinned.get(id)?.element.remove();
    this.pinned.delete(id);
  }

  /** Puts every tag where its point is now seen. */
  place(camera: THREE.Camera, width: number, height: number): void {
    for (const tag of this.pinned.values()) {
      const [x, y, z] = tag.spec.at;
      this.point.set(x * MM, z * MM, -y * MM).project(camera);
      const hidden = this.point.z > 1 || Math.abs(this.point.x) > 1.1 || Math.abs(this.point.y) > 1.1;
      const px = ((this.point.x + 1) / 2) * width;
      const py = ((1 - this.point.y) / 2) * height;
      const drawn = hidden
        ? 'hidden'
        : `translate(${px.toFixed(1)}px, ${py.toFixed(1)}px) translate(${HANG[tag.spec.side ?? 'below']})`;
      if (drawn === tag.drawn) continue;
      tag.drawn = drawn;
      tag.element.style.visibility = hidden ? 'hidden' : 'visible';
      if (!hidden) tag.element.style.transform = drawn;
    }
  }

  private dress(element: HTMLElement, { text, tone, colour }: TagSpec): void {
    if (element.textContent !== text) element.textContent = text;
    element.dataset.tone = tone;
    element.style.color = colour ?? '';
  }
}
