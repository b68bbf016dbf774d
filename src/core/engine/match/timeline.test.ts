import { expect, test } from 'vitest';
import { dice } from '../testkit/dice';
import { ann, begin, bob, salt, stake } from './match.testing';
import { startMatch } from './open';

test('a timeline jumps to any moment, either way', () => {
  const match = begin({ options: { rounds: 50 } });
  const hashes = [JSON.stringify(match.state)];
  for (let i = 0; i < 90; i++) {
    match.submit(stake(i % 2 ? bob : ann, i % 3));
    hashes.push(JSON.stringify(match.state));
  }
  const timeline = match.timeline();
  expect(timeline.length).toBe(90);
  for (const n of [90, 0, 51, 50, 49, 1, 90, 13]) {
    const moment = timeline.at(n);
    expect(moment.ok && JSON.stringify(moment.value.state)).toBe(hashes[n]);
  }
  expect(timeline.at(2)).toMatchObject({
    ok: true,
    value: { events: [{ kind: 'staked' }, { kind: 'rolled' }] },
  });
  expect(timeline.at(91).ok).toBe(false);
});

test('a branch begins from a moment of the match, with fresh chance', () => {
  const match = begin();
  for (const coins of [1, 2]) {
    match.submit(stake(ann, coins));
    match.submit(stake(bob, coins));
  }
  const branch = match.branch(2, 99);
  if (!branch.ok) throw new Error(branch.error.why);
  const started = startMatch(dice, branch.value, salt);
  expect(started.ok && started.value.view('spectator')).toMatchObject({ round: 1 });
  expect(branch.value.seed).toBe(99);
  expect(match.branch(5, 1).ok).toBe(false);
});
