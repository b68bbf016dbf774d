import { expect, test } from 'vitest';
import { spanishMainText } from '../../../../shared/text/en/spanish-main';
import { textFaults } from '../../../../shared/text/testing';
import { type Budget, Random, type Seat, seat } from '../../../engine';
import { spanishMain } from '..';
import type { Command } from '../commands';
import type { State } from '../state';
import { isle, type Scene, scene } from '../testing/scene';

const unhurried: Budget = { expired: () => false };
const botOf = (level: string, character = 'trader') => {
  const bot = spanishMain.bots.find((one) => one.level === level && one.character === character);
  if (!bot) throw new Error(`no ${level}`);
  return bot;
};
const choose = (
  state: State,
  level = 'captain',
  seed = 1,
  who: Seat = spanishMain.toAct(state)[0] ?? seat(0),
) => botOf(level).choose(spanishMain.view(state, who), who, unhurried, Random.fromSeed(seed));
const decides = (table: Scene, level = 'captain'): Command => choose(table.state, level).command;

test.each(['deckhand', 'mate', 'captain'])(
  'a %s builds a fleet, lays islands and sails by the rules, and says why in words',
  (level) => {
    const random = Random.fromSeed(level.length);
    const options = { ...spanishMain.options.defaults, uniqueTreasures: true };
    const state = spanishMain.setUp(options, 2, random);
    const kinds = new Set<string>();
    for (let n = 0; n < 90 && !spanishMain.outcome(state); n++) {
      const who = spanishMain.toAct(state)[0] ?? seat(0);
      const { command, reason } = choose(state, level, n, who);
      expect(textFaults([reason], spanishMainText)).toEqual([]);
      expect(spanishMain.check(state, who, command)).toMatchObject({ ok: true });
      spanishMain.play(state, who, command, random);
      kinds.add(command.kind);
    }
    for (const kind of ['choose-fleet', 'place-island', 'choose-home', 'place-ship', 'move'])
      expect(kinds).toContain(kind);
  },
  120_000,
);

test('two states that differ only in what is hidden get the same choice', () => {
  const random = Random.fromSeed(4);
  const state = spanishMain.setUp(spanishMain.options.defaults, 2, random);
  for (let n = 0; n < 40; n++) {
    const who = spanishMain.toAct(state)[0] ?? seat(0);
    const { command, reason } = choose(state, 'captain', n, who);
    if (n % 8 === 7) {
      const other = spanishMain.imagine(spanishMain.view(state, who), Random.fromSeed(77 + n));
      expect(choose(other, 'captain', n, who)).toEqual({ command, reason });
    }
    spanishMain.play(state, who, command, random);
  }
  expect(state.phase.kind).toBe('turns');
}, 120_000);

/** A home in the west, a wild island in the east, and a ship of seat 0 between them. */
const voyage = (treasure: readonly number[], more: Parameters<typeof scene>[0]['ships'] = []) =>
  scene({
    ships: [{ card: 'HMS Dover', at: [400, 400, 180], treasure }, ...more],
    islands: [
      { at: [300, 400], home: 0 },
      { at: [600, 400], treasure: [2, 2] },
      { at: [300, 800], home: 1 },
    ],
  });

test('with gold aboard and home in reach she docks there and unloads', () => {
  const table = voyage([4]);
  table.do(decides(table));
  expect(table.she('HMS Dover')).toMatchObject({ docked: isle(1), treasure: [] });
});

test('with an empty hold she makes for the gold', () => {
  const table = voyage([]);
  table.do(decides(table));
  expect(table.she('HMS Dover').pose?.x).toBeGreaterThan(400_000);
});

test.each([
  ['with an Explorer', ['Explorer (England)']],
  ['with none', []],
])(
  'lying off an island with treasure is not as good as lying at it: %s she docks, from however near',
  (_, crew) => {
    for (const off of [2, 12, 36, 55]) {
      const table = scene({
        ships: [{ card: 'HMS Dover', at: [570 - off, 400, 300], crew }],
        islands: [
          { at: [300, 400], home: 0 },
          { at: [600, 400], treasure: [2, 2] },
          { at: [300, 800], home: 1 },
        ],
      });
      table.do(decides(table));
      expect(table.she('HMS Dover').docked).toBe(isle(2));
    }
  },
);

test('docked at a wild island with treasure she explores, and takes the richest pieces that she holds', () => {
  const table = scene({
    ships: [{ card: 'HMS Lord Algernon', at: [570, 400, 0], docked: 2 }],
    islands: [
      { at: [100, 400], home: 0 },
      { at: [600, 400], treasure: [1, 5, 2, 6, 1] },
      { at: [300, 800], home: 1 },
    ],
  });
  const explores = decides(table);
  expect(explores).toMatchObject({ kind: 'explore', with: null });
  table.do(explores);
  table.do(decides(table));
  const gold = table.she('HMS Lord Algernon').treasure.map((t) => t.face?.gold);
  expect([...gold].sort()).toEqual([2, 5, 6]);
});

test('an enemy before her guns is fired at, and again while a gun bears', () => {
  const table = scene({
    ships: [
      { card: 'HMS Lord Algernon', at: [400, 400, 0] },
      { card: 'El Leon', at: [380, 430, 0], owner: 1 },
    ],
    islands: [
      { at: [100, 100], home: 0 },
      { at: [100, 800], home: 1 },
    ],
  });
  const first = decides(table);
  expect(first).toMatchObject({ kind: 'fire' });
  table.do(first, [1]);
  expect(decides(table).kind).toBe('fire');
});

test('masts go by the worth of their guns: an owner gives up the worst', () => {
  const table = scene({
    ships: [
      { card: 'HMS Lord Algernon', at: [400, 400, 0] },
      { card: 'Silverback', at: [380, 430, 0], owner: 1 },
    ],
    islands: [
      { at: [100, 100], home: 0 },
      { at: [100, 800], home: 1 },
    ],
  });
  const shot = decides(table);
  table.do(shot, [6]);
  expect(table.task).toBe('lose-mast');
  // Her guns are 2S, 4L and 2S.
  expect(decides(table)).toEqual({ kind: 'lose-mast', mast: 1 });
});

test('with nothing to do for anybody the turn ends', () => {
  const table = scene({
    ships: [{ card: 'HMS Dover', at: [330, 400, 180], docked: 1, masts: [false, false, false, false] }],
    islands: [
      { at: [300, 400], home: 0 },
      { at: [300, 800], home: 1 },
    ],
    options: { endWhenHelpless: true },
  });
  expect(decides(table).kind).toBe('repair');
  table.do(decides(table));
  expect(decides(table)).toEqual({ kind: 'end-turn' });
});
