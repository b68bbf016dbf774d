import { describe, expect, test } from 'vitest';
import { sandboxText } from '../../../../shared/text/en/sandbox';
import { textFaults } from '../../../../shared/text/testing';
import { cloneJson, Random, seat, stableJson } from '../../../engine';
import { games } from '../..';
import { spanishMain } from '../../spanish-main';
import type { State as Main } from '../../spanish-main/state';
import { sandbox } from '..';
import type { State } from '../state';
import { ann } from '../table.testing';
import { playOnMain, takeOver } from '.';

/** A game of two played by lot for so many commands. */
function played(id: string, commands: number, seed: number) {
  const game = games.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const random = Random.fromSeed(seed);
  const options = { ...game.options.defaults };
  const state = game.setUp(options, 2, random);
  for (let n = 0; n < commands && !game.outcome(state); n++) {
    const [by] = game.toAct(state);
    if (by === undefined) break;
    game.play(state, by, game.sample(state, by, random), random);
  }
  return { game, state, options };
}

function taken(id: string, commands: number, seed = 4): State {
  const { game, state, options } = played(id, commands, seed);
  const table = takeOver(game, state, options, 2);
  if (!table) throw new Error(`${id} can't be taken over`);
  return table;
}

describe.each(['spanish-main', 'piratas', 'shuffling-the-deck', 'caribbean'])('%s taken over', (id) => {
  test.each([0, 7, 40, 120])('after %i commands is a whole table of the sandbox', (commands) => {
    const table = taken(id, commands);
    expect(sandbox.schemas.state.safeParse(table).success).toBe(true);
    expect(sandbox.invariants(table)).toEqual([]);
    expect(stableJson(cloneJson(table))).toBe(stableJson(table));
  });

  test('keeps from each seat what lay hidden from it, whatever it was', () => {
    const table = taken(id, 60);
    const dice = Random.fromSeed(9);
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
      const view = sandbox.view(table, viewer);
      expect(stableJson(sandbox.view(sandbox.imagine(view, dice), viewer))).toBe(stableJson(view));
    }
  });
});

describe('what was hidden', () => {
  test('a hand of Piratas! is in the hand of the same seat, and the deck lies closed', () => {
    const { state } = played('piratas', 0, 4);
    const table = taken('piratas', 0);
    const hands = sandbox.view(table, ann).hands;
    expect([hands[0]?.items?.length, hands[1]?.items, hands[1]?.backs.length]).toEqual([5, null, 5]);
    const deck = sandbox.view(table, ann).pieces.find(({ kind }) => kind === 'deck')?.hold;
    expect(deck).toMatchObject({ items: null, count: Object(state).deck.length });
  });

  test('crew in Spanish Main, aboard and ashore, is known to its owner, and shown to the other as a back', () => {
    const tables = [1, 2, 3, 4, 5, 6].map((seed) => taken('spanish-main', 40, seed));
    const known = (viewer: 0 | 1, owner: 0 | 1) =>
      tables
        .flatMap((table) => sandbox.view(table, seat(viewer)))
        .flatMap(({ pieces }) => pieces.flatMap(({ hold }) => hold?.items ?? []))
        .filter((item) => item.kind === 'crew' && item.face === 'down' && item.owner === owner)
        .map(({ identity }) => identity !== null);
    expect(known(0, 0).length + known(1, 1).length).toBeGreaterThan(3);
    expect([...known(0, 0), ...known(1, 1)]).not.toContain(false);
    expect([...known(0, 1), ...known(1, 0)]).not.toContain(true);
  });
});

describe('a table of Spanish Main played on', () => {
  const onTurn = (): { readonly main: Main; readonly table: State } => {
    const random = Random.fromSeed(21);
    const main = spanishMain.setUp(spanishMain.options.defaults, 2, random);
    for (let n = 0; n < 400 && (main.phase.kind !== 'turns' || main.turn.number < 5); n++) {
      const [by] = spanishMain.toAct(main);
      if (by === undefined) break;
      spanishMain.play(main, by, spanishMain.sample(main, by, random), random);
    }
    const table = takeOver(spanishMain, main, main.options, 2);
    if (!table) throw new Error('not taken over');
    return { main, table };
  };

  test('left as it was taken over is the same position', () => {
    const { main, table } = onTurn();
    const back = playOnMain(table);
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect(back.value).toEqual(main);
    expect(spanishMain.invariants(back.value)).toEqual([]);
  });

  test('a set-up by hand begins with the first turn', () => {
    const table = sandbox.setUp({ table: 'spanish-main' }, 2, Random.fromSeed(3));
    const back = playOnMain(table);
    if (!back.ok) throw new Error(JSON.stringify(back.error));
    expect([back.value.phase.kind, back.value.turn.number]).toEqual(['turns', 1]);
    expect(spanishMain.toAct(back.value)).toEqual([0]);
  });

  test('what the rules do not allow is listed: a ship on an island, one of nobody, a player without a home', () => {
    const { table } = onTurn();
    const ship = table.pieces.find(({ kind }) => kind === 'ship');
    const island = table.pieces.find(({ kind, owner }) => kind === 'island' && owner === 0);
    if (!ship || !island) throw new Error('no ship, no island');
    ship.owner = null;
    island.owner = null;
    const refused = playOnMain(table);
    const ids = refused.ok ? [] : refused.error.map(({ id }) => id);
    expect(ids).toEqual(['sandbox.illegal.no-captain', 'sandbox.illegal.homes']);
    ship.owner = ann;
    island.owner = ann;
    ship.pose = { ...island.pose };
    const over = playOnMain(table);
    expect(over.ok ? [] : over.error.map(({ id }) => id)).toContain('sandbox.illegal.broken');
    expect(textFaults(over.ok ? [] : over.error, sandboxText)).toEqual([]);
  });

  test('an empty table is no position', () => {
    const refused = playOnMain(sandbox.setUp({ table: 'empty' }, 2, Random.fromSeed(1)));
    expect(refused.ok ? [] : refused.error.map(({ id }) => id)).toEqual(['sandbox.illegal.no-ships']);
  });
});
