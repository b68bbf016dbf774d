import { z } from 'zod';
import { messageSchema, seatSchema, viewerSchema } from '../core/engine';
import { levelSchema } from './game-info';
import type { ReadOnly } from './read-only';

export const matchIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'a match is named by small letters, digits and hyphens');
export const playerNameSchema = z.string().trim().min(1).max(40);

/** Who is wanted on a seat. */
export const seatWishSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: playerNameSchema }),
  z.strictObject({
    kind: z.literal('opponent'),
    name: playerNameSchema,
    level: levelSchema,
    character: z.string().max(40).optional(),
  }),
]);
export type SeatWish = z.input<typeof seatWishSchema>;

export const seatInfoSchema = z.strictObject({
  seat: seatSchema,
  name: z.string(),
  kind: z.enum(['person', 'opponent']),
  level: levelSchema.nullable(),
  character: z.string().nullable(),
  /** An opponent without a bot of its level: it plays random legal commands. */
  random: z.boolean(),
  resigned: z.boolean(),
});
export type SeatInfo = ReadOnly<z.output<typeof seatInfoSchema>>;

export const outcomeSchema = z.strictObject({
  scores: z.array(z.number()),
  winners: z.array(seatSchema),
  reason: messageSchema,
});

/** One line of the log, in the viewer's eyes. */
export const logLineSchema = z.strictObject({
  /** The number of the command (from 1) or host entry that it belongs to. */
  entry: z.number().int(),
  seat: seatSchema.nullable(),
  message: messageSchema,
  /** Taken back since. */
  struck: z.boolean(),
});
export type LogLine = ReadOnly<z.output<typeof logLineSchema>>;

const possibleSchema = z.discriminatedUnion('possible', [
  z.strictObject({ possible: z.literal(true) }),
  z.strictObject({ possible: z.literal(false), reason: messageSchema }),
]);
export type Possible = ReadOnly<z.output<typeof possibleSchema>>;

const consentSchema = z.strictObject({
  from: seatSchema,
  agreed: z.array(seatSchema),
  /** People whose answer is still missing. */
  missing: z.array(seatSchema),
});

/** How far a guided game has come. The text of a step is `<game>.lesson.<id>`, for a learner who strayed `….<id>.else`. */
export const lessonSchema = z.strictObject({
  steps: z.array(
    z.strictObject({
      id: z.string(),
      /** What the step speaks of: pieces by id, controls by the name that tests know them by. */
      points: z.array(z.string()),
      /** Whether something is to be done; else it is only read. */
      waits: z.boolean(),
    }),
  ),
  /** The first step after the last thing done. */
  from: z.number().int(),
  /** The step that waits; the number of steps at the end. */
  at: z.number().int(),
  /** The learner has done something else since. */
  strayed: z.boolean(),
  /** A command by which the step goes on, if one is shown. */
  shown: z.unknown(),
});

/**
 * All that one screen may know of one match. With the curtain down it is the spectator's.
 * A new one is pushed (`match.changed`) only to screens for which something differs,
 * so a hidden choice sends nothing to the others.
 */
export const tableSchema = z.strictObject({
  match: matchIdSchema,
  game: z.string(),
  name: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatInfoSchema),
  /** Through whose eyes: the seat that sits at this screen, else `spectator`. */
  viewer: viewerSchema,
  /** The game's own view, as its `view(state, viewer)` makes it. */
  view: z.unknown(),
  curtain: z.strictObject({
    /** The seat at this screen, or null while the curtain is down. */
    sat: seatSchema.nullable(),
    /** People who are to act and do not sit here: to whom the machine should be passed. */
    pass: z.array(seatSchema),
  }),
  /** The seats that may act now. A screen whose own seat is to act sees that one alone. */
  toAct: z.array(seatSchema),
  /** True in a game without turns (the sandbox): any seated player may act. */
  freeForm: z.boolean(),
  /** Names what the seat at this screen has to decide; goes back with `match.act`. Null if nothing. */
  decision: z.string().nullable(),
  legal: z.strictObject({ commands: z.array(z.unknown()), open: z.array(z.unknown()) }).nullable(),
  outcome: outcomeSchema.nullable(),
  undo: possibleSchema,
  redo: possibleSchema,
  /** A take-back that waits for consent: of how many commands. */
  takeback: consentSchema.extend({ commands: z.number().int() }).nullable(),
  draw: consentSchema.nullable(),
  /** Opponents at work for this table. Empty on a screen whose own seat is to act. */
  thinking: z.array(seatSchema),
  /** Not null: only for viewing, and why (older or newer rules, a damaged save). */
  readOnly: messageSchema.nullable(),
  /** What has happened since this seat last did something; empty with the curtain down. */
  sinceLastTurn: z.array(logLineSchema),
  /** The private notebook of the seat at this screen; null with the curtain down. */
  notebook: z.string().nullable(),
  /** The guided game that is played here, if it is one. */
  lesson: lessonSchema.nullable(),
});
export type Table = ReadOnly<z.output<typeof tableSchema>>;

/** One entry of the shelf. */
export const shelfEntrySchema = z.strictObject({
  match: matchIdSchema,
  game: z.string(),
  name: z.string(),
  seats: z.array(z.strictObject({ name: z.string(), kind: z.enum(['person', 'opponent']) })),
  commands: z.number().int(),
  /** Milliseconds since 1970. */
  created: z.number(),
  changed: z.number(),
  finished: z.boolean(),
  bytes: z.number(),
  /** `repaired`: something was dropped on the last opening; `damaged`, `newer`: only for viewing or not at all. */
  integrity: z.enum(['ok', 'repaired', 'damaged', 'newer']),
  /** What is wrong with it, if anything is. */
  trouble: messageSchema.nullable(),
});
export type ShelfEntry = ReadOnly<z.output<typeof shelfEntrySchema>>;
