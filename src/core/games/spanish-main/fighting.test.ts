import { describe, expect, test } from 'vitest';
import { bowOnShip, pinnedBy, ramTargets } from './contact-graph';
import { eventsOf, type Scene, scene } from './testing/scene';

type Spec = Parameters<typeof scene>[0];
/**
 * El Leon (three masts) off the port side of an enemy that heads north with her widest part at y = 500. Sailing 20 mm
 * east her bow tip meets its side; `half` is half of its beam.
 */
const beside = (
  enemy: string,
  half: number,
  length: number,
  masts?: boolean[],
  extra: Partial<Spec> = {},
): Scene =>
  scene({
    ships: [
      { card: 'El Leon', at: [400 - half - 20, 500], crew: [], ...extra.ships?.[0] },
      { card: enemy, owner: 1, at: [400, 500 + length / 2, 90], ...(masts && { masts }) },
    ],
    ...(extra.seats && { seats: extra.seats }),
    options: extra.options ?? {},
  });
const titan = (masts?: boolean[], extra: Partial<Spec> = {}) => beside('HMS Titan', 9.25, 56, masts, extra);
const dover = (masts?: boolean[], extra: Partial<Spec> = {}) => beside('HMS Dover', 9, 52, masts, extra);
const sail = (s: Scene) => s.do(s.move('El Leon', ['L', 0, 20]));
const only = (n: number, of: number) => Array.from({ length: of }, (_, i) => i < n);

