import type { Game, GameTypes } from '../game';
import { cloneJson, stableJson } from '../json';
import { Random } from '../random';
import { checkCommands } from './commands';
import { checkEvents } from './events';
import { checkLeaks, checkOthersChoices } from './leaks';
import { checkPosition } from './position';
import { type Failure, guarded, type Probe, seatsFor, viewersOf, wellFormed } from './probe';

export type KitOptions<T extends GameTypes> = {
  /** How many random games. */
  readonly games: number;
  /** Seed of the first; each game has its own, counting up. */
  readonly seed: number;
  /** One number or several, taken in turn; the game's least to most by default. */
  readonly seats?: number | readonly number[];
  readonly options?: T['options'];
  /** A game that isn't over by then is a failure (in a free-form game, simply the end). */
  readonly maxCommands: number;
  /** All checks are made at each `every`-th position (1 by default); replay equality and invariants at every one. */
  readonly every?: number;
  /** Bent commands for each seat and position; 6 by default. */
  readonly bends?: number;
  /** Sample questions for `ask`. */
  readonly questions?: (view: T['view'], random: Random) => readonly T['question'][];
  /** The sandbox: nobody is ever "to act". */
  readonly freeForm?: boolean;
  /** The game's catalogue: every message that comes up must be in it. */
  readonly text?: Readonly<Record<string, string>>;
  /** Kinds of events that say openly what no view keeps. */
  readonly spoken?: readonly T['event']['kind'][];
  /** Let each bot of the game choose, this often among the checked positions (never by default). */
  readonly botsEvery?: number;
  /** Stop after this many failures; 5 by default. */
  readonly maxFailures?: number;
};

export type KitReport = {
  readonly games: number;
  readonly commands: number;
  /** How often each kind of command was played: a kind that never comes up isn't tested. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
};

/**
 * The one test kit for all games, after OpenSpiel's basic tests: plays random games and checks everything that the
 * contract promises on the way. Never throws for a fault of the game; a test expects `failures` to be empty.
 */
export function kit<T extends GameTypes>(game: Game<T>, settings: KitOptions<T>): KitReport {
  const failures: Failure[] = [];
  const kinds: Record<string, number> = {};
  let commands = 0;
  let games = 0;
  const most = settings.maxFailures ?? 5;
  for (; games < settings.games && failures.length < most; games++) {
    const seed = settings.seed + games;
    commands += playOne(game, settings, seed, seatCount(game, settings, games), kinds, (failure) => {
      if (failures.length < most) failures.push(failure);
      return failures.length < most;
    });
  }
  return { games, commands, kinds, failures };
}

function seatCount<T extends GameTypes>(game: Game<T>, settings: KitOptions<T>, index: number): number {
  const { min, max } = game.seats;
  const wanted = settings.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const list = typeof wanted === 'number' ? [wanted] : wanted;
  return list[index % list.length] ?? min;
}

/** @returns how many commands were played */
function playOne<T extends GameTypes>(
  game: Game<T>,
  settings: KitOptions<T>,
  seed: number,
  count: number,
  kinds: Record<string, number>,
  report: (failure: Failure) => boolean,
): number {
  let command = 0;
  let going = true;
  const fail = (invariant: string, detail: string) => {
    going = report({ game: game.id, seed, seats: count, command, invariant, detail }) && going;
  };
  const options = settings.options ?? game.options.defaults;
  const random = Random.fromSeed(seed);
  // What the kit itself draws must not disturb the game's own chance.
  const dice = Random.fromSeed(~seed);
  const seats = seatsFor(count);
  const base = {
    game,
    seats,
    random: dice,
    freeForm: settings.freeForm ?? false,
    text: settings.text ?? null,
    spoken: new Set<string>(settings.spoken ?? []),
    fail,
  };
  const state = game.setUp(options, count, random);
  let reloaded = cloneJson(state);
  for (; going; command++) {
    const probe: Probe<T> = { ...base, state };
    const thorough = command % (settings.every ?? 1) === 0;
    const over = game.outcome(state) !== null;
    if (thorough || over) checkAll(probe, settings, options, command);
    else for (const broken of game.invariants(state)) fail('invariant', broken);
    if (over || !going) break;
    if (command >= settings.maxCommands) {
      if (!settings.freeForm) fail('unfinished', `not over after ${command} commands`);
      break;
    }
    const acting = game.toAct(state);
    const seat = dice.pick(acting.length === 0 && settings.freeForm ? seats : acting);
    try {
      const chosen = game.sample(state, seat, dice);
      kinds[chosen.kind] = (kinds[chosen.kind] ?? 0) + 1;
      const before = random.clone();
      const events = game.play(state, seat, chosen, random);
      // The same step from the state as a save would give it back.
      reloaded = cloneJson(reloaded);
      const again = game.play(reloaded, seat, cloneJson(chosen), before);
      if (stableJson([state, random.state]) !== stableJson([reloaded, before.state])) {
        fail('reload', `${stableJson(chosen)} from the reloaded state leads elsewhere`);
        reloaded = cloneJson(state);
      }
      if (stableJson(events) !== stableJson(again)) fail('reload', `events of ${stableJson(chosen)} differ`);
      if (thorough) checkEvents({ ...base, state }, events);
    } catch (error) {
      fail('throws', error instanceof Error ? (error.stack ?? error.message) : String(error));
      break;
    }
  }
  return command;
}

/** Every check of one position. */
function checkAll<T extends GameTypes>(
  probe: Probe<T>,
  settings: KitOptions<T>,
  options: T['options'],
  command: number,
): void {
  try {
    checkPosition(probe, options);
    const tried = checkCommands(probe, settings.bends ?? 6);
    for (const viewer of viewersOf(probe.seats)) {
      checkLeaks(probe, viewer, tried, settings.questions ?? (() => []));
    }
    checkOthersChoices(probe, tried);
    if (settings.botsEvery && command % settings.botsEvery === 0) checkBots(probe, tried);
  } catch (error) {
    probe.fail('throws', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function checkBots<T extends GameTypes>(
  probe: Probe<T>,
  tried: readonly { readonly seat: Probe<T>['seats'][number] }[],
) {
  const { game, state, random } = probe;
  for (const { seat } of tried) {
    for (const bot of game.bots) {
      const name = `${bot.level} ${bot.character ?? ''}`.trim();
      const view = game.view(state, seat);
      const choice = guarded(probe, `bot ${name}`, () =>
        bot.choose(view, seat, { iterations: 4, expired: () => false }, random),
      );
      if (!choice) continue;
      wellFormed(probe, `reason of bot ${name}`, choice.reason);
      const verdict = game.check(state, seat, choice.command);
      if (!verdict.ok) {
        probe.fail('bot', `${name} chose what is refused: ${stableJson([choice.command, verdict.error])}`);
      }
    }
  }
}
