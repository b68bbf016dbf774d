import { describe, expect, test } from 'vitest';
import { fleetFaults, readyFleets } from '../../../../core/games/spanish-main/fleet';
import { optionsSpec } from '../../../../core/games/spanish-main/options';
import { crewOnOffer, shipsOnOffer } from '../../../../core/games/spanish-main/roster';
import {
  adopted,
  crewWanted,
  emptyFleet,
  parseFleet,
  pointsLeft,
  shipsWanted,
  type Wanted,
  withCrew,
  withoutCrew,
  withoutShip,
  withShip,
} from './draft';

const options = optionsSpec.defaults;
const anything: Wanted = { words: '', nation: null, masts: null, move: null, most: null, order: 'points' };

describe('a fleet being built', () => {
  test('each ready fleet is legal for 30 points as it is taken', () => {
    for (const ready of readyFleets) {
      expect(fleetFaults(options, adopted(options, { ships: ready.ships, ashore: [] }))).toEqual([]);
    }
  });
  test('a ready fleet puts in what the options ask for', () => {
    const rich = { ...options, coins: 12, gold: 24 };
    const ready = readyFleets[0];
    const { coins } = adopted(rich, { ships: ready?.ships ?? [], ashore: [] }).treasure;
    expect(coins).toHaveLength(12);
    expect(coins.reduce((sum, coin) => sum + coin, 0)).toBe(24);
  });
  test('what is added and taken away again leaves the fleet as it was', () => {
    const [ship] = shipsOnOffer(options);
    const [crew] = crewOnOffer(options);
    if (!ship || !crew) throw new Error('the roster is empty');
    const one = withShip(emptyFleet(options), ship.id);
    expect(pointsLeft(options, one)).toBe(30 - ship.points);
    expect(withoutCrew(withCrew(one, crew.id, 0), 0, 0)).toEqual(one);
    expect(withoutCrew(withCrew(one, crew.id, null), null, 0)).toEqual(one);
    expect(withoutShip(one, 0)).toEqual(emptyFleet(options));
  });
  test('a file that is no fleet is refused', () => {
    const fleet = adopted(options, { ships: readyFleets[0]?.ships ?? [], ashore: [] });
    expect(parseFleet(JSON.stringify(fleet))).toEqual(fleet);
    expect(() => parseFleet('{"ships": 3}')).toThrow();
    expect(() => parseFleet('no json')).toThrow();
  });
});

describe('looking for cards', () => {
  test('filters narrow, and all words must be there', () => {
    const five = shipsWanted(shipsOnOffer(options), { ...anything, masts: 5, nation: 'England' });
    expect(five.length).toBeGreaterThan(0);
    expect(five.every(({ cannons, nation }) => cannons.length === 5 && nation === 'England')).toBe(true);
    const titan = shipsWanted(shipsOnOffer(options), { ...anything, words: 'titan england' });
    expect(titan.map(({ name }) => name)).toContain('HMS Titan');
    expect(
      shipsWanted(shipsOnOffer(options), { ...anything, most: 4 }).every(({ points }) => points <= 4),
    ).toBe(true);
  });
  test('crew are found by what they can do', () => {
    const found = crewWanted(crewOnOffer(options), { ...anything, words: 'captain', nation: 'Spain' });
    expect(found.some(({ name }) => name === 'Captain')).toBe(true);
  });
});
