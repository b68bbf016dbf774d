/**
 * One rule in our own words. Violations and tests cite its id; the rules screen shows it.
 * Every source (a page of a rulebook, a ruling) that a game claims to follow has a clause.
 */
export type Clause = {
  /** The ruling's id where there is one (`B8`), else a short id of our own (`move.segment`). */
  readonly id: string;
  readonly section: string;
  readonly title: string;
  readonly text: string;
  /** Where it comes from. */
  readonly source: 'rulebook' | 'ruling' | 'house';
};
