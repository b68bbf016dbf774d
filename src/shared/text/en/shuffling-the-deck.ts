import { pirateIds, pirates } from '../../../core/games/shuffling-the-deck/data/pirates';
import type { Catalogue } from '../catalogue';

const id = 'shuffling-the-deck';

/** Names are proper names: the same in every language, so they come from the data. */
const names: Catalogue = Object.fromEntries(
  pirateIds.flatMap((pirate) => [
    [`${id}.pirate.${pirate}`, pirates[pirate].name],
    [`${id}.ship.${pirate}`, pirates[pirate].ship],
  ]),
);

const movement: Catalogue = {
  [`${id}.movement.full-speed-ahead`]: 'Full Speed Ahead!',
  [`${id}.movement.full-speed-ahead.text`]: 'Any ship runs 6 spaces forward.',
  [`${id}.movement.lost-at-sea`]: 'Lost at Sea',
  [`${id}.movement.lost-at-sea.text`]: 'Any ship falls back 6 spaces.',
  [`${id}.movement.temporary-alliance`]: 'Temporary Alliance',
  [`${id}.movement.temporary-alliance.text`]: 'Any two neighbours sail 3 spaces forward as one.',
  [`${id}.movement.caught-in-a-rip`]: 'Caught in a Rip',
  [`${id}.movement.caught-in-a-rip.text`]: 'Any two neighbours drift 3 spaces back as one.',
  [`${id}.movement.english-advance`]: 'English Advance',
  [`${id}.movement.english-advance.text`]: 'English ships gain 2 spaces each, the leader first.',
  [`${id}.movement.spanish-advance`]: 'Spanish Advance',
  [`${id}.movement.spanish-advance.text`]: 'Spanish ships gain 2 spaces each, the leader first.',
  [`${id}.movement.dutch-advance`]: 'Dutch Advance',
  [`${id}.movement.dutch-advance.text`]: 'Dutch ships gain 2 spaces each, the leader first.',
  [`${id}.movement.english-retreat`]: 'English Retreat',
  [`${id}.movement.english-retreat.text`]: 'English ships lose 2 spaces each, the last one first.',
  [`${id}.movement.spanish-retreat`]: 'Spanish Retreat',
  [`${id}.movement.spanish-retreat.text`]: 'Spanish ships lose 2 spaces each, the last one first.',
  [`${id}.movement.dutch-retreat`]: 'Dutch Retreat',
  [`${id}.movement.dutch-retreat.text`]: 'Dutch ships lose 2 spaces each, the last one first.',
  [`${id}.movement.sabotage`]: 'Sabotage!',
  [`${id}.movement.sabotage.text`]: 'Turn any one intact ship to its damaged side.',
  [`${id}.movement.fog`]: 'There Be Fog Ahead!',
  [`${id}.movement.fog.text`]: 'The active adventure slips by and is discarded.',
};

