import type { AnyGame, Outcome, Tagged } from './game';
import { Random } from './random';
import { type Seat, seatsUpTo } from './seat';

/** Who decides for a seat: the random player, an opponent, a script. */
export type Chooser = (state: object, seat: Seat) => Tagged;

export type Playout = {
  /** Null where the game was cut off or broke. */
  readonly outcome: Outcome | null;
  readonly played: readonly { readonly seat: Seat; readonly command: Tagged }[];
  /** Runs of commands by one seat. */
  readonly turns: number;
  readonly failure: PlayoutFailure | null;
};

export type PlayoutFailure = {
  readonly seed: number;
  /** How many commands had been played. */
  readonly command: number;
  readonly invariant: string;
};

export type PlayoutOptions = {
  readonly options: object;
  /** One for each seat. */
  readonly choosers: readonly Chooser[];
  readonly seed: number;
  readonly maxCommands: number;
};

/**
 * Plays a whole game as fast as it goes: no hashes, no copies. What a chooser draws comes from its own generator, so the
 * same commands from the same seed give the same game in a match.
 */
export function playOut(game: AnyGame, { options, choosers, seed, maxCommands }: PlayoutOptions): Playout {
  const random = Random.fromSeed(seed);
  const seats = seatsUpTo(choosers.length);
  const state = game.setUp(options, seats.length, random);
  const played: { seat: Seat; command: Tagged }[] = [];
  let turns = 0;
  const result = (outcome: Outcome | null, invariant?: string): Playout => ({
    outcome,
    played,
    turns,
    failure: invariant === undefined ? null : { seed, command: played.length, invariant },
  });
  try {
    while (true) {
      const [broken] = game.invariants(state);
      if (broken !== undefined) return result(null, broken);
      const outcome = game.outcome(state);
      if (outcome) return result(outcome);
      if (played.length >= maxCommands) return result(null);
      const acting = game.toAct(state);
      // In a free-form game nobody is to act and everybody may: they take turns.
      const seat = acting[0] ?? seats[played.length % seats.length];
      const choose = seat === undefined ? undefined : choosers[seat];
      if (seat === undefined || !choose) return result(null, `seat ${seat} is to act but isn't at the table`);
      const command = choose(state, seat);
      const verdict = game.check(state, seat, command);
      if (!verdict.ok) {
        const { code, clause } = verdict.error;
        return result(null, `seat ${seat} chose ${command.kind}, refused: ${code} [${clause}]`);
      }
      game.play(state, seat, command, random);
      if (played.at(-1)?.seat !== seat) turns += 1;
      played.push({ seat, command });
    }
  } catch (error) {
    return result(null, `threw ${error instanceof Error ? error.message : error}`);
  }
}
