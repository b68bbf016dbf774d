import { expect, test } from 'vitest';
import { contact, degrees } from '../../geometry';
import { bowOnIsland, pinnedBy } from './contact-graph';
import { hullOf, islandOutline, placed } from './table';
import { isle, type Scene, scene } from './testing/scene';

/** Picador (S+S, two masts, 42 mm) west of an island whose western shore is at x = 470. */
const offShore = (gap: number, extra: Partial<Parameters<typeof scene>[0]> = {}): Scene =>
  scene({
    ships: [{ card: 'El Picador', at: [470 - gap, 500] }],
    islands: [{ at: [500, 500], treasure: [1, 2] }],
    ...extra,
  });
const code = (s: Scene, command: Parameters<Scene['refusal']>[0]) => s.refusal(command)?.code ?? 'legal';

test('[move.segment] a ship sails straight along a bar, her bow leading, up to its length', () => {
  const s = offShore(200);
  expect(code(s, s.move('El Picador', ['S', 90, 57.5]))).toBe('legal');
  expect(code(s, s.move('El Picador', ['S', 90, 57.6]))).toBe('beyond-the-bar');
  expect(code(s, s.move('El Picador', ['L', 90, 10]))).toBe('not-her-move');
  s.do(s.move('El Picador', ['S', 90, 57.5]));
  expect(s.she('El Picador').pose).toEqual({ x: 270_000, y: 557_500, heading: 90_000 });
});

test('[B1] a segment of no length is a move and turns her about her bow tip', () => {
  const s = offShore(200);
  s.do(s.move('El Picador', ['S', 90, 0]));
  expect(s.she('El Picador').pose).toEqual({ x: 270_000, y: 500_000, heading: 90_000 });
  expect(code(s, s.move('El Picador', ['S', 0, 1]))).toBe('already-acted');
});

test('[B2] a hundredth of a millimetre at a new heading turns her, where she can lie', () => {
  const s = offShore(200);
  expect(code(s, s.move('El Picador', ['S', 37, 0.01]))).toBe('legal');
  const close = offShore(0);
  expect(code(close, close.move('El Picador', ['S', 180, 0.01]))).toBe('lies-over');
});

test('[B3][B4] bars are used in any order, each up to its length, and what is left is lost', () => {
  const s = scene({ ships: [{ card: 'Snipe', at: [300, 300] }] });
  expect(code(s, s.move('Snipe', ['S', 0, 20], ['L', 90, 83.8]))).toBe('legal');
  expect(code(s, s.move('Snipe', ['L', 0, 83.8], ['S', 90, 57.5]))).toBe('legal');
  expect(code(s, s.move('Snipe', ['S', 0, 20], ['L', 90, 83.9]))).toBe('beyond-the-bar');
});

test('[B5] a second course within one L is refused', () => {
  const s = scene({ ships: [{ card: 'HMS Titan', at: [300, 300] }] });
  expect(code(s, s.move('HMS Titan', ['L', 0, 40], ['L', 30, 40]))).toBe('not-her-move');
});

test('[B6] a segment may begin with any turn, even right round', () => {
  const s = scene({ ships: [{ card: 'HMS Titan', at: [300, 300] }] });
  for (const heading of [1, 90, 180, 270])
    expect(code(s, s.move('HMS Titan', ['L', heading, 83.8]))).toBe('legal');
});

test('[B7] what her stern swings over does not matter', () => {
  // Turning north her stern comes round from the west to the south, through the island beside her.
  const s = scene({
    ships: [{ card: 'HMS Albion', at: [400, 500] }],
    islands: [{ at: [360, 460] }],
  });
  expect(code(s, s.move('HMS Albion', ['L', 90, 83.8]))).toBe('legal');
});

test('[B8][B9] a docked ship leaves within some degrees of straight out, where her whole hull comes clear', () => {
  const s = scene({
    ships: [{ card: 'HMS Lord Algernon', at: [470, 500], docked: 1 }],
    islands: [{ at: [500, 500] }],
  });
  expect(code(s, s.move('HMS Lord Algernon', ['S', 180, 57.5]))).toBe('legal');
  expect(code(s, s.move('HMS Lord Algernon', ['S', 180, 40]))).toBe('lies-over');
  expect(code(s, s.move('HMS Lord Algernon', ['S', 90, 57.5]))).toBe('lies-over');
  expect(code(s, s.move('HMS Lord Algernon', ['S', 0, 10]))).toBe('in-the-way');
});

test('[B8] the refusal names the island that is in the way', () => {
  const s = scene({
    ships: [{ card: 'El Picador', at: [440, 500] }],
    islands: [{ at: [500, 500] }],
  });
  const refusal = s.refusal(s.move('El Picador', ['S', 0, 57.5]));
  expect(refusal?.params).toEqual({ ship: 'El Picador', other: 'Square' });
  expect(refusal?.shows).toContainEqual({ kind: 'piece', id: isle(1), role: 'blocks' });
});

