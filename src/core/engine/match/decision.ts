import { hashJson } from '../hash';
import type { Seat } from '../seat';

/**
 * The name of the decision that a seat has before it: made of what the seat itself knows and has done, so another seat's
 * hidden choice doesn't change it, a reload gives the same one, and it tells nothing.
 * @param own how many commands of this seat the log holds, struck out or not: the same position come back is another decision
 * @param rewinds how often the match went back
 */
export const decisionId = (seat: Seat, view: object, own: number, rewinds: number): string =>
  `${seat}-${hashJson([seat, own, rewinds, view]).slice(0, 20)}`;
