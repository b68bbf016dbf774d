import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine';
import { crewCost, crewFault } from '../fleet';
import { capacity, usedSpace } from '../hold';
import type { CardId } from '../ids';
import { baseCrew, shipCard } from '../roster';
import { eventsOf, type Scene, scene } from '../testing/scene';

type Spec = Parameters<typeof scene>[0];
/** A three-master of 48 mm that sails 20 mm onto the side of HMS Titan. */
const ramming = (
  card: string,
  mine: Partial<Spec['ships'][0]> = {},
  enemy: Partial<Spec['ships'][0]> = {},
): Scene =>
  scene({
    ships: [
      { card, at: [370.75, 500], ...mine },
      { card: 'HMS Titan', owner: 1, at: [400, 528, 90], ...enemy },
    ],
  });
const sail = (s: Scene, card: string) => s.do(s.move(card, ['L', 0, 20]));

describe('contact', () => {
  test('[ability.ram-proof] a ram costs her no mast, but may be followed by boarding; others lose one', () => {
    const rammed = (enemy: string, half: number, length: number) => {
      const s = scene({
        ships: [
          { card: 'El Leon', at: [400 - half - 20, 500] },
          { card: enemy, owner: 1, at: [400, 500 + length / 2, 90] },
        ],
      });
      sail(s, 'El Leon');
      s.do({ kind: 'ram', target: s.id(enemy) }, [6]);
      return s.task;
    };
    expect([rammed('HMS Wycliffe', 8.5, 48), rammed('HMS Dover', 9, 52)]).toEqual(['board', 'lose-mast']);
  });
  test('[ability.boarding-plus] +1 for her, once for two of them [I10], none for the other', () => {
    const totals = (crew: string[]) => {
      const s = ramming('HMS Birkenhead', { owner: 0, crew }, { card: 'Revenant' });
      sail(s, 'HMS Birkenhead');
      s.do({ kind: 'ram', target: s.id('Revenant') }, [1]);
      return eventsOf(s.do({ kind: 'board' }, [2, 3]), 'boarded')[0]?.totals;
    };
    expect(totals([])).toEqual([2 + 3 + 1, 3 + 5]);
    expect(totals(["Lynch's Noose"])).toEqual([2 + 3 + 1, 3 + 5]);
  });
  test('[ability.pin-kills-crew] as she becomes pinned the enemy loses a crew of his choice; a ship without it removes none', () => {
    const task = (card: string, half: number) => {
      const s = scene({
        ships: [
          { card, at: [370.75, 500] },
          {
            card: 'HMS Titan',
            owner: 1,
            at: [400, 528, 90],
            crew: ['Captain (England)', 'Helmsman (England)'],
          },
        ],
      });
      sail(s, card);
      s.do({ kind: 'pass' });
      return [s.task, half];
    };
    expect(task('El Ballista', 9)[0]).toBe('lose-crew');
    expect(task('Revenge', 9)[0]).toBeNull();
  });
  test('[ability.captain][I1] she shoots in her move action, before the ram; a target sunk is rammed no more', () => {
    const s = ramming(
      'El Leon',
      { crew: ['Captain (Spain)'] },
      { masts: [false, false, false, false, false] },
    );
    sail(s, 'El Leon');
    expect(s.task).toBe('volley');
    s.do(s.fire('El Leon', 0, 'HMS Titan'), [6]);
    expect(s.has('HMS Titan')).toBe(false);
    s.passAll();
    expect(s.task).toBeNull();
  });
  test('[I1] shots that leave her derelict are followed by the ram, without a pin', () => {
    const s = ramming(
      'El Leon',
      { crew: ['Captain (Spain)'] },
      { masts: [true, false, false, false, false] },
    );
    sail(s, 'El Leon');
    s.do(s.fire('El Leon', 0, 'HMS Titan'), [6]);
    s.do({ kind: 'pass' });
    expect(s.task).toBe('ram');
    s.do({ kind: 'pass' });
    expect(s.refusal({ kind: 'end-turn' })).toBeNull();
  });
  test('[ability.captain][I5] whoever has face-down crew is asked for shots, but only a Captain gives them', () => {
    const answer = (crew: string) => {
      const s = ramming('El Leon', { crew: [crew] });
      sail(s, 'El Leon');
      return [s.task, s.refusal(s.fire('El Leon', 0, 'HMS Titan'))?.code ?? 'legal'];
    };
    expect(answer('?Captain (Spain)')).toEqual(['volley', 'legal']);
    expect(answer('?Helmsman (Spain)')).toEqual(['volley', 'no-captain']);
    const none = ramming('El Leon');
    sail(none, 'El Leon');
    expect(none.task).toBe('ram');
  });
  test('[I2] a Captain lets her shoot after coming about', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [300, 500], crew: ['Captain (Spain)'] },
        { card: 'HMS Titan', owner: 1, at: [300, 540] },
      ],
    });
    s.do({ kind: 'come-about', ship: s.id('El Leon'), heading: 180_000 as never });
    expect(s.task).toBe('volley');
  });
  test('[I10] an ability beats a rule, and two of one kind are one: a Captain twice is a Captain', () => {
    const s = ramming('El Leon', { crew: ['Captain (Spain)', 'Captain (Spain)'] });
    sail(s, 'El Leon');
    s.do({ kind: 'pass' });
    expect(s.task).toBe('ram');
  });
});