test('[B10][B13] she may slide along a shore that she touches', () => {
  // Bow tip on the island's northern edge line, sailing east along it; the beam of 16 keeps her hull off it.
  const s = scene({
    ships: [{ card: 'El Picador', at: [440, 538] }],
    islands: [{ at: [500, 500] }],
  });
  expect(code(s, s.move('El Picador', ['S', 0, 57.5]))).toBe('legal');
  s.do(s.move('El Picador', ['S', 0, 57.5]));
  s.untilTurnOf(0);
  // Her side lies on the shore now, and she sails on along it.
  expect(contact(placed(s.state, s.she('El Picador')), islandOutline(s.state, s.isle(1))).touches).toBe(true);
  s.do(s.move('El Picador', ['S', 0, 57.5]));
  expect(s.she('El Picador').pose).toEqual({ x: 555_000, y: 538_000, heading: 0 });
});

test('[B13] a bow that meets a shore on the way need not stop there', () => {
  // With her one mast amidships, her bow reaches to her widest place: 7.75 mm, which brushes the shore at y = 530.
  const s = scene({
    ships: [{ card: 'HMS Europa', at: [440, 537.75] }],
    islands: [{ at: [500, 500] }],
  });
  s.do(s.move('HMS Europa', ['S', 0, 57.5]));
  expect(s.she('HMS Europa').pose).toEqual({ x: 497_500, y: 537_750, heading: 0 });
  expect(bowOnIsland(s.state, s.she('HMS Europa'), s.isle(1))).toBe(true);
});

test('[B11] a gap as wide as her beam, less twice the tolerance, lets her through; one a hair smaller does not', () => {
  const gap = (mm: number) =>
    scene({
      ships: [{ card: 'El Picador', at: [450, 500] }],
      islands: [{ at: [520, 500 + mm / 2 + 30] }, { at: [520, 500 - mm / 2 - 30] }],
    });
  const through = (mm: number) => {
    const s = gap(mm);
    return code(s, s.move('El Picador', ['S', 0, 57.5], ['S', 0, 57.5]));
  };
  expect(through(16)).toBe('legal');
  expect(through(15.94)).toBe('legal');
  expect(through(15.88)).not.toBe('legal');
});

test('[B12][C12] a move aimed beyond an island ends at first contact, and a gap above 0.05 mm is none', () => {
  const s = offShore(40);
  expect(code(s, s.move('El Picador', ['S', 0, 57.5]))).toBe('in-the-way');
  s.do(s.move('El Picador', ['S', 0, 40]));
  expect(s.she('El Picador').docked).toBe(isle(1));
  const ship = s.she('El Picador');
  expect(contact(placed(s.state, ship), islandOutline(s.state, s.isle(1))).gap).toBeLessThanOrEqual(0.05);
  const short = offShore(40);
  short.do(short.move('El Picador', ['S', 0, 39.94]));
  expect(short.she('El Picador').docked).toBeNull();
});

test('[B14] an island touched between two segments is not docked at', () => {
  const s = offShore(40);
  s.do(s.move('El Picador', ['S', 0, 40], ['S', 180, 57.5]));
  expect(s.she('El Picador').docked).toBeNull();
  expect(s.isle(1).streamers).toEqual([]);
});

test('[B15] her bow meets an enemy on the way: she is pinned there and goes no further', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [300, 500] },
      { card: 'HMS Titan', owner: 1, at: [340, 528, 90] },
    ],
  });
  // The Titan's side lies across her course, half a beam of 9.25 mm west of x = 340.
  const far = s.refusal(s.move('El Picador', ['S', 0, 20], ['S', 0, 57.5]));
  expect(far).toMatchObject({ code: 'caught-on-the-way', clause: 'B15' });
  expect(code(s, s.move('El Picador', ['S', 0, 30.8], ['S', 90, 57.5]))).toBe('caught-on-the-way');
  s.do(s.move('El Picador', ['S', 0, 20], ['S', 0, 10.7]));
  expect(s.task).toBe('ram');
  expect(pinnedBy(s.state, s.she('El Picador')).map((o) => o.id)).toEqual([s.id('HMS Titan')]);
});

test('[B16] an enemy that only her side touches on the way is nothing', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [300, 500] },
      { card: 'HMS Titan', owner: 1, at: [330, 517.25] },
    ],
  });
  // Beam 16 and 18.5, 17.25 apart: their sides touch where both are widest.
  const plan = s.move('El Picador', ['S', 0, 10]);
  expect(code(s, plan)).toBe('legal');
  s.do(plan);
  expect(pinnedBy(s.state, s.she('El Picador'))).toEqual([]);
});

