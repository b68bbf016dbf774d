import { expect, test } from 'vitest';
import { type Match, Random, type Seat, stableJson, startMatch } from '../../core/engine';
import { caribbean, stateSchema } from '../../core/games/caribbean';
import { tableFor } from './table-view';

const players = ['Ann', 'Bob', 'Cid'].map((name) => ({ kind: 'person', name }) as const);

function begin(seed: number): Match {
  const start = { game: caribbean.id, rulesVersion: 1, options: { ...caribbean.options.defaults }, players };
  const match = startMatch(caribbean, { ...start, seed }, () => 1);
  if (!match.ok) throw new Error(match.error.message.id);
  return match.value;
}

/** All that a screen where that seat sits may know of the match, its replay and its log too. */
const known = (match: Match, seat: Seat): string =>
  stableJson([
    tableFor({ id: 'm', name: 'm', match, readOnly: null, thinking: [], lesson: null }, seat),
    match.openCommands,
    match.linesFor(seat),
  ]);

/** Now and then somebody who has still to choose asks for something that lapses when others play on. */
function askForSomething(match: Match, seat: Seat, random: Random): void {
  if (random.chance(1, 3)) match.submit({ kind: 'offer-draw', seat });
  if (random.chance(1, 3)) match.submit({ kind: 'ask-take-back', seat });
}

/** Plays at random to the end. @returns each hidden choice that somebody could see who had still to choose */
function seenChoices(match: Match, random: Random): { choices: number; rounds: number; seen: string[] } {
  const seen: string[] = [];
  let choices = 0;
  while (!match.outcome()) {
    const acting = match.toAct();
    const seat = random.pick(acting);
    const others = acting.filter((one) => one !== seat);
    for (const other of others) askForSomething(match, other, random);
    const before = others.map((other) => known(match, other));
    const state = stateSchema.parse(match.state);
    const play = () => match.submit({ kind: 'play', seat, command: caribbean.sample(state, seat, random) });
    expect(play().ok).toBe(true);
    if (others.length === 0) continue;
    choices += 1;
    const same = () => others.every((other, i) => known(match, other) === before[i]);
    const where = `${state.phase.kind} of round ${state.round}`;
    if (!same()) seen.push(`${where}: made`);
    if (!match.submit({ kind: 'undo', seat }).ok) seen.push(`${where}: can't be undone`);
    else if (!same()) seen.push(`${where}: undone`);
    expect(match.submit({ kind: 'redo', seat }).ok).toBe(true);
  }
  return { choices, rounds: stateSchema.parse(match.state).round, seen };
}

test('who has still to choose sees nothing of another’s bribes or answer to a tie, not even that they are laid or taken back [R23]', () => {
  const { choices, rounds, seen } = seenChoices(begin(1), Random.fromSeed(7));
  expect(seen).toEqual([]);
  // To the end, with rounds after the last chests, and a good many choices to be seen.
  expect(rounds).toBeGreaterThan(6);
  expect(choices).toBeGreaterThan(20);
});

test('an anchor that opens a new round stands, for others may have laid their bribes already [R23]', () => {
  const match = begin(1);
  const random = Random.fromSeed(7);
  const round = () => stateSchema.parse(match.state).round;
  while (round() < 7) {
    const [seat] = match.toAct();
    if (seat === undefined) break;
    const state = stateSchema.parse(match.state);
    match.submit({ kind: 'play', seat, command: caribbean.sample(state, seat, random) });
  }
  const last = match.entries.at(-1);
  const anchored = last?.kind === 'play' ? last.seat : undefined;
  expect(last).toMatchObject({ kind: 'play', command: { kind: 'anchor' } });
  if (anchored === undefined) throw new Error('nobody has dropped anchor');
  expect(match.canUndo(anchored)).toMatchObject({
    ok: false,
    error: { message: { id: 'match.cannot-undo.others' } },
  });
});
