import type { Ability } from './hooks';

/** [ability.shipwright] Her repair action may be given anywhere, at sea, at any island, pinned or not [I6]. */
export const shipwright: Ability = { keyword: 'shipwright', repairsAnywhere: true };
