import { section } from './section';

export const setupClauses = [
  ...section('Setting up', 'rulebook', [
    [
      'setup.order',
      'First player',
      'Everybody rolls a die; the highest begins, and play goes on from high to low. Ties roll again among themselves.',
    ],
    [
      'fleet.choose',
      'Choosing a fleet',
      'Ships and crew are chosen from the cards on offer, of one nation or of several. Nobody sees another fleet before all are chosen.',
    ],
    [
      'fleet.points',
      'Points',
      'Ships and crew of a fleet may cost up to the agreed points together, and everybody plays for the same points.',
    ],
    [
      'setup.home',
      'Homes',
      'The player before chooses your home island; with two, each chooses the other’s.',
    ],
    ['setup.ships', 'Placing ships', 'Ships are placed with their bows on the home island.'],
    [
      'crew.assign',
      'Assigning crew',
      'Each crew starts face down aboard one of its player’s ships or on the home island.',
    ],
    ['crew.space', 'Space for crew', 'A crew takes one space of a hold unless its card says otherwise.'],
    [
      'treasure.put-in',
      'Treasure',
      'Everybody puts in the same number of treasures, worth the same gold together; shuffled, they are dealt to the wild islands.',
    ],
    [
      'treasure.unique',
      'Unique treasure',
      'A unique treasure is worth no gold at the start; what it does stands on it.',
    ],
  ]),
  ...section('Setting up', 'house', [
    [
      'fleet.one-of-each',
      'One of each',
      'A named ship or crew sails once only in a fleet; generic crew any number of times.',
    ],
    ['islands.four-l', 'Within four L', 'Each island after the first lies within four L bars of another.'],
  ]),
  ...section('Setting up', 'ruling', [
    [
      'A1',
      'Exactly two L apart',
      'Islands whose nearest points are exactly two L bars apart are far enough apart.',
    ],
    ['A2', 'From edge to edge', 'Islands are measured from edge to edge, not from middle to middle.'],
    [
      'A3',
      'No room left',
      'When no further island fits, the game is played with those that lie, and everybody is told.',
    ],
    [
      'A4',
      'Room at the edge',
      'An island may touch the edge of the sea; a house option keeps the longest hull’s length free.',
    ],
    ['A5', 'One home each', 'An island is the home of one player only.'],
    [
      'A6',
      'Bow on',
      'A starting ship’s bow must touch her home, any point of it; side or stern is not enough.',
    ],
    [
      'A7',
      'Crowded homes',
      'Starting ships may not lie over each other; where it is crowded, only the flank of a bow need touch.',
    ],
    ['A8', 'Docked from the start', 'Starting ships count as docked, although nobody gave them a move.'],
    [
      'A9',
      'Points aboard',
      'Crew aboard may be worth as many points as their ship and no more, at the start and at every transfer. Spaces don’t change that.',
    ],
    [
      'A10',
      'Uneven treasure',
      'Treasure is dealt as evenly as it goes, in the order in which islands were placed, the rest one by one.',
    ],
  ]),
];
