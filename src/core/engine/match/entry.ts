import { z } from 'zod';
import { messageSchema } from '../message';
import { randomStateSchema } from '../random';
import { seatSchema } from '../seat';

export const levelSchema = z.enum(['random', 'deckhand', 'mate', 'captain']);
const nameSchema = z.string().min(1).max(80);

/** Who holds a seat. */
export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: nameSchema }),
  z.strictObject({
    kind: z.literal('opponent'),
    name: nameSchema,
    level: levelSchema,
    character: z.string().max(80).optional(),
  }),
]);
export type Player = z.output<typeof playerSchema>;

/** Everything that a match is made from, apart from its log. */
export const matchStartSchema = z.strictObject({
  game: z.string().max(80),
  rulesVersion: z.number().int().min(1),
  /** Parsed by the game's own schema when the match begins. */
  options: z.record(z.string(), z.unknown()),
  /** One for each seat. */
  players: z.array(playerSchema).min(1).max(16),
  seed: z.number().int().min(-0x80000000).max(0x7fffffff),
  /** A state of the game to begin from in place of its set-up. */
  position: z.record(z.string(), z.unknown()).optional(),
  /** The guided game that is played here, if it is one: see core/lessons. */
  lesson: z.string().max(80).optional(),
  /** Title, briefing and goals of the scenario that it began as: see core/campaign. */
  scenario: z.record(z.string(), z.unknown()).optional(),
});
export type MatchStart = z.output<typeof matchStartSchema>;

/** The number of an entry in the log, counted from 1. */
const entryNumberSchema = z.number().int().min(1);

/**
 * One line of a match's log. Lines are only ever added: what is undone stays and is struck out by a later line,
 * so a log read from the start always leads to the same match.
 */
export const entrySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('play'),
    seat: seatSchema,
    command: z.looseObject({ kind: z.string() }),
    /** A hidden thing was revealed or chance spoke: not to be undone without consent. */
    final: z.literal(true).optional(),
    /** Why an opponent chose it. */
    reason: messageSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('undo'), seat: seatSchema, play: entryNumberSchema }),
  /** All people agreed: every command from that entry on is struck out, and chance is salted. */
  z.strictObject({
    kind: z.literal('take-back'),
    from: entryNumberSchema,
    /** Left out in a lesson: nothing is at stake there, and the same dice are to fall again. */
    salt: z.number().int().min(-0x80000000).max(0x7fffffff).optional(),
  }),
  /** Somebody sits down at a screen: the curtain lifts. */
  z.strictObject({ kind: z.literal('sit'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('resign'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('offer-draw'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('answer-draw'), seat: seatSchema, agree: z.boolean() }),
  z.strictObject({ kind: z.literal('ask-take-back'), seat: seatSchema, from: entryNumberSchema }),
  z.strictObject({ kind: z.literal('answer-take-back'), seat: seatSchema, agree: z.boolean() }),
  z.strictObject({ kind: z.literal('swap'), seat: seatSchema, player: playerSchema }),
  /** A file that the table keeps: an imported picture or model. It stays in the log and is no part of any state. */
  z.strictObject({
    kind: z.literal('attach'),
    seat: seatSchema,
    file: z.strictObject({
      /** SHA-256 of its bytes, 64 hex digits: the name by which pieces mean it. */
      id: z.string().regex(/^[0-9a-f]{64}$/),
      name: z.string().max(120),
      mime: z.string().max(40),
      /** Base 64. */
      data: z.string().max(8_000_000),
    }),
  }),
  /** A line that could not be read: only before a snapshot, and nothing before it can be undone. */
  z.strictObject({ kind: z.literal('lost') }),
  z.strictObject({ kind: z.literal('note'), seat: seatSchema, text: z.string().max(20_000) }),
]);
export type Entry = z.output<typeof entrySchema>;
export type AttachedFile = Extract<Entry, { kind: 'attach' }>['file'];
export type PlayEntry = Extract<Entry, { kind: 'play' }>;

const requestSchema = z.strictObject({ from: seatSchema, agreed: z.array(seatSchema) });

/** What every game's table has beside the game itself. Part of the hash. */
export const sideTableSchema = z.strictObject({
  players: z.array(playerSchema),
  resigned: z.array(seatSchema),
  draw: requestSchema.nullable(),
  takeBack: requestSchema.extend({ entry: entryNumberSchema }).nullable(),
  /** Agreed. */
  drawn: z.boolean(),
  notebooks: z.array(z.string()),
});
export type SideTable = z.output<typeof sideTableSchema>;

/** A line of the log in one viewer's eyes. */
export const logLineSchema = z.strictObject({
  /** Number of the entry that it belongs to. */
  entry: z.number().int(),
  seat: seatSchema.nullable(),
  message: messageSchema,
  struck: z.boolean(),
});
export type LogLine = z.output<typeof logLineSchema>;

/** A match after some entries, whole: opening needs no more than this and the entries that follow. */
export const snapshotSchema = z.strictObject({
  /** How many entries had been applied. */
  entries: z.number().int().min(0),
  rulesVersion: z.number().int().min(1),
  state: z.record(z.string(), z.unknown()),
  random: randomStateSchema,
  table: sideTableSchema,
  /** For each seat, what it was told since its last command. */
  since: z.array(z.array(logLineSchema)),
});
export type Snapshot = z.output<typeof snapshotSchema>;
