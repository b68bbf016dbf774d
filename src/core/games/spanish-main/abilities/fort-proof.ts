import type { Ability } from './hooks';

/** [ability.fort-proof] There are no forts in these rules: shown as without effect. */
export const fortProof: Ability = { keyword: 'fortProof', noEffect: true };
