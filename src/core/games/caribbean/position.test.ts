import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { type CaribbeanState, caribbean } from '.';
import { quietTable } from './table.testing';

const bid: NonNullable<CaribbeanState['bids'][number]> = { cards: [5, 4, 3, 2, 1, 0], tieBreak: -1 };
const fresh = () => caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(3));
/** All bids are in and the Arriba's are shown. */
const shown = (phase: CaribbeanState['phase']): CaribbeanState => ({
  ...fresh(),
  bids: [bid, bid, bid],
  revealed: 1,
  phase,
});

describe('a position', () => {
  test('at the start of a game, in a tie and while a ship sails breaks no rule', () => {
    const tie = {
      kind: 'tie',
      ship: 'Arriba',
      tied: [seat(0), seat(2)],
      bid: 5,
      answers: [true, null],
    } as const;
    const sail = { kind: 'sail', ship: 'Arriba', seat: seat(1), left: 5, exchanges: [] } as const;
    const sound = [
      fresh(),
      shown({ ...tie, tied: [...tie.tied], answers: [...tie.answers] }),
      shown({ ...sail, exchanges: [] }),
    ];
    expect(sound.map(caribbean.invariants)).toEqual([[], [], []]);
  });

  const tie = (change: object) =>
    shown({
      kind: 'tie',
      ship: 'Arriba',
      tied: [seat(0), seat(1)],
      bid: 5,
      answers: [null, null],
      ...change,
    });
  const sail = (change: object) =>
    shown({ kind: 'sail', ship: 'Arriba', seat: seat(1), left: 3, exchanges: [], ...change });
  const unplayable: readonly (readonly [string, CaribbeanState])[] = [
    ['in which all bids are in but no ship has her turn', { ...fresh(), bids: [bid, bid, bid] }],
    ['between two ships', shown({ kind: 'bid' })],
    ['with a tie of nobody', tie({ tied: [], answers: [] })],
    ['with a tie that all have answered', tie({ answers: [true, false] })],
    ['with a tie of one seat with itself', tie({ tied: [seat(0), seat(0)] })],
    ['with a tie of a seat that there is not', tie({ tied: [seat(0), seat(7)] })],
    ['in which a seat sails that there is not', sail({ seat: seat(3) })],
    ['in which the wrong ship sails', sail({ ship: 'Fuego' })],
    ['in which a ship goes further than any card takes her', sail({ left: 6 })],
    [
      'won by a seat that there is not',
      { ...fresh(), phase: { kind: 'over', reason: 'sum', instantWinner: seat(3) } },
    ],
    ['with a bid too few', { ...fresh(), bids: [null, null] }],
    [
      'with a colour twice',
      { ...fresh(), purses: fresh().purses.map((purse) => ({ ...purse, colour: 'red' })) },
    ],
    [
      'with captures that nobody made',
      { ...fresh(), purses: fresh().purses.map((purse) => ({ ...purse, captured: 1 })) },
    ],
  ];
  for (const [which, state] of unplayable) {
    test(`${which} can’t be begun from [move.order]`, () => {
      expect(caribbean.invariants(state)).toHaveLength(1);
    });
  }

  test('with stacks of any size is imagined with the same stacks [R29]', () => {
    const state = fresh();
    const [first, ...rest] = state.supply.flat();
    if (first === undefined) throw new Error('no supply');
    state.supply = [
      [first],
      rest.slice(0, 2),
      rest.slice(2, 4),
      rest.slice(4, 6),
      rest.slice(6, 8),
      rest.slice(8),
    ];
    const seen = caribbean.view(state, seat(1));
    expect(caribbean.view(caribbean.imagine(seen, Random.fromSeed(1)), seat(1))).toEqual(seen);
  });

  test('picked up keeps each purse with its owner, in whatever order the pieces lie [R34]', () => {
    const state = quietTable(3);
    for (const city of Object.keys(state.chests)) state.chests[city] = 'port';
    const back = caribbean.pickUp(caribbean.lay(state).toReversed(), state.options);
    expect(back.ok && back.value.purses.map(({ colour }) => colour)).toEqual(['red', 'blue', 'green']);
  });

  test('picked up with two ships on one space is refused', () => {
    const state = quietTable(3);
    for (const city of Object.keys(state.chests)) state.chests[city] = 'port';
    state.ships.Bravo.at = state.ships.Arriba.at;
    expect(caribbean.pickUp(caribbean.lay(state), state.options)).toMatchObject({
      ok: false,
      error: [{ id: 'caribbean.pick-up.malformed', params: { where: 'two ships share a space' } }],
    });
  });
});
