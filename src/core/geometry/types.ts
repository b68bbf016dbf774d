import type { Box, Ring } from './ring';
import type { At, GridPoint, Micrometre, Millidegree, Millimetre, Pose } from './units';

/**
 * A closed simple polygon lying on the table, with everything that a query needs worked out once.
 * Counter-clockwise, in micrometres. Build it with `outlineOf`, `placeOutline` or `placeHull`.
 */
export type Outline = {
  readonly ring: Ring;
  /** Edges moved inwards by TOUCH and joined again; empty where the shape is thinner than twice TOUCH. */
  readonly core: readonly Ring[];
  readonly convex: boolean;
  /** Convex pieces whose union is the outline: the ring itself when it is convex. */
  readonly parts: readonly Ring[];
};

/** One mast of a hull, in the hull's own frame. */
export type MastStation = {
  /** On the keel; x is negative (aft of the bow tip), micrometres. */
  readonly at: GridPoint;
  /** The plate seen from above: a thin rectangle. */
  readonly sail: readonly GridPoint[];
};

/** A kind of ship in her own frame: bow tip at the origin, bow facing +x, counter-clockwise, micrometres. */
export type Hull = {
  readonly outline: readonly GridPoint[];
  readonly length: Micrometre;
  readonly beam: Micrometre;
  /** How far aft of the tip the first mast stands: the bow zone is all hull up to and with it [C8, C9]. */
  readonly bowStation: Micrometre;
  /** Front to back. */
  readonly masts: readonly MastStation[];
};

/** A hull on the table. Pure function of hull and pose: cache it as long as the pose stays. */
export type PlacedHull = Outline & {
  readonly hull: Hull;
  readonly pose: Pose;
  /** The part of the hull from the tip to the first mast, a closed zone. */
  readonly bow: Ring;
  /** The part from the first mast to the stern. */
  readonly rest: Ring;
  readonly masts: readonly { readonly at: GridPoint; readonly sail: Outline }[];
  /** Middle of the stern's edge: where a tow hangs [E2]. */
  readonly stern: GridPoint;
};

/** Something that stands on the table. `id` comes back in answers. */
export type Obstacle = { readonly id: string; readonly outline: Outline };

/** The sea: hulls may touch its edge, not lie over it [B19]. */
export type Sea = Box;

// ---------------------------------------------------------------------------------------------- sweep

export type SweepQuery = {
  readonly hull: Hull;
  /** Where the bow tip is when the segment starts. */
  readonly from: GridPoint;
  readonly heading: Millidegree;
  /** Longest travel. */
  readonly bar: Millimetre;
  readonly obstacles: readonly Obstacle[];
  /** Ids of the obstacles in contact with her committed pose at the start, before she swings [B8 iv]. */
  readonly touching: ReadonlySet<string>;
  /** Left out: no edge. */
  readonly sea?: Sea;
};

/** Closed, millimetres of travel. */
export type Interval = readonly [from: Millimetre, to: Millimetre];

/** Why travel ends before the bar does. */
export type Stop = {
  /** Id of the obstacle, or `sea` for the table's edge. */
  readonly by: string;
  /**
   * `hull`: her hull would run into it; `tip`: the path of her bow tip would enter it;
   * `lingering`: she lay over it when she swung and is still over it after her length and beam [B8 iv].
   */
  readonly rule: 'hull' | 'tip' | 'lingering' | 'sea';
  /** Where on her (at the end of her travel), and where on it: the two points that meet. */
  readonly hers: At;
  readonly its: At;
  /** The edge of the obstacle that decided. */
  readonly edge: readonly [At, At];
};

/** The first travel at which her bow zone is in contact with an obstacle, a tangent included [B15]. */
export type BowMeeting = {
  readonly id: string;
  readonly travel: Millimetre;
  readonly hers: At;
  readonly its: At;
};

