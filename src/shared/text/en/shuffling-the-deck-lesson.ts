import type { Catalogue } from '../catalogue';

/** The guided first game of Shuffling the Deck, step by step. */
export const shufflingTheDeckLessonText = {
  'shuffling-the-deck.lesson.welcome':
    'Two pirates are secretly yours: Captain Blackheart and Pieter de Kraai. Nobody else knows. Glory under their ships, Grim Tidings and Zwarte Kraai, will count for you.',
  'shuffling-the-deck.lesson.row':
    'Nine ships sail in a row, from space 1 at the front to 9 at the back. Anybody may move any ship, so what you move may tell who you are.',
  'shuffling-the-deck.lesson.adventure':
    'The active adventure is Legendary Treasure: at the end of this turn the first two intact ships gain two glory each. Then the next one is turned over.',
  'shuffling-the-deck.lesson.pays':
    'As the row is now, Rode Vos and Saltmarsh Lass would be paid: the table marks them. Choose a movement card and a ship, and the marks show what it would change.',
  'shuffling-the-deck.lesson.move':
    'Play Full Speed Ahead on Grim Tidings, on space 7: she runs six spaces forward, to the very front. Choose the card, then the ship, look at the new row, and confirm.',
  'shuffling-the-deck.lesson.move.else':
    'Grim Tidings got nothing this time, and her turn is over. Try again: Full Speed Ahead, on space 7.',
  'shuffling-the-deck.lesson.shifted':
    'Grim Tidings leads, the others closed up behind her, and two glory lie under her. Rode Vos behind her was paid as well: that comes of being near the front.',
  'shuffling-the-deck.lesson.suspect':
    'Anne moved Viento Negro and Santa Brasa together, and Santa Brasa was paid at once. She had four glory already, now she has five. Is Don Esteban Roca, whose ship that is, Anne’s?',
  'shuffling-the-deck.lesson.accuse':
    'Accuse Anne of being Don Esteban Roca: choose Accuse, then Anne, then his name. If it is true he is shown, and you take half of his glory, rounded up. If not, your action is lost.',
  'shuffling-the-deck.lesson.accuse.else':
    'That was something else, or a wrong guess. Think who brought Santa Brasa forward; try again.',
  'shuffling-the-deck.lesson.taken':
    'It is he! Three of his five glory are yours now, and safe to the end of the game. What comes under Santa Brasa from now on is Anne’s still, but nobody can accuse him again.',
  'shuffling-the-deck.lesson.last':
    'This is the last adventure: Parley pays spaces 1 to 4, and Grim Tidings is among them. Do what you like, or pass; then the game ends and glory is counted.',
  'shuffling-the-deck.lesson.last.else': 'The game isn’t over yet: go on as you like.',
  'shuffling-the-deck.lesson.end':
    'All pirates are turned over. Your glory is what lies under your ships and what you took: the most of all. On a tie intact ships count, then the ship furthest ahead; Q shows the rules in short.',
} as const satisfies Catalogue;
