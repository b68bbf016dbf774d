import { expect, test } from 'vitest';
import { readCustomSet, type SetFile } from './custom-set';

const ship = {
  id: 'gull',
  name: 'The Gull',
  nation: 'England',
  points: 5,
  move: 'S+L',
  cargo: 2,
  hull: '1',
  cannons: ['3S'],
  ability: 'oars',
  text: 'Rows when her mast is gone.',
};
const mate = {
  id: 'mate',
  name: 'The Mate',
  generic: false,
  nation: 'England',
  points: 3,
  spaces: 1,
  ability: 'helmsman',
  text: 'Steers well.',
  link: null,
};
const rock = {
  id: 'rock',
  name: 'The Rock',
  outline: [
    [0, 0],
    [40, 0],
    [40, 40],
    [0, 40],
  ],
};
const bow = [
  [0, 0],
  [40, 40],
  [40, 0],
  [0, 40],
];

const read = (...files: SetFile[]) => readCustomSet('mine', 'My set', files);
const file = (name: string, ...cards: unknown[]): SetFile => ({ name, json: cards });
/** File and field of every fault; empty for a set that can be played. */
const places = (...files: SetFile[]): string[] => {
  const set = read(...files);
  return set.ok ? [] : set.error.map((fault) => `${fault.file} ${fault.field}`);
};

test('a set of ships, crew and islands is read, and its ids meet nobody else’s', () => {
  const set = read(
    file('ships.json', ship),
    file('crew.json', { ...mate, link: 'gull-mate' }, { ...mate, id: 'gull-mate', link: 'ES-001' }),
    file('islands.json', rock),
  );
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  const { ships, crew, islands } = set.value;
  expect([...ships, ...crew, ...islands].map((card) => card.id)).toEqual([
    'mine/gull',
    'mine/mate',
    'mine/gull-mate',
    'mine/rock',
  ]);
  // A link within the set follows the new ids; one to a card outside stays.
  expect(crew.map((card) => card.link)).toEqual(['mine/gull-mate', 'ES-001']);
});

test.each<[what: string, file: SetFile, place: string]>([
  ['too many points', file('ships.json', ship, { ...ship, points: 101 }), 'ships.json 1.points'],
  ['a move that is no bars', file('ships.json', { ...ship, move: 'M' }), 'ships.json 0.move'],
  ['a cannon too many', file('ships.json', { ...ship, cannons: ['3S', '3S'] }), 'ships.json 0.cannons'],
  ['a field that is none', file('crew.json', { ...mate, salary: 3 }), 'crew.json 0'],
  ['an unknown ability', file('crew.json', { ...mate, ability: 'teleport' }), 'crew.json 0.ability'],
  ['an id that stands twice', file('ships.json', ship, ship), 'ships.json 1.id'],
  [
    'an outline that crosses itself',
    file('islands.json', { ...rock, outline: bow }),
    'islands.json 0.outline',
  ],
  ['too few corners', file('islands.json', { ...rock, outline: bow.slice(0, 2) }), 'islands.json 0.outline'],
  ['no list', { name: 'crew.json', json: mate }, 'crew.json '],
  ['a list in a file of another name', file('notes.json', ship), 'notes.json '],
  [
    'an island wider than the sea has room for',
    file('islands.json', { ...rock, outline: [...rock.outline, [0, 76]] }),
    'islands.json 0.outline.4.1',
  ],
  ['a part that is none', { name: 'all.json', json: { boats: [] } }, 'all.json '],
])('a set with %s is refused with file and field', (_, faulty, place) => {
  expect(places(faulty)).toEqual([place]);
});

test('one file may hold a whole set, with its name', () => {
  const set = read({ name: 'all.json', json: { name: 'The lot', ships: [ship], islands: [rock] } });
  if (!set.ok) throw new Error(JSON.stringify(set.error));
  expect(set.value).toMatchObject({ name: 'The lot', ships: [{ id: 'mine/gull' }], crew: [] });
  expect(
    places({ name: 'all.json', json: { crew: [mate, { ...mate, id: 'b', ability: 'teleport' }] } }),
  ).toEqual(['all.json crew.1.ability']);
});

test('faults of several files are told together, each with its own file', () => {
  expect(
    places(
      file('ships-a.json', ship),
      file('ships-b.json', { ...ship, id: 'tern', ability: 'teleport' }),
      file('crew.json', { ...mate, points: 0 }),
    ),
  ).toEqual(['crew.json 0.points', 'ships-b.json 0.ability']);
});
