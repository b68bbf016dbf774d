import type { Clause } from '../../../engine';

const clause =
  (section: string) =>
  (id: string, title: string, text: string): Clause => ({ id, section, title, text, source: 'rulebook' });

const deck = clause('Deck and set-up');
const turn = clause('A turn');
const ships = clause('Ships');
const duel = clause('Duels');
const cards = clause('Cards');

/** What the rulebook says, in our own words. */
export const rulebookClauses: readonly Clause[] = [
  deck(
    'deck.counts',
    'The cards',
    '110 cards of 25 kinds: 18 treasures, 24 duel cards, 8 Parrots, 16 crew, 35 immediate cards and 9 vessels.',
  ),
  deck(
    'deck.marks',
    'Cards by number of players',
    'A card marked 3+, 4+, 5+ or 6 is used only with at least so many players. The others stay in the box.',
  ),
  deck('setup.mats', 'Mats', 'Each player has one ship mat, empty at first.'),
  deck('setup.deal', 'Deal', 'Five cards to each player; the rest is the deck, face down in the middle.'),
  deck(
    'deck.reshuffle',
    'Empty deck',
    'When the deck has run out, the discard pile is shuffled and becomes the deck.',
  ),
  turn(
    'win.check',
    'Winning',
    'Whoever begins a turn with five treasures or more in hand shows them and has won, before doing anything else.',
  ),
  turn(
    'turn.actions',
    'Two actions',
    'On your turn you take exactly two actions: draw a card or play a card, in any mixture.',
  ),
  turn('turn.draw', 'Draw', 'Take the top card of the deck into your hand.'),
  turn('turn.play', 'Play', 'Play a card from your own hand as its kind allows.'),
  turn(
    'turn.limit',
    'Hand limit',
    'At the end of your turn you discard down to seven cards, of your choice.',
  ),
  turn(
    'card.immediate',
    'Immediate cards',
    'An immediate card goes onto the discard pile and does its work at once.',
  ),
  ships(
    'crew.room',
    'Room for crew',
    'A ship has room for two crew. You may put crew on your own ship or on anybody else’s.',
  ),
  ships(
    'vessel.one',
    'One vessel',
    'A ship carries one vessel. As an action you may put a new one from your hand in its place.',
  ),
  ships(
    'vessel.hits',
    'Hit points',
    'A vessel has three hit points and loses one with each duel that its owner loses. At none she is discarded.',
  ),
  ships(
    'vessel.extra',
    'Extra action',
    'Some vessels give one extra action in each of their owner’s turns, before the two actions.',
  ),
  duel('duel.1', 'Target', 'The attacker names an opponent.'),
  duel('duel.2', 'Attack', 'He lays a cannon, or a Parrot that may attack, face down.'),
  duel(
    'duel.3',
    'Second card',
    'He may lay a second duel card if he has taken no action yet; the attack then takes up the whole turn.',
  ),
  duel('duel.4', 'Defence', 'The defender may lay up to two duel cards face down, or none.'),
  duel(
    'duel.5',
    'Reveal',
    'Both sides are turned over. The greater sum of shots wins, crew and vessels counted in.',
  ),
  duel(
    'duel.6',
    'Defeat',
    'The loser discards the crew on his ship except Ghost Pirates, and his vessel takes one hit.',
  ),
  duel('duel.7', 'Spent cards', 'All duel cards of both sides are discarded.'),
  duel('duel.8', 'Spoils', 'The winner looks at the loser’s hand and takes one card of his choice.'),
  duel(
    'duel.9',
    'Wreck',
    'If a vessel has no hit point left she is discarded, and what lay under her returns to her owner’s hand.',
  ),
  duel(
    'duel.bluff',
    'No bluff',
    'A duel is started with cannons and Parrots only. A Helmsman can’t start one.',
  ),
  cards('card.treasure', 'Treasure', 'Worth one or two treasures. It can be neither played nor discarded.'),
  cards('card.cannon', 'Cannon', 'Fires one, two or three shots in a duel.'),
  cards(
    'card.helmsman',
    'Helmsman',
    'Laid in defence in place of cannons, it annuls the duel: nobody wins, loses crew or takes a card.',
  ),
  cards(
    'card.parrot',
    'Parrot',
    'Copies a cannon laid with it, the cannon of this turn’s first attack, or an immediate card played as this turn’s first action.',
  ),
  cards('card.pirate', 'Pirate', 'One shot more for the ship he is on, if she fires at all.'),
  cards('card.ghost', 'Ghost Pirate', 'Does nothing, and can’t be driven off a ship in any way.'),
  cards('card.cursed', 'Cursed Pirate', 'One shot less for the ship he is on, if she fires at all.'),
  cards('card.plunder', 'Plunder', 'Take a card at random from an opponent’s hand.'),
  cards('card.overboard', 'Man Overboard', 'Discard one crew card from any ship.'),
  cards(
    'card.summon',
    'Summon Crew',
    'Put a crew card from the discard pile on your own ship, if she has room.',
  ),
  cards('card.rum', 'Rum', 'Draw two cards.'),
  cards(
    'card.spyglass',
    'Spyglass',
    'Look at an opponent’s hand; you may discard one card of it, treasures excepted.',
  ),
  cards(
    'card.map',
    'Treasure Map',
    'Look at the top four cards of the deck, take one, and put the others under the deck in any order.',
  ),
  cards('card.poseidon', 'Servant of Poseidon', 'Extra action: take any card from the discard pile.'),
  cards(
    'card.highness',
    'Your Highness',
    'Extra action: take a card at random from a player who holds five or more.',
  ),
  cards('card.cyclops', 'Cyclops Eye', 'Extra action: look at an opponent’s hand.'),
  cards(
    'card.hull',
    'Steel Hull',
    'Extra action: put a card from your hand under this vessel. It is safe there until she leaves the ship.',
  ),
  cards(
    'card.dutchman',
    'Flying Dutchman',
    'Her owner needs four treasures instead of five, and shows the whole hand on winning.',
  ),
  cards('card.merchant', 'Merchant of Tortuga', 'Extra action: draw a card.'),
  cards(
    'card.wheel',
    'Wheel of Fortune',
    'Extra action: look at the top two cards of the deck and put each on top or at the bottom, as you like.',
  ),
  cards('card.urchin', 'Sea Urchin', 'Three shots more in a duel, if you fire at all.'),
  cards('card.guerrilla', 'Naval Guerrilla', 'Two shots more for each cannon that you use in a duel.'),
];