const adventures: Catalogue = {
  [`${id}.adventure.ancient-relics`]: 'Ancient Relics',
  [`${id}.adventure.ancient-relics.text`]: 'Intact ships on 3, 2 and 1 gain 1 glory each.',
  [`${id}.adventure.native-alliance`]: 'Native Alliance',
  [`${id}.adventure.native-alliance.text`]: 'Intact ships on 3, 2 and 1 gain 1 glory each.',
  [`${id}.adventure.island-discovery`]: 'Island Discovery',
  [`${id}.adventure.island-discovery.text`]: 'Intact ships on 4, 3, 2 and 1 gain 1 glory each.',
  [`${id}.adventure.parley`]: 'Parley',
  [`${id}.adventure.parley.text`]: 'Intact ships on 4, 3, 2 and 1 gain 1 glory each.',
  [`${id}.adventure.neptunes-favor`]: 'Neptune’s Favor',
  [`${id}.adventure.neptunes-favor.text`]: 'Intact ships on 5, 3 and 1 gain 1 glory each.',
  [`${id}.adventure.treasure-map`]: 'Treasure Map',
  [`${id}.adventure.treasure-map.text`]: 'The first three intact ships gain 1 glory each.',
  [`${id}.adventure.legendary-treasure`]: 'Legendary Treasure',
  [`${id}.adventure.legendary-treasure.text`]: 'The first two intact ships gain 2 glory each.',
  [`${id}.adventure.mermaids`]: 'Mermaids',
  [`${id}.adventure.mermaids.text`]: 'Intact ships on 6, 4 and 2 gain 1 glory each.',
  [`${id}.adventure.secret-charts`]: 'Secret Charts',
  [`${id}.adventure.secret-charts.text`]: 'The first two intact ships gain 1 glory each.',
  [`${id}.adventure.cursed-treasure`]: 'Cursed Treasure',
  [`${id}.adventure.cursed-treasure.text`]: 'The first intact ship gains 2 glory, then is damaged.',
  [`${id}.adventure.storm-ahead`]: 'Storm Ahead',
  [`${id}.adventure.storm-ahead.text`]: 'The last two intact ships are damaged.',
  [`${id}.adventure.maelstrom`]: 'Maelstrom',
  [`${id}.adventure.maelstrom.text`]: 'The last intact ship is damaged.',
  [`${id}.adventure.ghost-ship`]: 'Ghost Ship',
  [`${id}.adventure.ghost-ship.text`]: 'Ships on 9, 8 and 7 lose 1 glory each.',
  [`${id}.adventure.volcano`]: 'Volcano',
  [`${id}.adventure.volcano.text`]: 'The first intact ship is damaged.',
  [`${id}.adventure.trade-winds`]: 'Trade Winds',
  [`${id}.adventure.trade-winds.text`]: 'Intact ships on 7, 6 and 5 gain 1 glory each.',
  [`${id}.adventure.deserted-cove`]: 'Deserted Cove',
  [`${id}.adventure.deserted-cove.text`]: 'Intact ships on 9, 5 and 1 gain 1 glory each.',
  [`${id}.adventure.wake-of-the-fleet`]: 'Wake of the Fleet',
  [`${id}.adventure.wake-of-the-fleet.text`]: 'The last two intact ships gain 1 glory each.',
  [`${id}.adventure.mutiny`]: 'Mutiny',
  [`${id}.adventure.mutiny.text`]: 'The richest intact ship loses 1 glory.',
  [`${id}.adventure.notoriety`]: 'Notoriety: {pirate}',
  [`${id}.adventure.notoriety.exposed-or-paid`]:
    '{pirate} must show the flag if hidden. If shown before, the ship gains 1 glory if intact.',
  [`${id}.adventure.notoriety.exposed`]: '{pirate} must show the flag if hidden.',
  [`${id}.adventure.notoriety.exposed-and-paid`]:
    '{pirate} must show the flag if hidden, and the ship gains 1 glory if intact and owned.',
  [`${id}.adventure.notoriety.fewer-exposures`]:
    '{pirate} must show the flag if hidden, and the ship gains 1 glory if intact and owned.',
};

const events: Catalogue = {
  [`${id}.event.card-played`]: '{seat} plays {card}.',
  [`${id}.event.ships-moved`]: '{ships}.',
  [`${id}.event.shift`]: '{ship} sails from {from} to {to}',
  [`${id}.event.ships-stay`]: 'The row stays as it is.',
  [`${id}.event.ship-damaged`]: '{ship}, on space {space}, is damaged.',
  [`${id}.event.ships-repaired`]: '{seat} repairs {ships}.',
  [`${id}.event.accusation-right`]:
    '{seat} says that {target} is {pirate}. It is true: {seat} takes {glory, plural, =0 {no glory, for there is none} one {# glory} other {# glory}}.',
  [`${id}.event.accusation-wrong`]: '{seat} says that {target} is {pirate}. {target} is not.',
  [`${id}.event.movement-discarded`]: '{seat} discards {card}.',
  [`${id}.event.passed`]: '{seat} passes.',
  [`${id}.event.movement-drawn-table`]: '{card} is laid out.',
  [`${id}.event.movement-drawn-hand`]: '{seat} draws {card}.',
  [`${id}.event.movement-drawn-unseen`]: '{seat} draws a movement card.',
  [`${id}.event.movement-reshuffled`]: 'The discarded movement cards are shuffled into a new deck.',
  [`${id}.event.adventure-skipped`]: '{card} slips by in the fog.',
  [`${id}.event.adventure-resolved`]: 'Adventure: {card}.',
  [`${id}.event.adventure-idle`]: 'Adventure: {card}. Nothing happens.',
  [`${id}.event.glory-gained`]:
    '{ship}, on space {space}, gains {glory} glory{counters, plural, =0 {} one { (one as a counter)} other { (# as counters)}}.',
  [`${id}.event.glory-lost`]: '{ship}, on space {space}, loses 1 glory: {card} is turned up and discarded.',
  [`${id}.event.counter-lost`]: '{ship}, on space {space}, loses 1 glory.',
  [`${id}.event.pirate-shown`]: '{seat} must show the flag: {seat} is {pirate}.',
  [`${id}.event.pirate-nobodys`]: '{pirate} is nobody’s.',
  [`${id}.event.adventure-drawn`]: 'Next comes {card}.',
  [`${id}.event.game-over`]: 'The last adventure is over. {winner} comes first with {glory} glory.',
  [`${id}.over.glory`]: '{seat} wins with {glory} glory.',
  [`${id}.over.intact`]: '{seat} wins: equal at {glory} glory, but with {intact} intact ships.',
  [`${id}.over.foremost`]:
    '{seat} wins: equal at {glory} glory, but with the ship furthest ahead, on space {space}.',
};

