import type { Catalogue } from '../catalogue';

/** The guided first game of Piratas!, step by step. */
export const piratasLessonText = {
  'piratas.lesson.welcome':
    'Whoever begins a turn with five treasures in hand wins at once. You hold three: a card worth two and a card worth one. Treasures can’t be played or discarded.',
  'piratas.lesson.hand':
    'The rest of your hand: two cannons and a Helmsman for duels, a Pirate who can join a crew, and Man Overboard. Choose a card to read what it does, or why it does nothing now.',
  'piratas.lesson.draw':
    'A turn has exactly two actions, in any mixture: draw a card, or play one. Draw one now.',
  'piratas.lesson.draw.else':
    'That was an action as well, but the lesson goes another way. Try again, and draw first.',
  'piratas.lesson.crew':
    'A Parrot: it copies cards. Now play your Pirate onto your own ship, which has room for two crew. A Pirate adds one shot to every duel that you fire in.',
  'piratas.lesson.crew.else':
    'Your ship is still without crew. Try again, and put the Pirate on your own ship.',
  'piratas.lesson.defend':
    'Mother Quill attacks you: her card lies face down. Answer with your cannon of two shots; your Pirate makes it three. (A Helmsman would sail you out of the duel, and no card at all would lose it.)',
  'piratas.lesson.defend.else': 'The duel went another way. Try again, and answer with the cannon of two.',
  'piratas.lesson.sums':
    'Both sides were turned over: one shot against two and one more. A tie would have been yours too, for the defender wins ties. Used cards are gone; the loser’s crew would be, too.',
  'piratas.lesson.take':
    'The winner looks at the loser’s hand, alone, and takes a card. A treasure lies there: take it. Now you have four.',
  'piratas.lesson.take.else': 'That card won’t win you the game as soon. Try again, and take the treasure.',
  'piratas.lesson.more':
    'Mother Quill used her second action and it is your turn again. With four treasures, draw in hope of a fifth.',
  'piratas.lesson.more.else': 'Try again, and draw: what you need lies on top of the deck.',
  'piratas.lesson.again':
    'The fifth! But the win is only looked for when a turn of yours begins. Keep it safe, and draw once more.',
  'piratas.lesson.again.else': 'Try again, and draw: it keeps your hand as it is.',
  'piratas.lesson.limit':
    'Nine cards, and a turn must end with seven at most. Discard two that you can spare: Man Overboard, say, and a weak cannon. Keep the Helmsman: he could save your treasures.',
  'piratas.lesson.limit.else': 'That was something else. Discard two cards, or try again.',
  'piratas.lesson.end':
    'Mother Quill found nothing to stop you; your turn began with five treasures, and you are a legend. Vessels, Parrots and plunder you will meet as you play; Q shows the rules in short.',
} as const satisfies Catalogue;
