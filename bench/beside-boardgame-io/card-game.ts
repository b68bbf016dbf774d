import { Client } from 'boardgame.io/dist/cjs/client.js';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { type Game, type GameTypes, Random, type Seat } from '../../src/core/engine';
import { cpuMs } from './clock';

/** What is measured: random games of one card game, recorded first. */
export type Setting = {
  readonly players: number;
  /** The first game's seed; the others follow it. */
  readonly seed: number;
  /** Games through our own rules; the first `peerGames` of them through boardgame.io as well. */
  readonly ownGames: number;
  readonly peerGames: number;
};

type Step<T extends GameTypes> = { readonly seat: Seat; readonly command: T['command'] };
type Recorded<T extends GameTypes> = {
  readonly seed: number;
  readonly steps: readonly Step<T>[];
  readonly end: string;
};

/** The same random games, command by command, through our own rules and through boardgame.io, whose move calls them. */
class Contest<T extends GameTypes> {
  constructor(
    private readonly game: Game<T>,
    private readonly players: number,
  ) {}

  /** A random game written down, so that both sides do exactly the same and choosing is not measured. */
  record(seed: number): Recorded<T> {
    const { game } = this;
    const random = Random.fromSeed(seed);
    const dice = Random.fromSeed(~seed);
    const state = this.setUp(random);
    const steps: Step<T>[] = [];
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const step = { seat, command: game.sample(state, seat, dice) };
      steps.push(step);
      game.play(state, step.seat, step.command, random);
    }
    return { seed, steps, end: JSON.stringify(state) };
  }

  own({ seed, steps }: Recorded<T>): T['state'] {
    const { game } = this;
    const random = Random.fromSeed(seed);
    const state = this.setUp(random);
    for (const { seat, command } of steps) {
      if (!game.check(state, seat, command).ok) throw new Error('refused');
      game.play(state, seat, command, random);
    }
    return state;
  }

  peer({ seed, steps }: Recorded<T>): T['state'] | undefined {
    const { game } = this;
    const random = Random.fromSeed(seed);
    const client = Client<T['state']>({
      numPlayers: this.players,
      debug: false,
      game: {
        setup: () => this.setUp(random),
        moves: {
          command: ({ G }, seat: Seat, command: T['command']) => {
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

  private setUp(random: Random): T['state'] {
    return this.game.setUp(this.game.options.defaults, this.players, random);
  }
}

/** Commands a second, and whether every game ended as it was recorded. */
function measure<T extends GameTypes>(
  run: (one: Recorded<T>) => T['state'] | undefined,
  games: readonly Recorded<T>[],
) {
  for (const one of games.slice(0, 5)) run(one);
  const begun = cpuMs();
  const ends = games.map(run);
  const ms = cpuMs() - begun;
  const commands = games.reduce((sum, { steps }) => sum + steps.length, 0);
  const same = ends.every((state, n) => JSON.stringify(state) === games[n]?.end);
  return { rate: (commands / ms) * 1000, commands, same };
}

/** Runs the comparison and prints its page. */
export function besideBoardgameIo<T extends GameTypes>(game: Game<T>, setting: Setting): void {
  const { players, seed, ownGames, peerGames } = setting;
  const contest = new Contest(game, players);
  const games = Array.from({ length: ownGames }, (_, n) => contest.record(seed + n));
  const ours = measure((one) => contest.own(one), games);
  const theirs = measure((one) => contest.peer(one), games.slice(0, peerGames));
  const begun = cpuMs();
  for (let n = 0; n < ownGames; n++) contest.record(seed + n);
  const playouts = ownGames / ((cpuMs() - begun) / 1000);

  const figure = (value: number) => Math.round(value).toLocaleString('en');
  const row = (name: string, { rate, commands, same }: typeof ours) =>
    `| ${name} | ${figure(rate)} | ${commands} | ${same ? 'yes' : 'NO'} |`;
  const page = [
    `# ${game.name}: commands a second`,
    '',
    `Random games of ${players}, recorded first; the same commands checked and played on both sides.`,
    'Time is the processor’s, so other work on the machine does not count.',
    '',
    '| | commands a second | commands measured | ends as recorded |',
    '| --- | ---: | ---: | --- |',
    row('check and play', ours),
    row('boardgame.io 0.50.2, its move calling check and play', theirs),
    '',
    `${(ours.rate / theirs.rate).toFixed(0)} times as fast.`,
    '',
    `Random playouts, choosing included: ${figure(playouts)} games a second.`,
  ];
  console.log(page.join('\n'));
}
