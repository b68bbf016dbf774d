import type { Table } from '../../../shared/table';

type Lesson = NonNullable<Table['lesson']>;

/** Which page the reader has turned to, counted from where the lesson then stood: once that moves on, so does he. */
export type Turned = { readonly from: number; readonly page: number };

/** The step that is shown: no further than the one that waits, nor past the last. */
export function pageOf({ steps, from, at }: Pick<Lesson, 'steps' | 'from' | 'at'>, turned: Turned): number {
  const last = Math.min(at, steps.length - 1);
  return turned.from === from ? Math.min(turned.page, last) : Math.min(from, last);
}

/** The page before, null on the first. Where it lies behind the last thing done, that has to be taken back. */
export function previousPage({ steps, from }: Pick<Lesson, 'steps' | 'from'>, page: number): Turned | null {
  if (page === 0) return null;
  if (page > from) return { from, page: page - 1 };
  const before = steps.findLastIndex(({ waits }, i) => waits && i < page - 1);
  return { from: before + 1, page: page - 1 };
}
