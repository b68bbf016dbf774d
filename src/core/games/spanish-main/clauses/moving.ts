import { section } from './section';

export const movingClauses = [
  ...section('Turns', 'rulebook', [
    ['turn.order', 'Turns', 'Players take turns in the order of the dice.'],
    [
      'turn.action',
      'One action',
      'In your turn each of your ships may be given one action: move, explore, shoot or repair. Anything else is free.',
    ],
  ]),
  ...section('Moving', 'rulebook', [
    [
      'move.segment',
      'Segments',
      'A ship moves along the bars of her base move, in any order, up to the length of each, her bow leading; she turns only between them.',
    ],
    ['move.derelict', 'Derelicts don’t move', 'A ship without masts can’t move.'],
    [
      'dock.transfer',
      'Crew at an island',
      'A docked ship may land and take on crew, and pass crew to and from another ship docked at that island.',
    ],
  ]),
  ...section('Moving', 'ruling', [
    [
      'B1',
      'No distance at all',
      'A segment of no length is a move. It even turns her about her bow tip. A pinned ship may not do so.',
    ],
    ['B2', 'A hair’s breadth', 'The smallest move at a new heading is legal if she can lie where it ends.'],
    ['B3', 'Part of a bar', 'She may stop short on one bar and use all of the next; what she left is lost.'],
    ['B4', 'Any order', 'S and L may be sailed in either order.'],
    ['B5', 'No bends', 'Within one bar she can’t change course.'],
    ['B6', 'Any turn', 'At the start of a segment she may turn by any angle.'],
    ['B7', 'Swinging', 'What her stern passes over as she swings about her bow doesn’t matter.'],
    [
      'B8',
      'What must be free',
      'Her bow tip’s path may enter nothing, her hull where she ends may overlap nothing, nor may the part of her sweep ahead of the start. Over what she touched at the start she may swing, but once clear of it, at the latest after her length and beam, she must stay clear.',
    ],
    [
      'B9',
      'Out of a dock',
      'Even the longest hull with the shortest move can leave a dock, within some 23 degrees of straight out.',
    ],
    ['B10', 'Along an edge', 'Sailing exactly along an edge is touching, not entering.'],
    ['B11', 'Through a gap', 'A gap as wide as her beam lets her through.'],
    ['B12', 'First contact', 'A move aimed beyond an obstacle ends at first contact, never beyond it.'],
    ['B13', 'Sliding on', 'Touching something doesn’t stop her: she may slide on if nothing overlaps.'],
    ['B14', 'Touch and go', 'An island touched between two segments is not docked at.'],
    [
      'B15',
      'Caught on the way',
      'Where her bow touches an enemy with masts on the way she is pinned, and the move ends.',
    ],
    ['B16', 'A brush of the side', 'An enemy that only her side touches on the way is nothing.'],
    ['B17', 'Friends block', 'Friendly ships and derelicts are in the way like any other.'],
    ['B18', 'Overhang', 'Sails, bowsprits and flags that hang over something don’t count.'],
    ['B19', 'The edge of the sea', 'She may touch the edge of the table, not lie over it.'],
    [
      'B20',
      'Headlands',
      'A cove with both ends free is no way through if her hull would cut the headland between.',
    ],
    ['B21', 'Hemmed in', 'Nobody has to move: no move at all, coming about or another action will do.'],
  ]),
  ...section('Coming about and docking', 'ruling', [
    ['C1', 'Any angle', 'Coming about may be by any angle up to half a turn.'],
    [
      'C2',
      'About the middle',
      'She turns about the middle of her keel; after half a turn bow and stern have changed places.',
    ],
    ['C3', 'Lifted', 'Only where she ends must be free, not the circle that she turns in.'],
    ['C4', 'All of the move', 'Coming about is a whole move action; no segment goes with it.'],
    ['C5', 'Then as after a move', 'After coming about she docks, rams and is pinned as after any move.'],
    ['C6', 'Not while pinned', 'A pinned ship can’t come about.'],
    ['C7', 'Side on', 'A ship that only touches with her side is not docked.'],
    ['C8', 'A fixed bow', 'The bow ends at the first mast’s station even when that mast is gone.'],
    ['C9', 'The station itself', 'A contact exactly at the first mast’s station is with the bow.'],
    ['C10', 'An enemy’s home', 'She may touch an enemy’s home but doesn’t dock there.'],
    ['C11', 'Changing crew', 'Two docked ships of one player pass crew freely, within both caps.'],
    ['C12', 'How near is touching', 'A gap of up to 0.05 mm is contact, a wider one is not.'],
    ['C13', 'Docked until she moves', 'She stays docked until she moves off or is moved.'],
  ]),
];