test('[B17] friends and derelicts are in the way too', () => {
  const block = (owner: 0 | 1, masts: boolean[]) => {
    const s = scene({
      ships: [
        { card: 'El Picador', at: [300, 500] },
        { card: 'Carrion Crow', owner, at: [340, 521, 90], masts },
      ],
    });
    return code(s, s.move('El Picador', ['S', 0, 57.5]));
  };
  expect(block(0, [true, true])).toBe('in-the-way');
  expect(block(1, [false, false])).toBe('in-the-way');
});

test('[B18] the outline is the deck: what masts and sails hang over counts nowhere', () => {
  const s = offShore(0.06);
  expect(bowOnIsland(s.state, s.she('El Picador'), s.isle(1))).toBe(false);
  // However her sails stand, and with all of them gone, her outline is the same deck: 18.5 mm wide, 56 long.
  const outlines = (['across', 'along'] as const).flatMap((sails) => {
    const five = scene({ ships: [{ card: 'HMS Titan', at: [500, 500] }], options: { sails } });
    const ship = five.she('HMS Titan');
    const whole = placed(five.state, ship).ring.box;
    return [whole, placed(five.state, { ...ship, masts: ship.masts.map(() => false) }).ring.box];
  });
  const deck = { minX: 444_000, maxX: 500_000, minY: 490_750, maxY: 509_250 };
  expect(outlines).toEqual([deck, deck, deck, deck]);
  expect(placed(s.state, s.she('El Picador')).ring.xs.length).toBe(hullOf('2', 'across').outline.length);
});

test('[B19] she may touch the edge of the sea but not lie over it', () => {
  const s = scene({ ships: [{ card: 'El Picador', at: [880, 500] }] });
  expect(code(s, s.move('El Picador', ['S', 0, 34.4]))).toBe('legal');
  expect(code(s, s.move('El Picador', ['S', 0, 34.6]))).toBe('edge-of-the-sea');
  // Coming about too: 21 mm from the middle of her keel to her tip.
  const near = (x: number) => scene({ ships: [{ card: 'El Picador', at: [x, 500, 90] }] });
  const about = (n: Scene) =>
    ({ kind: 'come-about', ship: n.id('El Picador'), heading: degrees(0) }) as const;
  const [fits, not] = [near(893.4), near(893.6)];
  expect([code(fits, about(fits)), code(not, about(not))]).toEqual(['legal', 'edge-of-the-sea']);
});

test('[B20] a headland between two free ends stops her', () => {
  const s = scene({
    ships: [{ card: 'HMS Europa', at: [400, 500] }],
    islands: [{ at: [460, 535] }],
  });
  // Her tip at y = 500 clears the shore at 505, her half beam of 7.75 doesn't.
  expect(code(s, s.move('HMS Europa', ['S', 0, 57.5], ['S', 0, 57.5]))).toBe('in-the-way');
});

test('[B21] nobody has to move: the turn may simply end', () => {
  const s = offShore(0);
  expect(s.refusal({ kind: 'end-turn' })).toBeNull();
});

test('[C1][C2] coming about turns her by any angle about the middle of her keel', () => {
  const s = scene({ ships: [{ card: 'El Picador', at: [300, 300] }] });
  expect(code(s, { kind: 'come-about', ship: s.id('El Picador'), heading: degrees(90) })).toBe('legal');
  s.do({ kind: 'come-about', ship: s.id('El Picador'), heading: degrees(180) });
  // 42 mm long: her bow is where her stern was.
  expect(s.she('El Picador').pose).toEqual({ x: 258_000, y: 300_000, heading: 180_000 });
});

test('[C3] only where she ends must be free, not the circle in which she turns', () => {
  const s = scene({
    ships: [{ card: 'El Picador', at: [421, 540] }],
    islands: [{ at: [400, 500] }],
  });
  // Half a turn swings her bow through the island south of her; the end is as free as the start.
  expect(code(s, { kind: 'come-about', ship: s.id('El Picador'), heading: degrees(180) })).toBe('legal');
  expect(code(s, { kind: 'come-about', ship: s.id('El Picador'), heading: degrees(270) })).toBe('lies-over');
});

test('[C4] coming about is the whole action: nothing is sailed with it', () => {
  const s = scene({ ships: [{ card: 'El Picador', at: [300, 300] }] });
  s.do({ kind: 'come-about', ship: s.id('El Picador'), heading: degrees(180) });
  expect(code(s, s.move('El Picador', ['S', 0, 10]))).toBe('already-acted');
});

