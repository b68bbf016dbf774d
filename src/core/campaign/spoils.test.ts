import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spoils } from './spoils';

describe('treasure after a game', () => {
  test('the winner keeps all of it but what lies on the loser’s home island', () => {
    expect(spoils(24, [13, 5], [0])).toEqual({ share: [19, 5], toSea: 0 });
  });
  test('what is still at sea or on wild islands is the winner’s too, even if a loser carries it', () => {
    expect(spoils(24, [2, 0], [0])).toEqual({ share: [24, 0], toSea: 0 });
  });
  test('with three, each loser keeps his own home', () => {
    expect(spoils(36, [20, 3, 4], [0])).toEqual({ share: [29, 3, 4], toSea: 0 });
  });
  test('in a draw each keeps his home, the rest is parted evenly, the odd piece is lost', () => {
    expect(spoils(24, [5, 6], [])).toEqual({ share: [11, 12], toSea: 1 });
  });
  test('several winners share what the losers don’t keep', () => {
    expect(spoils(31, [10, 4, 2], [0, 2])).toEqual({ share: [13, 4, 13], toSea: 1 });
  });
  test('no gold is made and none disappears', () => {
    const table = fc.record({
      home: fc.array(fc.nat(30), { minLength: 2, maxLength: 4 }),
      afloat: fc.nat(60),
      winners: fc.uniqueArray(fc.nat(1), { maxLength: 2 }),
    });
    fc.assert(
      fc.property(table, ({ home, afloat, winners }) => {
        const inPlay = afloat + home.reduce((sum, gold) => sum + gold, 0);
        const { share, toSea } = spoils(inPlay, home, winners);
        expect(share.reduce((sum, gold) => sum + gold, 0) + toSea).toBe(inPlay);
        expect(Math.min(...share, toSea)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
