import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MovementKind, movementKinds } from './data/movement-cards';
import { nations, type PirateId, pirateIds, pirates, shipsOf } from './data/pirates';
import { playsOf } from './legal';
import { adjacent, rearranged, shiftsBetween } from './row';
import { damagedSpaces, gloryBySpace, playCard, position, refusal, rowOrder } from './testing';

/** Ships 1 … 9, named by the space on which they begin. */
const ship = (space: number): { pirate: PirateId } => ({ pirate: pirateIds[space - 1] ?? 'brand' });
const row = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(ship);

/** The row after a card, front first, each ship named by the space on which it began. */
const orderAfter = (card: MovementKind, ...spaces: number[]): number[] =>
  rearranged(
    row,
    card,
    spaces.map((space) => ship(space).pirate),
  ).map(({ pirate }) => pirateIds.indexOf(pirate) + 1);

/** The row, front first, after a nation's move, from a row where `spaces` hold the three Dutch ships. */
function dutch(card: MovementKind, ...spaces: number[]): string {
  const others = pirateIds.filter((pirate) => pirates[pirate].nation !== 'dutch');
  const ships = shipsOf('dutch');
  const start = row.map((_, index) => {
    const nth = spaces.indexOf(index + 1);
    return { pirate: (nth >= 0 ? ships[nth] : others.shift()) ?? 'brand' };
  });
  return rearranged(start, card, [])
    .map(({ pirate }) => (ships.includes(pirate) ? 'ABC'[ships.indexOf(pirate)] : '.'))
    .join('');
}

describe('one ship', () => {
  test('[C4.1][card.full-speed-ahead] from 9 it goes 6 forward to 3, and those it passes fall back one', () => {
    expect(orderAfter('full-speed-ahead', 9)).toEqual([1, 2, 9, 3, 4, 5, 6, 7, 8]);
  });

  test.each([
    [7, [7, 1, 2, 3, 4, 5, 6, 8, 9]],
    [4, [4, 1, 2, 3, 5, 6, 7, 8, 9]],
    [2, [2, 1, 3, 4, 5, 6, 7, 8, 9]],
  ])('[C4.1] from %i it goes as far as space 1 and no further', (space, expected) => {
    expect(orderAfter('full-speed-ahead', space)).toEqual(expected);
  });

  test('[C4.2][card.lost-at-sea] from 1 it falls 6 back to 7, and those it passes move up one', () => {
    expect(orderAfter('lost-at-sea', 1)).toEqual([2, 3, 4, 5, 6, 7, 1, 8, 9]);
  });

  test.each([
    [3, [1, 2, 4, 5, 6, 7, 8, 9, 3]],
    [8, [1, 2, 3, 4, 5, 6, 7, 9, 8]],
  ])('[C4.2] from %i it falls back as far as space 9 and no further', (space, expected) => {
    expect(orderAfter('lost-at-sea', space)).toEqual(expected);
  });

  test('[C4.8] Full Speed Ahead on the front ship changes nothing and is legal', () => {
    const state = position({ cards: ['full-speed-ahead'], active: ['maelstrom'] });
    const before = rowOrder(state);
    expect(refusal(state, { kind: 'play-card', card: 'full-speed-ahead', ships: ['blackheart'] })).toBeNull();
    expect(playCard(state, 'full-speed-ahead', 'blackheart')).toContainEqual({
      kind: 'ships-moved',
      named: ['blackheart'],
      shifts: [],
    });
    expect(rowOrder(state)).toEqual(before);
  });
});

describe('two ships', () => {
  test('[C4.3][card.temporary-alliance] from 6 and 7 they go to 3 and 4 in the same order', () => {
    expect(orderAfter('temporary-alliance', 6, 7)).toEqual([1, 2, 6, 7, 3, 4, 5, 8, 9]);
  });

  test('[C4.3] from 2 and 3 they can go forward one space only, together', () => {
    expect(orderAfter('temporary-alliance', 2, 3)).toEqual([2, 3, 1, 4, 5, 6, 7, 8, 9]);
  });

  test('[C4.3][card.caught-in-a-rip] from 2 and 3 they fall back to 5 and 6 in the same order', () => {
    expect(orderAfter('caught-in-a-rip', 2, 3)).toEqual([1, 4, 5, 6, 2, 3, 7, 8, 9]);
  });

  test('[C4.3] from 7 and 8 they can fall back one space only, together', () => {
    expect(orderAfter('caught-in-a-rip', 7, 8)).toEqual([1, 2, 3, 4, 5, 6, 9, 7, 8]);
  });

  test('[C4.4] a row of nine has eight pairs of neighbours, whoever owns them, damaged or not', () => {
    const state = position({ cards: ['temporary-alliance'], damaged: ['harrow', 'vos'] });
    const known = { row: state.row, shown: [], players: [], cards: state.movement.faceUp, hands: false };
    expect(playsOf(known, 'temporary-alliance')).toHaveLength(8);
    expect(adjacent(row, ship(4).pirate, ship(5).pirate)).toBe(true);
    expect(adjacent(row, ship(5).pirate, ship(4).pirate)).toBe(true);
    expect(adjacent(row, ship(1).pirate, ship(9).pirate)).toBe(false);
  });

  test('[C4.4] ships that are not neighbours are refused as a pair, and so is a ship with itself', () => {
    const state = position({ cards: ['caught-in-a-rip'] });
    const pair = (...ships: PirateId[]) =>
      refusal(state, { kind: 'play-card', card: 'caught-in-a-rip', ships });
    expect(pair('blackheart', 'wick')).toBe('not-adjacent C4.4');
    expect(pair('blackheart', 'blackheart')).toBe('not-adjacent C4.4');
    expect(pair('harrow', 'blackheart')).toBeNull();
    expect(pair('harrow')).toBe('wrong-number-of-ships card.caught-in-a-rip');
  });
});

