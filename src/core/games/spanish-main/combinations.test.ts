import { describe, expect, test } from 'vitest';
import { seat } from '../../engine';
import { hulls, micrometre, millidegree } from '../../geometry';
import { actionRefusal } from './actions';
import { pinnedBy, ramTargets } from './contact-graph';
import { crewFault } from './fleet';
import { aim, isAim } from './guns';
import { invariants } from './invariants';
import { legal } from './legal';
import { movementOf } from './movement';
import { baseCrew, baseShips, shipCard } from './roster';
import { eventsOf, type Scene, scene } from './testing/scene';

const code = (s: Scene, command: Parameters<Scene['refusal']>[0]) => s.refusal(command)?.code ?? 'legal';

describe('several abilities on one ship', () => {
  test('[turn.action] an action won by an ability is left whatever kind the doubled one was', () => {
    const s = scene({ ships: [{ card: 'HMS Titan', at: [300, 500], crew: ['Sir Christopher Myngs'] }] });
    const about = (degrees: number) =>
      s.do({ kind: 'come-about', ship: s.id('HMS Titan'), heading: millidegree(degrees * 1000) });
    const left = () =>
      (['move', 'shoot'] as const).map((kind) => actionRefusal(s.state, s.she('HMS Titan'), kind)?.code);
    s.do(s.use('HMS Titan', 'extraAction56'), [5]);
    s.do(s.use('HMS Titan', 'sameActionTwice56'), [6]);
    about(90);
    about(180);
    expect(left()).toEqual([undefined, undefined]);
    about(270);
    expect(left()).toEqual(['already-acted', 'already-acted']);
  });

  test('[ability.hosts-crew][I4] a host who is at home by the ship’s own ability hosts others too', () => {
    const extra = (card: string) => {
      const s = scene({ ships: [{ card, at: [300, 500], crew: ['Brother Virgil', 'Helmsman (Spain)'] }] });
      return movementOf(s.state, s.she(card))?.extra;
    };
    expect([extra('Bonny Kate'), extra('HMS Dover'), extra('Darkhawk II')]).toEqual([['S'], ['S'], []]);
  });

  test('[crew.space][I4] a foreign crew’s ability makes no room in a fleet’s hold', () => {
    const named = <T extends { readonly name: string }>(cards: readonly T[], name: string): T => {
      const card = cards.find((c) => c.name === name);
      if (!card) throw new RangeError(name);
      return card;
    };
    const filled = (ship: string, nation: string) => {
      const card = named(baseShips, ship);
      const explorer = baseCrew.find((c) => c.id === `generic-explorer-${nation}`);
      if (!explorer) throw new RangeError(nation);
      const crew = [
        ...Array.from({ length: card.cargo + 1 }, () => explorer),
        named(baseCrew, 'Master Bianco'),
      ];
      return crewFault(card, crew)?.code ?? 'fits';
    };
    expect([filled('El Leon', 'spain'), filled('HMS Titan', 'england')]).toEqual(['fits', 'hold-full']);
  });

  test('[ability.canceller][I8] a hold that is over-full without the ability switched off is emptied by its owner', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [300, 300], crew: ['Nemesio Diaz'] },
        { card: 'El Picador', owner: 1, at: [300, 340], crew: ['Master Bianco'], treasure: [1, 2, 3] },
      ],
    });
    const bianco = s.she('El Picador').crew[0]?.id ?? '';
    s.do(s.use('El Leon', 'canceller', bianco));
    expect([s.task, s.asked, invariants(s.state)]).toEqual(['overfull', 1, []]);
    s.do({ kind: 'drop', item: { treasure: s.she('El Picador').treasure[0]?.id as never } });
    expect([s.task, s.she('El Picador').treasure.length]).toEqual([null, 2]);
  });

  test('[G20][ability.long-shot] a Musketeer among long shots fires as ever: S, and better than a 3', () => {
    const at = (gap: number) => {
      const s = scene({
        ships: [
          { card: 'HMS Meresman', at: [300, 500], crew: ['Musketeer (England)'] },
          { card: 'El Picador', owner: 1, at: [300, 516 + gap] },
        ],
      });
      const gun = { kind: 'musketeer', mast: 0 } as const;
      const aimed = aim(s.state, s.she('HMS Meresman'), gun, s.she('El Picador'), true);
      return isAim(aimed) ? [aimed.odds.range, aimed.odds.needs] : aimed.code;
    };
    expect([at(30), at(60)]).toEqual([['S', 4], 'out-of-range']);
  });

  test('[ability.move-after-unload][move.derelict] a derelict towed home has no free move, with oars she has', () => {
    const home = (crew: string[]) => {
      const s = scene({
        ships: [
          { card: 'El Leon', at: [430, 500] },
          { card: 'Pescados de Plata', at: [382, 500], masts: [false, false], treasure: [1], crew },
        ],
        islands: [
          { at: [500, 500], home: 0 },
          { at: [800, 800], treasure: [9] },
        ],
      });
      s.she('El Leon').tows = s.id('Pescados de Plata');
      s.do(s.move('El Leon', ['S', 0, 40]));
      expect(s.isle(1).gold).toEqual([1]);
      return legal(s.state, s.asked).open.some(
        (o) => o.kind === 'move' && o.ship === s.id('Pescados de Plata'),
      );
    };
    expect([home([]), home(['Oarsman (Spain)'])]).toEqual([false, true]);
  });

  test('[ability.home-raid] the duty to sail off begins with the next turn, whatever actions are left in this one', () => {
    const s = scene({
      ships: [
        {
          card: 'Freedom',
          at: [430, 500],
          crew: ['Captain Blackheart', 'Helmsman (Pirate)'],
          masts: [true, false],
        },
      ],
      islands: [
        { at: [500, 500], home: 1, gold: [5, 1] },
        { at: [100, 100], treasure: [20] },
      ],
    });
    s.do(s.move('Freedom', ['L', 0, 40]));
    s.passAll();
    const helmsman = s.she('Freedom').crew[1];
    if (!helmsman) throw new Error('no crew');
    s.do(s.use('Freedom', 'sacrifice', null, { crew: helmsman.id }));
    const shoot = () => actionRefusal(s.state, s.she('Freedom'), 'shoot')?.code;
    expect(shoot()).toBeUndefined();
    s.untilTurnOf(0);
    expect(shoot()).toBe('must-sail');
  });

  test('[ability.rum][I10a] Rum that comes aboard again while she rests keeps her resting, next turn too', () => {
    const s = scene({ ships: [{ card: 'HMS Titan', at: [300, 500], treasure: ['Rum'] }] });
    const titan = s.she('HMS Titan');
    titan.rum = 'again';
    const rests = () => actionRefusal(s.state, titan, 'move')?.code;
    expect(rests()).toBe('rum');
    s.untilTurnOf(0);
    expect(rests()).toBe('rum');
    s.untilTurnOf(0);
    expect(rests()).toBeUndefined();
  });
});

