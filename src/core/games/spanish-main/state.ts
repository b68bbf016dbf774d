import { z } from 'zod';
import { type Seat, seatSchema, type Viewer, viewerSchema } from '../../engine';
import { poseSchema } from '../../geometry';
import { barSchema } from './cards';
import { cardIdSchema, crewIdSchema, islandIdSchema, shipIdSchema, treasureIdSchema } from './ids';
import { optionsSchema } from './options';
import { taskSchema } from './tasks';

/** A crew. In a view `card` is null for one whose face that viewer has not seen. */
export const crewSchema = z.strictObject({
  id: crewIdSchema,
  card: cardIdSchema.nullable(),
  owner: seatSchema,
  /** Face up: its ability counts and everybody knows it. */
  up: z.boolean(),
  /** Who has peeked, apart from the owner. */
  seenBy: z.array(seatSchema),
});
export type Crew = z.output<typeof crewSchema>;

/** The face of a treasure: gold, or a unique one (whose gold may come later). */
export const faceSchema = z.strictObject({ gold: z.number().int().min(0), unique: cardIdSchema.nullable() });
export type Face = z.output<typeof faceSchema>;

/** A treasure. In a view `face` is null where that viewer has not seen it. */
export const treasureSchema = z.strictObject({
  id: treasureIdSchema,
  face: faceSchema.nullable(),
  up: z.boolean(),
  /** Who has looked at it. */
  seenBy: z.array(seatSchema),
});
export type Treasure = z.output<typeof treasureSchema>;

export const islandSchema = z.strictObject({
  id: islandIdSchema,
  shape: cardIdSchema,
  pose: poseSchema,
  /** Whose home it is; null for a wild island. */
  home: seatSchema.nullable(),
  /** Gold that has come home, treasure by treasure. */
  gold: z.array(z.number().int().min(0)),
  treasure: z.array(treasureSchema),
  crew: z.array(crewSchema),
  /** Who has left a streamer [F1]. */
  streamers: z.array(seatSchema),
});
export type Island = z.output<typeof islandSchema>;

export const shipSchema = z.strictObject({
  id: shipIdSchema,
  card: cardIdSchema,
  owner: seatSchema,
  /** Whose fleet she came with. */
  builder: seatSchema,
  /** Null until she is placed. */
  pose: poseSchema.nullable(),
  /** Front to back: does it stand? */
  masts: z.array(z.boolean()),
  crew: z.array(crewSchema),
  treasure: z.array(treasureSchema),
  /** A cannon that has been paid for with treasure. */
  boughtGun: z.boolean(),
  docked: islandIdSchema.nullable(),
  /** The derelict that she tows. */
  tows: shipIdSchema.nullable(),
  /** She has raided this home and must sail off in her next turn. */
  mustSail: z.boolean(),
  /** `loaded`: Rum came aboard since her last turn; `resting`: she may not act in this turn; `again`: nor in the next. */
  rum: z.enum(['none', 'loaded', 'resting', 'again']),
});
export type Ship = z.output<typeof shipSchema>;

/** May she not act in this turn, for Rum [I10a]? */
export const isResting = (ship: Ship): boolean => ship.rum === 'resting' || ship.rum === 'again';

/** What a ship has done in this turn. */
export const shipTurnSchema = z.strictObject({
  /** Actions given. */
  given: z.array(z.enum(['move', 'explore', 'shoot', 'repair'])),
  /** Additional actions that an ability has won. */
  extra: z.number().int().min(0),
  /** Which of her actions (an index into `given`) may be taken once more; null: none. */
  twice: z.number().int().min(0).nullable(),
  /** Abilities of the kind "once a turn" that are spent. */
  once: z.array(z.string()),
});
export type ShipTurn = z.output<typeof shipTurnSchema>;

export const actionSchema = z.strictObject({
  kind: z.enum(['move', 'explore', 'shoot', 'repair']),
  ship: shipIdSchema,
  /** The steps after a move action [D0]; an action of another kind is at `done`. */
  step: z.enum(['shots', 'ram', 'pin', 'board', 'dock', 'unload', 'explore', 'tow', 'done']),
  /** Guns that have fired, and those among them whose last shot missed. */
  fired: z.array(z.string()),
  missed: z.array(z.string()),
  /** All of this action's shots go at twice the range; null until the first. */
  long: z.boolean().nullable(),
  /** Hits on an armoured ship within this action that have not yet cost a mast. */
  dents: z.record(z.string(), z.number().int()),
  /** What her bow, or any part of her, touched when the action began. */
  bowOn: z.array(z.string()),
  touched: z.array(z.string()),
  /** Ships that were pinned when it began. */
  pinned: z.array(shipIdSchema),
  rammed: shipIdSchema.nullable(),
  /** Ships that have docked anew, where, and whether the owner's streamer was there before [F1][F2]. */
  docks: z.array(z.strictObject({ ship: shipIdSchema, island: islandIdSchema, streamer: z.boolean() })),
});
export type Action = z.output<typeof actionSchema>;

export const turnSchema = z.strictObject({
  /** Index into `order`. */
  at: z.number().int().min(0),
  number: z.number().int().min(1),
  round: z.number().int().min(1),
  ships: z.record(z.string(), shipTurnSchema),
  action: actionSchema.nullable(),
  /** What waits to be done or decided; the last one comes first. */
  tasks: z.array(taskSchema),
  /** Hits on each ship in this turn. */
  hits: z.record(z.string(), z.number().int()),
  /** Ships and crew whose ability is switched off until this turn ends. */
  cancelled: z.array(z.string()),
  /** A move that is no action (right after unloading). */
  freeMove: z.strictObject({ ship: shipIdSchema, bars: z.array(barSchema) }).nullable(),
});
export type Turn = z.output<typeof turnSchema>;

