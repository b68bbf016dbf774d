import type { MessageParams, Violation } from '../../../engine';

/** Why an ability can't be used so. */
export const refusal = (code: string, clause: string, params?: MessageParams): Violation => ({
  code,
  clause,
  ...(params && { params }),
});
