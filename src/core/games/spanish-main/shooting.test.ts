import { describe, expect, test } from 'vitest';
import { millimetre, within } from '../../geometry';
import { BAR } from './cards';
import { aim, gunsOf, isAim } from './guns';
import { placed } from './table';
import { eventsOf, type Scene, scene } from './testing/scene';

type Ships = Parameters<typeof scene>[0]['ships'];
/** HMS Dover heads east, tip at x = 426, so that her second mast (L, rank 3) stands at (400, 500). */
const dover = { card: 'HMS Dover', at: [426, 500] } as const;
const facing = (others: Ships, more: Omit<Parameters<typeof scene>[0], 'ships'> = {}): Scene =>
  scene({ ships: [dover, ...others], ...more });
/** An enemy that heads north; her widest point faces the mast from this far north of it. */
const north = (mm: number, extra: Partial<Ships[0]> = {}): Ships[0] => ({
  card: 'El Picador',
  owner: 1,
  at: [400 + 21, 500 + mm + 8, 0],
  ...extra,
});
const code = (s: Scene, mast = 1, target = 'El Picador') =>
  s.refusal(s.fire('HMS Dover', mast, target))?.code ?? 'legal';

describe('range', () => {
  test('[G1] anywhere within the bar is in range', () => {
    expect(code(facing([north(30)]))).toBe('legal');
    expect(code(facing([north(83)]))).toBe('legal');
  });
  test('[G2] a distance of exactly L is in range, one of 83.851 mm is not', () => {
    expect(code(facing([north(83.8)]))).toBe('legal');
    expect(code(facing([north(83.9)]))).toBe('out-of-range');
  });
  test('[G21] range is measured from the firing mast, not from the hull', () => {
    // Her sternmost mast (3S) stands 44.2 mm aft of the tip.
    const s = facing([{ card: 'El Picador', owner: 1, at: [426 + 30 + 42, 500, 0] }]);
    expect(code(s, 3)).toBe('out-of-range');
    const near = facing([{ card: 'El Picador', owner: 1, at: [426 + 5 + 42, 500, 0] }]);
    expect(code(near, 0)).not.toBe('out-of-range');
  });
  test('[G22] “within S of her” is from hull to hull and needs no line', () => {
    const s = facing([north(57.5 + 9)], { islands: [{ at: [400, 545] }] });
    const gap = within(
      placed(s.state, s.she('HMS Dover')),
      placed(s.state, s.she('El Picador')),
      millimetre(BAR.S),
    );
    expect(gap).toBe(true);
  });
});

