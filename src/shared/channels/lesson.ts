import { z } from 'zod';
import { channel } from '../channel';
import { matchIdSchema, playerNameSchema, tableSchema } from '../table';

export const lessonChannels = {
  'lesson.open': channel(
    'Begins the guided first game of a game and opens it on this screen: an ordinary match that the table’s `lesson` follows.',
    z.strictObject({
      game: z.string(),
      /** The person who learns. */
      learner: playerNameSchema,
      /** The name of the match on the shelf. */
      title: playerNameSchema.max(80).optional(),
    }),
    tableSchema,
  ),
  'lesson.back': channel(
    'Takes back all that the learner has done since that step began. The same dice will fall again.',
    z.strictObject({ match: matchIdSchema, step: z.number().int().min(0) }),
    z.strictObject({ saved: z.boolean() }),
  ),
} as const;
