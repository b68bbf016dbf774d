import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine';
import { capacity, crewPoints, usedSpace } from '../hold';
import { movementOf } from '../movement';
import { type Scene, scene } from '../testing/scene';

type ShipSpec = Parameters<typeof scene>[0]['ships'][0];
const one = (ship: Omit<ShipSpec, 'at'> & Partial<ShipSpec>): Scene =>
  scene({ ships: [{ at: [300, 300], ...ship }] });
const bars = (s: Scene, name: string) => {
  const m = movementOf(s.state, s.she(name));
  return m ? [...m.base, ...m.extra].join('+') : 'none';
};

describe('moving', () => {
  test('[ability.helmsman] a Helmsman of her nation adds S, one of another nation nothing [I4]', () => {
    expect(bars(one({ card: 'El Leon', crew: ['Helmsman (Spain)'] }), 'El Leon')).toBe('L+S');
    expect(bars(one({ card: 'El Leon', crew: ['Helmsman (Pirate)'] }), 'El Leon')).toBe('L');
  });
  test('[I3][I10] two Helmsmen add no more than one; different texts add up', () => {
    expect(bars(one({ card: 'El Leon', crew: ['Helmsman (Spain)', 'Helmsman (Spain)'] }), 'El Leon')).toBe(
      'L+S',
    );
    expect(bars(one({ card: 'Silver Dagger', crew: ['Helmsman (Pirate)'] }), 'Silver Dagger')).toBe('S+L+S');
  });
  test('[I5] a face-down Helmsman shows himself with the first use, and only then', () => {
    const s = one({ card: 'El Leon', crew: ['?Helmsman (Spain)'] });
    s.do(s.move('El Leon', ['L', 0, 10]));
    expect(s.she('El Leon').crew[0]?.up).toBe(false);
    s.untilTurnOf(0);
    s.do(s.move('El Leon', ['L', 0, 10], ['S', 90, 10]));
    expect(s.she('El Leon').crew[0]?.up).toBe(true);
  });
  test('an option makes extra segments come last', () => {
    const last = scene({
      ships: [{ card: 'El Leon', at: [300, 300], crew: ['Helmsman (Spain)'] }],
      options: { bonusSegment: 'last' },
    });
    expect(last.refusal(last.move('El Leon', ['S', 0, 10], ['L', 0, 10]))?.code).toBe('not-her-move');
    expect(last.refusal(last.move('El Leon', ['L', 0, 10], ['S', 0, 10]))).toBeNull();
  });
  test('[ability.fast-when-empty] S more with an empty hold, not with a coin aboard', () => {
    expect(bars(one({ card: 'Greyhound' }), 'Greyhound')).toBe('L+S');
    expect(bars(one({ card: 'Greyhound', treasure: [1] }), 'Greyhound')).toBe('L');
  });
  test('[ability.fast-when-whole] L more with all masts, not with one lost', () => {
    expect(bars(one({ card: 'Silver Dagger' }), 'Silver Dagger')).toBe('S+L');
    expect(bars(one({ card: 'Silver Dagger', masts: [true, true, false] }), 'Silver Dagger')).toBe('S');
  });
  test('[ability.slow-when-full][I13] S with a full hold, read as the move is given; else L', () => {
    const coins = [1, 1, 1, 1, 1, 1, 1];
    expect(bars(one({ card: 'Darkhawk II', treasure: coins }), 'Darkhawk II')).toBe('L');
    expect(bars(one({ card: 'Darkhawk II', treasure: [...coins, 1] }), 'Darkhawk II')).toBe('S');
  });
  test('[ability.oars] a derelict with oars moves S, one without not at all; an Oarsman adds nothing to oars', () => {
    expect(bars(one({ card: 'HMS Albion', masts: [false] }), 'HMS Albion')).toBe('S');
    expect(bars(one({ card: 'HMS Albion', masts: [false], crew: ['Oarsman (England)'] }), 'HMS Albion')).toBe(
      'S',
    );
    expect(bars(one({ card: 'HMS Europa', masts: [false] }), 'HMS Europa')).toBe('none');
    expect(bars(one({ card: 'HMS Europa', masts: [false], crew: ['Oarsman (England)'] }), 'HMS Europa')).toBe(
      'S',
    );
  });
  test('[ability.unpinnable] contact never pins her, but pins another', () => {
    const beside = (card: string, x: number) =>
      scene({
        ships: [
          { card, at: [x, 500] },
          { card: 'Revenant', owner: 1, at: [400, 528, 90] },
        ],
      });
    const free = beside('La Rosario', 390.75);
    expect(free.refusal(free.move('La Rosario', ['S', 180, 57.5]))).toBeNull();
    const held = beside('HMS Albion', 390.75);
    expect(held.refusal(held.move('HMS Albion', ['L', 180, 57.5]))?.code).toBe('pinned');
  });
  test('[ability.move-after-unload] S more right after unloading; anything else comes too late', () => {
    const at = () =>
      scene({
        ships: [
          { card: 'Pescados de Plata', at: [430, 500], treasure: [1] },
          { card: 'El Leon', at: [200, 700] },
        ],
        islands: [
          { at: [500, 500], home: 0 },
          { at: [800, 800], treasure: [9] },
        ],
      });
    const s = at();
    s.do(s.move('Pescados de Plata', ['S', 0, 40]));
    expect(s.refusal(s.move('Pescados de Plata', ['S', 180, 57.5]))).toBeNull();
    const late = at();
    late.do(late.move('Pescados de Plata', ['S', 0, 40]));
    late.do(late.move('El Leon', ['L', 0, 10]));
    expect(late.refusal(late.move('Pescados de Plata', ['S', 180, 57.5]))?.code).toBe('already-acted');
  });
  test('[ability.shipwright][I6] she repairs at sea, even pinned; without one she does not', () => {
    const pinned = (crew: string[]) => {
      const s = scene({
        ships: [
          { card: 'El Leon', at: [390.75, 500], masts: [false, true, true], crew },
          { card: 'HMS Titan', owner: 1, at: [400, 528, 90] },
        ],
      });
      return s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 0 })?.code ?? 'legal';
    };
    expect([pinned(['Shipwright (Spain)']), pinned([])]).toEqual(['legal', 'repair-at-home']);
  });
});

