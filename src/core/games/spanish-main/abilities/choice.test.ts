import { describe, expect, test } from 'vitest';
import { seat } from '../../../engine';
import { gunsOf } from '../guns';
import { movementOf } from '../movement';
import { type Scene, scene } from '../testing/scene';
import { view } from '../view';

type Spec = Parameters<typeof scene>[0];
const code = (s: Scene, command: Parameters<Scene['refusal']>[0]) => s.refusal(command)?.code ?? 'legal';
const make = (ships: Spec['ships'], islands: Spec['islands'] = [{ at: [800, 800], treasure: [9] }]) =>
  scene({ ships, islands });

describe('actions', () => {
  test('[ability.use] a face-down crew’s ability shows the crew; unknown abilities are refused', () => {
    const s = make([{ card: 'HMS Dover', at: [300, 300], crew: ['?Admiral Morgan'] }]);
    expect(code(s, s.use('HMS Dover', 'pickpocket'))).toBe('no-such-ability');
    s.do(s.use('HMS Dover', 'extraAction56'), [2]);
    expect(s.she('HMS Dover').crew[0]?.up).toBe(true);
    expect(code(s, s.use('HMS Dover', 'extraAction56'))).toBe('once-a-turn');
  });
  test('[ability.extra-action] a 5 gives one more action of any kind, a 4 none', () => {
    const second = (roll: number) => {
      const s = make([{ card: 'HMS Titan', at: [300, 300] }]);
      s.do(s.use('HMS Titan', 'extraAction56'), [roll]);
      s.do(s.move('HMS Titan', ['L', 0, 10]));
      return code(s, s.move('HMS Titan', ['L', 0, 10]));
    };
    expect([second(5), second(4)]).toEqual(['legal', 'already-acted']);
  });
  test('[ability.same-action-twice] a 6 lets her take the same action twice, not another one; a 4 nothing', () => {
    const start = (roll: number) => {
      const s = make(
        [
          {
            card: 'HMS Dover',
            at: [300, 300],
            crew: ['Sir Christopher Myngs'],
            masts: [true, true, true, false],
            docked: 1,
          },
        ],
        [
          { at: [330, 300], home: 0 },
          { at: [800, 800], treasure: [9] },
        ],
      );
      s.do(s.use('HMS Dover', 'sameActionTwice56'), [roll]);
      s.do(s.move('HMS Dover', ['S', 180, 57]));
      return s;
    };
    const s = start(6);
    expect(code(s, { kind: 'repair', ship: s.id('HMS Dover'), mast: 3 })).toBe('already-acted');
    expect(code(s, s.move('HMS Dover', ['S', 180, 10]))).toBe('legal');
    const none = start(4);
    expect(code(none, none.move('HMS Dover', ['S', 180, 10]))).toBe('already-acted');
  });
  test('[ability.sacrifice] a crew is given up for another action, once; not one that cannot be removed', () => {
    const s = make([
      {
        card: 'Revenge',
        at: [300, 300],
        crew: ['Captain Blackheart', 'Helmsman (Pirate)', 'Explorer (Pirate)'],
      },
    ]);
    const [, helmsman, explorer] = s.she('Revenge').crew;
    if (!helmsman || !explorer) throw new Error('no crew');
    s.do(s.use('Revenge', 'sacrifice', null, { crew: helmsman.id }));
    expect(s.she('Revenge').crew).toHaveLength(2);
    s.do(s.move('Revenge', ['L', 0, 10]));
    expect(code(s, s.move('Revenge', ['L', 0, 10]))).toBe('legal');
    expect(code(s, s.use('Revenge', 'sacrifice', null, { crew: explorer.id }))).toBe('once-a-turn');
    const ghosts = make([{ card: 'Revenge', at: [300, 300], crew: ['Captain Blackheart', 'Ghost Crew'] }]);
    const item = { crew: ghosts.she('Revenge').crew[0]?.id as never };
    expect(code(ghosts, ghosts.use('Revenge', 'sacrifice', null, item))).toBe('crew-is-safe');
  });
  test('[ability.buy-cannon] docked at home a treasure there buys a 3S cannon, one only; at sea none', () => {
    const at = (docked: boolean) =>
      make(
        [{ card: 'HMS Dover', at: [470, 500], crew: ['Carbon Charlie'], ...(docked && { docked: 1 }) }],
        [
          { at: [500, 500], home: 0, gold: [2, 5] },
          { at: [800, 800], treasure: [20] },
        ],
      );
    const s = at(true);
    s.do(s.use('HMS Dover', 'buyCannon', '2'));
    expect([s.isle(1).gold, s.state.lost]).toEqual([[5], 2]);
    expect(gunsOf(s.state, s.she('HMS Dover')).find((g) => g.key === 'bought')?.cannon).toEqual({
      rank: 3,
      range: 'S',
    });
    expect(code(s, s.use('HMS Dover', 'buyCannon', '5'))).toBe('bought-already');
    const sea = at(false);
    expect(code(sea, sea.use('HMS Dover', 'buyCannon', '2'))).toBe('not-at-home');
  });
  test('[ability.salvage] a derelict is hers and both lie docked at home; a manned ship is no derelict', () => {
    const at = (masts: boolean[]) =>
      make(
        [
          { card: 'El Dorado', at: [300, 300] },
          { card: 'HMS Birkenhead', owner: 1, at: [300, 317], masts, treasure: [4] },
        ],
        [
          { at: [500, 500], home: 0 },
          { at: [800, 800], treasure: [20] },
        ],
      );
    const s = at([false, false, false]);
    s.do(s.use('El Dorado', 'salvage', s.id('HMS Birkenhead')));
    expect(['El Dorado', 'HMS Birkenhead'].map((n) => [s.she(n).docked, s.she(n).owner])).toEqual([
      ['island-1', 0],
      ['island-1', 0],
    ]);
    expect(s.isle(1).gold).toEqual([4]);
    const manned = at([true, false, false]);
    expect(code(manned, manned.use('El Dorado', 'salvage', manned.id('HMS Birkenhead')))).toBe(
      'no-such-target',
    );
  });
  test('[ability.canceller] within S an ability is off until the turn ends; further off it is not', () => {
    const at = (y: number) =>
      make([
        { card: 'El Leon', at: [300, 300], crew: ['Nemesio Diaz'] },
        { card: 'Greyhound', owner: 1, at: [300, 300 + 17 + y] },
      ]);
    const s = at(57);
    s.do(s.use('El Leon', 'canceller', s.id('Greyhound')));
    expect(movementOf(s.state, s.she('Greyhound'))?.extra).toEqual([]);
    s.do({ kind: 'end-turn' });
    expect(movementOf(s.state, s.she('Greyhound'))?.extra).toEqual(['S']);
    const far = at(60);
    expect(code(far, far.use('El Leon', 'canceller', far.id('Greyhound')))).toBe('too-far-for-ability');
  });
});

