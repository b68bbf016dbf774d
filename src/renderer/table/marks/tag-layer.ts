import * as THREE from 'three';
import { MM } from '../units';
import { type Hung, hang, ROW_GAP, type Side } from './hang';

/** `pennant` is a name on a cloth of the tag's colour. */
export type TagTone = 'ok' | 'bad' | 'plain' | 'name' | 'range' | 'pennant';
/** A line of text pinned to a point of the table (millimetres, z up): constant size on the screen, beside its mark. */
export type TagSpec = {
  readonly text: string;
  readonly at: readonly [x: number, y: number, z: number];
  readonly tone: TagTone;
  /** Which side of the point it hangs on. */
  readonly side?: Side;
  readonly colour?: string;
};
type Pinned = { spec: TagSpec; readonly element: HTMLElement; drawn: string };

/** As CSS has it: a part of the label's own size, and the gap to its point. @param row in heights */
const HANG: Readonly<Record<Side, (row: number) => string>> = {
  below: (row) => `-50%, calc(${100 * row}% + ${14 + ROW_GAP * row}px)`,
  above: (row) => `-50%, calc(-${100 * (1 + row)}% - ${12 + ROW_GAP * row}px)`,
  right: (row) => `12px, calc(${100 * row - 50}% + ${ROW_GAP * row}px)`,
  left: (row) => `calc(-100% - 12px), calc(${100 * row - 50}% + ${ROW_GAP * row}px)`,
};

/** Verdicts keep their place, names give way. */
const RANK: Readonly<Record<TagTone, number>> = { ok: 0, bad: 0, plain: 1, pennant: 1, range: 2, name: 3 };
/**
 * Pixels, about: a width in letters and the edges, a height. Reading the true size of a label that has just changed
 * would make the browser lay out the page in the middle of every frame of a drag.
 */
const SIZE: Readonly<Record<TagTone, { letter: number; edge: number; height: number }>> = {
  ok: { letter: 7.2, edge: 21, height: 27 },
  bad: { letter: 7.2, edge: 21, height: 27 },
  plain: { letter: 7.2, edge: 21, height: 27 },
  pennant: { letter: 7.2, edge: 21, height: 27 },
  range: { letter: 6.3, edge: 14, height: 18 },
  name: { letter: 7.8, edge: 2, height: 18 },
};

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
    // Until the next frame has found its place.
    element.style.visibility = 'hidden';
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

  /** Puts every tag where its point is now seen, beside the others. */
  place(camera: THREE.Camera, width: number, height: number): void {
    const seen = [...this.pinned.values()].flatMap((tag) => {
      const [x, y, z] = tag.spec.at;
      this.point.set(x * MM, z * MM, -y * MM).project(camera);
      if (this.point.z > 1 || Math.abs(this.point.x) > 1.1 || Math.abs(this.point.y) > 1.1) {
        hide(tag);
        return [];
      }
      const { tone, text, side = 'below' } = tag.spec;
      const size = SIZE[tone];
      return [
        {
          tag,
          x: ((this.point.x + 1) / 2) * width,
          y: ((1 - this.point.y) / 2) * height,
          width: text.length * size.letter + size.edge,
          height: size.height,
          side,
          rank: RANK[tone],
        },
      ];
    });
    hang(seen).forEach((hung, k) => {
      const one = seen[k];
      if (one) show(one.tag, one.x, one.y, hung);
    });
  }

  private dress(element: HTMLElement, { text, tone, colour }: TagSpec): void {
    if (element.textContent !== text) element.textContent = text;
    element.dataset.tone = tone;
    element.style.color = tone === 'pennant' ? '' : (colour ?? '');
    element.style.setProperty('--cloth', colour ?? null);
  }
}

function hide(tag: Pinned): void {
  if (tag.drawn === 'hidden') return;
  tag.drawn = 'hidden';
  tag.element.style.visibility = 'hidden';
}

function show(tag: Pinned, x: number, y: number, { side, row }: Hung): void {
  const drawn = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(${HANG[side](row)})`;
  if (drawn === tag.drawn) return;
  tag.drawn = drawn;
  tag.element.style.visibility = 'visible';
  tag.element.style.transform = drawn;
}