describe('docking', () => {
  const shore = (crew: string[], card = 'El Leon') =>
    scene({
      ships: [{ card, at: [430, 500], crew }],
      islands: [{ at: [500, 500], treasure: [1, 2] }],
    });
  test('[ability.explorer] she docks and explores in one action; without him she waits a turn [F1]', () => {
    const s = shore(['Explorer (Spain)']);
    s.do(s.move('El Leon', ['L', 0, 40]));
    s.do({ kind: 'explore', ship: s.id('El Leon'), with: null });
    expect(s.task).toBe('take');
    const none = shore([]);
    none.do(none.move('El Leon', ['L', 0, 40]));
    expect(none.task).toBeNull();
  });
  test('[I5] whoever has face-down crew is asked about exploring, an Explorer among them or not', () => {
    const asked = (crew: string[]) => {
      const s = shore(crew);
      s.do(s.move('El Leon', ['L', 0, 40]));
      return [s.task, s.refusal({ kind: 'explore', ship: s.id('El Leon'), with: null })?.clause ?? 'legal'];
    };
    expect(asked(['?Explorer (Spain)'])).toEqual(['explore-now', 'legal']);
    expect(asked(['?Helmsman (Spain)'])).toEqual(['explore-now', 'F1']);
  });
  test('[ability.leaves-last] she leaves the last treasure of an island; others take it', () => {
    const most = (card: string) => {
      const s = shore([], card);
      s.isle(1).streamers = [seat(0)];
      s.do(s.move(card, ['L', 0, 40]));
      s.do({ kind: 'explore', ship: s.id(card), with: null });
      return s.refusal({ kind: 'take', treasure: s.isle(1).treasure.map((t) => t.id) })?.code ?? 'legal';
    };
    expect([most('Longshanks'), most('Muerta de la Corona')]).toEqual(['hold-full', 'legal']);
  });
  test('[ability.home-raid] she docks at an enemy’s home, takes a treasure and must sail next turn; others do not dock', () => {
    const raid = (card: string) =>
      scene({
        ships: [{ card, at: [430, 500] }],
        islands: [
          { at: [500, 500], home: 1, gold: [5, 1] },
          { at: [100, 100], treasure: [20] },
        ],
      });
    const s = raid('Freedom');
    s.do(s.move('Freedom', ['L', 0, 40]));
    s.do({ kind: 'raid', gold: 5 });
    expect([s.isle(1).gold, s.she('Freedom').treasure[0]?.face?.gold]).toEqual([[1], 5]);
    s.untilTurnOf(0);
    expect(s.refusal({ kind: 'end-turn' })?.code).toBe('must-sail');
    s.do(s.move('Freedom', ['L', 180, 83.8]));
    expect(s.refusal({ kind: 'end-turn' })).toBeNull();
    const other = raid('Pandora');
    other.do(other.move('Pandora', ['L', 0, 40]));
    expect([other.she('Pandora').docked, other.task]).toEqual([null, null]);
  });
  test('[ability.treasure-plus] one treasure counts more at each unloading, and not without that crew', () => {
    const gold = (crew: string[]) => {
      const s = scene({
        ships: [{ card: 'Revenge', at: [430, 500], treasure: [1, 2], crew }],
        islands: [
          { at: [500, 500], home: 0 },
          { at: [100, 100], treasure: [20] },
        ],
      });
      s.do(s.move('Revenge', ['L', 0, 40]));
      return s.isle(1).gold.reduce((a, b) => a + b, 0);
    };
    expect([gold([]), gold(['Genny Gallows'])]).toEqual([3, 5]);
  });
  test('[ability.unload-within-s] within S of home she may unload, further off she may not', () => {
    const off = (gap: number) => {
      const s = scene({
        ships: [{ card: 'El Leon', at: [470 - gap, 500], treasure: [2], crew: ["Bianco's Haulers"] }],
        islands: [
          { at: [500, 500], home: 0 },
          { at: [100, 100], treasure: [20] },
        ],
      });
      return { s, code: s.refusal(s.use('El Leon', 'unloadWithinS'))?.code ?? 'legal' };
    };
    expect([off(57.5).code, off(57.7).code]).toEqual(['legal', 'too-far-for-ability']);
    const { s } = off(50);
    s.do(s.use('El Leon', 'unloadWithinS'));
    expect(s.isle(1).gold).toEqual([2]);
  });
});

