import { type PirateId, pirateIds } from './pirates';

/** The cards that the rulebook lists, and those of set M. */
const namedKinds = [
  'ancient-relics',
  'native-alliance',
  'island-discovery',
  'parley',
  'neptunes-favor',
  'treasure-map',
  'legendary-treasure',
  'mermaids',
  'secret-charts',
  'cursed-treasure',
  'storm-ahead',
  'maelstrom',
  'ghost-ship',
  'volcano',
  'trade-winds',
  'deserted-cove',
  'wake-of-the-fleet',
  'mutiny',
] as const;
export type NamedAdventure = (typeof namedKinds)[number];

/** One face for each pirate. */
export type NotorietyKind = `notoriety-${PirateId}`;
export type AdventureKind = NamedAdventure | NotorietyKind;

export const notorietyOf = (pirate: PirateId): NotorietyKind => `notoriety-${pirate}`;

/** A space of the row: 1 is the front, 9 the back. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export type AdventureRule =
  | { readonly does: 'pays-spaces'; readonly spaces: readonly Space[]; readonly glory: number }
  | { readonly does: 'pays-first'; readonly ships: number; readonly glory: number; readonly damages: boolean }
  | { readonly does: 'pays-last'; readonly ships: number; readonly glory: number }
  | { readonly does: 'damages-first'; readonly ships: number }
  | { readonly does: 'damages-last'; readonly ships: number }
  | { readonly does: 'robs-spaces'; readonly spaces: readonly Space[] }
  | { readonly does: 'robs-richest' }
  | { readonly does: 'exposes'; readonly pirate: PirateId };

export type AdventureCard = { readonly clause: string; readonly rule: AdventureRule };

const pays = (clause: string, ...spaces: Space[]): AdventureCard => ({
  clause,
  rule: { does: 'pays-spaces', spaces, glory: 1 },
});
const paysFirst = (clause: string, ships: number, glory: number, damages = false): AdventureCard => ({
  clause,
  rule: { does: 'pays-first', ships, glory, damages },
});

const namedCards: Readonly<Record<NamedAdventure, AdventureCard>> = {
  'ancient-relics': pays('card.ancient-relics', 3, 2, 1),
  'native-alliance': pays('card.native-alliance', 3, 2, 1),
  'island-discovery': pays('card.island-discovery', 4, 3, 2, 1),
  parley: pays('card.parley', 4, 3, 2, 1),
  'neptunes-favor': pays('card.neptunes-favor', 5, 3, 1),
  mermaids: pays('card.mermaids', 6, 4, 2),
  'treasure-map': paysFirst('card.treasure-map', 3, 1),
  // Each of the two ships gains 2, four in all [C4.17].
  'legendary-treasure': paysFirst('card.legendary-treasure', 2, 2),
  'secret-charts': paysFirst('card.secret-charts', 2, 1),
  'cursed-treasure': paysFirst('card.cursed-treasure', 1, 2, true),
  'storm-ahead': { clause: 'card.storm-ahead', rule: { does: 'damages-last', ships: 2 } },
  maelstrom: { clause: 'card.maelstrom', rule: { does: 'damages-last', ships: 1 } },
  'ghost-ship': { clause: 'card.ghost-ship', rule: { does: 'robs-spaces', spaces: [9, 8, 7] } },
  volcano: { clause: 'card.volcano', rule: { does: 'damages-first', ships: 1 } },
  'trade-winds': pays('card.trade-winds', 7, 6, 5),
  'deserted-cove': pays('card.deserted-cove', 9, 5, 1),
  'wake-of-the-fleet': { clause: 'card.wake-of-the-fleet', rule: { does: 'pays-last', ships: 2, glory: 1 } },
  mutiny: { clause: 'card.mutiny', rule: { does: 'robs-richest' } },
};

export const adventureKinds: readonly AdventureKind[] = [...namedKinds, ...pirateIds.map(notorietyOf)];

const notorietyCards = Object.fromEntries(
  pirateIds.map((pirate) => [
    notorietyOf(pirate),
    { clause: 'card.notoriety', rule: { does: 'exposes', pirate } },
  ]),
) as Record<NotorietyKind, AdventureCard>;

export const adventureCards: Readonly<Record<AdventureKind, AdventureCard>> = {
  ...namedCards,
  ...notorietyCards,
};

/**
 * Which 18 cards stand for those that the rulebook's list leaves out. All are ours [C2].
 * - `exposed-or-paid` (set N): a hidden pirate is shown; one shown before has his ship paid instead
 * - `exposed`: a hidden pirate is shown, nothing else
 * - `exposed-and-paid`: a hidden pirate is shown, and the ship of an owned pirate is paid
 * - `fewer-exposures` (set M): nine cards of the third kind, and nine other adventures
 */
export const adventureSets = ['exposed-or-paid', 'exposed', 'exposed-and-paid', 'fewer-exposures'] as const;
export type AdventureSet = (typeof adventureSets)[number];

const printed: readonly (readonly [NamedAdventure, number])[] = [
  ['ancient-relics', 2],
  ['native-alliance', 2],
  ['island-discovery', 2],
  ['parley', 2],
  ['neptunes-favor', 4],
  ['treasure-map', 6],
  ['legendary-treasure', 2],
  ['mermaids', 4],
  ['secret-charts', 3],
  ['cursed-treasure', 2],
  ['storm-ahead', 2],
  ['maelstrom', 5],
  ['ghost-ship', 2],
  ['volcano', 2],
];
const setM: readonly (readonly [NamedAdventure, number])[] = [
  ['trade-winds', 3],
  ['deserted-cove', 2],
  ['wake-of-the-fleet', 2],
  ['mutiny', 2],
];

const copiesOf = (list: readonly (readonly [NamedAdventure, number])[]): AdventureKind[] =>
  list.flatMap(([kind, copies]) => Array.from({ length: copies }, () => kind));

const notorieties: readonly NotorietyKind[] = pirateIds.map(notorietyOf);

/** The 40 listed cards and two Notoriety cards for each pirate [C2.N], or one and the nine of set M [C2.M]. */
const decks = {
  notoriety: [...copiesOf(printed), ...notorieties, ...notorieties],
  fewer: [...copiesOf(printed), ...notorieties, ...copiesOf(setM)],
} as const;

/** All 58 cards, in a fixed order. */
export const adventureDeck = (set: AdventureSet): readonly AdventureKind[] =>
  set === 'fewer-exposures' ? decks.fewer : decks.notoriety;
