import { describe, expect, test } from 'vitest';
import { caribbean } from '.';
import { type Board, boardFaults, distances, readBoard, STANDARD_BOARD } from './board';

const changed = (change: (board: Board) => void): unknown => {
  const board = structuredClone(STANDARD_BOARD);
  change(board);
  return board;
};
const faultsOf = (json: unknown): string[] => {
  const read = readBoard(json);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path}: ${code}`);
};
const space = (board: Board, id: string) => {
  const found = board.spaces[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('the standard board', () => {
  test('[board] 57 spaces, 108 borders, 16 cities with a chest each, 96,000 in all', () => {
    const spaces = Object.values(STANDARD_BOARD.spaces);
    expect(spaces).toHaveLength(57);
    expect(spaces.reduce((sum, { adj }) => sum + adj.length, 0) / 2).toBe(108);
    expect(spaces.filter(({ city }) => city !== null)).toHaveLength(16);
    expect(Object.values(STANDARD_BOARD.chests).reduce((sum, value) => sum + value, 0)).toBe(96_000);
    expect(boardFaults(STANDARD_BOARD)).toEqual([]);
  });
  test('[board] three havens for each colour, none beside another', () => {
    const havens = Object.entries(STANDARD_BOARD.spaces).filter(([, { haven }]) => haven !== null);
    expect(havens).toHaveLength(12);
    const ids = havens.map(([id]) => id);
    for (const [id, { adj }] of havens)
      expect({ id, beside: adj.filter((b) => ids.includes(b)) }).toEqual({ id, beside: [] });
  });
  test('[board] one parked ship never locks another in: no single space cuts the sea', () => {
    const ids = Object.keys(STANDARD_BOARD.spaces);
    for (const cut of ids) {
      const [from] = ids.filter((id) => id !== cut);
      const reached = distances(STANDARD_BOARD, from ?? '', (id) => id !== cut);
      expect({ cut, reached: reached.size }).toEqual({ cut, reached: 56 });
    }
  });
});

describe('a custom board', () => {
  test('[board] a good one is taken as it is', () => {
    expect(readBoard(changed(() => {}))).toEqual({ ok: true, value: STANDARD_BOARD });
  });
  test.each<[string, (board: Board) => void, string]>([
    ['a border to nowhere', (b) => space(b, 'C1').adj.push('X9'), 'spaces.C1.adj: border.unknown'],
    ['a one-way border', (b) => space(b, 'C1').adj.push('W1'), 'spaces.C1.adj: border.one-way'],
    ['a border with itself', (b) => space(b, 'C1').adj.push('C1'), 'spaces.C1.adj: border.self'],
    [
      'a city without a chest',
      (b) => Reflect.deleteProperty(b.chests, 'Nassau'),
      'spaces.N3.city: city.no-chest',
    ],
    [
      'a chest without a city',
      (b) => {
        space(b, 'N3').city = null;
      },
      'chests.Nassau: chest.no-city',
    ],
    [
      'a city in two places',
      (b) => {
        space(b, 'C1').city = 'Nassau';
      },
      'spaces.N3.city: city.twice',
    ],
    [
      'too few starts',
      (b) => {
        space(b, 'W5').start = false;
      },
      'spaces: starts.few',
    ],
    [
      'a colour without a haven',
      (b) => {
        for (const id of ['W2', 'C3', 'E4']) space(b, id).haven = null;
      },
      'spaces: haven.missing',
    ],
    [
      'a space apart',
      (b) => {
        b.spaces.Z1 = { ...space(b, 'C1'), adj: [] };
      },
      'spaces.Z1: sea.apart',
    ],
  ])('[board] %s is named', (_, change, fault) => {
    expect(faultsOf(changed(change))).toContain(fault);
  });
  test('[board] the options refuse an unplayable board, with the field and what is wrong there', () => {
    const board = changed((b) => space(b, 'C1').adj.push('X9'));
    const read = caribbean.options.schema.safeParse({ ...caribbean.options.defaults, board });
    expect(read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
      'board.spaces.C1.adj: there is no space X9',
    ]);
  });
  test('[board] what isn’t a board at all is refused by the schema, with the field', () => {
    expect(faultsOf({ spaces: { A: { name: 'x' } }, chests: {} })).toContain('spaces.A.adj: schema');
    expect(faultsOf(null)).toEqual([': schema']);
  });
});
