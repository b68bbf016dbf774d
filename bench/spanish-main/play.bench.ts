import { type AnyGame, playOut, Random, type Seat } from '../../src/core/engine';
import { spanishMain } from '../../src/core/games/spanish-main';
import { type Options, optionsSpec } from '../../src/core/games/spanish-main/options';
import { cpuMs } from '../beside-boardgame-io/clock';

/** Random play of Spanish Main, invariants checked at every command, and the lists of legal commands on the way. */
const game: AnyGame = spanishMain;
const raid: Options = optionsSpec.defaults;
const war: Options = {
  ...raid,
  points: 100,
  islands: 12,
  coins: 12,
  gold: 24,
  uniqueTreasures: true,
  crimsonCoast: true,
};

/** @returns commands played and, each `every` commands, a position as it was then */
function play(options: Options, games: number, seed: number, every: number) {
  const random = Random.fromSeed(seed);
  const kept: { readonly state: object; readonly seat: Seat }[] = [];
  let commands = 0;
  const choose = (state: object, seat: Seat) => {
    if (commands++ % every === 0) kept.push({ state: structuredClone(state), seat });
    return game.sample(state, seat, random);
  };
  for (let i = 0; i < games; i++) {
    const { failure } = playOut(game, {
      options,
      choosers: [choose, choose],
      seed: seed + i,
      maxCommands: 20_000,
    });
    if (failure) throw new Error(JSON.stringify(failure));
  }
  return { commands, kept };
}

console.log(
  '| Spanish Main, two players | games | random playouts a second | commands a second | lists of legal commands a second |',
);
console.log('| --- | --- | --- | --- | --- |');
// The first games pay for compiling.
play(raid, 5, 900, Number.POSITIVE_INFINITY);
for (const [name, options, games] of [
  ['30 points', raid, 30],
  ['100 points, both sets', war, 5],
] as const) {
  const begun = cpuMs();
  const { commands, kept } = play(options, games, 1, 20);
  const played = cpuMs();
  for (const { state, seat } of kept) game.legal(state, seat);
  const listed = cpuMs();
  const rate = (count: number, ms: number) => Math.round((1000 * count) / ms).toLocaleString('en');
  console.log(
    `| ${name} | ${games} | ${((1000 * games) / (played - begun)).toFixed(1)} | ${rate(commands, played - begun)} | ${rate(kept.length, listed - played)} |`,
  );
}
console.log(
  '\nBy the processor’s time. Each command is drawn, checked and played, and every invariant is looked at after it.',
);
