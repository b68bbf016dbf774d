import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Act, type AnyGame, type Match, type MatchStart, Random, startMatch } from '../../core/engine';
import { dice } from '../../core/engine/testkit/dice';
import { makeHeader } from './format';
import { SaveWriter } from './save-writer';
import { openStore, type Store, type StoreParts } from './store';

/** For tests: the toy game is all that a test of storage needs. */
export const toyGames: ReadonlyMap<string, AnyGame> = new Map([[dice.id, dice]]);

export const toyStart = (seed: number, rounds = 50): MatchStart => ({
  game: 'dice',
  rulesVersion: 1,
  options: { rounds },
  players: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
  ],
  seed,
});

/** @throws Error with the reason */
export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}

export const toyMatch = (seed = 1, rounds = 50): Match =>
  must(startMatch(dice, toyStart(seed, rounds), () => 5));

/** An act that the match allows, now and then an undo or a note. The same for the same random numbers. */
export function someAct(match: Match, random: Random): Act {
  const [seat] = match.toAct();
  if (seat === undefined) throw new Error('the match is over');
  const luck = random.below(12);
  if (luck === 0) return { kind: 'note', seat, text: `note ${random.below(100)}` };
  if (luck === 1 && match.canUndo(seat).ok) return { kind: 'undo', seat };
  return { kind: 'play', seat, command: dice.sample(dice.schemas.state.parse(match.state), seat, random) };
}

/** A save of some acts, with the hash of the match after each of its entries (index 0: before any). */
export function toySave(acts: number, seed = 1): { text: string; hashes: string[]; match: Match } {
  const match = toyMatch(seed);
  const random = Random.fromSeed(seed);
  const header = makeHeader({ app: 'test', created: 1, name: 'Toy', start: match.start });
  const writer = new SaveWriter((seed >>> 0).toString(16).padStart(8, '0'), header);
  let text = writer.begin(match);
  const hashes = [match.hash()];
  for (let i = 0; i < acts && !match.outcome(); i++) {
    const step = must(match.submit(someAct(match, random)));
    text += writer.step(match, step.entries);
    for (const _ of step.entries) hashes.push(match.hash());
    if (writer.snapshotDue) text += writer.snapshot(match);
  }
  return { text, hashes, match };
}

/** Runs with a folder of its own, which is removed afterwards. */
export async function inTemporary<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'captains-table-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs with a store in a folder of its own. */
export function withStore(
  run: (store: Store, folder: string) => Promise<void>,
  parts: Partial<StoreParts> = {},
): Promise<void> {
  return inTemporary(async (folder) => {
    const store = must(await openStore(folder, { games: toyGames, app: 'test', ...parts }));
    try {
      await run(store, folder);
    } finally {
      await store.close();
    }
  });
}
