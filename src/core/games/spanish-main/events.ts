import { z } from 'zod';
import { seatSchema } from '../../engine';
import { poseSchema } from '../../geometry';
import { gunSchema } from './commands';
import { crewIdSchema, islandIdSchema, shipIdSchema, treasureIdSchema } from './ids';
import { faceSchema } from './state';

const seat = seatSchema;
/** Names go along, so that a sentence can be made without the state. */
const shipRef = z.strictObject({ id: shipIdSchema, name: z.string() });
const islandRef = z.strictObject({ id: islandIdSchema, name: z.string() });
/** `name` is null for whoever may not know the face. */
const crewRef = z.strictObject({ id: crewIdSchema, name: z.string().nullable(), knownTo: z.array(seat) });
/** `face` is null for whoever may not know it; `open`: everybody may. */
const treasureRef = z.strictObject({
  id: treasureIdSchema,
  face: faceSchema.nullable(),
  open: z.boolean(),
  knownTo: z.array(seat),
});
export type ShipRef = z.output<typeof shipRef>;
export type IslandRef = z.output<typeof islandRef>;
export type CrewRef = z.output<typeof crewRef>;
export type TreasureRef = z.output<typeof treasureRef>;

/** Chance spoke, or a hidden thing was shown. */
const final = z.literal(true);
const die = z.number().int().min(1).max(6);

