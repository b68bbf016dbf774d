import { describe, expect, test } from 'vitest';
import { type Aim, aim, gunsOf, isAim } from '../guns';
import { eventsOf, type Scene, scene } from '../testing/scene';

type Ships = Parameters<typeof scene>[0]['ships'];
/** A ship of seat 0 whose mast `mast` (`aft` mm behind the tip) stands at (400, 500), and an enemy due north of it. */
const duel = (
  card: string,
  aft: number,
  enemy: Partial<Ships[0]> & { card: string },
  more: Partial<Ships[0]> & { others?: Ships; gap?: number } = {},
): Scene => {
  const { others = [], gap = 30, ...mine } = more;
  return scene({
    ships: [
      { card, at: [400 + aft, 500], ...mine },
      { owner: 1, at: [421, 500 + gap + 8], ...enemy },
      ...others,
    ],
  });
};
const odds = (s: Scene, name: string, mast: number, target: string, long = false): Aim['odds'] => {
  const aimed = aim(s.state, s.she(name), { kind: 'mast', mast }, s.she(target), long);
  if (!isAim(aimed)) throw new Error(aimed.code);
  return aimed.odds;
};

describe('rolls', () => {
  test('[ability.cannon-plus-vs] +1 against that nation only, and twice the same is once [I10]', () => {
    const s = duel('Cazador Del Pirata', 25, { card: 'Treachery' }, { crew: ['Almirante Devante del Nero'] });
    expect(odds(s, 'Cazador Del Pirata', 1, 'Treachery')).toMatchObject({ bonus: 1, needs: 3 });
    const other = duel('Cazador Del Pirata', 25, { card: 'HMS Plantagenet' });
    expect(odds(other, 'Cazador Del Pirata', 1, 'HMS Plantagenet').bonus).toBe(0);
  });
  test('[ability.weak-vs] ships of that nation add 1 against her, others do not', () => {
    const english = duel('HMS Dover', 26, { card: 'Treachery' });
    expect(odds(english, 'HMS Dover', 1, 'Treachery').bonus).toBe(1);
    const spanish = duel('El Leon', 24, { card: 'Treachery' });
    expect(odds(spanish, 'El Leon', 1, 'Treachery').bonus).toBe(0);
  });
  test('[ability.captain-bonus] +1 with a Captain face up, none with one face down or foreign', () => {
    const bonus = (crew: string) =>
      odds(
        duel('HMS King Edward', 26, { card: 'El Picador' }, { crew: [crew] }),
        'HMS King Edward',
        1,
        'El Picador',
      ).bonus;
    expect([bonus('Captain (England)'), bonus('?Captain (England)'), bonus('Captain (Spain)')]).toEqual([
      1, 0, 0,
    ]);
  });
  test('[ability.pack-bonus] +1 for each friend within S, none for one further off', () => {
    const bonus = (...xs: number[]) =>
      odds(
        duel(
          'El Garante',
          28,
          { card: 'Treachery' },
          { others: xs.map((y, i) => ({ card: i ? 'El Leon' : 'El Picador', at: [425, y] })) },
        ),
        'El Garante',
        2,
        'Treachery',
      ).bonus;
    expect([bonus(460), bonus(460, 440), bonus(400)]).toEqual([1, 2, 0]);
  });
  test('[ability.flagship-aura] friends within S of her add 1, once for two flagships, and not further off', () => {
    const bonus = (...ys: number[]) =>
      odds(
        duel(
          'HMS Dover',
          26,
          { card: 'El Picador' },
          { others: ys.map((y, i) => ({ card: i ? 'Le Solitaire' : 'Scepter', at: [420, y] })) },
        ),
        'HMS Dover',
        1,
        'El Picador',
      ).bonus;
    expect([bonus(460), bonus(460, 440), bonus(390)]).toEqual([1, 1, 0]);
  });
  test('[ability.cannoneer] once a turn a miss fires again, even a natural 1 [G18]; not a second time', () => {
    const s = duel('HMS Dover', 26, { card: 'El Picador' }, { crew: ['Cannoneer (England)'] });
    s.do(s.fire('HMS Dover', 1, 'El Picador'), [1]);
    s.do(s.fire('HMS Dover', 1, 'El Picador'), [1]);
    expect(s.refusal(s.fire('HMS Dover', 1, 'El Picador'))?.code).toBe('gun-has-fired');
    s.do(s.fire('HMS Dover', 2, 'El Picador'), [2]);
    expect(s.refusal(s.fire('HMS Dover', 2, 'El Picador'))?.code).toBe('gun-has-fired');
  });
  test('[ability.backfire] a natural 1 costs her a mast, a 2 that misses does not', () => {
    const left = (roll: number) => {
      const s = duel('Carrion Crow', 15.54, { card: 'El Picador' });
      s.do(s.fire('Carrion Crow', 0, 'El Picador'), [roll]);
      if (s.task === 'lose-mast') s.do({ kind: 'lose-mast', mast: 0 });
      return s.she('Carrion Crow').masts.filter(Boolean).length;
    };
    expect([left(1), left(2)]).toEqual([1, 2]);
  });
});

