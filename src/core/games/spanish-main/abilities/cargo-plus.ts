import type { Ability } from './hooks';

/** [ability.cargo-plus] More spaces in her hold. */
export const cargoPlus = (keyword: string): Ability | null => {
  const found = /^cargo\+(\d)$/.exec(keyword);
  return found && { keyword, kind: 'cargo', spaces: Number(found[1]) };
};
