import type { Catalogue } from '../catalogue';

const id = 'shuffling-the-deck';

/** What the screen of the game says: panel, text twin, marks on the table, quick reference, guide. */
export const shufflingTheDeckTableText: Catalogue = {
  [`${id}.standing`]: '{glory} glory',
  [`${id}.standing.shown`]: '{glory} glory in sight',
  [`${id}.stage`]: 'turn {turn}, {deck} adventures left',
  [`${id}.prompt`]: 'Play a card, repair, accuse or pass.',
  [`${id}.scene`]: 'The row of ships, cards and piles',

  [`${id}.panel.watch`]: 'You are watching: pirates that are hidden stay hidden.',
  [`${id}.panel.adventure`]: 'The adventure',
  [`${id}.panel.upcoming`]: 'then {cards}',
  [`${id}.panel.mine`]: 'Your ships',
  [`${id}.panel.mine.ship`]:
    '{pirate} on {ship}: space {space}, {glory} glory{damaged, select, yes {, damaged} other {}}{shown, select, yes {, shown} other {, hidden}}',
  [`${id}.panel.stolen`]: 'Taken by accusations: {glory} glory',
  [`${id}.panel.cards`]: 'Movement cards',
  [`${id}.panel.ships`]: 'Which ship?',
  [`${id}.panel.pair`]: 'Which two neighbours?',
  [`${id}.panel.ship`]: '{space}: {ship}',
  [`${id}.panel.ship.detail`]: '{glory} glory{damaged, select, yes {, damaged} other {}}',
  [`${id}.panel.do`]: 'What else',
  [`${id}.panel.confirm`]: 'Play {card}',
  [`${id}.panel.result`]: 'What happens',
  [`${id}.panel.repair`]: 'Repair all ships',
  [`${id}.panel.accuse`]: 'Accuse',
  [`${id}.panel.accuse.who`]: 'Whom?',
  [`${id}.panel.accuse.pirate`]: 'Of being whom?',
  [`${id}.panel.accuse.discard`]: 'Which card do you give up?',
  [`${id}.panel.accuse.confirm`]: 'I say that {target} is {pirate}!',
  [`${id}.panel.accuse.stake`]: '{glory} glory under {ship}: half is {half}.',
  [`${id}.panel.accuse.again`]: '{target} has denied that already.',
  [`${id}.panel.accuse.own`]: 'That is you: it will fail, and nobody knows why.',
  [`${id}.panel.accuse.nobody`]: 'Nobody hides a pirate any more.',
  [`${id}.panel.no-intact`]: 'No ship is intact.',
  [`${id}.panel.pass`]: 'Pass',
  [`${id}.panel.exchange`]: 'Pass and exchange a card',
  [`${id}.panel.exchange.which`]: 'Which card do you exchange?',
  [`${id}.panel.cancel`]: 'Choose again',
  [`${id}.panel.wait`]: 'It is not your turn.',
  [`${id}.panel.fogged`]: 'The adventure slips by.',
  [`${id}.panel.stays`]: 'The row stays as it is.',
  [`${id}.panel.nothing`]: 'Nothing happens to any ship.',

  [`${id}.effect.gains`]: '{ship} gains {glory}',
  [`${id}.effect.loses`]: '{ship} loses 1',
  [`${id}.effect.is-damaged`]: '{ship} is damaged',
  [`${id}.effect.is-shown`]: '{pirate} must be shown',
  [`${id}.effect.may-be-shown`]: '{pirate} is shown if somebody hides him',
  [`${id}.effect.is-nobodys`]: '{pirate} is nobody’s',
  [`${id}.effect.shift`]: '{ship} from {from} to {to}',
  [`${id}.back.movement`]: 'Helm',
  [`${id}.back.glory`]: 'Glory',
  [`${id}.back.pirate`]: 'Unknown',
  [`${id}.back.hold`]: 'Cargo Hold',
  [`${id}.mark.gains`]: '+{glory}',
  [`${id}.mark.loses`]: '−1',
  [`${id}.mark.damaged`]: 'damaged',
  [`${id}.mark.shown`]: 'shown?',
  [`${id}.mark.pile`]: '{count}',
  [`${id}.mark.player`]: '{seat}: {glory} taken',
  [`${id}.mark.player.cards`]: '{seat}: {glory} taken, {cards} cards',

  [`${id}.deduce`]: 'Who may be whom',
  [`${id}.deduce.help`]: 'Counted from what you know: your cards, shown pirates, denied accusations.',
  [`${id}.deduce.sure`]: 'is',
  [`${id}.deduce.never`]: 'no',
  [`${id}.deduce.chance`]: '{percent} %',
  [`${id}.deduce.pirate`]: 'Pirate',

  [`${id}.twin.row`]: 'The row, from the front',
  [`${id}.twin.ship`]:
    'Space {space}: {ship} of {pirate}, {nation}, {glory} glory{damaged, select, yes {, damaged} other {, intact}}{owner}',
  [`${id}.twin.owner.you`]: ', yours',
  [`${id}.twin.owner.seat`]: ', {seat}’s',
  [`${id}.twin.owner.nobody`]: ', nobody’s',
  [`${id}.twin.owner.unknown`]: '',
  [`${id}.twin.cards`]: 'Cards',
  [`${id}.twin.active`]: 'Active adventure: {card}. {text}',
  [`${id}.twin.upcoming`]: 'Then: {cards}',
  [`${id}.twin.adventures`]: '{deck} adventures in the deck. Discarded: {discard}',
  [`${id}.twin.movement`]: 'Movement cards on the table: {cards}',
  [`${id}.twin.movement.deck`]: '{deck} movement cards in the deck. Discarded: {discard}',
  [`${id}.twin.none`]: 'none',
  [`${id}.twin.player`]:
    '{seat}: {hidden} hidden pirates; shown: {shown}; {stolen} glory taken{hand, plural, =0 {} other {; # movement cards in hand}}',
  [`${id}.twin.denied`]: '{target} is not {pirate}.',
  [`${id}.twin.players`]: 'Players',
  [`${id}.nation.english`]: 'English',
  [`${id}.nation.spanish`]: 'Spanish',
  [`${id}.nation.dutch`]: 'Dutch',

  [`${id}.reference.win`]:
    'Two or three of the nine pirates are yours in secret, and the ships that are theirs. Most glory under your ships and in front of you wins, when the adventures run out.',
  [`${id}.reference.turn`]:
    'A turn: play a movement card, repair, accuse or pass. Then the active adventure is resolved on the row as it is now.',
  [`${id}.reference.row`]:
    'Space 1, at the right, is the front. Ships go as far as they can; those that they pass make room. Damaged ships gain nothing.',
  [`${id}.reference.accuse`]:
    'Accuse somebody of being a pirate: if it is true he shows the card, and you take half of the glory under that ship, rounded up, for good. A shown pirate is safe.',
  [`${id}.reference.search`]: 'Search the rules',
  [`${id}.reference.found`]: '{count, plural, =0 {No rule says that} one {# rule} other {# rules}}',

  [`${id}.guide`]: 'First game: guide',
  [`${id}.guide.on`]: 'Guide me',
  [`${id}.guide.off`]: 'I know my way',
  [`${id}.guide.pirates`]:
    'You are {pirates}. Your ships are {ships}; nobody else knows. Glory under them will be yours.',
  [`${id}.guide.adventure`]:
    'Look at {card}: it will pay or strike the ships with a mark over them. First you may change the row with one card.',
  [`${id}.guide.card`]:
    'Choose a movement card, then point at ships: the new row and its marks are shown at once.',
  [`${id}.guide.confirm`]: 'Does it pay a ship of yours? Then confirm. Helping others too hides who you are.',
  [`${id}.guide.accuse`]:
    'There are {glory} glory under {ship}. Who has been helping her? An accusation could bring you {half}.',
  [`${id}.guide.damaged`]:
    '{ship} is damaged and can’t gain glory. Repair turns all ships to their intact side.',
  [`${id}.guide.shown`]:
    '{pirate} lies face up: everybody knows now, but that glory can’t be taken any more.',
  [`${id}.guide.end`]:
    'Few adventures are left. Accuse before the end, and keep your ships intact: they decide a tie.',
  [`${id}.guide.wait`]: 'Watch what the others push forward: it may well be their own.',
};
