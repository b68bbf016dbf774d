import { z } from 'zod';
import { micrometreSchema, millidegreeSchema, poseSchema } from '../../geometry';
import { barSchema } from './cards';
import { crewIdSchema, islandIdSchema, shipIdSchema, treasureIdSchema } from './ids';
import { berthSchema, fleetSchema } from './state';

const ship = shipIdSchema;
const mast = z.number().int().min(0).max(9);

/** Which of a ship's cannons: a mast's own, the Musketeer's or the bought one, which fire from any mast [G20]. */
export const gunSchema = z.strictObject({ kind: z.enum(['mast', 'musketeer', 'bought']), mast });
export type Gun = z.output<typeof gunSchema>;

/** A piece of cargo. */
export const itemSchema = z.union([
  z.strictObject({ crew: crewIdSchema }),
  z.strictObject({ treasure: treasureIdSchema }),
]);
export type Item = z.output<typeof itemSchema>;

/** One measurement of a move: which bar, which way, how far (micrometres) [B3][B4]. */
export const segmentSchema = z.strictObject({
  bar: barSchema,
  heading: millidegreeSchema,
  travel: micrometreSchema.refine((t) => t >= 0, 'travel is not negative'),
});
export type Segment = z.output<typeof segmentSchema>;

export const commandSchema = z.discriminatedUnion('kind', [
  // Before the game.
  z.strictObject({ kind: z.literal('roll-for-order') }),
  z.strictObject({ kind: z.literal('choose-fleet'), fleet: fleetSchema }),
  z.strictObject({ kind: z.literal('place-island'), pose: poseSchema }),
  /** There is no room for another island [A3]. */
  z.strictObject({ kind: z.literal('declare-no-room') }),
  z.strictObject({ kind: z.literal('choose-home'), island: islandIdSchema }),
  z.strictObject({ kind: z.literal('place-ship'), ship, pose: poseSchema }),
  z.strictObject({ kind: z.literal('assign-crew'), berths: z.array(berthSchema).max(60) }),
  // Actions.
  z.strictObject({ kind: z.literal('move'), ship, segments: z.array(segmentSchema).min(1).max(8) }),
  z.strictObject({ kind: z.literal('come-about'), ship, heading: millidegreeSchema }),
  /** The island she is docked at, or (`with`) a ship in contact. Also answers `explore-now`. */
  z.strictObject({ kind: z.literal('explore'), ship, with: ship.nullable() }),
  /** The first shot gives the shoot action; each further one belongs to it, until `pass`. */
  z.strictObject({ kind: z.literal('fire'), ship, gun: gunSchema, target: ship, long: z.boolean() }),
  z.strictObject({ kind: z.literal('repair'), ship, mast }),
  z.strictObject({ kind: z.literal('end-turn') }),
  // Free actions.
  /** Crew between a docked ship, her island (null) and other ships docked there. */
  z.strictObject({ kind: z.literal('transfer'), crew: crewIdSchema, to: ship.nullable() }),
  z.strictObject({ kind: z.literal('release-tow'), ship }),
  z.strictObject({ kind: z.literal('reveal-crew'), crew: crewIdSchema }),
  /** An ability used by choice; which of the rest it needs is the ability's own. */
  z.strictObject({
    kind: z.literal('use'),
    ability: z.string().max(60),
    ship,
    /** A ship, island, crew or treasure. */
    target: z.string().max(80).nullable(),
    item: itemSchema.nullable(),
  }),
  // Answers to what is asked.
  /** Declines, or is done: firing, bracing, ramming, boarding, exploring, towing. */
  z.strictObject({ kind: z.literal('pass') }),
  z.strictObject({ kind: z.literal('lose-mast'), mast }),
  z.strictObject({ kind: z.literal('lose-crew'), crew: crewIdSchema }),
  z.strictObject({ kind: z.literal('drop'), item: itemSchema }),
  z.strictObject({ kind: z.literal('destroy'), item: itemSchema }),
  z.strictObject({ kind: z.literal('restore-mast'), mast }),
  z.strictObject({ kind: z.literal('ram'), target: ship }),
  z.strictObject({ kind: z.literal('board') }),
  z.strictObject({ kind: z.literal('plunder'), item: itemSchema }),
  /** Takes one treasure of this much gold. */
  z.strictObject({ kind: z.literal('raid'), gold: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('take'), treasure: z.array(treasureIdSchema).max(40) }),
  /** What changes ships: everything listed goes to the other ship. */
  z.strictObject({ kind: z.literal('exchange'), items: z.array(itemSchema).max(60) }),
  z.strictObject({ kind: z.literal('tow'), target: ship }),
  z.strictObject({ kind: z.literal('plague-to'), target: ship }),
]);
export type Command = z.output<typeof commandSchema>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