test('[C5] after coming about she docks as after a move', () => {
  const s = scene({
    ships: [{ card: 'El Picador', at: [428, 500, 180] }],
    islands: [{ at: [500, 500], treasure: [1] }],
  });
  s.do({ kind: 'come-about', ship: s.id('El Picador'), heading: degrees(0) });
  expect(s.she('El Picador').docked).toBe(isle(1));
});

test('[C6][D6] a pinned ship neither moves, not even by nothing, nor comes about', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [330.75, 500] },
      { card: 'HMS Titan', owner: 1, at: [340, 528, 90] },
    ],
  });
  expect(code(s, s.move('El Picador', ['S', 180, 57.5]))).toBe('pinned');
  expect(code(s, s.move('El Picador', ['S', 0, 0]))).toBe('pinned');
  expect(code(s, { kind: 'come-about', ship: s.id('El Picador'), heading: degrees(180) })).toBe('pinned');
});

test('[C7] a ship that only touches with her side is not docked', () => {
  const s = scene({
    ships: [{ card: 'El Picador', at: [540, 538] }],
    islands: [{ at: [500, 500], treasure: [1] }],
  });
  s.do(s.move('El Picador', ['S', 0, 0]));
  expect(s.she('El Picador').docked).toBeNull();
  expect(contact(placed(s.state, s.she('El Picador')), islandOutline(s.state, s.isle(1))).touches).toBe(true);
});

test('[C8][C9] the bow ends with the first mast’s station, whether that mast stands or not', () => {
  const zone = (masts: boolean[]) => {
    const s = scene({ ships: [{ card: 'El Picador', at: [300, 300], masts }] });
    const bow = placed(s.state, s.she('El Picador')).bow;
    return bow.box.minX;
  };
  // 0.37 of 42 mm aft of the tip.
  expect(zone([true, true])).toBe(300_000 - 15_540);
  expect(zone([false, true])).toBe(300_000 - 15_540);
});

test('[C10] a bow on an enemy’s home is a legal pose but no docking', () => {
  const s = offShore(40, { islands: [{ at: [500, 500], home: 1, gold: [5] }] });
  s.do(s.move('El Picador', ['S', 0, 40]));
  expect(s.she('El Picador').docked).toBeNull();
  expect(s.task).toBeNull();
});

test('[C11][dock.transfer][F10] crew change ships at an island freely, within points, and only their owner’s', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [470, 500], docked: 1, crew: ['Captain (Spain)'] },
      { card: 'El Leon', at: [530, 500, 180], docked: 1 },
      { card: 'HMS Dover', owner: 1, at: [500, 530, 270], docked: 1 },
    ],
    islands: [{ at: [500, 500] }],
  });
  const crew = s.she('El Picador').crew[0]?.id;
  if (!crew) throw new Error('no crew');
  expect(code(s, { kind: 'transfer', crew, to: s.id('HMS Dover') })).toBe('dock-to-transfer');
  s.do({ kind: 'transfer', crew, to: s.id('El Leon') });
  expect(s.she('El Leon').crew.map((c) => c.id)).toEqual([crew]);
  s.do({ kind: 'transfer', crew, to: null });
  expect(s.isle(1).crew.map((c) => c.id)).toEqual([crew]);
  s.untilTurnOf(1);
  expect(code(s, { kind: 'transfer', crew, to: s.id('HMS Dover') })).toBe('not-your-crew');
});

test('[C13] she stays docked until she moves off', () => {
  const s = offShore(40);
  s.do(s.move('El Picador', ['S', 0, 40]));
  s.untilTurnOf(0);
  expect(s.she('El Picador').docked).toBe(isle(1));
  s.do(s.move('El Picador', ['S', 180, 57.5]));
  expect(s.she('El Picador').docked).toBeNull();
});

test('[move.derelict] a ship without masts cannot move', () => {
  const s = scene({ ships: [{ card: 'El Picador', at: [300, 300], masts: [false, false] }] });
  expect(code(s, s.move('El Picador', ['S', 0, 10]))).toBe('derelict-cannot-move');
});

test('[turn.action] one action a ship and turn, others of the fleet have theirs', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [300, 300] },
      { card: 'El Leon', at: [300, 400] },
    ],
  });
  s.do(s.move('El Picador', ['S', 0, 10]));
  expect(code(s, s.move('El Picador', ['S', 0, 10]))).toBe('already-acted');
  expect(code(s, s.move('El Leon', ['L', 0, 10]))).toBe('legal');
});

test('[turn.order] only the player whose turn it is commands, and only his own ships', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [300, 300] },
      { card: 'El Leon', owner: 1, at: [300, 400] },
    ],
  });
  expect(s.refusal(s.move('El Leon', ['L', 0, 10]))?.code).toBe('not-your-ship');
  expect(s.refusal(s.move('El Leon', ['L', 0, 10]), s.she('El Leon').owner)?.clause).toBe('turn.order');
});
