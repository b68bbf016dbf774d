import type { Ability } from './hooks';

/** [ability.ram-proof] A ram never costs her a mast; pin and boarding follow as ever. */
export const ramProof: Ability = { keyword: 'ramProof', ramProof: true };
