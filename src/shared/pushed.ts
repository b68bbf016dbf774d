import { z } from 'zod';
import { messageSchema, seatSchema } from '../core/engine';
import { draggedSchema } from './channels/sandbox';
import type { ReadOnly } from './read-only';
import { settingsSchema } from './settings';
import { logLineSchema, matchIdSchema, tableSchema } from './table';

export const menuActionSchema = z.enum(['new-game', 'shelf', 'import', 'export', 'settings', 'help']);
export type MenuAction = z.output<typeof menuActionSchema>;

/** What the host sends without being asked. */
export const pushedSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('match.changed'),
    /** `command`: play the events out on the table; anything else: just show the table. */
    cause: z.enum(['command', 'undo', 'redo', 'takeback', 'curtain', 'seats', 'asked']),
    table: tableSchema,
    /** The seat whose command it was. */
    by: seatSchema.nullable(),
    /** The game's own events in this screen's eyes. */
    events: z.array(z.unknown()),
    /** New lines of the log. After an undo or take-back ask for the log again. */
    lines: z.array(logLineSchema),
    /** Why an opponent did this, if it was one. */
    reason: messageSchema.nullable(),
  }),
  /** What another screen's hand is dragging just now. */
  z.strictObject({
    kind: z.literal('table.drag'),
    match: matchIdSchema,
    seat: seatSchema,
    pieces: draggedSchema,
  }),
  z.strictObject({ kind: z.literal('opponent.thinking'), match: matchIdSchema, seats: z.array(seatSchema) }),
  z.strictObject({
    kind: z.literal('app.notice'),
    level: z.enum(['info', 'warning', 'error']),
    message: messageSchema,
    /** The match it concerns, if it is one. */
    match: matchIdSchema.nullable(),
    /** True while the trouble stands (disk full); false tells that it has gone. */
    standing: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('settings.changed'), settings: settingsSchema }),
  z.strictObject({ kind: z.literal('shelf.changed') }),
  z.strictObject({ kind: z.literal('campaign.changed') }),
  /** An entry of the native menu was chosen (Electron alone). */
  z.strictObject({ kind: z.literal('app.menu'), action: menuActionSchema }),
]);
export type Pushed = ReadOnly<z.output<typeof pushedSchema>>;
