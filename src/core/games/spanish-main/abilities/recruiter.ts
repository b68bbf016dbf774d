import type { Ability } from './hooks';

/** [ability.recruiter] Starts face up; each other crew planned for the same ship costs a point less. The cap of [A9] uses printed points [I10a]. */
export const recruiter: Ability = { keyword: 'recruiter', recruits: 1 };