export type Sweep = {
  readonly query: SweepQuery;
  /** Furthest free travel; never more than the bar. */
  readonly reach: Millimetre;
  /** Travels within `reach` at which the whole outline overlaps nothing and lies on the sea; ascending. */
  readonly rests: readonly Interval[];
  /** Null when the bar ends first. */
  readonly stop: Stop | null;
  /** One for each obstacle that her bow meets within `reach`, by travel. */
  readonly bow: readonly BowMeeting[];
  /** What overlaps her at each travel that is no rest: for the refusal's reason. */
  readonly covers: readonly { readonly id: string; readonly from: Millimetre; readonly to: Millimetre }[];
};

// ---------------------------------------------------------------------------------------------- contact

/** Which part of an outline is in contact. Only a hull has a bow; for an island both are false. */
export type Zones = { readonly bow: boolean; readonly notBow: boolean };

export type Contact = {
  /** 0 when the shapes meet. */
  readonly gap: Millimetre;
  /** Gap of at most TOUCH. */
  readonly touches: boolean;
  /** Each interior meets the other's core. */
  readonly overlaps: boolean;
  /** The nearest points, of the first and of the second. */
  readonly at: readonly [At, At];
  readonly zones: readonly [Zones, Zones];
};

/** Is a pose free? */
export type Berth = {
  readonly pose: Pose;
  readonly free: boolean;
  /** Ids of what her interior overlaps, with a point of the overlap; `sea` for the table's edge. */
  readonly overlaps: readonly { readonly id: string; readonly at: At }[];
};

// ---------------------------------------------------------------------------------------------- fire

export type FireQuery = {
  readonly ship: PlacedHull;
  /** Index of the firing mast; a lost one may be meant (Musketeer, G20). */
  readonly mast: number;
  /** Which own masts stand: a lost mast's sail no longer blocks [G9]. */
  readonly standing: readonly boolean[];
  readonly range: Millimetre;
  readonly target: Obstacle;
  /** Docked at her own home: she may not be shot [G14]. */
  readonly sheltered?: boolean;
  /** Islands and all ships; the firing ship and the target are skipped by id. */
  readonly blockers: readonly Obstacle[];
  /** Id of the firing ship among `blockers`. */
  readonly shipId: string;
  /** `joint`: one point within range and visible. `separate`: two tests, as the rulebook's letter has it [G3]. */
  readonly rule?: 'joint' | 'separate';
};

/** One thing that blocks, with a line that it blocks. `id` of a blocking own mast is `mast:<index>`. */
export type Blocked = { readonly id: string; readonly line: readonly [At, At]; readonly enters: At };

export type Fire = {
  /** `own-mast`: nothing but her own masts stands on the line to the nearest point. */
  readonly verdict: 'clear' | 'sheltered' | 'out-of-range' | 'blocked' | 'own-mast';
  readonly nearest: Millimetre;
  /** The point of the target nearest to the mast. */
  readonly nearestAt: At;
  readonly from: At;
  readonly inRange: boolean;
  /** Some point of the target, however far, is visible. */
  readonly seen: boolean;
  /** Some point within range is visible. */
  readonly clear: boolean;
  /**
   * The clear line that keeps furthest from everything (20 mm is enough: then it is the shortest); null when there is
   * none.
   */
  readonly line: { readonly to: At; readonly clearance: Millimetre } | null;
  /** When not clear: what blocks, each with a line that it blocks and where that line enters it. */
  readonly blockers: readonly Blocked[];
};

/** A region of rays from `from`: for each arc, from angle to angle (radians, ccw, `to` > `from`), out to `radius`. */
export type FieldOfFire = {
  readonly from: At;
  readonly range: Millimetre;
  /** Boundary of the region, counter-clockwise: straight edges and arcs of the range circle. */
  readonly pieces: readonly FieldPiece[];
};
export type FieldPiece =
  | { readonly kind: 'arc'; readonly from: number; readonly to: number; readonly radius: Millimetre }
  | { readonly kind: 'edge'; readonly a: At; readonly b: At; readonly id: string };

// ---------------------------------------------------------------------------------------------- reach, room

export type Room = {
  readonly fits: boolean;
  /** What forbids it: too close to (islands), overlapping, over the edge, or bow not touching. */
  readonly faults: readonly {
    readonly kind: 'too-close' | 'overlap' | 'sea' | 'not-touching';
    readonly id: string;
    readonly gap: Millimetre;
    readonly at: readonly [At, At];
  }[];
};
