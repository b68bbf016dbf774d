import { shipCard } from '../roster';
import type { Ability } from './hooks';

/** [ability.weak-vs] Ships of that nation add 1 to their cannon rolls against her. */
export const weakVs = (keyword: string): Ability | null => {
  const nation = /^weak_vs_(\w+)$/.exec(keyword)?.[1];
  if (nation === undefined) return null;
  return {
    keyword,
    rollAgainst: (p, { shooter }) => (shipCard(p.options, shooter.card).nation === nation ? 1 : 0),
  };
};