describe('fleets', () => {
  const card = (name: string) => {
    const found = baseCrew.find((c) => c.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  test('[ability.recruiter][I10a] each other crew of her ship costs a point less, though caps use printed points', () => {
    const crew = [card('Countess Diana Doone'), card('Admiral Morgan'), card('Powder Pete')];
    expect(crewCost(crew)).toBe(2 + 4 + 1);
    expect(crewCost(crew.slice(1))).toBe(5 + 2);
    const { options } = scene({ ships: [] }).state;
    // HMS Gallowglass: 6 points, 2 spaces; 2 and 5 printed points are 7.
    expect(crewFault(shipCard(options, 'ES-011' as CardId), crew.slice(0, 2))?.clause).toBe('A9');
  });
  test('[ability.no-crew] she carries no crew, neither from the start nor later', () => {
    const { options } = scene({ ships: [] }).state;
    expect(crewFault(shipCard(options, 'CC-020' as CardId), [card('Powder Pete')])?.code).toBe(
      'carries-no-crew',
    );
    expect(crewFault(shipCard(options, 'ES-011' as CardId), [card('Powder Pete')])).toBeNull();
  });
});

describe('unique treasures', () => {
  const taking = (treasure: (string | number)[], crew: string[]) => {
    const s = scene({
      ships: [{ card: 'HMS Dover', at: [430, 500], crew }],
      islands: [
        { at: [500, 500], treasure, streamers: [0] },
        { at: [500, 800], home: 0 },
        { at: [800, 100], treasure: [30] },
      ],
    });
    s.do(s.move('HMS Dover', ['S', 0, 40]));
    s.do(
      { kind: 'explore', ship: s.id('HMS Dover'), with: null },
      crew.map((_, i) => (i === 0 ? 1 : 4)),
    );
    return s;
  };
  test('[ability.rum] worth 6 less the crew aboard; she rests in her next turn and not after', () => {
    const s = taking(['Rum'], ['Captain (England)', 'Helmsman (England)']);
    expect(s.she('HMS Dover').treasure[0]?.face?.gold).toBe(4);
    s.untilTurnOf(0);
    expect(s.refusal(s.move('HMS Dover', ['S', 180, 57.5]))?.code).toBe('rum');
    s.untilTurnOf(0);
    expect(s.refusal(s.move('HMS Dover', ['S', 180, 57.5]))).toBeNull();
  });
  test('[ability.plague] kills the crew, forbids docking, and jumps on contact; a safe crew lives', () => {
    const s = taking(['Plague'], ['Captain (England)']);
    expect(s.she('HMS Dover').crew).toEqual([]);
    s.untilTurnOf(0);
    s.do(s.move('HMS Dover', ['S', 180, 57.5]));
    s.untilTurnOf(0);
    s.do(s.move('HMS Dover', ['S', 0, 57.5]));
    expect(s.she('HMS Dover').docked).toBeNull();
    const jump = scene({
      ships: [
        { card: 'HMS Dover', at: [370, 500], treasure: ['Plague'] },
        { card: 'Revenge', owner: 1, at: [400, 526, 90], crew: ['Captain (Pirate)'] },
      ],
    });
    jump.do(jump.move('HMS Dover', ['S', 0, 21]));
    while (jump.task === 'ram') jump.do({ kind: 'pass' });
    expect(jump.task).toBe('plague');
    jump.do({ kind: 'plague-to', target: jump.id('Revenge') });
    expect([jump.she('Revenge').crew.length, jump.she('HMS Dover').treasure.length]).toEqual([0, 0]);
    const safe = scene({
      ships: [
        { card: 'HMS Dover', at: [370, 500], treasure: ['Plague'] },
        { card: 'Revenge', owner: 1, at: [400, 526, 90], crew: ['Ghost Crew'] },
      ],
    });
    safe.do(safe.move('HMS Dover', ['S', 0, 21]));
    while (safe.task === 'ram') safe.do({ kind: 'pass' });
    safe.do({ kind: 'plague-to', target: safe.id('Revenge') });
    expect(safe.she('Revenge').crew).toHaveLength(1);
  });
  test('[ability.ghostly-encounter] a die for each crew as it comes aboard, a 1 removes it; worth the crew left', () => {
    const s = taking(
      ['Ghostly Encounter'],
      ['Captain (England)', 'Helmsman (England)', 'Explorer (England)'],
    );
    expect([s.she('HMS Dover').crew.length, s.she('HMS Dover').treasure[0]?.face?.gold]).toEqual([2, 2]);
    const none = taking(['Ghostly Encounter'], []);
    expect(none.she('HMS Dover').treasure[0]?.face?.gold).toBe(0);
  });
});

test('[I8] a link lost leaves her over-full, and her owner drops cargo at once', () => {
  const s = scene({
    ships: [
      { card: 'Revenant', at: [370.75, 500] },
      {
        card: 'HMS Titan',
        owner: 1,
        at: [400, 528, 90],
        crew: ['Carbon Charlie', 'Powder Pete'],
        treasure: [1, 1, 1, 1],
      },
    ],
  });
  const titan = s.she('HMS Titan');
  expect([usedSpace(s.state, titan), capacity(s.state, titan)]).toEqual([6, 6]);
  sail(s, 'Revenant');
  s.do({ kind: 'ram', target: titan.id }, [1]);
  s.do({ kind: 'board' }, [6, 1]);
  const crew = titan.crew[0]?.id as never;
  s.do({ kind: 'plunder', item: { crew } });
  // Two spaces fewer by the link and the crew: five of five are taken.
  expect([usedSpace(s.state, titan), capacity(s.state, titan)]).toEqual([5, 5]);
  titan.treasure.push({
    id: 'treasure-99' as never,
    face: { gold: 1, unique: null },
    up: false,
    seenBy: [seat(1)],
  });
  s.state.startGold += 1;
  s.state.turn.tasks.push({ kind: 'overfull', seat: seat(1), ship: titan.id });
  expect(s.asked).toBe(1);
  s.do({ kind: 'drop', item: { treasure: 'treasure-99' as never } });
  expect(s.task).toBeNull();
  expect(s.state.lost).toBe(1);
});