describe('hold and crew', () => {
  test('[ability.cargo-plus] a space more, and none once he is gone', () => {
    expect(roomOf(one({ card: 'El Leon', crew: ['Master Bianco'] }))).toBe(4);
    expect(roomOf(one({ card: 'El Leon' }))).toBe(3);
  });
  test('[ability.hosts-crew] Spanish crew work aboard the Royal Fortune, English crew do not', () => {
    expect(bars(one({ card: 'Royal Fortune', crew: ['Helmsman (Spain)'] }), 'Royal Fortune')).toBe('S+S+S');
    expect(bars(one({ card: 'Royal Fortune', crew: ['Helmsman (England)'] }), 'Royal Fortune')).toBe('S+S');
    expect(bars(one({ card: 'HMS Dover', crew: ['Brother Virgil', 'Helmsman (Spain)'] }), 'HMS Dover')).toBe(
      'S+S+S',
    );
  });
  test('[I4][I7] foreign crew take space and points and do nothing; an Oarsman takes no space', () => {
    const s = one({ card: 'El Leon', crew: ['Captain (Pirate)', 'Oarsman (Spain)'] });
    expect([usedOf(s), pointsOf(s)]).toEqual([1, 4]);
  });
});

const roomOf = (s: Scene) => capacity(s.state, s.she('El Leon'));
const usedOf = (s: Scene) => usedSpace(s.state, s.she('El Leon'));
const pointsOf = (s: Scene) => crewPoints(s.state, s.she('El Leon'));