describe('contact by contact', () => {
  /** El Picador lies along the Titan’s side, heading as she does, a hair under touching; `part` further back. */
  const alongside = (bowToBowPins = true) =>
    scene({
      ships: [
        { card: 'El Picador', at: [300, 500] },
        { card: 'HMS Titan', owner: 1, at: [310, 517.25] },
      ],
      options: { bowToBowPins },
    });

  test('[B15] an enemy that she lay against catches her bow all the same, once she has been clear of it', () => {
    const s = alongside();
    expect(pinnedBy(s.state, s.she('El Picador'))).toEqual([]);
    // Turned towards the enemy her bow tip is 8 mm and less off its side.
    expect(code(s, s.move('El Picador', ['S', 60, 57.5], ['S', 180, 40]))).not.toBe('legal');
    const preview = s.refusal(s.move('El Picador', ['S', 60, 57.5]));
    expect(preview).toMatchObject({ code: 'caught-on-the-way', clause: 'B15' });
  });

  test('[B15][D2] where bows do not pin each other, a bow met by her bow does not end her move', () => {
    const two = (bowToBowPins: boolean) => {
      const s = scene({
        ships: [
          { card: 'El Picador', at: [300, 500] },
          { card: 'HMS Dover', owner: 1, at: [340, 500, 180] },
        ],
        options: { bowToBowPins },
      });
      return code(s, s.move('El Picador', ['S', 0, 40], ['S', 180, 57.5]));
    };
    expect([two(true), two(false)]).toEqual(['caught-on-the-way', 'legal']);
  });

  test('[D1][D3] bow against bow and side against side is no ram: her bow must touch what is not the other’s bow', () => {
    // Two one-masters alongside, widest where the first mast stands; the rammer lies 0.2 mm ahead, then 0.2 mm astern.
    const targets = (ahead: number) => {
      const s = scene({
        ships: [
          { card: 'HMS Albion', at: [300 + ahead, 500] },
          { card: 'HMS Europa', owner: 1, at: [300, 515.52] },
        ],
      });
      return ramTargets(s.state, s.she('HMS Albion')).length;
    };
    expect([targets(0.2), targets(-0.2)]).toEqual([0, 1]);
  });

  test('[D15][ability.pin-kills-crew] a derelict that has a mast again pins whose bow lies against her, and it costs her a crew', () => {
    const s = scene({
      ships: [
        { card: 'El Ballista', at: [390.75, 500] },
        {
          card: 'HMS Titan',
          owner: 1,
          at: [400, 528, 90],
          masts: [false, false, false, false, false],
          crew: ['Shipwright (England)'],
        },
      ],
    });
    expect(pinnedBy(s.state, s.she('El Ballista'))).toEqual([]);
    s.untilTurnOf(1);
    const events = s.do({ kind: 'repair', ship: s.id('HMS Titan'), mast: 2 });
    expect(eventsOf(events, 'pinned').map((e) => e.ship.id)).toEqual([s.id('El Ballista')]);
    expect([s.task, s.asked]).toEqual(['lose-crew', 1]);
  });
});