export const eventSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order-rolled'), seat, roll: die, final }),
  z.strictObject({ kind: z.literal('order-set'), order: z.array(seat) }),
  z.strictObject({ kind: z.literal('fleet-chosen'), seat }),
  z.strictObject({
    kind: z.literal('fleets-shown'),
    ships: z.array(z.strictObject({ seat, ship: shipRef })),
    final,
  }),
  z.strictObject({ kind: z.literal('island-placed'), seat, island: islandRef, pose: poseSchema }),
  /** Too few lay so badly that no other fitted: they are laid anew. */
  z.strictObject({ kind: z.literal('islands-taken-up'), seat }),
  z.strictObject({ kind: z.literal('islands-reduced'), seat, count: z.number().int() }),
  z.strictObject({ kind: z.literal('home-chosen'), seat, island: islandRef, home: seat }),
  z.strictObject({ kind: z.literal('ship-placed'), seat, ship: shipRef, pose: poseSchema }),
  z.strictObject({ kind: z.literal('crew-assigned'), seat }),
  z.strictObject({
    kind: z.literal('treasure-dealt'),
    treasures: z.number().int(),
    gold: z.number().int(),
    final,
  }),
  z.strictObject({ kind: z.literal('turn-began'), seat, number: z.number().int(), round: z.number().int() }),

  z.strictObject({
    kind: z.literal('moved'),
    seat,
    ship: shipRef,
    /** Where she stood, then the end of each segment. */
    path: z.array(poseSchema),
    towed: z.strictObject({ ship: shipRef, pose: poseSchema }).nullable(),
  }),
  z.strictObject({ kind: z.literal('came-about'), seat, ship: shipRef, from: poseSchema, to: poseSchema }),
  /** Laid somewhere by a rule: behind a tower, at an island, at home after a salvage. */
  z.strictObject({ kind: z.literal('laid'), ship: shipRef, pose: poseSchema }),
  z.strictObject({ kind: z.literal('docked'), seat, ship: shipRef, island: islandRef }),
  z.strictObject({ kind: z.literal('pinned'), ship: shipRef, by: z.array(shipRef) }),
  /** Final where her new owner learns what she carries. */
  z.strictObject({
    kind: z.literal('tow-taken'),
    seat,
    ship: shipRef,
    derelict: shipRef,
    from: seat,
    final: final.optional(),
  }),
  z.strictObject({ kind: z.literal('tow-released'), ship: shipRef, derelict: shipRef }),

  z.strictObject({
    kind: z.literal('shot'),
    seat,
    ship: shipRef,
    gun: gunSchema,
    target: shipRef,
    roll: die,
    bonus: z.number().int(),
    /** The roll and its bonus must come to more than this; null where only a six would do. */
    rank: z.number().int().nullable(),
    hit: z.boolean(),
    line: z
      .strictObject({ from: z.tuple([z.number(), z.number()]), to: z.tuple([z.number(), z.number()]) })
      .nullable(),
    final,
  }),
  z.strictObject({ kind: z.literal('hit-shrugged-off'), ship: shipRef }),
  z.strictObject({ kind: z.literal('dented'), ship: shipRef }),
  z.strictObject({
    kind: z.literal('mast-lost'),
    seat,
    ship: shipRef,
    mast: z.number().int(),
    left: z.number().int(),
  }),
  z.strictObject({
    kind: z.literal('mast-restored'),
    seat,
    ship: shipRef,
    mast: z.number().int(),
    left: z.number().int(),
  }),
  z.strictObject({ kind: z.literal('derelict'), ship: shipRef }),
  z.strictObject({
    kind: z.literal('sunk'),
    ship: shipRef,
    by: seat,
    owner: seat,
    /** What each gets of the gold that was aboard. */
    shares: z.tuple([z.number().int(), z.number().int()]),
    final,
  }),
  z.strictObject({
    kind: z.literal('rammed'),
    seat,
    ship: shipRef,
    target: shipRef,
    roll: die,
    masts: z.number().int(),
    final,
  }),
  z.strictObject({
    kind: z.literal('boarded'),
    ship: shipRef,
    target: shipRef,
    rolls: z.tuple([die, die]),
    totals: z.tuple([z.number().int(), z.number().int()]),
    winner: seat.nullable(),
    final,
  }),

  z.strictObject({ kind: z.literal('crew-shown'), seat, ship: shipRef.nullable(), crew: crewRef, final }),
  z.strictObject({ kind: z.literal('crew-lost'), ship: shipRef, crew: crewRef, final }),
  /** Final where whoever commands the crew now hadn't seen its face. */
  z.strictObject({
    kind: z.literal('crew-moved'),
    seat,
    crew: crewRef,
    to: z.string(),
    place: z.string(),
    final: final.optional(),
  }),
  z.strictObject({ kind: z.literal('crew-safe'), ship: shipRef }),
  /** `seat` has looked at what lies on an island; the faces are for that seat alone. */
  z.strictObject({
    kind: z.literal('explored'),
    seat,
    ship: shipRef,
    island: islandRef,
    treasure: z.array(treasureRef),
    final,
  }),
  z.strictObject({ kind: z.literal('explored-ship'), seat, ship: shipRef, with: shipRef, final }),
  z.strictObject({
    kind: z.literal('treasure-taken'),
    seat,
    ship: shipRef,
    island: islandRef,
    count: z.number().int(),
  }),
  z.strictObject({
    kind: z.literal('unique-taken'),
    seat,
    ship: shipRef,
    treasure: treasureRef,
    name: z.string(),
    final,
  }),
  /** A treasure went from ship to ship. */
  /** Final where its new carrier hadn't seen its face. */
  z.strictObject({
    kind: z.literal('treasure-moved'),
    from: shipRef,
    to: shipRef,
    treasure: treasureRef,
    final: final.optional(),
  }),
  z.strictObject({
    kind: z.literal('unloaded'),
    seat,
    ship: shipRef,
    gold: z.number().int(),
    treasure: z.array(treasureRef),
    final,
  }),
  z.strictObject({ kind: z.literal('cargo-destroyed'), ship: shipRef, treasure: treasureRef, final }),
  z.strictObject({ kind: z.literal('raided'), seat, ship: shipRef, home: seat, gold: z.number().int() }),
  z.strictObject({
    kind: z.literal('peeked'),
    seat,
    ship: shipRef,
    crew: crewRef.nullable(),
    treasure: treasureRef.nullable(),
    final,
  }),
  z.strictObject({
    kind: z.literal('ability-used'),
    seat,
    ship: shipRef,
    ability: z.string(),
    roll: die.nullable(),
    success: z.boolean(),
    final: final.optional(),
  }),
  z.strictObject({ kind: z.literal('plague'), ship: shipRef }),
  z.strictObject({ kind: z.literal('ship-rests'), ship: shipRef }),
  z.strictObject({ kind: z.literal('player-out'), seat }),
  z.strictObject({
    kind: z.literal('game-over'),
    winners: z.array(seat),
    reason: z.string(),
    gold: z.array(z.number().int()),
    final: final.optional(),
  }),
]);
export type Event = z.output<typeof eventSchema>;
export type EventOf<K extends Event['kind']> = Extract<Event, { kind: K }>;
