import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FireQuery, fire, fireVerdict, millimetre, type Obstacle } from './index';
import { L, STILL, scenes, shot } from './testing/positions';
import { block, land, named, ship } from './testing/scenes';

const S = millimetre(57.5);
/** A one-master whose mast stands at the origin. */
const gun = ship('1', 18, 0, 0);
const at = (target: Obstacle, blockers: readonly Obstacle[] = [], range = L): FireQuery => ({
  ship: gun,
  shipId: 'gun',
  mast: 0,
  standing: [true],
  range,
  target,
  blockers,
});
const joint = (q: FireQuery) => fireVerdict(q);
const separate = (q: FireQuery) => fireVerdict({ ...q, rule: 'separate' });

describe('the verdict alone', () => {
  const target = block('t', 40, -5, 50, 5);
  const wall = block('w', 20, -50, 25, 50);
  const four = ship('4', 0, 0, 0);
  const astern = {
    ...at(block('astern', -80, -1, -75, 1), [named('four', four)]),
    ship: four,
    shipId: 'four',
    standing: [true, true, true, true],
  };

  test.each<[string, FireQuery, string]>([
    ['[G1] within range and open', at(target), 'clear'],
    ['[G2] a hair beyond the bar', at(block('t', 57.551, -5, 60, 5), [], S), 'out-of-range'],
    ['[G2] beyond the bar and hidden', at(block('t', 90, -5, 95, 5), [wall]), 'out-of-range'],
    ['[G3] within range and hidden', at(target, [wall]), 'blocked'],
    ['[G8] behind her own masts', astern, 'own-mast'],
    [
      '[G8] behind her own masts and a wall',
      { ...astern, blockers: [block('w', -70, -9, -68, 9)] },
      'blocked',
    ],
    ['[G9] behind masts that are lost', { ...astern, standing: [true, false, false, false] }, 'clear'],
    ['[G11] in contact with her', at(named('t', ship('2', 18, 0, 180)), [named('gun', gun)]), 'clear'],
    ['[G14] docked at home, however open', { ...at(target), sheltered: true }, 'sheltered'],
    [
      '[G14] docked at home, however far',
      { ...at(block('t', 300, 0, 310, 9)), sheltered: true },
      'sheltered',
    ],
  ])('%s', (_, q, verdict) => {
    expect(fireVerdict(q)).toBe(verdict);
    expect(fire(q).verdict).toBe(verdict);
  });

  test('there is no fifth mast on a four-master', () => {
    expect(() => fireVerdict({ ...astern, mast: 4 })).toThrow(RangeError);
  });
});

describe('[G3] range and line as two tests apart', () => {
  /** 60 mm off and 4 wide where it is near; its far end, beyond the bar, reaches to y = 80. */
  const long = land('t', [
    [60, -4],
    [60, 4],
    [70, 80],
    [75, 80],
  ]);
  const hidesNearEnd = block('b', 30, -10, 35, 28);

  test('the near part hidden, the far part in sight beyond the bar: a hit only when they are apart', () => {
    expect(joint(at(long, [hidesNearEnd]))).toBe('blocked');
    expect(separate(at(long, [hidesNearEnd]))).toBe('clear');
  });

  test('no part within range: out of range both ways, whatever is in sight', () => {
    expect(joint(at(long, [hidesNearEnd], S))).toBe('out-of-range');
    expect(separate(at(long, [hidesNearEnd], S))).toBe('out-of-range');
  });

  test('no part in sight: blocked both ways', () => {
    const all = block('b', 30, -60, 35, 60);
    expect(joint(at(long, [all]))).toBe('blocked');
    expect(separate(at(long, [all]))).toBe('blocked');
  });

  test('one part both within range and in sight: a hit both ways', () => {
    const low = block('b', 30, -10, 35, 1);
    expect(joint(at(long, [low]))).toBe('clear');
    expect(separate(at(long, [low]))).toBe('clear');
  });

  test('[G14] and docked at home she is sheltered from both', () => {
    expect(separate({ ...at(long), sheltered: true })).toBe('sheltered');
  });
});

test('the verdict alone is that of the whole answer, under both rules; apart, they allow no less', () => {
  const counts = new Map<string, number>();
  fc.assert(
    fc.property(scenes, fc.constantFrom(S, L), fc.nat({ max: 4 }), (s, range, m) => {
      const q = shot(s, STILL, range);
      const mast = m % q.ship.masts.length;
      const verdicts = (['joint', 'separate'] as const).map((rule) => {
        const asked = { ...q, mast, rule };
        expect(fireVerdict(asked)).toBe(fire(asked).verdict);
        return fireVerdict(asked);
      });
      const key = verdicts.join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (verdicts[0] === 'clear') expect(verdicts[1]).toBe('clear');
      if (verdicts[0] === 'out-of-range') expect(verdicts[1]).toBe('out-of-range');
    }),
    { numRuns: 600 },
  );
  for (const both of ['clear clear', 'blocked blocked', 'out-of-range out-of-range'])
    expect(counts.get(both), JSON.stringify([...counts])).toBeGreaterThan(10);
});
