import type { Catalogue } from '../catalogue';

/** The guided first game of Caribbean, step by step. */
export const caribbeanLessonText = {
  'caribbean.lesson.welcome':
    'Six ships, Arriba to Fuego, and not one of them is anybody’s. Each round all players bribe all six crews in secret; whoever bribes best sails that ship.',
  'caribbean.lesson.havens':
    'You are red: the red havens at the Florida Keys, Gracias a Dios and the Dragon Mouth are yours. A chest brought into your haven pays you, whoever brought it.',
  'caribbean.lesson.chests':
    'Some harbours hold a chest, and the Evita carries one. The figure is what a chest pays in a haven; taking it from a harbour pays 2,000 at once.',
  'caribbean.lesson.goal':
    'The purses are counted at the top. In this short game 15,000 in one purse ends it once the round is over, and the richest wins.',
  'caribbean.lesson.cards':
    'You have seven cards: 0 to 5 barrels and a thief. Six go to the six ships, one each; the seventh is kept for a tie. A thief costs whoever wins that ship one space.',
  'caribbean.lesson.bid':
    'Lay 5 on the Arriba, 4 on the Bravo, 3 on the Caribic, then 1, 0 and the thief (X), and keep 2 for a tie: press 5 4 3 1 0 X, then lay your bribes. Nobody sees them before all are in.',
  'caribbean.lesson.bid.else':
    'These bribes may work too, but the lesson counts on 5, 4 and 3 for the first three ships and 2 kept back. Try again, and lay them so.',
  'caribbean.lesson.won':
    'All cards on the Arriba are shown: 5, 3, thief, thief. Your 5 is the most, so you sail her; two thieves take two spaces, and she moves 3.',
  'caribbean.lesson.capture':
    'Cat Island Sound is two spaces from your haven, by way of Nassau Roads. Choose Florida Keys as where to sail, tick “capture” at Nassau and “deliver” at the end, and sail. Or do it step by step.',
  'caribbean.lesson.capture.else':
    'Nassau’s chest is still ashore. She can take it while she lies in Nassau Roads, and she must have room. Try again.',
  'caribbean.lesson.deliver':
    'Nassau’s chest is aboard and 2,000 are yours. Now sail to the Florida Keys, your haven, and deliver: the chest is worth 8,000.',
  'caribbean.lesson.deliver.else':
    'Not delivered yet: she has to lie in a red haven with the chest. Try again.',
  'caribbean.lesson.anchor':
    'Ten thousand with the first ship. Drop anchor: that ends her turn, and the next ship’s cards are shown.',
  'caribbean.lesson.anchor.else':
    'That was something else. Drop anchor when you are done with her, or try again.',
  'caribbean.lesson.steal':
    'The Bravo is yours too, with 4 moves. She lies beside the Evita, who carries Campeche’s chest, and her own hold is empty: steal it. It pays nothing by itself.',
  'caribbean.lesson.steal.else':
    'The chest is still on the Evita. The Bravo must lie next to her, with an empty hold. Try again.',
  'caribbean.lesson.second':
    'Gracias a Dios is one move away, and it is your haven. Sail there and deliver the stolen chest: 7,000.',
  'caribbean.lesson.second.else':
    'Not delivered yet: she has to lie in a red haven with the chest. Try again.',
  'caribbean.lesson.sum':
    '17,000: more than the sum that ends the game. The round is still played to its end, for the others have bids out as well. Drop anchor.',
  'caribbean.lesson.sum.else':
    'That was something else. Drop anchor when you are done with her, or try again.',
  'caribbean.lesson.tie':
    'Two bids of 3 on the Caribic: a tie. Those who are tied may show the card they kept back, all at the same time. Show yours: 2 barrels. The higher card sails her; a card that was shown is used up.',
  'caribbean.lesson.tie.else':
    'With your card kept back she goes to the other, or to nobody. Try again, and show it.',
  'caribbean.lesson.last':
    'You win the tie. Sail the Caribic as you like: Bridgetown’s chest is next to her, and your haven at the Dragon Mouth beyond it. Then drop anchor.',
  'caribbean.lesson.last.else': 'She is still yours. Drop anchor when you are done with her.',
  'caribbean.lesson.end':
    'The last ships sailed, and the round ended the game: you are the richest. In a whole game two new chests come after each round; Q shows the rules in short.',
} as const satisfies Catalogue;
