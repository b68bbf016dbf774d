import { describe, expect, test } from 'vitest';
import { hashJson, Random, seat, startMatch } from '../../engine';
import { sandbox } from '.';
import type { Command } from './commands';
import { sample } from './sample';
import { stateSchema } from './state';

const people = ['Ann', 'Bob'].map((name) => ({ kind: 'person' as const, name }));
const [ann, bob] = [seat(0), seat(1)];

function begin(table: 'empty' | 'piratas' = 'piratas') {
  const start = { game: 'sandbox', rulesVersion: 1, options: { table }, players: people, seed: 5 };
  const match = startMatch(sandbox, start, () => 1);
  if (!match.ok) throw new Error(match.error.code);
  return match.value;
}

const stateOf = (match: ReturnType<typeof begin>) => stateSchema.parse(match.state);

/** Plays so many commands by lot, taking turns. */
function playMany(match: ReturnType<typeof begin>, count: number): void {
  const dice = Random.fromSeed(77);
  for (let n = 0; n < count; n++) {
    const by = n % 2 === 0 ? ann : bob;
    const done = match.submit({ kind: 'play', seat: by, command: sample(stateOf(match), by, dice) });
    if (!done.ok) throw new Error(done.error.code);
  }
}

describe('[sandbox.undo] undo at the free table', () => {
  test('goes back over everything, rolled dice and shown cards too, to the very start, and forward again', () => {
    const match = begin();
    const first = hashJson(match.state);
    playMany(match, 60);
    const last = hashJson(match.state);
    while (match.canUndo(ann).ok) expect(match.submit({ kind: 'undo', seat: ann }).ok).toBe(true);
    expect(hashJson(match.state)).toBe(first);
    while (match.canRedo(bob).ok) expect(match.submit({ kind: 'redo', seat: bob }).ok).toBe(true);
    expect(hashJson(match.state)).toBe(last);
    expect(match.commands).toBe(60);
  });

  test('takes back the last thing done, whoever did it, and redo does it as the one who did it', () => {
    const match = begin();
    const deck = stateOf(match).pieces.find(({ kind }) => kind === 'deck');
    if (!deck) throw new Error('no deck');
    const draw: Command = { kind: 'draw', from: deck.id, stamp: 0, count: 2, target: { to: 'hand' } };
    match.submit({ kind: 'play', seat: bob, command: draw });
    expect(stateOf(match).hands.map((hand) => hand.length)).toEqual([0, 2]);
    match.submit({ kind: 'undo', seat: ann });
    expect(stateOf(match).hands.map((hand) => hand.length)).toEqual([0, 0]);
    match.submit({ kind: 'redo', seat: ann });
    expect(stateOf(match).hands.map((hand) => hand.length)).toEqual([0, 2]);
  });
});
