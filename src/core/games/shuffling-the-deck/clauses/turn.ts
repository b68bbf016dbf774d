import { section } from './clause-list';

export const setUpClauses = [
  ...section(
    'Set-up',
    'rulebook',
    [
      'setup.row',
      'Nine ships in a random row',
      'The nine ships are shuffled into a row, intact side up. The space at the right, 1, is the front; the space at the left, 9, is the back.',
    ],
    [
      'setup.adventures',
      'The active adventure',
      'One adventure lies face up at the front of the row: it is the active one. The rest form a face-down deck.',
    ],
    [
      'setup.movement',
      'Three movement cards on the table',
      'Three movement cards lie face up for everybody; the rest form a face-down deck.',
    ],
    ['setup.first', 'Who begins', 'The first player is drawn by lot.'],
  ),
  ...section(
    'Set-up',
    'ruling',
    [
      'C1.deal',
      'Two pirates each',
      'With three or four players everybody gets two pirate cards in secret. They name the ships that are his. The rest leave the game unseen.',
    ],
    ['C4.45', 'Three pirates each for two', 'Two players get three pirate cards each; three stay unseen.'],
    [
      'C1.24',
      '24 movement cards',
      'The movement deck has 24 cards, and all of them are always accounted for.',
    ],
    [
      'C1.58',
      '58 adventure cards',
      'There are 58 adventures: in the deck, face up, discarded, or face down as glory.',
    ],
    [
      'C3',
      'Pirates, ships and flags',
      'Three captains and ships each sail under the English, the Spanish and the Dutch flag. Apart from Captain Blackheart the names are ours.',
    ],
    ['C4.48', 'Options', 'Which optional rules are in force is agreed by all players before the game.'],
  ),
];

export const turnClauses = [
  ...section(
    'A turn',
    'rulebook',
    [
      'turn.order',
      'One action, then the adventure',
      'On your turn you do one thing: play a movement card, repair, accuse, or pass. Then the active adventure is resolved, a new one is drawn, and the player to your left is next.',
    ],
    [
      'action.play',
      'Play a movement card',
      'Choose one of the movement cards open to you and do what it says. It goes to the discards and a new card takes its place.',
    ],
    [
      'action.repair',
      'Repair',
      'Every damaged ship in the row is turned to its intact side, whoever owns it.',
    ],
    [
      'action.accuse',
      'Accuse',
      'Name another player and the pirate that you think he is. If you are right, you take half of the glory under that ship.',
    ],
    ['action.pass', 'Pass', 'Do nothing. You may exchange one movement card.'],
  ),
  ...section(
    'A turn',
    'ruling',
    [
      'C4.9',
      'Sabotage needs an intact ship',
      'With no intact ship in the row Sabotage can’t be played, and a damaged ship can’t be sabotaged.',
    ],
    ['C4.10', 'Repair needs damage', 'With no damaged ship there is nothing to repair; pass instead.'],
    [
      'C4.38',
      'Exchange when passing',
      'Who passes may discard one movement card that is open to him and draw another in its place.',
    ],
    [
      'C4.39',
      'Movement deck used up',
      'When a card must be drawn and the deck is empty, the discards are shuffled into a new deck.',
    ],
  ),
];

export const rowClauses = section(
  'Moving in the row',
  'ruling',
  [
    'C4.1',
    'A ship moves forward',
    'It goes the full number of spaces, or as far as space 1. Each ship that it passes falls back one space.',
  ],
  [
    'C4.2',
    'A ship moves back',
    'It goes the full number of spaces, or as far as space 9. Each ship that it passes moves up one space.',
  ],
  [
    'C4.3',
    'Two ships move as a group',
    'They keep their order and move together until one of them meets the end of the row.',
  ],
  [
    'C4.4',
    'Adjacent',
    'Two ships are adjacent when they are neighbours in the row, whoever owns them, damaged or not. There are eight such pairs.',
  ],
  [
    'C4.5',
    'Advance: the front ship first',
    'Of a nation’s three ships the one nearest the front moves first, then the next, each by up to two spaces.',
  ],
  [
    'C4.6',
    'Retreat: the back ship first',
    'Of a nation’s three ships the one nearest the back moves first, then the next, each by up to two spaces.',
  ],
  [
    'C4.7',
    'Advancing from the lead',
    'Each ship moves as far as it can. Three ships that lead the row on 1, 2 and 3 therefore end up in the reverse order.',
  ],
  ['C4.8', 'A move that changes nothing', 'A card may be played on a ship that can’t move any further.'],
  ['C4.11', 'Anybody’s ship', 'You may move or sabotage any ship, your own too.'],
  ['C4.12', 'Glory sails along', 'Glory belongs to the ship and not to the space: it moves with the ship.'],
);