describe('what is hidden', () => {
  test('[D20] a winner with a full hold and a face-down crew is asked about coins whatever that crew is', () => {
    const asked = (crew: string) => {
      const s = scene({
        ships: [
          { card: 'El Leon', at: [370.75, 500], crew: [crew], treasure: [1, 1, 1] },
          { card: 'HMS Titan', owner: 1, at: [400, 528, 90], treasure: [4] },
        ],
      });
      s.do(s.move('El Leon', ['L', 0, 20]));
      s.do({ kind: 'pass' });
      s.do({ kind: 'ram', target: s.id('HMS Titan') }, [1]);
      s.do({ kind: 'board' });
      s.do({ kind: 'pass' }, [6, 1]);
      const coin = s.she('HMS Titan').treasure[0];
      if (!coin) throw new Error('no coin');
      return [s.task, code(s, { kind: 'plunder', item: { treasure: coin.id } }), code(s, { kind: 'pass' })];
    };
    expect(asked('?Helmsman (Spain)')).toEqual(['plunder', 'not-a-prize', 'legal']);
    expect(asked('?Master Bianco')).toEqual(['plunder', 'legal', 'legal']);
  });

  test('[F4] whoever knew a pile cannot follow its pieces, by id or by place, once somebody has picked from it', () => {
    const orders = new Set<string>();
    for (let n = 1; n <= 12; n++) {
      const s = scene({
        ships: [
          { card: 'El Leon', at: [470, 500], docked: 1 },
          { card: 'HMS Titan', owner: 1, at: [200, 200] },
        ],
        islands: [{ at: [500, 500], treasure: [1, 2, 3, 4] }],
      });
      for (const t of s.isle(1).treasure) t.seenBy = [seat(1)];
      const [first, , third] = s.isle(1).treasure.map((t) => t.id);
      if (!first || !third) throw new Error('no treasure');
      s.do({ kind: 'explore', ship: s.id('El Leon'), with: null });
      s.do({ kind: 'take', treasure: [first, third] }, [((n - 1) % 6) + 1]);
      const pieces = [...s.she('El Leon').treasure, ...s.isle(1).treasure];
      expect(
        s
          .she('El Leon')
          .treasure.map((t) => t.face?.gold)
          .sort(),
      ).toEqual([1, 3]);
      expect(pieces.every((t) => !t.seenBy.includes(seat(1)))).toBe(true);
      expect(new Set(pieces.map((t) => t.id)).size).toBe(4);
      orders.add(pieces.map((t) => `${t.id}:${t.face?.gold}`).join());
    }
    expect(orders.size).toBeGreaterThan(2);
  });

  test('[I5][ability.cargo-plus] whoever makes the space that a hold uses from the start shows himself as play begins', () => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [300, 500] },
        { card: 'HMS Titan', owner: 1, at: [600, 600] },
      ],
      islands: [{ at: [500, 500] }],
    });
    const leon = s.she('El Leon');
    const { cargo } = shipCard(s.state.options, leon.card);
    const begin = (explorers: number) => {
      const names = [...Array.from({ length: explorers }, () => '?Explorer (Spain)'), '?Master Bianco'];
      const crew = names.map((name) => s.crew(name, seat(0)));
      s.state.reserves = [crew.map((one) => ({ crew: one, ship: leon.id })), []];
      s.state.phase = { kind: 'crew', ready: [false, true], berths: [null, []] };
      const berths = crew.map((one) => ({ crew: one.id, ship: leon.id }));
      s.do({ kind: 'assign-crew', berths }, []);
      return crew.map((one) => one.up);
    };
    expect(begin(cargo + 1).at(-1)).toBe(true);
    leon.crew = [];
    expect(begin(cargo)).not.toContain(true);
  });
});

