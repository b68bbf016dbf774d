import { section } from './section';

export const treasureClauses = [
  ...section('Exploring and treasure', 'rulebook', [
    [
      'explore.island',
      'Exploring',
      'A docked ship may look at all treasure on a wild island and take what her hold has room for, face down.',
    ],
  ]),
  ...section('Exploring and treasure', 'ruling', [
    [
      'F1',
      'Dock first',
      'The turn that docks her leaves a streamer; exploring takes an action of a later turn, unless an Explorer is aboard.',
    ],
    ['F2', 'The second ship', 'A ship that docks where her player’s streamer lies explores freely.'],
    ['F3', 'Coming back', 'So does a ship that has left and comes back.'],
    [
      'F4',
      'Only the explorer sees',
      'Values are seen by the explorer alone; how many lie there is known to all.',
    ],
    [
      'F5',
      'Unique ones',
      'A full hold may look but takes nothing, except that a unique treasure must be taken, needs no room, lies face up and acts at once.',
    ],
    ['F6', 'Several', 'The first explorer takes all unique treasures.'],
    [
      'F7',
      'Ships',
      'A friendly ship or any derelict in contact may be explored: cargo goes either way, within both caps; a manned enemy may not.',
    ],
    ['F8', 'A derelict explores', 'A derelict may be given the explore action.'],
    ['F9', 'Unloading', 'Docking at home unloads at once, before anything else, and shows the values.'],
    ['F9a', 'Handed over at home', 'Gold that comes aboard a ship docked at home is unloaded at once.'],
    ['F10', 'Crew ashore', 'Crew on an island have no ability; only their owner’s ships pick them up.'],
    [
      'F11',
      'Worth nothing yet',
      'Unique treasures count 0 at the start, and the mark to win stays where it is.',
    ],
  ]),
  ...section('The end', 'rulebook', [
    ['end.majority', 'Winning', 'Whoever has more than half of the starting gold at home wins at once.'],
  ]),
  ...section('The end', 'house', [
    [
      'end.all-home',
      'All gold home',
      'When no gold is left but at home, whoever has more wins; equal is a draw.',
    ],
    [
      'end.helpless',
      'No ships',
      'A player whose turn begins with no ship that could ever act again is out. With two players, or one left, the game ends and more gold wins.',
    ],
    [
      'end.quiet',
      'Nothing happens',
      'After the agreed number of rounds without change of gold, masts, owners, crew or exploration, more gold wins.',
    ],
    ['end.rounds', 'Round limit', 'After the agreed number of rounds, more gold wins.'],
  ]),
];
