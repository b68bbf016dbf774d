import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Match, type Player, Random, startMatch } from '../../src/core/engine';
import { dice } from '../../src/core/engine/testkit/dice';
import { games } from '../../src/core/games';
import { openStore, type Store } from '../../src/main/storage';

/**
 * What saving costs: for each game, the time that one command takes to be played, hashed and written down, and the time
 * until it is on disk; and how long a match of 5,000 commands takes to open.
 */
const COMMANDS = 300;
const LONG = 5_000;
const OPENINGS = 5;

const all = new Map<string, AnyGame>([...games, [dice.id, dice]]);

function must<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;
const p95 = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0;
const round = (n: number): number => Number(n.toFixed(3));

function begin(game: AnyGame, options: object): Match {
  const players = Array.from(
    { length: game.seats.min },
    (_, i): Player => ({ kind: 'person', name: `P${i}` }),
  );
  const { id, rulesVersion } = game;
  return must(
    startMatch(game, { game: id, rulesVersion, options: { ...options }, players, seed: 1 }, () => 1),
  );
}

const anyAct = (match: Match, random: Random) => {
  const seat = match.toAct()[0] ?? match.seats[0];
  if (seat === undefined) throw new Error('no seats');
  return { kind: 'play', seat, command: match.game.sample(match.state, seat, random) } as const;
};

async function costOf(store: Store, game: AnyGame) {
  const match = begin(game, game.options.defaults);
  const journal = must(await store.create(game.name, match));
  const random = Random.fromSeed(1);
  const [play, write, disk]: number[][] = [[], [], []];
  while (play && write && disk && play.length < COMMANDS && !match.outcome()) {
    const act = anyAct(match, random);
    const begun = performance.now();
    const step = must(match.submit(act));
    const played = performance.now();
    const written = journal.append(match, step.entries);
    const handed = performance.now();
    must(await written);
    play.push(played - begun);
    write.push(handed - played);
    disk.push(performance.now() - handed);
  }
  await journal.close(match);
  const bytes = (await store.list()).find((one) => one.id === journal.id)?.bytes ?? 0;
  return {
    game: game.id,
    commands: play?.length ?? 0,
    stateBytes: JSON.stringify(match.state).length,
    bytesPerCommand: Math.round(bytes / Math.max(1, match.commands)),
    /** Milliseconds on the path of the screen: the rules, then hash and line. */
    play: round(mean(play ?? [])),
    hashAndLine: round(mean(write ?? [])),
    /** Milliseconds until it is on disk, off that path. */
    untilOnDisk: { mean: round(mean(disk ?? [])), p95: round(p95(disk ?? [])) },
  };
}

/** Opened several times, by the clock: from the disk to a match that can be played on. */
async function openingOf(store: Store) {
  const match = begin(dice, { rounds: LONG });
  const journal = must(await store.create('Long', match));
  const random = Random.fromSeed(1);
  let last: Promise<unknown> = Promise.resolve();
  while (match.commands < LONG)
    last = journal.append(match, must(match.submit(anyAct(match, random))).entries);
  await last;
  await journal.close(match);
  const times: number[] = [];
  for (let i = 0; i < OPENINGS; i++) {
    const begun = performance.now();
    const opened = must(await store.open(journal.id));
    times.push((performance.now() - begun) / 1000);
    if (opened.match.hash() !== match.hash()) throw new Error('another match');
    await opened.journal?.close();
  }
  const bytes = (await store.list()).find((one) => one.id === journal.id)?.bytes ?? 0;
  return { first: times[0] ?? Number.NaN, slowest: Math.max(...times), bytes };
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const folder = await mkdtemp(join(tmpdir(), 'captains-table-'));
try {
  const store = must(await openStore(folder, { games: all, app: 'bench' }));
  say('# What saving costs\n');
  say(
    `Made by \`npm run bench journal\` on Node ${process.version}, by the clock. Each game is played at random`,
  );
  say(
    `for up to ${COMMANDS} commands; every command waits for the disk, so none shares its fsync with another.\n`,
  );
  say('## A command, in milliseconds\n');
  say(
    'The rules, then the hash of the state and its line, are on the path of the screen; the disk is off it.\n',
  );
  say(
    '| game | commands | state, bytes | a command in the save, bytes | rules | hash and line | until on disk | 95 % within |',
  );
  say('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const game of all.values()) {
    const { commands, stateBytes, bytesPerCommand, play, hashAndLine, untilOnDisk } = await costOf(
      store,
      game,
    );
    const { mean: disk, p95: most } = untilOnDisk;
    say(
      `| ${[game.name, commands, stateBytes, bytesPerCommand, play, hashAndLine, disk, most].join(' | ')} |`,
    );
  }
  const { first, slowest, bytes } = await openingOf(store);
  say(`\n## Opening a match of ${LONG} commands from its snapshot\n`);
  say('| | |\n| --- | ---: |');
  say(`| size of the save | ${(bytes / 1e6).toFixed(2)} MB |`);
  say(`| the first opening | ${first.toFixed(3)} s |`);
  say(`| the slowest of ${OPENINGS} | ${slowest.toFixed(3)} s |`);
  say('| wanted | under 1 s |');
  await store.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