export const fleetSchema = z.strictObject({
  ships: z
    .array(z.strictObject({ card: cardIdSchema, crew: z.array(cardIdSchema).max(20) }))
    .min(1)
    .max(40),
  /** Crew left on the home island. */
  ashore: z.array(cardIdSchema).max(40),
  treasure: z.strictObject({
    coins: z.array(z.number().int().min(1).max(6)).max(40),
    unique: z.array(cardIdSchema).max(10),
  }),
});
export type Fleet = z.output<typeof fleetSchema>;

/** Where a crew starts: aboard a ship, or on the home island (null). */
export const berthSchema = z.strictObject({ crew: crewIdSchema, ship: shipIdSchema.nullable() });
export type BerthOf = z.output<typeof berthSchema>;

const ready = z.array(z.boolean());
export const phaseSchema = z.discriminatedUnion('kind', [
  /** Each rolls until no two are alike; a seat's rolls so far. */
  z.strictObject({ kind: z.literal('order'), rolls: z.array(z.array(z.number().int().min(1).max(6))) }),
  /** Secret and at the same time; a view holds only the viewer's own. */
  z.strictObject({ kind: z.literal('fleets'), ready, fleets: z.array(fleetSchema.nullable()) }),
  z.strictObject({ kind: z.literal('islands'), left: z.array(cardIdSchema) }),
  /** `at`: index into `order` of the player whose home and ships are next. */
  z.strictObject({ kind: z.literal('homes'), at: z.number().int().min(0) }),
  z.strictObject({ kind: z.literal('ships'), at: z.number().int().min(0) }),
  /** Secret and at the same time. */
  z.strictObject({ kind: z.literal('crew'), ready, berths: z.array(z.array(berthSchema).nullable()) }),
  z.strictObject({ kind: z.literal('turns') }),
  z.strictObject({
    kind: z.literal('over'),
    winners: z.array(seatSchema),
    reason: z.enum(['majority', 'all-home', 'helpless', 'quiet', 'round-limit']),
  }),
]);
export type Phase = z.output<typeof phaseSchema>;

/** A crew before it is assigned, with the ship that its player had in mind. */
export const reserveSchema = z.strictObject({ crew: crewSchema, ship: shipIdSchema.nullable() });

const shape = {
  options: optionsSchema,
  seats: z.number().int().min(2).max(4),
  phase: phaseSchema,
  /** Seats in order of play; empty until the dice have spoken. */
  order: z.array(seatSchema),
  islands: z.array(islandSchema),
  ships: z.array(shipSchema),
  /** Crew not yet assigned, by seat. */
  reserves: z.array(z.array(reserveSchema)),
  /** What each seat has put in, until it is dealt. In a view, null for others. */
  contributions: z.array(fleetSchema.shape.treasure.nullable()),
  turn: turnSchema,
  /** Seats that are out [end rule 3]. */
  out: z.array(seatSchema),
  /** Gold at the start: more than half of it wins. */
  startGold: z.number().int().min(0),
  /** Gold destroyed, and gold that abilities have added: nothing is ever unaccounted for. */
  lost: z.number().int().min(0),
  added: z.number().int().min(0),
  /** Rounds in which nothing that counts has changed; `stirred`: something has, in this round. */
  quiet: z.number().int().min(0),
  stirred: z.boolean(),
};

/**
 * The whole game. A view is the same thing with the unknown faces null, so that rules, previews and
 * opponents read both alike. Functions that do so take a `Position`.
 */
export const stateSchema = z
  .strictObject(shape)
  .refine((s) => allCrew(s).every((c) => c.card !== null) && allTreasure(s).every((t) => t.face !== null), {
    message: 'a state knows every face',
  });
export type Position = z.output<z.ZodObject<typeof shape>>;
export type State = Position;

export const viewSchema = z.strictObject({ ...shape, viewer: viewerSchema });
/** What one viewer may know. */
export type View = Position & { readonly viewer: Viewer };

type Holder = Pick<Position, 'ships' | 'islands' | 'reserves'>;
export const allCrew = (p: Holder): Crew[] => [
  ...p.ships.flatMap((s) => s.crew),
  ...p.islands.flatMap((i) => i.crew),
  ...p.reserves.flatMap((list) => list.map((r) => r.crew)),
];
export const allTreasure = (p: Holder): Treasure[] => [
  ...p.ships.flatMap((s) => s.treasure),
  ...p.islands.flatMap((i) => i.treasure),
];

/** May `viewer` know this crew's face? */
export const knowsCrew = (crew: Crew, viewer: Viewer): boolean =>
  crew.up || (viewer !== 'spectator' && (crew.owner === viewer || crew.seenBy.includes(viewer)));
/** May `viewer` know this treasure's face? */
export const knowsTreasure = (treasure: Treasure, viewer: Viewer): boolean =>
  treasure.up || (viewer !== 'spectator' && treasure.seenBy.includes(viewer));

export const seatsOf = (p: Position): Seat[] => Array.from({ length: p.seats }, (_, i) => i as Seat);