describe('range and line', () => {
  test('[ability.all-l] her S cannons reach L; without that crew they do not', () => {
    const legal = (crew: string[]) => {
      const s = duel('El Leon', 38.4, { card: 'HMS Plantagenet' }, { crew, gap: 70 });
      return s.refusal(s.fire('El Leon', 2, 'HMS Plantagenet'))?.code ?? 'legal';
    };
    expect([legal(['Master Gunner Rogelio Vazquez']), legal([])]).toEqual(['legal', 'out-of-range']);
  });
  test('[ability.enemy-range-s] against the Homemade Flag L cannons reach S only', () => {
    const code = (treasure: string[]) => {
      const s = duel('HMS Dover', 26, { card: 'El Picador', treasure }, { gap: 70 });
      return s.refusal(s.fire('HMS Dover', 1, 'El Picador'))?.code ?? 'legal';
    };
    expect([code(['Homemade Flag']), code([])]).toEqual(['out-of-range', 'legal']);
  });
  test('[ability.immune-to-l] an L cannon always misses her, an S cannon does not', () => {
    const s = duel('HMS Dover', 26, { card: 'Batavian Bat' });
    expect(odds(s, 'HMS Dover', 1, 'Batavian Bat').needs).toBe(7);
    expect(eventsOf(s.do(s.fire('HMS Dover', 1, 'Batavian Bat'), [6]), 'shot')[0]?.hit).toBe(false);
    expect(odds(s, 'HMS Dover', 3, 'Batavian Bat').needs).toBe(4);
  });
  test('[ability.fire-through] ships never block her, islands do', () => {
    const between = (card: string, aft: number) => {
      const s = duel(
        card,
        aft,
        { card: 'El Picador' },
        { gap: 50, others: [{ card: 'HMS Titan', at: [428, 525] }] },
      );
      return s.refusal(s.fire(card, 1, 'El Picador'))?.code ?? 'legal';
    };
    expect([between('HMS Bolingbroke', 27), between('HMS Oxley', 27)]).toEqual(['legal', 'line-blocked']);
  });
  test('[ability.long-shot] twice the range and only a 6 hits, all shots or none', () => {
    const s = duel('HMS Meresman', 15.54, { card: 'El Picador' }, { gap: 100 });
    expect(s.refusal(s.fire('HMS Meresman', 0, 'El Picador'))?.code).toBe('out-of-range');
    expect(odds(s, 'HMS Meresman', 0, 'El Picador', true).needs).toBe(6);
    s.do(s.fire('HMS Meresman', 0, 'El Picador', 'mast', true), [5]);
    expect(s.refusal(s.fire('HMS Meresman', 1, 'El Picador'))?.code).toBe('all-long-or-none');
    const other = duel('Carrion Crow', 15.54, { card: 'El Picador' });
    expect(other.refusal(other.fire('Carrion Crow', 0, 'El Picador', 'mast', true))?.code).toBe(
      'no-long-shot',
    );
  });
  test('[ability.cannons-persist] cannons of lost masts fire on, until she is derelict', () => {
    const guns = (card: string, masts: boolean[]) => {
      const s = duel(card, 27, { card: 'El Picador' }, { masts });
      return gunsOf(s.state, s.she(card)).length;
    };
    expect(guns('HMS Belle of Exeter', [true, false, false])).toBe(3);
    expect(guns('HMS Belle of Exeter', [false, false, false])).toBe(0);
    expect(guns('HMS Oxley', [true, false, false])).toBe(1);
  });
  test('[ability.musketeer] a gun more, of her own nation’s Musketeer only', () => {
    const keys = (crew: string) => {
      const s = duel('HMS Dover', 26, { card: 'El Picador' }, { crew: [crew] });
      return new Set(gunsOf(s.state, s.she('HMS Dover')).map((g) => g.key)).size;
    };
    expect([keys('Musketeer (England)'), keys('Musketeer (Spain)')]).toEqual([5, 4]);
  });
  test('[ability.fort-proof] the Windjammer’s ability changes nothing', () => {
    const s = duel('HMS Dover', 26, { card: 'Windjammer' });
    expect(odds(s, 'HMS Dover', 1, 'Windjammer')).toEqual({ bonus: 0, needs: 4, range: 'L' });
    expect(s.refusal(s.fire('HMS Dover', 1, 'Windjammer'))).toBeNull();
  });
});