describe('line of fire', () => {
  test('[shoot.line][G12] an island between blocks, the one that she is docked at too', () => {
    const s = facing([north(80)], { islands: [{ at: [400, 545] }] });
    expect(s.refusal(s.fire('HMS Dover', 1, 'El Picador'))).toMatchObject({
      code: 'line-blocked',
      clause: 'shoot.line',
    });
  });
  test('[G3] near but hidden, visible but far: no shot, unless the option tests the two apart', () => {
    // The island hides all of the target but her bow tip, which lies out of range.
    const both = (lineOfFire: 'joint' | 'separate') =>
      facing([{ card: 'HMS Titan', owner: 1, at: [490.4, 539.9, 334.5] }], {
        islands: [{ at: [390, 540] }],
        options: { lineOfFire },
      });
    const joint = both('joint');
    const fire = aim(
      joint.state,
      joint.she('HMS Dover'),
      { kind: 'mast', mast: 1 },
      joint.she('HMS Titan'),
      false,
    );
    const separate = both('separate');
    const apart = aim(
      separate.state,
      separate.she('HMS Dover'),
      { kind: 'mast', mast: 1 },
      separate.she('HMS Titan'),
      false,
    );
    expect([isAim(fire), isAim(apart)]).toEqual([false, true]);
  });
  test('[G4] a sliver in sight is enough, and gives no cover', () => {
    const s = facing([north(40)], { islands: [{ at: [371, 535] }] });
    const aimed = aim(s.state, s.she('HMS Dover'), { kind: 'mast', mast: 1 }, s.she('El Picador'), false);
    expect(isAim(aimed) && aimed.odds.needs).toBe(4);
  });
  test('[G5][G7] a line that only grazes a corner or runs along an edge is not blocked', () => {
    // The island's western shore lies exactly on x = 400, the line to a target due north.
    const thin = facing([{ card: 'El Picador', owner: 1, at: [400, 540, 270] }], {
      islands: [{ at: [430, 545] }],
    });
    expect(code(thin)).toBe('legal');
  });
  test('[G6] nor is one that passes exactly between two that touch', () => {
    const s = facing([{ card: 'El Picador', owner: 1, at: [400, 572, 270] }], {
      islands: [{ at: [430, 540] }, { at: [370, 540] }],
    });
    expect(code(s)).toBe('legal');
  });
  test('[G8] her own sails block, her hull and the firing mast do not', () => {
    // Dead ahead of the second mast stands the jib along the keel; aft of it the square sail of the third.
    const astern = facing([{ card: 'El Picador', owner: 1, at: [365, 500] }]);
    expect(code(astern, 1)).toBe('own-sail-in-the-way');
    const abeam = facing([north(30)]);
    expect(code(abeam, 1)).toBe('legal');
  });
  test('[G9] a lost mast blocks no more', () => {
    const s = scene({
      ships: [
        { ...dover, masts: [true, true, false, false] },
        { card: 'El Picador', owner: 1, at: [365, 500] },
      ],
    });
    expect(code(s, 1)).toBe('legal');
  });
  test('[G10] friends block, and so do derelicts', () => {
    const between = (owner: 0 | 1, masts: boolean[]) =>
      facing([north(60), { card: 'HMS Titan', owner, at: [428, 525, 0], masts }]);
    expect(code(between(0, [true, true, true, true, true]))).toBe('line-blocked');
    expect(code(between(1, [false, false, false, false, false]))).toBe('line-blocked');
  });
  test('[G24] what a straight shore does not hide can be hit past its corner', () => {
    const s = facing([{ card: 'HMS Titan', owner: 1, at: [470, 560, 0] }], { islands: [{ at: [385, 545] }] });
    expect(code(s, 1, 'HMS Titan')).toBe('legal');
  });
  test('[G23] one open direction among blocked ones is found, however narrow', () => {
    const s = facing([{ card: 'HMS Titan', owner: 1, at: [428, 580, 0] }], {
      islands: [{ at: [369.8, 540] }, { at: [430.2, 540] }],
    });
    expect(code(s, 1, 'HMS Titan')).toBe('legal');
  });
});

describe('who may shoot at whom', () => {
  test('[shoot.target][H6] enemies only: never one’s own', () => {
    const s = facing([north(30, { owner: 0 })]);
    expect(code(s)).toBe('not-an-enemy');
  });
  test('[G13] a target docked at a wild island may be shot', () => {
    const s = facing([north(30, { docked: 1 })], { islands: [{ at: [451, 538] }] });
    expect(code(s)).toBe('legal');
  });
  test('[G14] docked at her own home she may not; touching it with her side only she may', () => {
    const home = { islands: [{ at: [451, 538], home: 1 }] } as const;
    expect(code(facing([north(30, { docked: 1 })], home))).toBe('docked-at-home');
    expect(code(facing([north(30)], home))).toBe('legal');
  });
  test('[G15] home is the home of whoever owns her now', () => {
    const s = facing([north(30, { docked: 1 })], { islands: [{ at: [451, 538], home: 2 }], seats: 3 });
    expect(code(s)).toBe('legal');
    s.she('El Picador').owner = 2 as never;
    expect(code(s)).toBe('docked-at-home');
  });
  test('[G16] a ship at her home shoots out', () => {
    const s = scene({
      ships: [{ ...dover, docked: 1 }, north(30)],
      islands: [{ at: [456, 500], home: 0 }],
    });
    expect(code(s)).toBe('legal');
  });
  test('[G19] a derelict does not shoot, a Musketeer aboard or not', () => {
    const s = scene({
      ships: [{ ...dover, masts: [false, false, false, false], crew: ['Musketeer (England)'] }, north(30)],
    });
    expect(s.refusal(s.fire('HMS Dover', 1, 'El Picador', 'musketeer'))?.clause).toBe('G19');
  });
  test('[D16] a pinned ship shoots', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [390.75, 500] },
        { card: 'HMS Titan', owner: 1, at: [400, 528, 90] },
      ],
    });
    expect(s.refusal(s.fire('El Leon', 0, 'HMS Titan'))).toBeNull();
  });
});