describe('ramming', () => {
  test.each([
    ['[D4] a ram roll of 3 against three masts removes none', 3, 3, 3],
    ['[D4] a ram roll of 4 against three masts removes one', 3, 4, 2],
  ])('%s', (_title, masts, roll, left) => {
    const s = dover(only(masts, 4));
    sail(s);
    s.do({ kind: 'ram', target: s.id('HMS Dover') }, [roll]);
    if (s.task === 'lose-mast') {
      expect(s.asked).toBe(1);
      s.do({ kind: 'lose-mast', mast: 0 });
    }
    expect(s.she('HMS Dover').masts.filter(Boolean)).toHaveLength(left);
  });

  test('[D4] five masts need a 6', () => {
    const roll = (n: number) => {
      const s = titan();
      sail(s);
      s.do({ kind: 'ram', target: s.id('HMS Titan') }, [n]);
      return s.task;
    };
    expect(roll(5)).toBe('board');
    expect(roll(6)).toBe('lose-mast');
  });

  test('[D5] a ram that fails still pins, and boarding may follow', () => {
    const s = titan();
    sail(s);
    s.do({ kind: 'ram', target: s.id('HMS Titan') }, [1]);
    expect(s.task).toBe('board');
    expect(pinnedBy(s.state, s.she('El Leon'))).toHaveLength(1);
  });

  test('[D6] declining the ram leaves the pin but offers no boarding', () => {
    const s = titan();
    sail(s);
    s.do({ kind: 'pass' });
    expect(s.task).toBeNull();
    expect(pinnedBy(s.state, s.she('El Leon'))).toHaveLength(1);
  });

  test('[D1] bow on bow is no ram and pins both', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [300, 500] },
        { card: 'HMS Dover', owner: 1, at: [340, 500, 180] },
      ],
    });
    s.do(s.move('El Leon', ['L', 0, 40]));
    expect(s.task).toBeNull();
    expect(pinnedBy(s.state, s.she('El Leon'))).toHaveLength(1);
    expect(pinnedBy(s.state, s.she('HMS Dover'))).toHaveLength(1);
  });

  test('[D2] the option for bows takes that pin away', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [340, 500] },
        { card: 'HMS Dover', owner: 1, at: [340, 500, 180] },
      ],
      options: { bowToBowPins: false },
    });
    expect(bowOnShip(s.state, s.she('El Leon'), s.she('HMS Dover'))).toBe(true);
    expect(pinnedBy(s.state, s.she('El Leon'))).toEqual([]);
    s.state.options.bowToBowPins = true;
    expect(pinnedBy(s.state, s.she('El Leon'))).toHaveLength(1);
  });

  test('[D3] a contact along an edge, with bow and side of both, allows the ram', () => {
    // The same hull turned by half about the middle of the edge in which the first mast's station lies.
    const s = scene({
      ships: [
        { card: 'Revenant', at: [282.64, 509.62, 180] },
        { card: 'HMS Titan', owner: 1, at: [300, 500] },
      ],
    });
    expect(ramTargets(s.state, s.she('Revenant')).map((o) => o.id)).toEqual([s.id('HMS Titan')]);
  });

  test('[D24] the flank of the bow rams like its tip', () => {
    // The corner of the enemy's transom, 3.41 mm off her keel, lies on the flank 3 mm aft of the tip.
    const s = scene({
      ships: [
        { card: 'Zephyr', at: [303, 500 + 3.41 + 2.348] },
        { card: 'HMS Europa', owner: 1, at: [336, 500] },
      ],
    });
    expect(ramTargets(s.state, s.she('Zephyr')).map((o) => o.id)).toEqual([s.id('HMS Europa')]);
  });

  test('[D8][D7] a derelict may be rammed: she loses nothing, does not sink, adds 0 to her boarding roll', () => {
    const s = titan([false, false, false, false, false]);
    sail(s);
    s.do({ kind: 'ram', target: s.id('HMS Titan') }, [6]);
    expect(s.has('HMS Titan')).toBe(true);
    expect(s.task).toBe('board');
    expect(pinnedBy(s.state, s.she('El Leon'))).toEqual([]);
    const boarded = eventsOf(s.do({ kind: 'board' }, [1, 6]), 'boarded')[0];
    expect(boarded?.totals).toEqual([1 + 3, 6 + 0]);
  });

  test('[D9] a bow on two enemies rams the one that is chosen and is pinned by both', () => {
    // Two transoms flush against the flanks of her bow: the edge from its tip runs 3.96 mm aft and 3.1 mm out.
    const angle = Math.atan2(3.96, 3.1);
    const out = { x: 36 * Math.cos(angle) - 2, y: (2 * 3.1) / 3.96 + 36 * Math.sin(angle) };
    const turn = (angle * 180) / Math.PI;
    const s = scene({
      ships: [
        { card: 'Zephyr', at: [340, 500] },
        { card: 'HMS Europa', owner: 1, at: [400 + out.x, 500 + out.y, turn] },
        { card: 'HMS Albion', owner: 1, at: [400 + out.x, 500 - out.y, -turn] },
      ],
    });
    s.do(s.move('Zephyr', ['L', 0, 60]));
    expect(pinnedBy(s.state, s.she('Zephyr'))).toHaveLength(2);
    s.do({ kind: 'ram', target: s.id('HMS Albion') }, [1]);
    expect(s.task).toBe('board');
    s.passAll();
    expect(s.task).toBeNull();
  });

  test('[D10][D11] a ship whose bow an enemy sails against is pinned; that enemy is free, and frees her by leaving', () => {
    const s = titan();
    sail(s);
    s.do({ kind: 'pass' });
    s.do({ kind: 'end-turn' });
    expect(pinnedBy(s.state, s.she('HMS Titan'))).toEqual([]);
    s.do(s.move('HMS Titan', ['L', 90, 83.8]));
    expect(pinnedBy(s.state, s.she('El Leon'))).toEqual([]);
  });

  test('[D12] a ship may leave contact and come back in one move to ram', () => {
    const s = scene({
      ships: [
        { card: 'HMS Plantagenet', at: [340, 500, 180] },
        { card: 'Revenant', owner: 1, at: [400, 528, 90] },
      ],
    });
    s.do(s.move('HMS Plantagenet', ['S', 180, 20], ['L', 0, 70.7]));
    expect(s.task).toBe('ram');
  });

  test('[D13] ships in contact do not ram again: a pinned one has no move', () => {
    const s = titan();
    sail(s);
    s.do({ kind: 'pass' });
    s.untilTurnOf(0);
    expect(s.refusal(s.move('El Leon', ['L', 0, 0]))?.code).toBe('pinned');
  });

  test('[D14] a third ship may ram a pinned one', () => {
    const s = scene({
      ships: [
        { card: 'HMS Titan', owner: 1, at: [400, 528, 90] },
        { card: 'El Leon', at: [390.75, 500] },
        { card: 'HMS Dover', owner: 1, at: [370, 540, 270] },
      ],
    });
    s.do({ kind: 'end-turn' });
    expect(pinnedBy(s.state, s.she('El Leon'))).toHaveLength(1);
    s.do(s.move('HMS Dover', ['S', 270, 31.8]));
    expect(s.task).toBe('ram');
  });

  test('[D15] once the enemy is derelict, gone or changes sides, nobody is pinned', () => {
    const pinned = (change: (s: Scene) => void) => {
      const s = titan();
      s.she('El Leon').pose = { ...must(s.she('El Leon').pose), x: 390_750 as never };
      change(s);
      return pinnedBy(s.state, s.she('El Leon')).length;
    };
    expect(pinned(() => {})).toBe(1);
    expect(pinned((s) => s.she('HMS Titan').masts.fill(false))).toBe(0);
    expect(pinned((s) => Object.assign(s.she('HMS Titan'), { owner: 0 }))).toBe(0);
    expect(pinned((s) => Object.assign(s.state, { ships: [s.she('El Leon')] }))).toBe(0);
  });

  test('[D16][G11] a pinned ship may shoot the very ship that she touches', () => {
    const s = titan();
    sail(s);
    s.do({ kind: 'pass' });
    s.untilTurnOf(0);
    expect(s.refusal(s.fire('El Leon', 0, 'HMS Titan'))).toBeNull();
  });

  test('[D17] a friend’s hull pins nobody and is not rammed', () => {
    const s = titan();
    Object.assign(s.she('HMS Titan'), { owner: 0 });
    sail(s);
    expect(s.task).toBeNull();
    expect(pinnedBy(s.state, s.she('El Leon'))).toEqual([]);
  });

  test('[D22] a ship docked at her home may be rammed', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [370, 500] },
        { card: 'HMS Titan', owner: 1, at: [400, 528, 90], docked: 1 },
      ],
      islands: [{ at: [400, 558], home: 1 }],
    });
    sail2(s);
    expect(s.task).toBe('ram');
  });
});

