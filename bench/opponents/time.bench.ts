import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { Random, type Seat, seat } from '../../src/core/engine';
import { games } from '../../src/core/games';
import { TIME } from '../../src/main/workers/job';
import { WorkerThinker } from '../../src/main/workers/worker-thinker';

/**
 * How long opponents take for a decision as in the app: with their time, in a thread of their own, the way there and back
 * included. Whole games of two are played until there are enough decisions; those with nothing to choose count too.
 *
 *   npm run bench opponents            1,000 decisions each: more than an hour, for a searching captain uses all of his time
 *   MINUTES=2 npm run bench opponents  as many of them as fit into two minutes each
 */
const DECISIONS = 1000;
const LONGEST_MS = 60_000 * Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
const PROMISED = { mate: 500, captain: 2000 } as const;
const SEED = 17;

const thinker = new WorkerThinker(
  new URL(`file://${resolve(import.meta.dirname, '../../src/main/workers/opponent.ts')}`),
);

/** Milliseconds of each decision, the shortest first. */
async function times(id: string, level: keyof typeof PROMISED): Promise<number[]> {
  const game = games.get(id);
  if (!game) throw new RangeError(`there is no game ${id}`);
  const taken: number[] = [];
  const end = performance.now() + LONGEST_MS;
  const enough = () => taken.length >= DECISIONS || performance.now() >= end;
  for (let seed = SEED; !enough(); seed++) {
    const random = Random.fromSeed(seed);
    const state = game.setUp(game.options.defaults, 2, random);
    while (!enough() && !game.outcome(state)) {
      const acting: Seat | undefined = game.toAct(state)[0];
      if (acting === undefined) break;
      const job = {
        game: id,
        view: game.view(state, acting),
        seat: acting,
        level,
        milliseconds: TIME[level],
        seed,
      };
      const begun = performance.now();
      const decision = await thinker.think(job).decision;
      taken.push(performance.now() - begun);
      if (!decision) throw new Error('nobody called it off');
      game.play(state, acting, decision.command, random);
    }
  }
  return taken.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN).toFixed(0)} ms`;

console.log('| Decisions of opponents, two players | decisions | median | p99 | longest | promised |');
console.log('| --- | --- | --- | --- | --- | --- |');
// The first decision starts the thread.
await thinker.think({
  game: 'caribbean',
  view: firstView('caribbean'),
  seat: seat(0),
  level: 'deckhand',
  milliseconds: 0,
  seed: 1,
}).decision;
for (const id of ['spanish-main', 'caribbean', 'piratas', 'shuffling-the-deck']) {
  for (const level of ['mate', 'captain'] as const) {
    const sorted = await times(id, level);
    console.log(
      `| ${games.get(id)?.name}, ${level} | ${sorted.length} | ${at(sorted, 0.5)} | ${at(sorted, 0.99)} | ${at(sorted, 1)} | ${PROMISED[level]} ms |`,
    );
  }
}
console.log(`\nLoad of the machine at the end (1 min): ${loadavg()[0]?.toFixed(1)}.`);
await thinker.stop();

function firstView(id: string): object {
  const game = games.get(id);
  if (!game) throw new RangeError(`there is no game ${id}`);
  return game.view(game.setUp(game.options.defaults, 2, Random.fromSeed(1)), seat(0));
}
