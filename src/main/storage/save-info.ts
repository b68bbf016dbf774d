import { z } from 'zod';
import { messageSchema, playerSchema } from '../../core/engine';

/** One save on the shelf. */
export const saveInfoSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  players: z.array(playerSchema),
  /** Commands that stand. */
  commands: z.number().int(),
  /** Milliseconds since 1970. */
  created: z.number(),
  changed: z.number(),
  finished: z.boolean(),
  bytes: z.number(),
  /** `repaired`: something was dropped or rescued once; `damaged`: the next opening will; `newer`: only for viewing. */
  integrity: z.enum(['ok', 'repaired', 'damaged', 'newer']),
  trouble: messageSchema.nullable(),
});
export type SaveInfo = z.output<typeof saveInfoSchema>;
