import type { Ability } from './hooks';

/** [ability.treasure-plus] Each time she unloads, one treasure counts that much more. One kind, whatever the number. */
export const treasurePlus = (keyword: string): Ability | null => {
  const found = /^treasure\+(\d)$/.exec(keyword);
  return found && { keyword, kind: 'treasure', unloadBonus: Number(found[1]) };
};
