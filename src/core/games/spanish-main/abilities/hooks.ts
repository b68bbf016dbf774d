import type { Seat, Violation } from '../../../engine';
import type { Bar, Cannon } from '../cards';
import type { CommandOf, Item } from '../commands';
import type { Run } from '../run';
import type { Island, Position, Ship, Treasure } from '../state';

/** A shot as its bonuses see it. */
export type Shot = { readonly shooter: Ship; readonly target: Ship; readonly range: Bar };

/** What a player chooses when an ability is used by choice. */
export type UseChoice = { readonly target: string | null; readonly item: Item | null };

/** An ability that is used by choice, as a free action or with the action that it names. */
export type Use = {
  /** Once a turn for each ship. */
  readonly once?: true;
  /** Null when it may be used so. Reads only what the owner may know. */
  readonly refuses: (p: Position, ship: Ship, choice: UseChoice) => Violation | null;
  /** Everything that could be chosen; filtered by `refuses`. */
  readonly choices: (p: Position, ship: Ship) => readonly UseChoice[];
  readonly run: (run: Run, ship: Ship, choice: UseChoice) => void;
};

/**
 * What an ability changes: data and small functions at named places of the rules. An ability fills in the places
 * that it needs; the rules ask at each place what the abilities at work on a ship say.
 */
export type Ability = {
  /** As it stands on cards. */
  readonly keyword: string;
  /** Two of one kind never add up [I10]; the keyword itself where none is given. */
  readonly kind?: string;
  /** Shown as without effect: its rule belongs to a later set. */
  readonly noEffect?: true;

  // Moving. Read when the action is given [I13].
  readonly base?: (p: Position, ship: Ship, base: readonly Bar[]) => readonly Bar[];
  readonly extra?: (p: Position, ship: Ship) => readonly Bar[];
  readonly movesDerelict?: true;
  readonly shootsAfterMove?: true;
  readonly unpinnable?: true;

  // Docking, exploring, unloading.
  readonly exploresOnDock?: true;
  readonly docksAtEnemyHome?: true;
  readonly mayNotDock?: true;
  readonly leavesLast?: true;
  readonly repairsAnywhere?: true;
  /** Gold added to one treasure each time she unloads. */
  readonly unloadBonus?: number;
  readonly onDock?: (run: Run, ship: Ship, island: Island) => void;
  readonly onUnload?: (run: Run, ship: Ship) => void;

  // Hold and crew.
  readonly spaces?: number;
  readonly hosts?: (nation: string) => boolean;
  readonly noCrew?: true;
  readonly crewSafe?: true;
  /** Starts face up, and each other crew planned for her ship costs this much less. */
  readonly recruits?: number;

  // Shooting.
  readonly rollBonus?: (p: Position, shot: Shot) => number;
  readonly rollAgainst?: (p: Position, shot: Shot) => number;
  /** For other ships of her fleet near her. */
  readonly rollForFriends?: (p: Position, ship: Ship, shot: Shot) => number;
  readonly allGuns?: Bar;
  readonly rangeAgainst?: Bar;
  readonly immuneTo?: Bar;
  readonly firesThroughShips?: true;
  readonly keepsCannons?: true;
  /** A cannon more, fired from any mast position; nothing improves it. */
  readonly musket?: Cannon;
  readonly refires?: true;
  readonly longShot?: true;
  readonly onNaturalOne?: (run: Run, ship: Ship) => void;

  // Hits and what follows.
  readonly mastsPerHit?: number;
  readonly shooterPicksMast?: true;
  readonly hitsPerMast?: number;
  readonly shrugsFirstHit?: true;
  readonly onHit?: (run: Run, ship: Ship, target: Ship) => void;
  readonly onSink?: (run: Run, ship: Ship) => void;
  readonly sinksWithoutMasts?: true;

  // Ramming, pinning, boarding.
  readonly ramProof?: true;
  readonly onPinned?: (run: Run, ship: Ship, by: readonly Ship[]) => void;
  readonly boardingBonus?: number;

  /** A unique treasure has been turned up, which happens once. */
  readonly onShown?: (run: Run, ship: Ship, treasure: Treasure) => void;
  /** It has come aboard, from an island or another ship. */
  readonly onAboard?: (run: Run, ship: Ship, treasure: Treasure) => void;
  /** Where it may go when its carrier touches other ships. */
  readonly jumps?: true;
  readonly use?: Use;
};

export type UseCommand = CommandOf<'use'>;
export type { Seat };
