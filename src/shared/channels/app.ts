import { z } from 'zod';
import { messageSchema } from '../../core/engine';
import { channel } from '../channel';
import { clauseSchema, gameInfoSchema } from '../game-info';
import { settingsPatchSchema, settingsSchema } from '../settings';

const nothing = z.strictObject({});

export const appInfoSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  /** Rises when a channel changes in a way that an old client would notice. */
  protocol: z.number().int(),
  shell: z.enum(['electron', 'browser', 'stdio']),
  saves: z.strictObject({ folder: z.string(), writable: z.boolean() }),
  /** Standing troubles, as in `app.notice`. */
  notices: z.array(messageSchema),
});

export const appChannels = {
  'app.info': channel('What program this is, and where it keeps saves.', nothing, appInfoSchema),
  'games.list': channel(
    'The games, their options as data, and their opponents.',
    nothing,
    z.strictObject({ games: z.array(gameInfoSchema) }),
  ),
  'games.rules': channel(
    'The rules of a game, clause by clause, in our own words.',
    z.strictObject({ game: z.string() }),
    z.strictObject({ clauses: z.array(clauseSchema) }),
  ),
  'games.sets': channel(
    'Sets of one’s own that a match of this game can be given: what lies in the folder `sets` beside the saves, read afresh.',
    z.strictObject({ game: z.string() }),
    z.strictObject({
      folder: z.string(),
      /** The option that takes them, as a list; null: this game takes none. */
      option: z.string().nullable(),
      /** What goes into that list, whole: the match keeps it. */
      sets: z.array(z.looseObject({ id: z.string(), name: z.string() })),
      /** Sets with one are left out. `field` is a path into the file, empty for the file as a whole. */
      faults: z.array(z.strictObject({ file: z.string(), field: z.string(), problem: z.string() })),
    }),
  ),
  'settings.get': channel('What is set for all tables.', nothing, settingsSchema),
  'settings.set': channel(
    'Changes the fields given and answers all of them.',
    settingsPatchSchema,
    settingsSchema,
  ),
} as const;
