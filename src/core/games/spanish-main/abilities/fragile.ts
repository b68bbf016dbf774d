import type { Ability } from './hooks';

/** [ability.fragile] She is never derelict: with her last mast she sinks. */
export const fragile: Ability = { keyword: 'fragile', sinksWithoutMasts: true };
