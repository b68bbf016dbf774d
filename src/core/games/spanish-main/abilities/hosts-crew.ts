import type { Ability } from './hooks';

/** [ability.hosts-crew] Crew of that nation, or of any, work here as if it were her own [I4]. */
export const hostsCrew = (keyword: string): Ability | null => {
  const nation = /^hosts_(\w+)_crew$/.exec(keyword)?.[1];
  return nation === undefined ? null : { keyword, hosts: (other) => nation === 'any' || other === nation };
};
