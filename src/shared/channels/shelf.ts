import { z } from 'zod';
import { messageSchema, seatSchema, viewerSchema } from '../../core/engine';
import { channel } from '../channel';
import { logLineSchema, matchIdSchema, outcomeSchema, shelfEntrySchema, tableSchema } from '../table';

const inMatch = z.strictObject({ match: matchIdSchema });

/** The longest save that is read in. A whole 100-point game takes less than a megabyte. */
export const SAVE_LIMIT = 32 * 1024 * 1024;

/** `text`: this shell has no dialog, the page offers a download. */
export const givenSchema = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('text'), fileName: z.string(), text: z.string() }),
  z.strictObject({ how: z.literal('file'), path: z.string() }),
  z.strictObject({ how: z.literal('cancelled') }),
]);

export const shelfChannels = {
  'match.list': channel(
    'The shelf: every saved match, the last played first.',
    z.strictObject({}),
    z.strictObject({ matches: z.array(shelfEntrySchema) }),
  ),
  'match.duplicate': channel('A copy with its whole history.', inMatch, inMatch),
  'match.delete': channel('Moves a match to the bin.', inMatch, z.strictObject({})),
  'match.bin': channel(
    'What lies in the bin.',
    z.strictObject({}),
    z.strictObject({ matches: z.array(shelfEntrySchema) }),
  ),
  'match.purge': channel('Deletes for good what lies in the bin.', inMatch, z.strictObject({})),
  'match.restore': channel('Takes it out of the bin again.', inMatch, z.strictObject({})),
  'match.export': channel(
    'The save as text: `dialog` lets the shell ask for a file where it can.',
    inMatch.extend({ dialog: z.boolean().default(false) }),
    givenSchema,
  ),
  'match.import': channel(
    'Puts a save on the shelf under a new id. Without `text` the shell asks for a file, where it can.',
    z.strictObject({ text: z.string().max(SAVE_LIMIT).optional() }),
    z.discriminatedUnion('how', [
      z.strictObject({ how: z.literal('imported'), match: matchIdSchema, notes: z.array(messageSchema) }),
      z.strictObject({ how: z.literal('cancelled') }),
    ]),
  ),
  'file.save': channel(
    'Lets the person put a text (a log, a fleet) into a file of their choice.',
    z.strictObject({ fileName: z.string().min(1).max(120), text: z.string().max(SAVE_LIMIT) }),
    givenSchema,
  ),
  'file.open': channel(
    'Lets the person choose a text file. Refused (`unavailable`) where the shell has no dialog: the page has its own.',
    z.strictObject({}),
    z.discriminatedUnion('how', [
      z.strictObject({ how: z.literal('text'), text: z.string() }),
      z.strictObject({ how: z.literal('cancelled') }),
    ]),
  ),
} as const;

const forViewer = inMatch.extend({ viewer: viewerSchema });

/** One step of a replay: one command, in the viewer's eyes. */
export const replayStepSchema = z.strictObject({
  /** From 1; 0 is the set-up. */
  command: z.number().int(),
  seat: seatSchema,
  lines: z.array(logLineSchema),
});

export const replayChannels = {
  'replay.open': channel(
    'The steps of a saved match in the eyes of a viewer: a seat while it sits here, anybody once the match is over.',
    forViewer,
    z.strictObject({
      game: z.string(),
      name: z.string(),
      /** Who looks, after what is allowed. */
      viewer: viewerSchema,
      /** The first position that can be shown: 0, or that of the oldest snapshot of a save from older rules. */
      first: z.number().int(),
      steps: z.array(replayStepSchema),
    }),
  ),
  'replay.at': channel(
    'The view after that many commands, and what the last of them did.',
    forViewer.extend({ command: z.number().int().min(0) }),
    z.strictObject({
      command: z.number().int(),
      view: z.unknown(),
      events: z.array(z.unknown()),
      toAct: z.array(seatSchema),
      outcome: outcomeSchema.nullable(),
    }),
  ),
  'replay.branch': channel(
    'A new match that begins as this one was after that many commands, opened on this screen. `free`: a free table instead.',
    inMatch.extend({
      command: z.number().int().min(0),
      name: z.string().trim().min(1).max(80).optional(),
      free: z.boolean().default(false),
    }),
    tableSchema,
  ),
} as const;
