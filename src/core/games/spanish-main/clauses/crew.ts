import { section } from './section';

export const crewClauses = section('Crew and abilities', 'ruling', [
  [
    'I1',
    'The Captain',
    'She moves, then shoots, then rams. A target sunk is rammed no more; one made derelict is, without a pin.',
  ],
  ['I2', 'After coming about', 'A Captain lets her shoot after coming about too.'],
  ['I3', 'No stacking', 'The same ability twice is no more than once; different texts add up.'],
  ['I4', 'Foreign crew', 'Crew of another nation ride, take space and points, and do nothing.'],
  [
    'I5',
    'Face down',
    'Others know how many crew there are. A crew is shown with its first use and stays so.',
  ],
  ['I6', 'Repairs at sea', 'A Shipwright lets her repair anywhere, pinned or not.'],
  ['I7', 'The Oarsman’s seat', 'An Oarsman takes no space but counts points.'],
  [
    'I8',
    'Links',
    'A linked pair on one ship gives a space. If that goes and she is over-full, her owner drops cargo at once.',
  ],
  ['I9', 'A 1 misses', 'A natural 1 misses, whatever is added.'],
  ['I10', 'Ability over rule', 'An ability beats a rule; two of one kind don’t add up.'],
  [
    'I10a',
    'Recruiters, Rum, Plague',
    'A recruiter makes other crew cheaper as the fleet is built, while caps use printed points. Rum and Plague act as they come aboard; a resting ship still unloads and defends herself.',
  ],
  [
    'I11',
    'Shrugging off, armour',
    'Shrugging off counts each turn anew and needs all masts; armour needs two hits of one shoot action.',
  ],
  ['I12', 'Double damage', 'Two masts for a hit; a ship with one is derelict, not sunk.'],
  ['I13', 'When it is read', 'What hangs on a full or empty hold is read as the move is given.'],
]);