describe('hits', () => {
  const standing = (s: Scene, name: string) => s.she(name).masts.filter(Boolean).length;
  test('[ability.double-damage][I12] two masts for a hit; a ship with one is derelict, not sunk', () => {
    const s = duel('HMS Oxley', 27, { card: 'Recreant' });
    s.do(s.fire('HMS Oxley', 1, 'Recreant'), [6]);
    while (s.task === 'lose-mast') s.do({ kind: 'lose-mast', mast: s.she('Recreant').masts.indexOf(true) });
    expect(standing(s, 'Recreant')).toBe(1);
    s.do(s.fire('HMS Oxley', 0, 'Recreant'), [6]);
    expect([s.has('Recreant'), standing(s, 'Recreant')]).toEqual([true, 0]);
    const plain = duel('HMS Dover', 26, { card: 'Recreant' });
    plain.do(plain.fire('HMS Dover', 1, 'Recreant'), [6]);
    plain.do({ kind: 'lose-mast', mast: 0 });
    expect(standing(plain, 'Recreant')).toBe(2);
  });
  test('[ability.armoured][I11] two hits of one shoot action cost a mast; hits of two actions do not add up', () => {
    const s = duel('HMS Dover', 26, { card: 'El Acorazado' });
    s.do(s.fire('HMS Dover', 1, 'El Acorazado'), [6]);
    expect(s.task).toBe('volley');
    s.do(s.fire('HMS Dover', 2, 'El Acorazado'), [6]);
    expect(s.task).toBe('lose-mast');
    const two = duel('HMS Dover', 26, { card: 'El Acorazado' });
    for (let i = 0; i < 2; i++) {
      two.do(two.fire('HMS Dover', 1, 'El Acorazado'), [6]);
      two.do({ kind: 'pass' });
      two.untilTurnOf(0);
    }
    expect(standing(two, 'El Acorazado')).toBe(5);
  });
  test('[ability.ignore-first-hit][I11] undamaged she shrugs the first hit of a turn off; the second counts, and damaged any', () => {
    const s = duel('HMS Dover', 26, { card: 'La Resolucion', crew: ['Joaquin Vega'] });
    s.do(s.fire('HMS Dover', 1, 'La Resolucion'), [6]);
    expect([s.task, standing(s, 'La Resolucion')]).toEqual(['volley', 4]);
    s.do(s.fire('HMS Dover', 2, 'La Resolucion'), [6]);
    expect(s.task).toBe('lose-mast');
    const hurt = duel('HMS Dover', 26, {
      card: 'La Resolucion',
      crew: ['Joaquin Vega'],
      masts: [true, true, true, false],
    });
    hurt.do(hurt.fire('HMS Dover', 1, 'La Resolucion'), [6]);
    expect(hurt.task).toBe('lose-mast');
  });
  test('[I5] a face-down crew may be shown before the first hit counts; the owner is asked whoever it is', () => {
    const asked = (crew: string) => {
      const s = duel('HMS Dover', 26, { card: 'La Resolucion', crew: [crew] });
      s.do(s.fire('HMS Dover', 1, 'La Resolucion'), [6]);
      expect([s.task, s.asked]).toEqual(['brace', 1]);
      const id = s.she('La Resolucion').crew[0]?.id;
      if (id) s.do({ kind: 'reveal-crew', crew: id });
      return s.task;
    };
    expect(asked('?Joaquin Vega')).toBe('volley');
    expect(asked('?Captain (Spain)')).toBe('lose-mast');
  });
  test('[ability.pick-mast] the shooter picks the mast; else the owner does [H1]', () => {
    const chooser = (card: string) => {
      const s = duel(card, 24, { card: 'El Picador' });
      s.do(s.fire(card, 1, 'El Picador'), [6]);
      return s.asked;
    };
    expect([chooser('HMS Lord Walpole'), chooser('HMS Birkenhead')]).toEqual([0, 1]);
  });
  test('[ability.hit-kills-crew] once a turn a hit removes a crew of its owner’s choice, and no second one', () => {
    const s = duel('Recreant', 27, { card: 'El Leon', crew: ['Captain (Spain)', 'Helmsman (Spain)'] });
    for (const mast of [1, 0]) {
      s.do(s.fire('Recreant', mast, 'El Leon'), [6]);
      while (s.task !== 'volley') {
        if (s.task === 'lose-mast') s.do({ kind: 'lose-mast', mast: s.she('El Leon').masts.indexOf(true) });
        const crew = s.she('El Leon').crew[0]?.id;
        if (s.task === 'lose-crew' && crew) {
          expect(s.asked).toBe(1);
          s.do({ kind: 'lose-crew', crew });
        }
      }
    }
    expect(s.she('El Leon').crew).toHaveLength(1);
  });
  test('[ability.hit-kills-cargo] the shooter may destroy a piece of cargo; nothing to destroy, nothing asked', () => {
    const s = duel('Asesino de la Nave', 27, { card: 'HMS Dover', treasure: [3] });
    s.do(s.fire('Asesino de la Nave', 1, 'HMS Dover'), [6]);
    s.do({ kind: 'lose-mast', mast: 0 });
    const coin = s.she('HMS Dover').treasure[0]?.id;
    if (!coin) throw new Error('no coin');
    s.do({ kind: 'destroy', item: { treasure: coin } });
    expect([s.she('HMS Dover').treasure, s.state.lost]).toEqual([[], 3]);
    const empty = duel('Asesino de la Nave', 27, { card: 'HMS Dover' });
    empty.do(empty.fire('Asesino de la Nave', 1, 'HMS Dover'), [6]);
    empty.do({ kind: 'lose-mast', mast: 0 });
    expect(empty.task).toBe('volley');
  });
  test('[ability.crew-protected] her crew is not removed by a hit, though sinking takes it', () => {
    const s = duel('El Tirador', 27, { card: 'Revenge', crew: ['Ghost Crew'] });
    s.do(s.fire('El Tirador', 1, 'Revenge'), [6]);
    s.do({ kind: 'lose-mast', mast: 0 });
    expect([s.task, s.she('Revenge').crew.length]).toEqual(['volley', 1]);
    const other = duel('El Tirador', 27, { card: 'Revenge', crew: ['Captain (Pirate)'] });
    other.do(other.fire('El Tirador', 1, 'Revenge'), [6]);
    other.do({ kind: 'lose-mast', mast: 0 });
    expect(other.task).toBe('lose-crew');
  });
  test('[ability.fragile] with her last mast she sinks; another is derelict', () => {
    const afloat = (card: string) => {
      const s = duel('HMS Dover', 26, { card, masts: [true, false] });
      s.do(s.fire('HMS Dover', 1, card), [6]);
      return s.has(card);
    };
    expect([afloat('Venture'), afloat('Treachery')]).toEqual([false, true]);
  });
  test('[ability.repair-on-sink] sinking a ship restores a mast; a ship with all masts is not asked', () => {
    const task = (masts: boolean[]) => {
      const s = duel('El Ladron', 27, { card: 'HMS Plantagenet', masts: [false, false] }, { masts });
      s.do(s.fire('El Ladron', 1, 'HMS Plantagenet'), [6]);
      return s;
    };
    const s = task([false, true, true]);
    s.do({ kind: 'restore-mast', mast: 0 });
    expect(s.she('El Ladron').masts).toEqual([true, true, true]);
    expect(task([true, true, true]).task).toBe('volley');
  });
});
