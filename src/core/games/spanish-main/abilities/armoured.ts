import type { Ability } from './hooks';

/** [ability.armoured] Two hits of the same shoot action for each mast [I11]; a derelict sinks at the first. */
export const armoured: Ability = { keyword: 'armoured', hitsPerMast: 2 };
