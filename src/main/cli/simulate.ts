import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type AnyGame, type Chooser, levelSchema, type Playout, playOut, Random } from '../../core/engine';
import { games } from '../../core/games';
import { saveOfPlayout } from '../storage/playout-save';
import { TIME } from '../workers/job';
import { type Print, parseArguments, UsageError } from './command-line';

const USAGE = `usage: npm run -s sim -- GAME --seats a,b[,c…] --games N --seed S [--options FILE.json] [--iterations K] [--max-commands M] [--save DIR]
  a seat is random, deckhand, mate or captain; games: ${[...games.keys()].join(', ')}`;

const count = (least: number, most: number) =>
  z
    .string({ error: 'give a whole number' })
    .regex(/^-?\d+$/, 'give a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const argumentsSchema = z.strictObject({
  game: z.string({ error: 'name a game first' }),
  seats: z
    .string({ error: 'name who plays, one for each seat: random,captain' })
    .transform((text) => text.split(','))
    .pipe(z.array(levelSchema)),
  games: count(1, 1_000_000),
  seed: count(-0x80000000, 0x7fffffff),
  options: z.string().optional(),
  iterations: count(1, 100_000_000).optional(),
  'max-commands': count(1, 10_000_000).default(20_000),
  save: z.string().optional(),
});
type Level = z.output<typeof levelSchema>;

/** Chance of the players, apart from the game's own. */
const PLAYERS = 0x51ab1e;

/**
 * Plays whole games without a screen and prints one JSON object.
 * @returns the exit code: 1 where a game broke a rule
 * @throws UsageError for what was typed wrongly
 */
export async function simulate(args: readonly string[], print: Print): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries(
      ['seats', 'games', 'seed', 'options', 'iterations', 'max-commands', 'save'].map((name) => [
        name,
        { type: 'string' } as const,
      ]),
    ),
  });
  if (positionals.length > 1) throw new UsageError(`what is ${positionals.slice(1).join(' ')}?\n${USAGE}`);
  const wanted = parseArguments(argumentsSchema, { game: positionals[0], ...values }, USAGE);
  const game = games.get(wanted.game);
  if (!game)
    throw new UsageError(`no game is called ${wanted.game}; there are ${[...games.keys()].join(', ')}`);
  const { min, max } = game.seats;
  if (wanted.seats.length < min || wanted.seats.length > max) {
    throw new UsageError(`${game.id} is played by ${min} to ${max}, not by ${wanted.seats.length}`);
  }
  const options = await readOptions(game, wanted.options);
  const random = Random.fromState([wanted.seed, PLAYERS, wanted.seed ^ PLAYERS, 1]);
  const choosers = wanted.seats.map((level) => chooserFor(game, level, wanted.iterations, random));
  if (wanted.save !== undefined) await mkdir(wanted.save, { recursive: true });

  const total = new Totals(wanted.seats.length);
  const begun = performance.now();
  for (let i = 0; i < wanted.games; i++) {
    // Seats rotate: entry e of the list plays seat (e + i) mod n.
    const n = choosers.length;
    const entryAt = (seat: number) => (((seat - i) % n) + n) % n;
    const seated = choosers.map((_, seat) => choosers[entryAt(seat)]).filter((one) => one !== undefined);
    const seed = (wanted.seed + i) | 0;
    const playout = playOut(game, { options, choosers: seated, seed, maxCommands: wanted['max-commands'] });
    total.add(playout, entryAt);
    if (wanted.save !== undefined) {
      const levels = seated.map((_, seat) => wanted.seats[entryAt(seat)] ?? 'random');
      const text = saveOfPlayout(game, { options, levels, seed, playout });
      await writeFile(join(wanted.save, `${game.id}-${seed}.ctsave`), text);
    }
  }
  const seconds = (performance.now() - begun) / 1000;
  const report = { game: game.id, seats: wanted.seats, games: wanted.games, ...total.report(seconds) };
  print(JSON.stringify(report));
  return report.failures.length > 0 ? 1 : 0;
}

async function readOptions(game: AnyGame, file: string | undefined): Promise<object> {
  if (file === undefined) return game.options.defaults;
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`--options: can't read ${file}: ${error.message}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`--options: ${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  // What the file leaves out is as the game recommends.
  const merged = typeof json === 'object' && json !== null ? { ...game.options.defaults, ...json } : json;
  const parsed = game.options.schema.safeParse(merged);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`);
  throw new UsageError(`--options: ${file} doesn't fit ${game.id}:\n${lines.join('\n')}`);
}

function chooserFor(game: AnyGame, level: Level, iterations: number | undefined, random: Random): Chooser {
  if (level === 'random') return (state, seat) => game.sample(state, seat, random);
  const bot = game.bots.find((one) => one.level === level);
  if (!bot) {
    const known = game.bots.map((one) => one.level);
    throw new UsageError(`${game.id} has no ${level}; it has ${['random', ...new Set(known)].join(', ')}`);
  }
  return (state, seat) => {
    const deadline = performance.now() + TIME[level];
    const budget =
      iterations === undefined
        ? { expired: () => performance.now() >= deadline }
        : { iterations, expired: () => false };
    return bot.choose(game.view(state, seat), seat, budget, random).command;
  };
}

/** Sums over all games. A win is a single winner; a shared one counts as a draw. */
class Totals {
  private readonly wins: number[];
  private draws = 0;
  private unfinished = 0;
  private turns = 0;
  private commands = 0;
  private games = 0;
  private readonly failures: NonNullable<Playout['failure']>[] = [];

  constructor(seats: number) {
    this.wins = Array.from({ length: seats }, () => 0);
  }

  add({ outcome, played, turns, failure }: Playout, entryAt: (seat: number) => number): void {
    this.games += 1;
    this.turns += turns;
    this.commands += played.length;
    if (failure) this.failures.push(failure);
    const [winner, ...others] = outcome?.winners ?? [];
    if (!outcome) this.unfinished += failure ? 0 : 1;
    else if (winner === undefined || others.length > 0) this.draws += 1;
    else this.wins[entryAt(winner)] = (this.wins[entryAt(winner)] ?? 0) + 1;
  }

  report(seconds: number) {
    const { wins, draws, unfinished, turns, commands, games, failures } = this;
    return {
      wins,
      draws,
      unfinished,
      meanTurns: turns / games,
      meanCommands: commands / games,
      seconds: Number(seconds.toFixed(3)),
      commandsPerSecond: Math.round(commands / Math.max(seconds, 1e-9)),
      failures,
    };
  }
}
