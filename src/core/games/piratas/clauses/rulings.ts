import type { Clause } from '../../../engine';

const ruling = (number: number, title: string, text: string): Clause => ({
  id: `P${number}`,
  section: 'Rulings',
  title,
  text,
  source: 'ruling',
});

/** How open questions of the rulebook are settled, numbered as in our list of rulings. */
export const rulingClauses: readonly Clause[] = [
  ruling(1, 'Points, not cards', 'Five treasures are five points: a card worth two counts twice.'),
  ruling(
    2,
    'Five in mid-turn',
    'Reaching five during a turn wins nothing yet; only the start of a later turn of your own does.',
  ),
  ruling(
    3,
    'Order at the start',
    'First the win check, then the vessel’s extra action, then the two actions.',
  ),
  ruling(4, 'Two with five', 'If several hold enough, the one whose turn begins first wins.'),
  ruling(5, 'Flying Dutchman', 'She must lie on the ship as the turn begins; then four points are enough.'),
  ruling(
    6,
    'Under Steel Hull',
    'Cards under her are not in hand: not for winning, the hand limit, Plunder, duels, Spyglass or Your Highness.',
  ),
  ruling(7, 'Out from under Steel Hull', 'They come back only when she is lost or swapped.'),
  ruling(
    8,
    'Swapping vessels',
    'The old vessel is discarded, cards under her return at once, and the new one starts with three hit points.',
  ),
  ruling(9, 'New vessel', 'A vessel’s extra action is open from the turn after she was played.'),
  ruling(10, 'Extra action optional', 'Nobody has to use it.'),
  ruling(11, 'Damage', 'Only lost duels damage a vessel.'),
  ruling(12, 'No vessel', 'A loser without a vessel takes no damage.'),
  ruling(13, 'Steel Hull sunk', 'The winner takes his card before the cards under her return.'),
  ruling(14, 'More than seven', 'A hand may exceed seven until the end of its owner’s own turn.'),
  ruling(15, 'Nothing but treasures', 'Whoever has only treasures left above the limit keeps them.'),
  ruling(
    16,
    'Empty hand',
    'No refill. An empty-handed player may be attacked; crew and vessel suffer, nothing is taken.',
  ),
  ruling(
    17,
    'Reshuffle',
    'The discard pile is shuffled as soon as a card is needed, with a Rum or Map just played in it.',
  ),
  ruling(
    18,
    'Nothing to draw',
    'With deck and discard pile empty, a draw yields nothing but still is an action.',
  ),
  ruling(19, 'No dead end', 'A turn always comes to an end, even with nothing to play and nothing to draw.'),
  ruling(
    20,
    'Short Map',
    'With fewer than four cards in the deck the Map shows those; it reshuffles only an empty deck.',
  ),
  ruling(
    21,
    'Order at the bottom',
    'Whoever puts cards under the deck chooses their order and the others don’t see it.',
  ),
  ruling(22, 'Rum with one card', 'Draw one, reshuffle, draw one.'),
  ruling(
    23,
    'Spyglass',
    'Only the player looks; discarding is optional, never a treasure, and may be a Ghost Pirate.',
  ),
  ruling(24, 'Man Overboard', 'It needs a crew card in play that isn’t a Ghost Pirate.'),
  ruling(
    25,
    'Summon Crew',
    'Own ship only, with room; any crew in the discard pile, Ghost and Cursed Pirates too.',
  ),
  ruling(26, 'Full ship', 'No third crew card, and none is dismissed to make room.'),
  ruling(27, 'Parrot in defence', 'Only together with a cannon of the same defence, whose shots it copies.'),
  ruling(28, 'Two Parrots', 'Not in one attack or defence: there would be no cannon to copy.'),
  ruling(
    29,
    'Parrot as second attack',
    'Only after a one-cannon attack as this turn’s first action, whatever became of it; any target.',
  ),
  ruling(
    30,
    'Parrot as immediate card',
    'Second action only, if that effect can be had now. It copies no crew, vessel or extra action.',
  ),
  ruling(31, 'Parrot after Parrot', 'A Parrot never copies a Parrot.'),
  ruling(
    32,
    'Parrot and Naval Guerrilla',
    'A Parrot that copies a cannon gets the two shots more, as a cannon does.',
  ),
  ruling(
    33,
    'Bonuses',
    'Each card counts once: two Pirates are two shots. Without a cannon shot of your own none counts.',
  ),
  ruling(34, 'Never below zero', 'A total below zero is zero.'),
  ruling(35, 'Ties', 'The defender wins a tie if he played a cannon.'),
  ruling(36, 'Undefended', 'An attack that no cannon answers succeeds, even at zero shots.'),
  ruling(
    37,
    'Defences',
    'Nothing, one or two cannons, a cannon with a Parrot, or a Helmsman alone; no other card as a bluff.',
  ),
  ruling(
    38,
    'Helmsman against two cards',
    'It annuls the whole attack. All duel cards are discarded and both actions are spent.',
  ),
  ruling(39, 'Two Helmsmen', 'Not allowed: one does it.'),
  ruling(40, 'The winner’s pick', 'Compulsory if the loser holds a card. The winner alone sees the hand.'),
  ruling(41, 'Attacker beaten', 'The defender picks from the attacker’s hand, once the duel cards are gone.'),
  ruling(42, 'Two attacks', 'Two one-card attacks in a turn are allowed.'),
  ruling(43, 'Attack, then something else', 'Allowed after a one-card attack, not after one of two cards.'),
  ruling(44, 'Servant of Poseidon', 'Any card of the discard pile; treasures are never there.'),
  ruling(45, 'Your Highness', 'The target holds five or more at that moment; the card may be a treasure.'),
  ruling(46, 'First player', 'Drawn by lot, unless the table wants the first seat to begin.'),
  ruling(47, 'Looks', 'Only the player who looks sees the cards; everybody is told that he looked.'),
  ruling(
    48,
    'Cursed Pirate’s text',
    'Where the printed card names the Ghost Pirate, the Cursed Pirate is meant.',
  ),
  ruling(49, 'Plunder', 'An empty hand is no target.'),
];
