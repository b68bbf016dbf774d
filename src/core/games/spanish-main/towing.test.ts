import { expect, test } from 'vitest';
import { millidegree } from '../../geometry';
import { pinnedBy } from './contact-graph';
import { invariants } from './invariants';
import { movementOf } from './movement';
import { type Scene, scene } from './testing/scene';

/** El Leon sails past a derelict Dover (52 mm) whose bow is at x = 450, y = 509: her side touches it at the end. */
const past = (
  extra: Partial<Parameters<typeof scene>[0]['ships'][0]> = {},
  more: Parameters<typeof scene>[0]['ships'] = [],
): Scene =>
  scene({
    ships: [
      { card: 'El Leon', at: [410, 500] },
      { card: 'HMS Dover', owner: 1, at: [440, 508.5, 270], masts: [false, false, false, false], ...extra },
      ...more,
    ],
  });
const take = (s: Scene) => {
  s.do(s.move('El Leon', ['L', 0, 54]));
  s.do({ kind: 'tow', target: s.id('HMS Dover') });
};

test('[E2][E3] the derelict hangs at the middle of her stern in line, and changes fleets with crew and cargo', () => {
  const s = past({ crew: ['?Helmsman (England)'], treasure: [4] });
  take(s);
  const derelict = s.she('HMS Dover');
  // El Leon is 48 mm long and heads east from x = 464.
  expect(derelict.pose).toEqual({ x: 416_000, y: 500_000, heading: 0 });
  expect([derelict.owner, derelict.crew[0]?.owner]).toEqual([0, 0]);
  expect(derelict.crew[0]?.seenBy).toEqual([1]);
  expect(derelict.treasure[0]?.seenBy).toEqual([0, 1]);
});

test('[E3] a tow that shows hidden cargo to its new owner can’t be taken back; one that shows nothing can', () => {
  const taken = (s: Scene) => {
    s.do(s.move('El Leon', ['L', 0, 54]));
    return s.do({ kind: 'tow', target: s.id('HMS Dover') }).find((e) => e.kind === 'tow-taken');
  };
  expect(taken(past({ treasure: [4] }))).toMatchObject({ final: true });
  expect(taken(past({ crew: ['?Helmsman (England)'] }))).toMatchObject({ final: true });
  const open = taken(past({ crew: ['Helmsman (England)'] }));
  expect(open).toBeDefined();
  expect(open?.final).toBeUndefined();
});

test('[E1] touching a derelict’s stern is no tow: it is her bow that must be touched', () => {
  const s = past({ at: [440, 560.5, 90] });
  s.do(s.move('El Leon', ['L', 0, 54]));
  expect(s.task).toBeNull();
});

test('[E4] a tower’s base move is S, and bonuses come on top', () => {
  const s = past();
  take(s);
  expect(movementOf(s.state, s.she('El Leon'))).toMatchObject({ base: ['S'], extra: [] });
  s.she('El Leon').crew.push(s.crew('Helmsman (Spain)', s.she('El Leon').owner));
  expect(movementOf(s.state, s.she('El Leon'))).toMatchObject({ base: ['S'], extra: ['S'] });
});

test('[E5][E6] she is laid behind the tower after the move, and is never in the tower’s way', () => {
  const s = past();
  take(s);
  s.untilTurnOf(0);
  s.do(s.move('El Leon', ['S', 180, 57.5]));
  expect(s.she('El Leon').pose).toEqual({ x: 406_500, y: 500_000, heading: 180_000 });
  expect(s.she('HMS Dover').pose).toEqual({ x: 454_500, y: 500_000, heading: 180_000 });
});

/** El Leon tows Dover; come about by 90° she has her stern at y = 476, and a wreck lies across, its side `gap` mm off. */
const wreckAstern = (gap: number): Scene => {
  const s = scene({
    ships: [
      { card: 'El Leon', at: [500, 500] },
      { card: 'HMS Dover', at: [452, 500], masts: [false, false, false, false] },
      { card: 'HMS Oxley', at: [500, 476 - 8.5 - gap], masts: [false, false, false] },
    ],
  });
  s.she('El Leon').tows = s.id('HMS Dover');
  return s;
};
const about = (s: Scene) =>
  ({ kind: 'come-about', ship: s.id('El Leon'), heading: millidegree(90_000) }) as const;

