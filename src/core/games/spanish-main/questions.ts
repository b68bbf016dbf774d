import { z } from 'zod';
import type { Violation } from '../../engine';
import type { At, Contact, FieldOfFire, Fire, Interval, Pose, ReachRay, Room, Stop } from '../../geometry';
import { millidegreeSchema, poseSchema } from '../../geometry';
import { type Bar, barSchema } from './cards';
import { type Gun, gunSchema, type Segment, segmentSchema } from './commands';
import { type CrewId, cardIdSchema, type IslandId, islandIdSchema, type ShipId, shipIdSchema } from './ids';
import { fleetSchema } from './state';

const ship = shipIdSchema;
const at = z.tuple([z.number(), z.number()]);

export const questionSchema = z.discriminatedUnion('kind', [
  /** What would this move do? The last segment is shortened to what is possible; `segments` of the answer may be sent. */
  z.strictObject({ kind: z.literal('move'), ship, segments: z.array(segmentSchema).min(1).max(8) }),
  z.strictObject({ kind: z.literal('come-about'), ship, heading: millidegreeSchema }),
  /** Where her bow can go with this bar after the segments already planned; `rays` headings. */
  z.strictObject({
    kind: z.literal('reach'),
    ship,
    after: z.array(segmentSchema).max(8),
    bar: barSchema,
    rays: z.number().int().min(4).max(360),
  }),
  /** Each gun of a ship against a target, or against all that she might shoot at. */
  z.strictObject({ kind: z.literal('guns'), ship, target: ship.nullable(), long: z.boolean() }),
  /** What one gun can hit, to draw. */
  z.strictObject({ kind: z.literal('field-of-fire'), ship, gun: gunSchema }),
  /** Gap, contact and nearest points of two pieces (ships, islands). */
  z.strictObject({ kind: z.literal('gap'), a: z.string().max(80), b: z.string().max(80) }),
  /** The free ruler, millimetres. */
  z.strictObject({ kind: z.literal('ruler'), from: at, to: at }),
  /** May the next island lie there? `near`: the closest place where it may. */
  z.strictObject({ kind: z.literal('island-place'), pose: poseSchema }),
  /** May the ship be placed there? `near`: the closest pose with her bow on her home. */
  z.strictObject({ kind: z.literal('ship-place'), ship, pose: poseSchema }),
  /** What a fleet costs, and what is wrong with it. */
  z.strictObject({ kind: z.literal('fleet'), fleet: fleetSchema }),
  /** How a ship stands now: bars, hold, abilities. */
  z.strictObject({ kind: z.literal('ship'), ship }),
  z.strictObject({ kind: z.literal('card'), card: cardIdSchema }),
  z.strictObject({ kind: z.literal('island'), island: islandIdSchema }),
]);
export type Question = z.output<typeof questionSchema>;

/** One gun against one target. */
export type GunLine = {
  readonly gun: Gun;
  readonly rank: number;
  readonly range: Bar;
  readonly target: ShipId;
  readonly bonus: number;
  /** Lowest roll that hits; 7: none does. */
  readonly needs: number;
  /** Chance in sixths, as the face-up cards have it. */
  readonly chance: number;
  readonly fire: Fire;
  /** Null when she may fire now. */
  readonly violation: Violation | null;
};

export type MovePreview = {
  readonly kind: 'move';
  /** What may be sent as it stands; null when no shortening makes it legal. */
  readonly segments: readonly Segment[] | null;
  /** Why the move as asked for can't be made; null when it can, perhaps shortened. */
  readonly violation: Violation | null;
  /** Where she stands and the end of each segment. */
  readonly path: readonly Pose[];
  readonly towed: { readonly ship: ShipId; readonly pose: Pose } | null;
  /** Why the last segment ends where it does. */
  readonly stop: Stop | null;
  /** Travels of the last segment at which she may rest, mm. */
  readonly rests: readonly Interval[];
  readonly touches: readonly string[];
  readonly docks: IslandId | null;
  readonly unloads: boolean;
  readonly rams: readonly ShipId[];
  readonly pinnedBy: readonly ShipId[];
  readonly tows: readonly ShipId[];
  /** Face-down crew of the viewer's that the move would show. */
  readonly reveals: readonly CrewId[];
  /** Enemy ships that could shoot at her there, with how many guns. */
  readonly exposedTo: readonly { readonly ship: ShipId; readonly guns: number }[];
};

export type ShipStatus = {
  readonly kind: 'ship';
  readonly base: readonly Bar[];
  readonly extra: readonly Bar[];
  readonly cargo: number;
  /** Spaces taken, as far as the viewer knows; a face-down crew of others counts one. */
  readonly used: number;
  readonly crewPoints: number;
  readonly pinnedBy: readonly ShipId[];
  readonly derelict: boolean;
  /** Keywords at work, each with where it comes from. */
  readonly abilities: readonly {
    readonly keyword: string;
    readonly source: string;
    readonly working: boolean;
  }[];
  readonly actionsLeft: number;
};

export type Answer =
  | MovePreview
  | { readonly kind: 'reach'; readonly rays: readonly ReachRay[] }
  | { readonly kind: 'guns'; readonly lines: readonly GunLine[] }
  | { readonly kind: 'field-of-fire'; readonly field: FieldOfFire | null }
  | { readonly kind: 'gap'; readonly contact: Contact | null }
  | {
      readonly kind: 'ruler';
      readonly from: At;
      readonly to: At;
      readonly length: number;
      readonly inL: number;
      readonly inS: number;
    }
  | { readonly kind: 'island-place'; readonly room: Room | null; readonly near: Pose | null }
  | { readonly kind: 'ship-place'; readonly room: Room | null; readonly near: Pose | null }
  | {
      readonly kind: 'fleet';
      readonly cost: number;
      readonly points: number;
      readonly gold: number;
      readonly faults: readonly Violation[];
    }
  | ShipStatus
  | { readonly kind: 'card'; readonly name: string | null; readonly text: string | null }
  | { readonly kind: 'island'; readonly name: string; readonly gold: number; readonly treasures: number }
  /** The question names something that isn't there. */
  | { readonly kind: 'unknown' };
