import { describe, expect, test } from 'vitest';
import { message } from '../../core/engine/message';
import { seat } from '../../core/engine/seat';
import { refusal } from '../../shared/refusal';
import type { LogLine, Table } from '../../shared/table';
import { FakeLink } from './fake-link.testing';
import { openMatch } from './match';

const table: Table = {
  match: 'm-1',
  game: 'demo',
  name: 'A game',
  options: {},
  seats: [
    {
      seat: seat(0),
      name: 'Margit',
      kind: 'person',
      level: null,
      character: null,
      random: false,
      resigned: false,
    },
  ],
  viewer: seat(0),
  view: { turn: 1 },
  curtain: { sat: seat(0), pass: [] },
  toAct: [seat(0)],
  freeForm: false,
  decision: 'd-1',
  legal: { commands: [{ kind: 'go' }], open: [] },
  outcome: null,
  undo: { possible: false, reason: message('host.refused.cannot-undo') },
  redo: { possible: false, reason: message('host.refused.cannot-redo') },
  takeback: null,
  draw: null,
  thinking: [],
  readOnly: null,
  sinceLastTurn: [],
  lesson: null,
  notebook: '',
};
const line = (entry: number): LogLine => ({
  entry,
  seat: seat(0),
  message: message('demo.went'),
  struck: false,
});
const changed = (cause: 'command' | 'undo', lines: readonly LogLine[], decision = 'd-2') => ({
  kind: 'match.changed' as const,
  cause,
  table: { ...table, view: { turn: 2 }, decision },
  by: seat(0),
  events: [{ kind: 'went' }],
  lines,
  reason: null,
});

describe('a match on a screen', () => {
  test('opening shows the table and its log, with nothing to play out', async () => {
    const link = new FakeLink({ 'match.open': () => table, 'match.log': () => ({ lines: [line(1)] }) });
    const match = openMatch(link, 'm-1');
    await match.open();
    expect(match.store.getState()).toMatchObject({
      table,
      lines: [line(1)],
      fresh: { serial: 1, events: [] },
    });
  });

  test('a command goes with the decision shown, and what it did is pushed and played out', async () => {
    const link = new FakeLink({
      'match.open': () => table,
      'match.log': () => ({ lines: [] }),
      'match.act': () => ({ saved: true }),
    });
    const match = openMatch(link, 'm-1');
    await match.open();
    expect(await match.act({ kind: 'go' })).toBeNull();
    expect(link.asked.at(-1)).toEqual({
      channel: 'match.act',
      request: { match: 'm-1', seat: 0, decision: 'd-1', command: { kind: 'go' } },
    });
    link.push(changed('command', [line(1)]));
    expect(match.store.getState()).toMatchObject({
      lines: [line(1)],
      fresh: { serial: 2, events: [{ kind: 'went' }] },
    });
  });

  test('the next command is sent once the last is played, also while the disk still writes it', async () => {
    const link = new FakeLink({
      'match.open': () => table,
      'match.log': () => ({ lines: [] }),
      'match.act': () => ({ saved: true }),
    });
    const match = openMatch(link, 'm-1');
    await match.open();
    void match.act({ kind: 'go' });
    void match.act({ kind: 'pressed-twice' });
    link.push(changed('command', []));
    void match.act({ kind: 'go-on' });
    const acts = link.asked.filter(({ channel }) => channel === 'match.act');
    expect(acts.map(({ request }) => request)).toMatchObject([
      { command: { kind: 'go' } },
      { command: { kind: 'go-on' } },
    ]);
  });

  test('a violation comes back with its clause, and the next command forgives it', async () => {
    const violation = { code: 'too-far', clause: 'B1' };
    const refused = { ...refusal('violation'), message: message('demo.refused.too-far'), violation };
    const link = new FakeLink({
      'match.open': () => table,
      'match.log': () => ({ lines: [] }),
      'match.act': () => ({ ok: false, refusal: refused }),
    });
    const match = openMatch(link, 'm-1');
    await match.open();
    expect(await match.act({ kind: 'go' })).toEqual(violation);
    expect(match.store.getState().refused).toEqual({ violation, message: message('demo.refused.too-far') });
    link.push(changed('command', []));
    expect(match.store.getState().refused).toBeNull();
  });

  test('after an undo the log is read anew and nothing is played out', async () => {
    let struck = false;
    const link = new FakeLink({
      'match.open': () => table,
      'match.log': () => ({ lines: [{ ...line(1), struck }] }),
    });
    const match = openMatch(link, 'm-1');
    await match.open();
    struck = true;
    link.push(changed('undo', []));
    await Promise.resolve();
    expect(match.store.getState()).toMatchObject({ lines: [{ struck: true }], fresh: { events: [] } });
  });

  test('a command pressed when nothing is asked is not sent', async () => {
    const link = new FakeLink({
      'match.open': () => ({ ...table, decision: null, legal: null }),
      'match.log': () => ({ lines: [] }),
    });
    const match = openMatch(link, 'm-1');
    await match.open();
    await match.act({ kind: 'go' });
    expect(link.asked.some(({ channel }) => channel === 'match.act')).toBe(false);
  });

  test('pushes for another match are not ours', async () => {
    const link = new FakeLink({ 'match.open': () => table, 'match.log': () => ({ lines: [] }) });
    const match = openMatch(link, 'm-1');
    await match.open();
    link.push({ ...changed('command', []), table: { ...table, match: 'm-2' } });
    expect(match.store.getState().fresh.serial).toBe(1);
  });

  test('a match that is not there is told, not thrown', async () => {
    const match = openMatch(new FakeLink({}), 'gone');
    await match.open();
    expect(match.store.getState().failed?.code).toBe('unavailable');
  });
});