test('[E2] where there is no room in line she is laid aslant, over nothing', () => {
  const s = wreckAstern(20);
  s.do(about(s));
  const derelict = s.she('HMS Dover').pose;
  expect(derelict).toMatchObject({ x: 476_000, y: 476_000 });
  expect(derelict?.heading).not.toBe(90_000);
  expect(invariants(s.state)).toEqual([]);
});

test('[E2][E5] where she could only swing over her own tower there is no room for her', () => {
  const s = wreckAstern(6);
  expect(s.refusal(about(s))).toMatchObject({ code: 'no-room-for-tow', clause: 'E5' });
});

test('[E7] another player may take over the tow; ownership flips', () => {
  const s = past({}, [{ card: 'HMS Plantagenet', owner: 1, at: [410, 560, 270] }]);
  take(s);
  s.do({ kind: 'end-turn' });
  s.do(s.move('HMS Plantagenet', ['L', 270, 56.27]));
  while (s.task !== 'tow' && s.task) s.do({ kind: 'pass' });
  s.do({ kind: 'tow', target: s.id('HMS Dover') });
  expect(s.she('HMS Dover').owner).toBe(1);
  expect(s.she('El Leon').tows).toBeNull();
});

test('[E8][E8a] when the tower docks the derelict is put at the same island, and the tow holds', () => {
  const s = scene({
    ships: [
      { card: 'El Leon', at: [430, 500] },
      { card: 'HMS Dover', at: [382, 500], masts: [false, false, false, false] },
    ],
    islands: [{ at: [500, 500], treasure: [1] }],
  });
  s.she('El Leon').tows = s.id('HMS Dover');
  s.do(s.move('El Leon', ['S', 0, 40]));
  expect(s.she('El Leon').docked).toBe('island-1');
  expect(s.she('HMS Dover').docked).toBe('island-1');
  expect(s.she('El Leon').tows).toBe(s.id('HMS Dover'));
});

test('[E9] a tower that becomes derelict tows nobody; the derelict stays hers', () => {
  const s = past();
  take(s);
  s.she('El Leon').masts = [true, false, false];
  s.state.ships.push(
    ...scene({ ships: [{ card: 'HMS Titan', owner: 1, at: [480, 540, 270] }] }).state.ships.map((x) => ({
      ...x,
      id: 'ship-9' as never,
    })),
  );
  s.do({ kind: 'end-turn' });
  s.do(s.fire('HMS Titan', 1, 'El Leon'), [6]);
  expect(s.she('El Leon').tows).toBeNull();
  expect(s.she('HMS Dover').owner).toBe(0);
});

test('[E10] a ship tows one derelict only', () => {
  const s = past({}, [{ card: 'HMS Oxley', owner: 1, at: [470, 508.5, 270], masts: [false, false, false] }]);
  take(s);
  s.untilTurnOf(0);
  expect(s.task).toBeNull();
  s.do(s.move('El Leon', ['S', 0, 10]));
  expect(s.task).toBeNull();
});

test('[E11] a derelict with oars may be given a move of S, and may be towed all the same', () => {
  const s = past({ card: 'HMS Albion', at: [440, 508.5, 270], masts: [false], owner: 1 });
  expect(movementOf(s.state, s.she('HMS Albion'))).toMatchObject({ base: ['S'] });
  s.do(s.move('El Leon', ['L', 0, 54]));
  expect(s.task).toBe('tow');
});

test('[E12] a tow may be let go freely', () => {
  const s = past();
  take(s);
  s.do({ kind: 'release-tow', ship: s.id('El Leon') });
  expect(s.she('El Leon').tows).toBeNull();
  expect(movementOf(s.state, s.she('El Leon'))?.base).toEqual(['L']);
});

test('[E13] with oars a derelict is pinned by an enemy at her bow', () => {
  const s = scene({
    ships: [
      { card: 'HMS Albion', at: [390.75, 500], masts: [false] },
      { card: 'Revenant', owner: 1, at: [400, 528, 90] },
    ],
  });
  expect(pinnedBy(s.state, s.she('HMS Albion'))).toHaveLength(1);
  expect(s.refusal(s.move('HMS Albion', ['S', 180, 10]))?.code).toBe('pinned');
});
