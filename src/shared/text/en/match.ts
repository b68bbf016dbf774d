import type { Catalogue } from '../catalogue';

/** What a match says beside its game: refusals, why something can't be undone, log lines, early ends. */
export const matchText: Catalogue = {
  'match.refused.no-such-seat': 'There is no seat {seat, number} at this table.',
  'match.refused.not-your-turn': 'It isn’t your turn.',
  'match.refused.stale-decision': 'That decision has been taken already; the table has moved on.',
  'match.refused.bad-command': 'This game knows no such command ({problem}).',
  'match.refused.match-over': 'The game is over.',
  'match.refused.cannot-undo': 'This can’t be undone.',
  'match.refused.cannot-redo': 'There is nothing to play again.',
  'match.refused.nothing-pending': 'Nobody has asked for that.',
  'match.refused.already-pending': 'That has been asked already and waits for an answer.',
  'match.refused.bad-options': 'These house rules don’t fit together ({where}: {problem}).',
  'match.refused.bad-seats': 'This game can’t be played by so many.',
  'match.refused.bad-position': 'A game can’t begin from this position: {problem}.',
  'match.refused.internal': 'The rules stumbled over this command ({problem}). The game is kept as it was.',
  'match.cannot-undo.nothing': 'You have done nothing yet that could be undone.',
  'match.cannot-undo.final':
    'Chance has spoken or something hidden was shown since. Ask the others for a take-back.',
  'match.cannot-undo.other': '{who} has decided something since. Ask for a take-back.',
  'match.cannot-undo.earlier':
    'What was played before (under older rules, or before the save was damaged) can’t be changed any more.',
  'match.event.undo': '{who} undoes the last command.',
  'match.event.take-back': 'All agree: the game goes back. Chance is drawn anew.',
  'match.event.lesson-back': 'The lesson goes back a little.',
  'match.event.attach': '{who} brings a file to the table.',
  'match.event.resign': '{who} resigns.',
  'match.event.offer-draw': '{who} offers a draw.',
  'match.event.answer-draw.yes': '{who} accepts the draw.',
  'match.event.answer-draw.no': '{who} declines the draw.',
  'match.event.ask-take-back': '{who} asks for a take-back.',
  'match.event.answer-take-back.yes': '{who} agrees to the take-back.',
  'match.event.answer-take-back.no': '{who} doesn’t agree to the take-back.',
  'match.event.swap.person': '{name} takes the seat.',
  'match.event.swap.opponent': 'An opponent, {name}, takes the seat.',
  'match.outcome.draw-agreed': 'A draw, by agreement.',
  'match.outcome.others-resigned': 'All others have resigned.',
};
