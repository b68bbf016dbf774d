import { applyRead, entrySchema, matchStartSchema, openMatch, Random, startMatch } from '../src/core/engine';
import { games } from '../src/core/games';

export type Save = { readonly start: unknown; readonly entries: readonly unknown[] };

/** Runs in Node and in the browser alike: the hash of a match after each entry of its log. */
export function hashesOf(start: unknown, entries: readonly unknown[]): string[] {
  const begun = matchStartSchema.parse(start);
  const game = games.get(begun.game);
  if (!game) throw new Error(`no game ${begun.game}`);
  const opened = openMatch(game, { start: begun, entries: [] }, () => 0);
  if (!opened.ok) throw new Error(opened.error.why);
  const match = opened.value;
  const hashes = [match.hash()];
  for (const entry of entries) {
    const done = applyRead(match, entrySchema.parse(entry));
    if (!done.ok) throw new Error(`entry ${hashes.length}: ${done.error.message.id}`);
    hashes.push(match.hash());
  }
  return hashes;
}

/** Some commands of a random game, as a log. */
function randomLog(id: string): Save {
  const game = games.get(id);
  if (!game) throw new Error(id);
  const players = Array.from({ length: game.seats.min }, (_, i) => ({
    kind: 'person' as const,
    name: `P${i}`,
  }));
  const options = { ...game.options.defaults };
  const start = { game: id, rulesVersion: game.rulesVersion, options, players, seed: 20 };
  const match = startMatch(game, start, () => 0);
  if (!match.ok) throw new Error(match.error.message.id);
  const random = Random.fromSeed(21);
  while (match.value.commands < 120 && !match.value.outcome()) {
    const seat = match.value.toAct()[0] ?? match.value.seats[0];
    if (seat === undefined) break;
    const command = game.sample(match.value.state, seat, random);
    const done = match.value.submit({ kind: 'play', seat, command });
    if (!done.ok) throw new Error(done.error.message.id);
  }
  return { start, entries: match.value.entries };
}

/** Runs in Node: a save of each game. */
const randomSaves = (): Record<string, Save> =>
  Object.fromEntries([...games.keys()].map((id) => [id, randomLog(id)]));

export type HashesPage = { readonly hashesOf: typeof hashesOf; readonly randomSaves: typeof randomSaves };
Object.assign(globalThis, { hashesPage: { hashesOf, randomSaves } satisfies HashesPage });