describe('a nation', () => {
  test('[card.nation-advance] from 3, 6 and 9 the three go to 1, 4 and 7', () => {
    expect(dutch('dutch-advance', 3, 6, 9)).toBe('A..B..C..');
  });

  test('[C4.5] neighbours on 4, 5 and 6 go front ship first, so that each gains its 2 spaces', () => {
    expect(dutch('dutch-advance', 4, 5, 6)).toBe('.ABC.....');
  });

  test('[C4.6] neighbours on 4, 5 and 6 retreat back ship first, so that each loses its 2 spaces', () => {
    expect(dutch('dutch-retreat', 4, 5, 6)).toBe('.....ABC.');
  });

  test('[card.nation-retreat] from 1, 4 and 7 the three go to 3, 6 and 9', () => {
    expect(dutch('dutch-retreat', 1, 4, 7)).toBe('..A..B..C');
  });

  test('[C4.7] three that lead on 1, 2 and 3 reverse their order: 2 passes 1, then 3 passes both', () => {
    expect(dutch('dutch-advance', 1, 2, 3)).toBe('CBA......');
  });

  test('[C4.7] three that trail on 7, 8 and 9 reverse their order when they retreat', () => {
    expect(dutch('dutch-retreat', 7, 8, 9)).toBe('......CBA');
  });

  test('[C4.7] the front ship stays on 1, the one on 4 goes to 2, the one on 9 to 7', () => {
    expect(dutch('dutch-advance', 1, 4, 9)).toBe('AB....C..');
  });

  test.each(nations)(
    '[card.nation-advance][card.nation-retreat] the %s cards move their own three ships',
    (nation) => {
      const home = shipsOf(nation);
      const middle = [...pirateIds.filter((one) => !home.includes(one))];
      const start = [...middle.slice(0, 3), ...home, ...middle.slice(3)].map((pirate) => ({ pirate }));
      const spaces = (card: MovementKind) =>
        rearranged(start, card, []).flatMap(({ pirate }, index) =>
          home.includes(pirate) ? [index + 1] : [],
        );
      expect(spaces(`${nation}-advance`)).toEqual([2, 3, 4]);
      expect(spaces(`${nation}-retreat`)).toEqual([6, 7, 8]);
    },
  );
});

test('[C4.11] any ship may be moved or sabotaged: an opponent’s, a damaged one, one’s own', () => {
  const state = position({
    pirates: [
      ['blackheart', 'harrow'],
      ['wick', 'roca'],
      ['kraai', 'vos'],
    ],
    damaged: ['wick'],
    cards: ['lost-at-sea', 'sabotage'],
  });
  const allowed = (card: MovementKind, ...ships: PirateId[]) =>
    refusal(state, { kind: 'play-card', card, ships }) === null;
  expect(allowed('lost-at-sea', 'blackheart')).toBe(true);
  expect(allowed('lost-at-sea', 'wick')).toBe(true);
  expect(allowed('sabotage', 'harrow')).toBe(true);
  expect(allowed('sabotage', 'kraai')).toBe(true);
});

test('[C4.12] a ship takes its glory and its damage along', () => {
  const state = position({
    glory: { brand: 4 },
    damaged: ['brand'],
    cards: ['full-speed-ahead'],
    active: ['volcano'],
  });
  playCard(state, 'full-speed-ahead', 'brand');
  expect(gloryBySpace(state)).toEqual({ 3: 4 });
  // Volcano has damaged the first intact ship.
  expect(damagedSpaces(state)).toEqual([1, 3]);
});

const anyPlay = fc.tuple(
  fc.shuffledSubarray([...pirateIds], { minLength: 9, maxLength: 9 }),
  fc.constantFrom(...movementKinds),
  fc.nat(),
);

test('[C4.1][C4.2] whatever is played, the nine ships stay in the row, and the shifts tell the whole change', () => {
  fc.assert(
    fc.property(anyPlay, ([order, card, pick]) => {
      const start = order.map((pirate) => ({ pirate, damaged: false }));
      const known = { row: start, shown: [], players: [], cards: [card], hands: false };
      const plays = playsOf(known, card);
      const command = plays[pick % plays.length];
      if (command?.kind !== 'play-card') return;
      const end = rearranged(start, card, command.ships).map(({ pirate }) => pirate);
      expect([...end].sort()).toEqual([...pirateIds].sort());
      const shifts = shiftsBetween(
        start,
        end.map((pirate) => ({ pirate })),
      );
      const told = order.map(
        (pirate) => shifts.find((shift) => shift.pirate === pirate)?.to ?? order.indexOf(pirate) + 1,
      );
      expect(told).toEqual(order.map((pirate) => end.indexOf(pirate) + 1));
    }),
  );
});
