import type { Clause } from '../../engine';

const clause =
  (section: string, source: Clause['source']) =>
  (id: string, title: string, text: string): Clause => ({ id, section, title, text, source });

const setUp = clause('Setting up', 'rulebook');
const bid = clause('Bribing', 'rulebook');
const bidRuled = clause('Bribing', 'ruling');
const tie = clause('Ties', 'rulebook');
const tieRuled = clause('Ties', 'ruling');
const sail = clause('Sailing', 'rulebook');
const sailRuled = clause('Sailing', 'ruling');
const act = clause('Chests', 'rulebook');
const actRuled = clause('Chests', 'ruling');
const round = clause('Rounds', 'rulebook');
const roundRuled = clause('Rounds', 'ruling');
const end = clause('The end', 'ruling');

export const clauses: readonly Clause[] = [
  setUp(
    'setup.chests',
    'Chests',
    'Six chests drawn at random lie open in their cities. The other ten wait face down in five pairs.',
  ),
  setUp(
    'setup.ships',
    'Ships',
    'The six ships start on the marked spaces, drawn at random. They belong to nobody.',
  ),
  bid(
    'bid.lay',
    'Laying bribes',
    'Each round every player lays six of his seven cards (0 to 5 barrels and a thief) on the six ships and keeps the seventh for ties.',
  ),
  bid('bid.reveal', 'Showing bribes', 'The cards on a ship are shown together when her turn comes.'),
  bidRuled(
    'R23',
    'All at once',
    'Bribes, and answers to a tie, are secret until the last one is in. Whoever has still to choose isn’t told either who has chosen already.',
  ),
  bidRuled('R35', 'Laid is laid', 'Once given, a bribe or an answer can’t be changed.'),
  bidRuled(
    'R22',
    'Cards come back',
    'All seven cards return to every player at the start of a round, the used tie-break too.',
  ),
  bidRuled(
    'R15',
    'Thieves only',
    'Where every player has laid his thief, nobody wins the ship and there is no tie-break.',
  ),
  bidRuled(
    'R13',
    'Winning with nothing',
    'Whoever wins with a 0 may not move the ship but may act with her.',
  ),
  bidRuled(
    'R14',
    'No less than nothing',
    'Thieves can take a ship’s whole movement but never more; her winner still acts.',
  ),
  bidRuled(
    'R16',
    'One’s own thief',
    'Only opponents’ thieves slow a ship, except that any thief shown in a tie-break does.',
  ),
  bidRuled('R37', 'Two players', 'With two players a ship loses one space at most: each has a single thief.'),
  tie(
    'tie.break',
    'Breaking a tie',
    'The highest bidders decide in secret whether to show their seventh card; the best card shown wins the ship. How far she goes still depends on the first bribe.',
  ),
  tie(
    'tie.spent',
    'Used up',
    'A tie-break card that was shown can’t be used again this round. One that stayed face down can.',
  ),
  tieRuled('R17', 'Who may break it', 'Only the tied highest bidders take part.'),
  tieRuled(
    'R18',
    'Alone',
    'If only one shows a card he wins, whatever it is; a thief shown that way still costs one space.',
  ),
  tieRuled('R19', 'Nobody', 'If nobody shows a card the ship stays, and the cards can be used later.'),
  tieRuled(
    'R20',
    'Tied again',
    'If the best cards shown are equal the ship stays and all shown cards are used up; a lower card does not inherit.',
  ),
  tieRuled(
    'R21',
    'Nothing to show',
    'A player whose card is used up can only decline; another tied player may still win.',
  ),
  sail('move.order', 'Order', 'The ships sail in the order of the alphabet; the winner of each sails her.'),
  sail(
    'move.allowance',
    'How far',
    'As many spaces as there are barrels on the winning card, less one for each opponent’s thief on that ship. She may go less far.',
  ),
  sail('move.occupied', 'One to a space', 'A space holds one ship; others must be gone round.'),
  sail('move.haven', 'Havens', 'Ships may pass through any haven and stop there.'),
  sailRuled(
    'R24',
    'Freely',
    'She may use less than her movement, come back to a space, or end next to where she began.',
  ),
  sailRuled('R25', 'Not through ships', 'She never sails through another ship, in a haven neither.'),
  sailRuled('R26', 'One to a haven', 'A haven, too, holds one ship.'),
  sailRuled('R27', 'Shut in', 'A ship with no free space beside her can’t move but may act.'),
  act(
    'act.timing',
    'When',
    'The active player may act with the ship before, during and after her move, in any order.',
  ),
  act(
    'act.capture',
    'Capture',
    'In the space of a city with an open chest she may load it; the active player earns 2,000 at once.',
  ),
  act('act.steal', 'Steal', 'From a loaded ship beside her she may take the chest.'),
  act('act.swap', 'Swap', 'With a loaded ship beside her a loaded ship may exchange chests.'),
  act('act.give', 'Give', 'A loaded ship may hand her chest to an empty ship beside her.'),
  act(
    'act.deliver',
    'Deliver',
    'In a haven she may bring her chest ashore; the haven’s owner earns its value.',
  ),
  actRuled(
    'R1',
    'Giving',
    'Giving a chest to an empty ship next to her belongs to the actions, though the rulebook’s page is lost.',
  ),
  actRuled('R2', 'Stealing needs room', 'A ship that carries a chest can’t steal another; she may swap.'),
  actRuled('R3', 'No pay for stealing', 'Only captures and deliveries bring money.'),
  actRuled('R4', 'In passing', 'A chest may be captured at any point of the move, and it costs no movement.'),
  actRuled('R5', 'Capturing needs room', 'A loaded ship can’t capture.'),
  actRuled(
    'R6',
    'As often as you like',
    'A ship may act several times in one activation: deliver, capture, deliver again.',
  ),
  actRuled(
    'R7',
    'No going round',
    'Between the same two ships a chest goes the same way once in an activation.',
  ),
  actRuled(
    'R8',
    'In the haven',
    'To deliver she must be in the haven’s own space; entering it, stopping there or having started there all count.',
  ),
  actRuled(
    'R9',
    'Anybody’s haven',
    'She may deliver in another player’s haven; that player earns the money.',
  ),
  actRuled('R10', 'Havens of nobody', 'A haven whose colour nobody plays is open sea.'),
  actRuled('R11', 'No duty to unload', 'A ship need not deliver when she passes a haven.'),
  actRuled(
    'R12',
    'Cash on arrival',
    'By option, a chest given or swapped to a ship that lies in a haven may be brought ashore at once; and a ship in a haven can be robbed like any other.',
  ),
  actRuled(
    'R28',
    'A chest under the keel',
    'A chest that appears where a ship lies can be captured the next time a ship is sailed there.',
  ),
  actRuled('R30', 'Closed for good', 'A city whose chest was delivered has no more.'),
  actRuled('R36', 'All of it is may', 'An action that is possible may always be left.'),
  round(
    'round.cards',
    'A new round',
    'When all six ships have had their turn the cards return; the ships stay where they are.',
  ),
  round(
    'round.supply',
    'New chests',
    'After each round the next pair of chests is opened in its cities, until none is left.',
  ),
  roundRuled(
    'R29',
    'Leftmost first',
    'The leftmost pair is opened, after the last ship and before the next bribes.',
  ),
  roundRuled(
    'R31',
    'Any income counts',
    'Money for a capture, or from a chest that an opponent brings to one’s haven, counts towards the sum.',
  ),
  roundRuled('R33', 'A deep bank', 'The bank never runs out.'),
  roundRuled('R34', 'Open purses', 'Everybody’s money lies open.'),
  end(
    'sum',
    'The sum',
    'The game ends when somebody has 62,000 with two players, 42,000 with three, 32,000 with four.',
  ),
  end(
    'R32',
    'To the end of the round',
    'When the sum is passed the round is played out, and then the richest wins.',
  ),
  end('end.instant', 'At once', 'By option, whoever reaches the sum wins on the spot.'),
  end('end.richest', 'The richest', 'At the end the one with the most money wins.'),
  end(
    'end.tie',
    'Equal money',
    'Then the most chests in one’s own havens counts, then the most cities captured; else the win is shared.',
  ),
  end(
    'end.chests',
    'No chests left',
    'The game also ends after a round when every chest has been delivered.',
  ),
  end(
    'end.stalled',
    'Standing still',
    'When the supply is empty and nobody has earned anything for three rounds, the game ends.',
  ),
  end(
    'board',
    'Other charts',
    'A chart of one’s own must have mutual borders, a connected sea, six starts, a haven for each colour and one chest for each city.',
  ),
];
