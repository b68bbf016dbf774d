import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { Random, type Seat } from '../../src/core/engine';
import { type Command, piratas as game, type PiratasState } from '../../src/core/games/piratas';

/** The same random games, command by command, through our own rules and through boardgame.io, whose move calls them. */
const players = 4;
const seed = 1726;
const ownGames = 300;
const peerGames = 15;

type Step = { readonly seat: Seat; readonly command: Command };
type Recorded = { readonly seed: number; readonly steps: readonly Step[]; readonly end: string };

/** A random game written down, so that both sides do exactly the same and choosing is not measured. */
function record(gameSeed: number): Recorded {
  const random = Random.fromSeed(gameSeed);
  const dice = Random.fromSeed(~gameSeed);
  const state = game.setUp(game.options.defaults, players, random);
  const steps: Step[] = [];
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const step = { seat, command: game.sample(state, seat, dice) };
    steps.push(step);
    game.play(state, step.seat, step.command, random);
  }
  return { seed: gameSeed, steps, end: JSON.stringify(state) };
}

function own({ seed: gameSeed, steps }: Recorded): PiratasState {
  const random = Random.fromSeed(gameSeed);
  const state = game.setUp(game.options.defaults, players, random);
  for (const { seat, command } of steps) {
    if (!game.check(state, seat, command).ok) throw new Error('refused');
    game.play(state, seat, command, random);
  }
  return state;
}

function peer({ seed: gameSeed, steps }: Recorded): PiratasState | undefined {
  const random = Random.fromSeed(gameSeed);
  const client = Client<PiratasState>({
    numPlayers: players,
    debug: false,
    game: {
      setup: () => game.setUp(game.options.defaults, players, random),
      moves: {
        command: ({ G }, seat: Seat, command: Command) => {
          if (!game.check(G, seat, command).ok) return INVALID_MOVE;
          game.play(G, seat, command, random);
          return undefined;
        },
      },
    },
  });
  client.start();
  for (const { seat, command } of steps) client.moves.command?.(seat, command);
  const state = client.getState()?.G;
  client.stop();
  return state;
}

/** Milliseconds of the processor's time: other work on the machine does not count. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Commands a second, and whether every game ended as it was recorded. */
function measure(run: (one: Recorded) => PiratasState | undefined, games: readonly Recorded[]) {
  for (const one of games.slice(0, 5)) run(one);
  const begun = clock();
  const ends = games.map(run);
  const ms = clock() - begun;
  const commands = games.reduce((sum, { steps }) => sum + steps.length, 0);
  const same = ends.every((state, n) => JSON.stringify(state) === games[n]?.end);
  return { rate: (commands / ms) * 1000, commands, same };
}

const games = Array.from({ length: ownGames }, (_, n) => record(seed + n));
const ours = measure(own, games);
const theirs = measure(peer, games.slice(0, peerGames));
const sampled = clock();
for (let n = 0; n < ownGames; n++) record(seed + n);
const playouts = ownGames / ((clock() - sampled) / 1000);

console.log('# Piratas!: commands a second');
console.log('');
console.log(
  `Random games of ${players}, recorded first; the same commands checked and played on both sides.`,
);
console.log('Time is the processor’s, so other work on the machine does not count.');
console.log('');
console.log('| | commands a second | commands measured | ends as recorded |');
console.log('| --- | ---: | ---: | --- |');
for (const [name, { rate, commands, same }] of [
  ['check and play', ours],
  ['boardgame.io 0.50.2, its move calling check and play', theirs],
] as const) {
  console.log(
    `| ${name} | ${Math.round(rate).toLocaleString('en')} | ${commands} | ${same ? 'yes' : 'NO'} |`,
  );
}
console.log('');
console.log(`${(ours.rate / theirs.rate).toFixed(0)} times as fast.`);
console.log('');
console.log(
  `Random playouts, choosing included: ${Math.round(playouts).toLocaleString('en')} games a second.`,
);
