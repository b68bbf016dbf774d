import type { Entry, Snapshot } from '../../core/engine';
import type { Gathered } from './gather';

/** How much of a save holds together. */
export type Plan = {
  /** 1 … n without a gap; what is missing before the newest snapshot is `lost`. */
  readonly entries: readonly Entry[];
  /** The hash after each entry, where the save has one. */
  readonly hashes: readonly (string | null)[];
  readonly snapshots: readonly { readonly snapshot: Snapshot; readonly hash: string }[];
  readonly name: string;
  /** Entries that are gone, but lie before a snapshot: the position is whole. */
  readonly missing: number;
  /** Entries behind a gap that no snapshot bridges. */
  readonly beyond: number;
};

type Numbered = { readonly entry: Entry; readonly hash: string | null };

/** @param limit entries after this number are left out */
export function planOf({ lines, header }: Gathered, limit = Number.POSITIVE_INFINITY): Plan {
  const numbered = new Map<number, Numbered>();
  const all: { snapshot: Snapshot; hash: string }[] = [];
  let { name } = header;
  let highest = 0;
  for (const { record } of lines) {
    if (record.kind === 'name') name = record.name;
    if (record.kind === 'entry') {
      numbered.set(record.number, record);
      highest = Math.max(highest, record.number);
    }
    if (record.kind === 'snapshot') {
      all.push({ snapshot: record.snapshot, hash: record.hash });
      highest = Math.max(highest, record.snapshot.entries);
    }
  }
  all.sort((a, b) => a.snapshot.entries - b.snapshot.entries);

  let end = Math.min(highest, limit);
  for (let gap = lastGap(numbered, end); gap > 0; gap = lastGap(numbered, end)) {
    if (all.some(({ snapshot }) => snapshot.entries >= gap && snapshot.entries <= end)) break;
    end = gap - 1;
  }
  const entries: Entry[] = [];
  const hashes: (string | null)[] = [];
  for (let number = 1; number <= end; number++) {
    const one = numbered.get(number);
    entries.push(one?.entry ?? { kind: 'lost' });
    hashes.push(one?.hash ?? null);
  }
  return {
    entries,
    hashes,
    snapshots: all.filter(({ snapshot }) => snapshot.entries <= end),
    name,
    missing: entries.filter((entry, i) => entry.kind === 'lost' && !numbered.has(i + 1)).length,
    beyond: highest - end,
  };
}

/** The highest number up to `end` that is missing, 0 if none is. Only the last gap counts: a snapshot bridges all before it. */
function lastGap(numbered: ReadonlyMap<number, Numbered>, end: number): number {
  for (let number = end; number > 0; number--) if (!numbered.has(number)) return number;
  return 0;
}