test('[F7][A9] an exchange may not fill a hold over its space, even piece for piece', () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [300, 500], crew: ['Oarsman (Spain)'], treasure: [1, 2] },
      { card: 'El Leon', at: [303, 516.5], treasure: [5] },
    ],
  });
  s.do({ kind: 'explore', ship: s.id('El Leon'), with: s.id('El Picador') });
  const [oarsman, coin] = [s.she('El Picador').crew[0], s.she('El Leon').treasure[0]];
  const mine = s.she('El Picador').treasure[0];
  if (!oarsman || !coin || !mine) throw new Error('no cargo');
  const swap = (out: { crew: typeof oarsman.id } | { treasure: typeof mine.id }) =>
    code(s, { kind: 'exchange', items: [out, { treasure: coin.id }] });
  expect([swap({ crew: oarsman.id }), swap({ treasure: mine.id })]).toEqual(['hold-full', 'legal']);
});

test('[ability.ghostly-encounter] the dice are thrown once: a worth of nothing is its worth aboard the next ship too', () => {
  const s = scene({
    ships: [
      { card: 'El Leon', at: [470, 500], docked: 1 },
      { card: 'El Picador', at: [467, 516.5], crew: ['Captain (Spain)', 'Explorer (Spain)'] },
    ],
    islands: [{ at: [500, 500], treasure: ['Ghostly Encounter'] }],
  });
  s.do({ kind: 'explore', ship: s.id('El Leon'), with: null });
  const ghost = s.she('El Leon').treasure[0];
  if (!ghost) throw new Error('no ghost');
  expect(ghost.face?.gold).toBe(0);
  s.do({ kind: 'explore', ship: s.id('El Picador'), with: s.id('El Leon') });
  const events = s.do({ kind: 'exchange', items: [{ treasure: ghost.id }] });
  expect(eventsOf(events, 'ability-used')).toEqual([]);
  expect([ghost.face?.gold, s.she('El Picador').crew.length]).toEqual([0, 2]);
});

test('[D0] of two ships that may explore after docking together their player chooses which goes first', () => {
  const s = scene({
    ships: [
      { card: 'El Leon', at: [430, 500] },
      { card: 'HMS Dover', at: [382, 500], masts: [false, false, false, false] },
    ],
    islands: [{ at: [500, 500], treasure: [1, 2, 3, 4, 5], streamers: [0] }],
  });
  s.she('El Leon').tows = s.id('HMS Dover');
  s.do(s.move('El Leon', ['S', 0, 40]));
  const explorers = legal(s.state, s.asked).commands.flatMap((c) => (c.kind === 'explore' ? [c.ship] : []));
  expect(explorers).toEqual([s.id('HMS Dover'), s.id('El Leon')]);
  s.do({ kind: 'explore', ship: s.id('HMS Dover'), with: null });
  s.do({ kind: 'take', treasure: [] });
  expect([s.task, s.asked]).toEqual(['explore-now', 0]);
  expect(code(s, { kind: 'explore', ship: s.id('HMS Dover'), with: null })).not.toBe('legal');
  expect(code(s, { kind: 'explore', ship: s.id('El Leon'), with: null })).toBe('legal');
});

test('[ability.pickpocket] with a full hold she takes only from a ship that carries nothing but unique treasure', () => {
  const pick = (treasure: (number | string)[]) => {
    const s = scene({
      ships: [
        { card: 'El Picador', at: [300, 500] },
        { card: 'La Resolucion', at: [300, 300], treasure: Array.from({ length: 8 }, () => 1) },
        { card: 'El Leon', owner: 1, at: [300, 300], treasure },
      ],
    });
    const [her, enemy] = [s.she('La Resolucion'), s.she('El Leon')];
    her.treasure = her.treasure.slice(0, shipCard(s.state.options, her.card).cargo);
    const side = (beam: number) => beam / 2;
    const { hull } = shipCard(s.state.options, her.card);
    const at = enemy.pose;
    if (!at) throw new Error('no pose');
    const [mine, hers] = [hulls[hull], hulls[shipCard(s.state.options, enemy.card).hull]];
    const y = micrometre(300_000 + side(mine.beam) + side(hers.beam));
    enemy.pose = { ...at, x: micrometre(300_000 + (hers.length - mine.length) / 2), y };
    return code(s, s.use('La Resolucion', 'pickpocket', enemy.id));
  };
  expect([pick([2, 'Shipping Charts']), pick(['Shipping Charts'])]).toEqual(['hold-full', 'legal']);
});
