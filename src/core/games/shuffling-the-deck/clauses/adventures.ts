import { section } from './clause-list';

export const adventureClauses = section(
  'Adventures and glory',
  'ruling',
  [
    'C4.13',
    'All at once',
    'Which ships are affected is determined from the row as it is after the action; then everything happens together.',
  ],
  [
    'C4.14',
    'Fewer intact ships than named',
    'If a card names more intact ships than there are, it affects all that there are.',
  ],
  [
    'C4.15',
    'No intact ship',
    'Cursed Treasure, Volcano, Maelstrom and Storm Ahead do nothing when no ship is intact.',
  ],
  ['C4.16', 'One intact ship in a storm', 'If just one ship is intact, Storm Ahead damages that one.'],
  ['C4.17', 'Legendary Treasure pays twice two', 'Each of the two ships gains 2 glory, 4 in all.'],
  ['C4.18', 'Cursed Treasure pays first', 'The ship gains its 2 glory and is damaged after that.'],
  [
    'C4.19',
    'Damaged ships gain nothing',
    'A damaged ship on a paid space gains nothing, and nobody gets that glory instead.',
  ],
  [
    'C4.20',
    'Ghost Ship',
    'Ships on 9, 8 and 7, damaged or not, lose 1 glory if they have any. The lost card is turned up and discarded.',
  ],
  [
    'C4.21',
    'Discards as glory',
    'Discarded adventures don’t come back. With the optional rule they do: glory is taken from the discards first, the latest first, and from the deck only when there are none.',
  ],
  [
    'C4.22',
    'Where glory comes from',
    'The last glory that an adventure pays is the adventure card itself. All glory before that is dealt from the top of the deck.',
  ],
  [
    'C4.23',
    'Glory lies face down',
    'It is dealt to the ship nearest the front first, the active card last. Which card lies where stays hidden; the top one is the last one laid.',
  ],
  [
    'C4.24',
    'Deck too short',
    'Every ship still gets its full glory: what the deck can’t give is made up by counters.',
  ],
  ['C4.25', 'An adventure that pays nobody', 'It goes to the discards.'],
  ['C4.26', 'Fog', 'The active adventure is discarded without being resolved.'],
  [
    'C4.27',
    'The end',
    'The game is over when the next adventure must be drawn and the deck is empty. The last face-up adventure is still played.',
  ],
  ['C4.40', 'Notoriety of a pirate out of the game', 'It is announced that he is nobody’s.'],
  ['C4.41', 'Notoriety in fog', 'It is not resolved: nobody is shown.'],
);

export const accusationClauses = section(
  'Accusations',
  'ruling',
  [
    'C4.28',
    'A right accusation',
    'The pirate card is turned face up for good, and the accuser takes half of the glory under that ship, rounded up; that may be none.',
  ],
  [
    'C4.29',
    'A wrong accusation',
    'Nothing is shown and the action is spent. The adventure is resolved as always.',
  ],
  ['C4.30', 'Shown pirates', 'Nobody can be accused of being a pirate who lies face up.'],
  [
    'C4.31',
    'Accusing of your own pirate',
    'You may accuse another player of being a pirate of your own. It always fails, but the others don’t know why.',
  ],
  ['C4.32', 'Accusing of a pirate out of the game', 'That is allowed, for nobody knows, and fails.'],
  ['C4.33', 'Accusing again', 'A failed accusation may be repeated.'],
  ['C4.34', 'Nobody can lie', 'The answer to an accusation is always true.'],
  ['C4.35', 'Somebody with a secret', 'Only a player with at least one hidden pirate can be accused.'],
  ['C4.36', 'Taken glory is safe', 'Glory taken by an accusation is kept to the end; nothing takes it away.'],
  ['C4.37', 'What is left under the ship', 'It stays there, may grow, and counts for the ship’s owner.'],
);

export const endClauses = [
  ...section('The end', 'rulebook', [
    'end.reveal',
    'Show and count',
    'All players turn their pirates face up. Whoever has most glory wins.',
  ]),
  ...section(
    'The end',
    'ruling',
    [
      'C4.42',
      'What counts',
      'The glory under your ships, damaged ones too, and what you took. Glory under ships that nobody owns is ignored.',
    ],
    ['C4.43', 'First tie-break', 'With equal glory, whoever owns more intact ships wins.'],
    [
      'C4.44',
      'Second tie-break',
      'If that is equal too, the owner of the ship nearest space 1 wins, damaged or not. No two ships share a space.',
    ],
    [
      'C4.49',
      'Open and hidden',
      'Open: glory counts, the row, damage, discards, sizes of decks. Hidden: pirate cards, the order of decks, hands of movement cards.',
    ],
  ),
];

export const optionalClauses = section(
  'Optional rules',
  'ruling',
  [
    'C4.46',
    'Upcoming adventures',
    'As many adventures lie face up as there are players; the leftmost is active. Glory is dealt from the deck, never from this row. When the deck is empty the row shrinks, and the game ends when none is left.',
  ],
  [
    'C4.47',
    'Movement cards in hand',
    'Everybody holds three movement cards, four with two players, in secret, and none lie on the table. You play from your hand and draw. An accusation, right or wrong, costs a card of your hand for good; with a single card you can’t accuse. Passing may exchange one.',
  ],
);
