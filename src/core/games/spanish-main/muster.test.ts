import { expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { fleetFaults, randomFleet } from './fleet';
import { musterSchema } from './muster';
import { type Options, optionsSpec } from './options';
import { play, toAct } from './play';
import { findShipCard } from './roster';
import { sample } from './sample';
import { setUp } from './setup';
import { type Fleet, fleetSchema } from './state';

const muster = (points: number, ships: readonly [string, boolean[]][], crew: readonly string[] = []) =>
  musterSchema.parse({ points, ships: ships.map(([card, masts]) => ({ card, masts })), crew });

const [first, second] = ['PS-021', 'PS-018'] as const;
const cards = optionsSpec.defaults;
const known = (id: string) => findShipCard(cards, fleetSchema.shape.ships.element.shape.card.parse(id));

const options: Options = {
  ...optionsSpec.defaults,
  musters: [muster(30, [[first, [true, false]]]), muster(12, [[second, [true, true, true]]])],
};
const fleet = (...ships: string[]): Fleet =>
  fleetSchema.parse({
    ships: ships.map((card) => ({ card, crew: [] })),
    ashore: [],
    treasure: { coins: [2, 2, 2, 2, 2, 2], unique: [] },
  });
const codes = (of: Fleet, at: number) => fleetFaults(options, of, at).map(({ code }) => code);

test('the cards of this test are there', () => {
  expect([known(first)?.cannons.length, known(second)?.cannons.length]).toEqual([2, 3]);
});

test('[fleet.choose] where seats have a collection, a fleet comes out of it alone', () => {
  expect(codes(fleet(first), 0)).toEqual([]);
  expect(codes(fleet(second), 0)).toEqual(['not-owned']);
  expect(codes(fleet(first, first), 0)).toContain('not-owned');
});

test('[fleet.points] a collection brings its own points', () => {
  const points = known(second)?.points ?? 0;
  const tight: Options = { ...options, musters: [muster(30, []), muster(points - 1, [[second, [true]]])] };
  expect(fleetFaults(tight, fleet(second), 1).map(({ code }) => code)).toEqual(['fleet-too-dear']);
});

test('a random fleet comes out of the collection, and her lost masts stay lost', () => {
  expect(randomFleet(options, Random.fromSeed(3), 0).ships.map(({ card }) => card)).toEqual([first]);
  const random = Random.fromSeed(5);
  const state = setUp(options, 2, random);
  while (state.phase.kind === 'order' || state.phase.kind === 'fleets') {
    const at = toAct(state)[0] ?? seat(0);
    play(state, at, sample(state, at, random), random);
  }
  expect(state.ships.map(({ card, masts }) => [card, masts])).toEqual([
    [first, [true, false]],
    [second, [true, true, true]],
  ]);
});
