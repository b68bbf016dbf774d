import type { Message } from '../../core/engine/message';
import type { Violation } from '../../core/engine/violation';

/** The message of a violation, as every game's catalogue names it. */
export const violationMessage = (game: string, { code, params }: Violation): Message => ({
  id: `${game}.refused.${code}`,
  ...(params && { params }),
});
