import type { Ability } from './hooks';

/** [ability.long-shot] All shots of an action at twice the range, but then only a six hits; or none of them. */
export const longShot: Ability = { keyword: 'longShot', longShot: true };
