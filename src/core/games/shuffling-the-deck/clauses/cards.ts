import { section } from './clause-list';

export const movementCardClauses = section(
  'Movement cards',
  'rulebook',
  ['card.full-speed-ahead', 'Full Speed Ahead! (2)', 'Any ship moves 6 spaces forward.'],
  ['card.lost-at-sea', 'Lost at Sea (3)', 'Any ship moves 6 spaces back.'],
  [
    'card.temporary-alliance',
    'Temporary Alliance (4)',
    'Two adjacent ships move 3 spaces forward as a group.',
  ],
  ['card.caught-in-a-rip', 'Caught in a Rip (3)', 'Two adjacent ships move 3 spaces back as a group.'],
  [
    'card.nation-advance',
    'English, Spanish, Dutch Advance (1 each)',
    'The three ships of that flag move 2 spaces forward, one at a time.',
  ],
  [
    'card.nation-retreat',
    'English, Spanish, Dutch Retreat (1 each)',
    'The three ships of that flag move 2 spaces back, one at a time.',
  ],
  ['card.sabotage', 'Sabotage! (5)', 'Any intact ship is turned to its damaged side.'],
  ['card.fog', 'There Be Fog Ahead! (1)', 'The active adventure is not resolved this turn; it is discarded.'],
);

export const adventureCardClauses = [
  ...section(
    'Adventure cards',
    'rulebook',
    ['card.ancient-relics', 'Ancient Relics (2)', 'Intact ships on 3, 2 and 1 gain 1 glory.'],
    ['card.native-alliance', 'Native Alliance (2)', 'Intact ships on 3, 2 and 1 gain 1 glory.'],
    ['card.island-discovery', 'Island Discovery (2)', 'Intact ships on 4, 3, 2 and 1 gain 1 glory.'],
    ['card.parley', 'Parley (2)', 'Intact ships on 4, 3, 2 and 1 gain 1 glory.'],
    ['card.neptunes-favor', 'Neptune’s Favor (4)', 'Intact ships on 5, 3 and 1 gain 1 glory.'],
    ['card.treasure-map', 'Treasure Map (6)', 'The first three intact ships gain 1 glory.'],
    ['card.legendary-treasure', 'Legendary Treasure (2)', 'The first two intact ships gain 2 glory.'],
    ['card.mermaids', 'Mermaids (4)', 'Intact ships on 6, 4 and 2 gain 1 glory.'],
    ['card.secret-charts', 'Secret Charts (3)', 'The first two intact ships gain 1 glory.'],
    ['card.cursed-treasure', 'Cursed Treasure (2)', 'The first intact ship gains 2 glory and is damaged.'],
    ['card.storm-ahead', 'Storm Ahead (2)', 'The last two intact ships are damaged.'],
    ['card.maelstrom', 'Maelstrom (5)', 'The last intact ship is damaged.'],
    ['card.ghost-ship', 'Ghost Ship (2)', 'Ships on 9, 8 and 7 lose 1 glory.'],
    ['card.volcano', 'Volcano (2)', 'The first intact ship is damaged.'],
  ),
  ...section(
    'Adventure cards',
    'house',
    [
      'card.notoriety',
      'Notoriety (one face for each pirate)',
      'If a player hides this pirate, he turns him face up. What else happens depends on the set.',
    ],
    [
      'C2.N',
      'Set N (18 Notoriety cards)',
      'Two for each pirate. A hidden pirate is shown; if he was shown before, his ship gains 1 glory if it is intact. A card that pays nothing is discarded.',
    ],
    ['C2.reveal-only', 'Set N, showing only', 'A hidden pirate is shown, and no glory is ever paid.'],
    [
      'C2.reveal-and-glory',
      'Set N, showing and paying',
      'A hidden pirate is shown, and the ship of an owned pirate gains 1 glory if it is intact.',
    ],
    [
      'C2.M',
      'Set M (9 Notoriety cards and 9 others)',
      'One Notoriety card for each pirate that shows him and pays his intact ship 1; Trade Winds 3, Deserted Cove 2, Wake of the Fleet 2, Mutiny 2.',
    ],
    ['card.trade-winds', 'Trade Winds (set M, 3)', 'Intact ships on 7, 6 and 5 gain 1 glory.'],
    ['card.deserted-cove', 'Deserted Cove (set M, 2)', 'Intact ships on 9, 5 and 1 gain 1 glory.'],
    ['card.wake-of-the-fleet', 'Wake of the Fleet (set M, 2)', 'The last two intact ships gain 1 glory.'],
    [
      'card.mutiny',
      'Mutiny (set M, 2)',
      'The intact ship with most glory, the one nearest the front if tied, loses 1.',
    ],
  ),
];