describe('treasure of others', () => {
  const touching = (card: string, crew: string[], enemy: string, mine: number[] = [], gap = 0) =>
    make([
      { card, at: [300, 300], crew, treasure: mine },
      { card: enemy, owner: 1, at: [300, 317 + gap], treasure: [3, 3] },
    ]);
  test('[ability.pickpocket] once a turn a random treasure from a ship that she touches; without contact none', () => {
    const legal = touching('Muerta de la Corona', ['Skyme the Monkey'], 'HMS Birkenhead');
    legal.do(legal.use('Muerta de la Corona', 'pickpocket', legal.id('HMS Birkenhead')));
    expect([
      legal.she('Muerta de la Corona').treasure.length,
      legal.she('HMS Birkenhead').treasure.length,
    ]).toEqual([1, 1]);
    expect(code(legal, legal.use('Muerta de la Corona', 'pickpocket', legal.id('HMS Birkenhead')))).toBe(
      'once-a-turn',
    );
    const apart = touching('Muerta de la Corona', ['Skyme the Monkey'], 'HMS Birkenhead', [], 1);
    expect(code(apart, apart.use('Muerta de la Corona', 'pickpocket', apart.id('HMS Birkenhead')))).toBe(
      'no-such-target',
    );
  });
  test('[ability.plunder-pirates] from a Pirate that she touches, up to her free space; from no other nation', () => {
    const from = (enemy: string) => {
      const s = make([
        { card: 'Le Marseillais', at: [300, 300], treasure: [1, 1] },
        { card: enemy, owner: 1, at: [300, 317], treasure: [3, 4] },
      ]);
      const item = { treasure: s.she(enemy).treasure[0]?.id as never };
      return { s, command: s.use('Le Marseillais', 'plunderPirates', s.id(enemy), item) };
    };
    const pirates = from('Recreant');
    expect(code(pirates.s, pirates.command)).toBe('legal');
    pirates.s.do(pirates.command);
    expect(pirates.s.she('Le Marseillais').treasure).toHaveLength(3);
    const spanish = from('El Tirador');
    expect(code(spanish.s, spanish.command)).toBe('no-such-target');
  });
  test('[ability.swap-treasure] one of hers for one of an enemy’s within S, at random; not with an empty hold', () => {
    const s = touching('Muerta de la Corona', ['David "Bones" Wiley'], 'HMS Birkenhead', [1], 57);
    s.do(s.use('Muerta de la Corona', 'swapTreasure', s.id('HMS Birkenhead')));
    expect(s.she('Muerta de la Corona').treasure.map((t) => t.face?.gold)).toEqual([3]);
    expect(
      s
        .she('HMS Birkenhead')
        .treasure.map((t) => t.face?.gold)
        .sort(),
    ).toEqual([1, 3]);
    const empty = touching('Muerta de la Corona', ['David "Bones" Wiley'], 'HMS Birkenhead', [], 57);
    expect(code(empty, empty.use('Muerta de la Corona', 'swapTreasure', empty.id('HMS Birkenhead')))).toBe(
      'carries-no-treasure',
    );
  });
  test('[ability.spy-cargo] one piece of hidden cargo, seen by her player alone and remembered', () => {
    const s = make([
      { card: 'Cassandra', at: [300, 300] },
      {
        card: 'HMS Birkenhead',
        owner: 1,
        at: [300, 700],
        crew: ['?Captain (England)', 'Helmsman (England)'],
        treasure: [5],
      },
      { card: 'HMS Dover', owner: 2, at: [500, 700] },
    ]);
    const [captain, helmsman] = s.she('HMS Birkenhead').crew;
    if (!captain || !helmsman) throw new Error('no crew');
    const peek = (id: typeof captain.id) =>
      s.use('Cassandra', 'spyCargo', s.id('HMS Birkenhead'), { crew: id });
    expect(code(s, peek(helmsman.id))).toBe('nothing-to-peek-at');
    s.do(peek(captain.id));
    s.untilTurnOf(0);
    const seen = (who: 0 | 2) => view(s.state, seat(who)).ships[1]?.crew[0]?.card ?? null;
    expect([seen(0), seen(2)]).toEqual(['generic-captain-england', null]);
    const [coin] = s.she('HMS Birkenhead').treasure;
    if (!coin) throw new Error('no coin');
    s.do(s.use('Cassandra', 'spyCargo', s.id('HMS Birkenhead'), { treasure: coin.id }));
    const gold = (who: 0 | 2) => view(s.state, seat(who)).ships[1]?.treasure[0]?.face?.gold ?? null;
    expect([gold(0), gold(2)]).toEqual([5, null]);
  });
  test('[ability.spy-treasure] one hidden treasure of any island; a ship without the ability sees none', () => {
    const s = make(
      [
        { card: "Raven's Neck", at: [300, 300] },
        { card: 'HMS Dover', owner: 1, at: [300, 700] },
      ],
      [{ at: [500, 500], treasure: [5, 6] }],
    );
    const coin = s.isle(1).treasure[0]?.id as never;
    s.do(s.use("Raven's Neck", 'spyTreasure', 'island-1', { treasure: coin }));
    const faces = (who: 0 | 1) =>
      view(s.state, seat(who)).islands[0]?.treasure.map((t) => t.face?.gold ?? null);
    expect([faces(0), faces(1)]).toEqual([
      [5, null],
      [null, null],
    ]);
    const other = make([{ card: 'Revenge', at: [300, 300] }], [{ at: [500, 500], treasure: [5] }]);
    expect(code(other, other.use('Revenge', 'spyTreasure', 'island-1', { treasure: coin }))).toBe(
      'no-such-ability',
    );
  });
});
