import type { Clause } from '../../engine';

const clause = (id: string, section: string, title: string, text: string): Clause => ({
  id: `sandbox.${id}`,
  section,
  title,
  text,
  source: 'house',
});

export const clauses: readonly Clause[] = [
  clause(
    'pieces',
    'Pieces',
    'What may be done',
    'Anybody at the table may do anything with any piece that lies openly on it. Nothing is ever anybody’s turn.',
  ),
  clause('locked', 'Pieces', 'Locked', 'A locked piece stays as it is until somebody unlocks it.'),
  clause('edge', 'Pieces', 'The edge', 'Every piece lies on the table: its middle is never beyond the edge.'),
  clause(
    'limit',
    'Pieces',
    'How many',
    'At most 600 pieces lie on the table, 2,000 with all that decks, bags and hands hold.',
  ),
  clause(
    'hidden',
    'Secrets',
    'Face down',
    'What lies face down, in a face-down deck, in a bag or in another’s hand is known only to those who have looked at it.',
  ),
  clause(
    'decks',
    'Secrets',
    'Decks',
    'Whoever takes from a deck takes from it as it was when he reached for it: nobody takes two by mistake.',
  ),
  clause(
    'search',
    'Secrets',
    'Searching',
    'While one player looks through a deck or bag, the others wait. That he looks, all see.',
  ),
  clause('hands', 'Secrets', 'Hands', 'Only its holder sees and plays the cards of a hand.'),
  clause(
    'holds',
    'Pieces',
    'What holds what',
    'Decks, ships, islands and hands hold flat pieces; bags and boxes hold anything that holds nothing itself.',
  ),
  clause(
    'dice',
    'Dice',
    'Dice',
    'A die counts as it lies. One that leans against something is thrown again.',
  ),
  clause('undo', 'Table', 'Undo', 'Everything can be undone, by anybody, back to the start.'),
];
