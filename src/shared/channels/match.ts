import { z } from 'zod';
import { messageSchema, seatSchema } from '../../core/engine';
import { channel } from '../channel';
import { levelSchema } from '../game-info';
import { violationSchema } from '../refusal';
import { logLineSchema, matchIdSchema, playerNameSchema, seatWishSchema, tableSchema } from '../table';

const inMatch = z.strictObject({ match: matchIdSchema });
const bySeat = inMatch.extend({ seat: seatSchema });
/** `decision` is null in a free-form game alone. */
const byDecision = bySeat.extend({ decision: z.string().max(80).nullable(), command: z.unknown() });
const done = z.strictObject({});
/** `saved` is false while the disk takes nothing (a standing `app.notice` says why); the match goes on in memory. */
const played = z.strictObject({ saved: z.boolean() });

export const matchChannels = {
  'match.create': channel(
    'Starts a match, keeps it on the shelf and opens it on this screen.',
    z.strictObject({
      game: z.string(),
      name: z.string().trim().min(1).max(80).optional(),
      /** Fields left out have their default. */
      options: z.record(z.string(), z.unknown()).optional(),
      seats: z.array(seatWishSchema).min(1).max(16),
      /** Any 32-bit whole number; drawn by the host if left out. */
      seed: z.number().int().min(-0x80000000).max(0x7fffffff).optional(),
      /** Begin from here: the game's own state as JSON. */
      position: z.unknown().optional(),
    }),
    tableSchema,
  ),
  'match.open': channel(
    'Opens a match on this screen, the curtain down unless a single person plays. Changes are pushed from now on.',
    inMatch,
    tableSchema,
  ),
  'match.close': channel('Closes it on this screen. Its save stays.', inMatch, done),
  'match.view': channel('The table again, as this screen may see it.', inMatch, tableSchema),
  'match.sit': channel(
    'A person sits down at this screen, the curtain goes up. Whoever sat here has left.',
    bySeat,
    tableSchema,
  ),
  'match.stand': channel('The curtain falls.', inMatch, tableSchema),
  'match.act': channel(
    'Plays a command for the seat that sits here. `decision` is the one of the table shown.',
    byDecision,
    played,
  ),
  'match.check': channel(
    'Would `match.act` be allowed? Changes nothing.',
    byDecision.omit({ decision: true }),
    z.discriminatedUnion('allowed', [
      z.strictObject({ allowed: z.literal(true) }),
      z.strictObject({ allowed: z.literal(false), violation: violationSchema, message: messageSchema }),
    ]),
  ),
  'match.ask': channel(
    'Measures or previews, out of what this screen may see. Changes nothing.',
    inMatch.extend({ question: z.unknown() }),
    z.strictObject({ answer: z.unknown() }),
  ),
  'match.log': channel(
    'The whole log in the eyes of this screen.',
    inMatch,
    z.strictObject({ lines: z.array(logLineSchema) }),
  ),
  'match.undo': channel(
    'Takes back the last command, where no secret was shown and no other person has decided since.',
    bySeat,
    played,
  ),
  'match.redo': channel('Plays again what was just undone.', bySeat, played),
  'match.hint': channel(
    'What an opponent would do in this seat, and why.',
    bySeat.extend({ level: levelSchema.optional() }),
    z.strictObject({ command: z.unknown(), reason: messageSchema }),
  ),
  'match.play-now': channel('Opponents who think are to play the best they have found.', inMatch, done),
  'match.resign': channel('Gives up.', bySeat, played),
  'takeback.request': channel(
    "Asks everybody to take back all that has happened since this seat's last command, that included.",
    bySeat,
    played,
  ),
  'takeback.answer': channel(
    'Agrees or declines. Done once all people at the table agree; a fresh salt then changes what is drawn next.',
    bySeat.extend({ agree: z.boolean() }),
    played,
  ),
  'draw.offer': channel('Offers a draw. Opponents decline unless all people agree.', bySeat, played),
  'draw.answer': channel('Agrees or declines.', bySeat.extend({ agree: z.boolean() }), played),
  'seat.swap': channel(
    'Puts a person or an opponent on a seat, or gives it another name.',
    bySeat.extend({ to: seatWishSchema }),
    played,
  ),
  'notebook.set': channel(
    'Keeps the private notebook of the seat that sits here; it is read from the table.',
    bySeat.extend({ text: z.string().max(20_000) }),
    played,
  ),
  'match.rematch': channel(
    'A new match with the same options and players, the seats turned by one.',
    inMatch.extend({ rotate: z.boolean().default(true) }),
    tableSchema,
  ),
  'match.rename': channel(
    'Gives a match another name.',
    inMatch.extend({ name: playerNameSchema.max(80) }),
    done,
  ),
} as const;
