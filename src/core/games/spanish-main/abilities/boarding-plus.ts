import type { Ability } from './hooks';

/** [ability.boarding-plus] Added to her boarding rolls. */
export const boardingPlus = (keyword: string): Ability | null => {
  const found = /^boarding\+(\d)$/.exec(keyword);
  return found && { keyword, kind: 'boarding', boardingBonus: Number(found[1]) };
};
