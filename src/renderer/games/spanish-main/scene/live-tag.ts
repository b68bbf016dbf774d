import type { TagLayer, TagSpec } from '../../../table/marks/tag-layer';

/** A label that follows a mark; it is hung only when its words or its place have changed. */
export class LiveTag {
  private id: number | null = null;
  private shown: TagSpec | null = null;

  constructor(private readonly tags: TagLayer) {}

  show(spec: TagSpec | null): void {
    if (spec === null) {
      this.dispose();
      return;
    }
    if (this.shown && same(this.shown, spec)) return;
    this.shown = spec;
    if (this.id === null) this.id = this.tags.add(spec);
    else this.tags.update(this.id, spec);
  }

  dispose(): void {
    if (this.id !== null) this.tags.remove(this.id);
    this.id = null;
    this.shown = null;
  }
}

const same = (a: TagSpec, b: TagSpec): boolean =>
  a.text === b.text && a.tone === b.tone && a.side === b.side && a.at.every((v, k) => v === b.at[k]);