const refusals: Catalogue = {
  [`${id}.refused.over`]: 'The game is over.',
  [`${id}.refused.not-your-turn`]: 'It is {seat}’s turn. Wait for yours.',
  [`${id}.refused.nothing-to-repair`]: 'No ship is damaged. Pass if you want to do nothing.',
  [`${id}.refused.wrong-number-of-ships`]:
    '{card} needs {wanted, plural, =0 {no ship named} one {one ship} other {# ships}}, but {named} were chosen.',
  [`${id}.refused.not-adjacent`]: '{first} and {second} are not neighbours. Choose two ships side by side.',
  [`${id}.refused.already-damaged`]: '{ship} is damaged already. Choose an intact ship.',
  [`${id}.refused.not-in-hand`]: '{card} is not in your hand. Choose one of your cards.',
  [`${id}.refused.not-on-table`]: '{card} does not lie on the table. Choose one of the cards that do.',
  [`${id}.refused.no-such-player`]: 'There is no such player.',
  [`${id}.refused.accuses-himself`]: 'You can’t accuse yourself. Choose another player.',
  [`${id}.refused.already-shown`]: '{pirate} lies face up already. Choose a hidden pirate.',
  [`${id}.refused.nothing-hidden`]: '{target} hides no pirate any more. Accuse somebody else.',
  [`${id}.refused.no-discard-asked`]: 'No card is discarded for an accusation in this game.',
  [`${id}.refused.last-card`]: 'You can’t accuse with a single movement card in hand.',
  [`${id}.refused.discard-needed`]: 'An accusation costs a card. Choose the one to discard.',
};

const positions: Catalogue = {
  [`${id}.position.turn-marker`]: 'Lay exactly one turn marker on the table.',
  [`${id}.position.strangers`]:
    '{count, plural, one {# piece does} other {# pieces do}} not belong to this game. Put {count, plural, one {it} other {them}} away.',
  [`${id}.position.ships`]: 'The row needs each of the nine ships once.',
  [`${id}.position.players`]: 'The game is for two to four players.',
  [`${id}.position.pirates-dealt`]: 'Everybody needs two pirate cards, three with two players.',
  [`${id}.position.pirate-twice`]: 'A pirate card lies on the table twice.',
  [`${id}.position.shown`]:
    'The face-up pirate cards don’t fit: they must be somebody’s, and all of them once the game is over.',
  [`${id}.position.unowned`]: 'A pirate is said to be nobody’s, yet somebody has the card.',
  [`${id}.position.denials`]: 'A noted answer to an accusation is not true.',
  [`${id}.position.adventure-cards`]: 'The 58 adventure cards of this set are not all on the table.',
  [`${id}.position.counters`]: 'Counters stand for glory only when the adventure deck is empty.',
  [`${id}.position.adventure-row`]:
    'The number of face-up adventures doesn’t fit the deck and the rules in force.',
  [`${id}.position.movement-cards`]: 'The 24 movement cards are not all on the table.',
  [`${id}.position.movement-table`]: 'Three movement cards lie face up, or none if they are held in hand.',
  [`${id}.position.movement-hands`]: 'The hands of movement cards don’t fit the rules in force.',
  [`${id}.position.turn`]: 'The turn marker must lie with a player.',
};

/** Why an opponent does what it does; also the hint's words. */
const reasons: Catalogue = {
  [`${id}.reason.pays`]: 'So that {card} pays {ships}.',
  [`${id}.reason.pays-instead`]: 'So that {card} pays {ships}, and not {others}.',
  [`${id}.reason.denies`]: 'So that {card} doesn’t pay {ships}.',
  [`${id}.reason.hurts`]: 'So that {card} strikes {ships}.',
  [`${id}.reason.spares`]: 'So that {card} spares {ships}.',
  [`${id}.reason.fog`]: 'So that {card} slips by.',
  [`${id}.reason.place`]: 'For better places in the adventures to come.',
  [`${id}.reason.repair`]: 'Damaged ships earn nothing.',
  [`${id}.reason.accuse`]:
    'There {glory, plural, =0 {is no glory} one {is # glory} other {are # glory}} under {ship}: it is worth asking whether {target} is {pirate}.',
  [`${id}.reason.pass`]: 'The row is good as it is.',
  [`${id}.reason.swap`]: 'The row is good as it is, and that card would help others more.',
};

export const shufflingTheDeckText: Catalogue = {
  ...names,
  ...movement,
  ...adventures,
  ...events,
  ...refusals,
  ...positions,
  ...reasons,
};
