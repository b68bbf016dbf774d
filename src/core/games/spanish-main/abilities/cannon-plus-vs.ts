import { shipCard } from '../roster';
import type { Ability } from './hooks';

/** [ability.cannon-plus-vs] Added to her cannon rolls against ships of one nation. */
export const cannonPlusVs = (keyword: string): Ability | null => {
  const found = /^cannon\+(\d)_vs_(\w+)$/.exec(keyword);
  if (!found) return null;
  const [, bonus, nation] = found;
  return {
    keyword,
    rollBonus: (p, { target }) => (shipCard(p.options, target.card).nation === nation ? Number(bonus) : 0),
  };
};