const must = <T>(value: T | null): T => {
  if (value === null) throw new Error('not on the table');
  return value;
};
const sail2 = (s: Scene) => s.do(s.move('El Leon', ['L', 0, 20.7]));

describe('boarding', () => {
  const rammed = (
    treasure: (number | string)[] = [2],
    extra: { crew?: string[]; mine?: string[]; hold?: number[] } = {},
  ) => {
    const s = scene({
      ships: [
        {
          card: 'El Leon',
          at: [370.75, 500],
          ...(extra.mine && { crew: extra.mine }),
          treasure: extra.hold ?? [],
        },
        {
          card: 'HMS Titan',
          owner: 1,
          at: [400, 528, 90],
          treasure,
          ...(extra.crew && { crew: extra.crew }),
        },
      ],
    });
    sail(s);
    s.do({ kind: 'ram', target: s.id('HMS Titan') }, [6]);
    s.do({ kind: 'lose-mast', mast: 0 });
    return s;
  };

  test('[D18] boarding counts the masts that are left after the ram', () => {
    const s = rammed();
    const event = eventsOf(s.do({ kind: 'board' }, [2, 3]), 'boarded')[0];
    expect(event?.totals).toEqual([2 + 3, 3 + 4]);
  });

  test('[D19] equal totals are nothing', () => {
    const s = rammed();
    const event = eventsOf(s.do({ kind: 'board' }, [5, 4]), 'boarded')[0];
    expect(event).toMatchObject({ totals: [8, 8], winner: null });
    expect(s.task).toBeNull();
  });

  test('[D21] the winner picks blind, and may then look at what is his', () => {
    const s = rammed();
    s.do({ kind: 'board' }, [6, 1]);
    const coin = s.she('HMS Titan').treasure[0];
    if (!coin) throw new Error('no coin');
    expect(coin.seenBy).toEqual([1]);
    s.do({ kind: 'plunder', item: { treasure: coin.id } });
    expect(s.she('El Leon').treasure.map((t) => t.seenBy)).toEqual([[0, 1]]);
  });

  test('[D21] a loser who carries nothing loses nothing', () => {
    const s = rammed([]);
    s.do({ kind: 'board' }, [6, 1]);
    expect(s.task).toBeNull();
  });

  test('[D20] a full hold takes no coin, but may remove a crew or take a unique treasure', () => {
    const s = rammed([2, 'Shipping Charts'], { hold: [1, 1, 1], crew: ['Helmsman (England)'] });
    s.do({ kind: 'board' }, [6, 1]);
    const [coin, charts] = s.she('HMS Titan').treasure;
    const crew = s.she('HMS Titan').crew[0];
    if (!coin || !charts || !crew) throw new Error('cargo is missing');
    expect(s.refusal({ kind: 'plunder', item: { treasure: coin.id } })?.clause).toBe('D20');
    expect(s.refusal({ kind: 'plunder', item: { treasure: charts.id } })).toBeNull();
    s.do({ kind: 'plunder', item: { crew: crew.id } });
    expect(s.she('HMS Titan').crew).toEqual([]);
  });

  test('[D23] the player whose turn it is decides first; if he declines the other may; one boarding a ram', () => {
    const s = rammed();
    expect(s.asked).toBe(0);
    s.do({ kind: 'pass' });
    expect([s.task, s.asked]).toEqual(['board', 1]);
    s.do({ kind: 'board' }, [3, 3]);
    expect(s.task).not.toBe('board');
    const declined = rammed();
    declined.do({ kind: 'pass' });
    declined.do({ kind: 'pass' });
    expect(declined.task).toBeNull();
  });

  test('[I5] before the dice both may show crew, asked whether or not it would help', () => {
    const s = rammed([2], { crew: ['?Helmsman (England)'] });
    s.do({ kind: 'board' });
    expect([s.task, s.asked]).toEqual(['brace', 1]);
    const event = eventsOf(s.do({ kind: 'pass' }, [2, 3]), 'boarded')[0];
    expect(event?.totals).toEqual([5, 7]);
  });
});

test('[D0] after a move the ram comes before docking, docking before exploring', () => {
  const s = scene({
    ships: [
      { card: 'Snipe', at: [500, 400, 90] },
      { card: 'HMS Titan', owner: 1, at: [492, 460, 0] },
    ],
    islands: [{ at: [530, 500], treasure: [3], streamers: [0] }],
  });
  s.do(s.move('Snipe', ['L', 90, 70]));
  expect(s.she('Snipe').docked).not.toBeNull();
  expect(s.task).toBe('explore-now');
  // A move that keeps the contact does not dock anew.
  s.do({ kind: 'pass' });
  s.untilTurnOf(0);
  s.do(s.move('Snipe', ['S', 90, 0]));
  expect(s.task).toBeNull();
});
