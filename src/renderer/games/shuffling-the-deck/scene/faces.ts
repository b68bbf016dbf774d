import {
  type AdventureKind,
  adventureCards,
  adventureKinds,
} from '../../../../core/games/shuffling-the-deck/data/adventure-cards';
import {
  type MovementKind,
  movementKinds,
} from '../../../../core/games/shuffling-the-deck/data/movement-cards';
import { type PirateId, pirateIds } from '../../../../core/games/shuffling-the-deck/data/pirates';

/** The faces of the deck on one sheet, in this order: each kind of card has its own stretch of numbers. */
const damagedFrom = pirateIds.length;
const movementFrom = damagedFrom + pirateIds.length;
const adventureFrom = movementFrom + movementKinds.length;
/** Notoriety has one face for each pirate; the list of kinds ends with them. */
const pirateFrom = adventureFrom + adventureKinds.length;
const othersFrom = pirateFrom + pirateIds.length;

export type FaceOf =
  | { readonly of: 'ship'; readonly pirate: PirateId; readonly damaged: boolean }
  | { readonly of: 'movement'; readonly card: MovementKind }
  | { readonly of: 'adventure'; readonly card: AdventureKind }
  | { readonly of: 'pirate'; readonly pirate: PirateId }
  | { readonly of: 'movement-back' | 'glory' | 'pirate-back' | 'hold' | 'counter' };

const others = ['movement-back', 'glory', 'pirate-back', 'hold', 'counter'] as const;

export const face = {
  ship: (pirate: PirateId): number => pirateIds.indexOf(pirate),
  damaged: (pirate: PirateId): number => damagedFrom + pirateIds.indexOf(pirate),
  movement: (card: MovementKind): number => movementFrom + movementKinds.indexOf(card),
  adventure: (card: AdventureKind): number => adventureFrom + adventureKinds.indexOf(card),
  pirate: (pirate: PirateId): number => pirateFrom + pirateIds.indexOf(pirate),
  other: (name: (typeof others)[number]): number => othersFrom + others.indexOf(name),
} as const;

/** What is painted at each number. */
export const faces: readonly FaceOf[] = [
  ...pirateIds.map((pirate): FaceOf => ({ of: 'ship', pirate, damaged: false })),
  ...pirateIds.map((pirate): FaceOf => ({ of: 'ship', pirate, damaged: true })),
  ...movementKinds.map((card): FaceOf => ({ of: 'movement', card })),
  ...adventureKinds.map((card): FaceOf => ({ of: 'adventure', card })),
  ...pirateIds.map((pirate): FaceOf => ({ of: 'pirate', pirate })),
  ...others.map((of): FaceOf => ({ of })),
];

/** The spaces that an adventure names, for its boxes 9 … 1; empty where it counts intact ships instead. */
export function spacesOf(card: AdventureKind): readonly number[] {
  const { rule } = adventureCards[card];
  return 'spaces' in rule ? rule.spaces : [];
}