describe('cannons', () => {
  test('[shoot.cannon] a roll higher than the rank hits: 3 needs a 4', () => {
    const roll = (n: number) => {
      const s = facing([north(30)]);
      return eventsOf(s.do(s.fire('HMS Dover', 1, 'El Picador'), [n]), 'shot')[0]?.hit;
    };
    expect([roll(3), roll(4)]).toEqual([false, true]);
  });
  test('[I9] a natural 1 misses, whatever is added', () => {
    // Rank 2 and two bonuses of different texts: any roll but a 1 hits.
    const s = scene({
      ships: [
        { card: 'Cazador Del Pirata', at: [424, 500], crew: ['Almirante Devante del Nero'] },
        { card: 'Treachery', owner: 1, at: [421, 538] },
      ],
    });
    const shot = (n: number) => {
      const t = scene({
        ships: [
          { card: 'Cazador Del Pirata', at: [424, 500] },
          { card: 'Treachery', owner: 1, at: [421, 538] },
        ],
      });
      return eventsOf(t.do(t.fire('Cazador Del Pirata', 1, 'Treachery'), [n]), 'shot')[0]?.hit;
    };
    expect(gunsOf(s.state, s.she('Cazador Del Pirata'))).toHaveLength(3);
    expect([shot(1), shot(3)]).toEqual([false, true]);
  });
  test('[G17][H3] cannons choose their own targets, one by one, each hit at once', () => {
    const s = facing([north(30, { masts: [false, false] }), { card: 'El Leon', owner: 1, at: [424, 450] }]);
    s.do(s.fire('HMS Dover', 1, 'El Picador'), [6]);
    expect(s.has('El Picador')).toBe(false);
    expect(s.refusal(s.fire('HMS Dover', 2, 'El Leon'))).toBeNull();
  });
  test('[G18] each cannon fires once an action', () => {
    const s = facing([north(30)]);
    s.do(s.fire('HMS Dover', 1, 'El Picador'), [2]);
    expect(code(s)).toBe('gun-has-fired');
    expect(code(s, 2)).toBe('legal');
    s.do({ kind: 'pass' });
    expect(code(s, 2)).toBe('already-acted');
  });
  test('[G20] a Musketeer fires from any mast, standing or lost, at S, and nothing improves it', () => {
    const ships: Ships = [
      {
        card: 'Cazador Del Pirata',
        at: [424, 500],
        crew: ['Musketeer (Spain)', 'Master Gunner Rogelio Vazquez'],
        masts: [true, false, true],
      },
      { card: 'Treachery', owner: 1, at: [421, 538] },
    ];
    const s = scene({ ships });
    const gun = { kind: 'musketeer', mast: 1 } as const;
    const aimed = aim(s.state, s.she('Cazador Del Pirata'), gun, s.she('Treachery'), false);
    expect(isAim(aimed) && [aimed.odds.range, aimed.odds.bonus, aimed.odds.needs]).toEqual(['S', 0, 4]);
    // Her own cannons do get the bonus against pirates.
    const own = aim(
      s.state,
      s.she('Cazador Del Pirata'),
      { kind: 'mast', mast: 2 },
      s.she('Treachery'),
      false,
    );
    expect(isAim(own) && own.odds.bonus).toBe(1);
  });
});
