import { type AnyGame, type Choice, message, Random, type Seat, type Tagged } from '../../core/engine';
import type { Level } from '../../shared/game-info';

/** One decision to be made, in plain JSON. It holds a view, never a state. */
export type Job = {
  readonly game: string;
  readonly view: object;
  readonly seat: Seat;
  readonly level: Level;
  readonly character?: string;
  /** Time for the decision; 0 for as short as can be. */
  readonly milliseconds: number;
  /** In place of time, so that results repeat. */
  readonly iterations?: number;
  readonly seed: number;
};

/** Milliseconds for one decision, so much below the promise (0.5 s, 2 s) that the way there and back fits in. */
export const TIME: Readonly<Record<Level, number>> = { random: 0, deckhand: 120, mate: 380, captain: 1750 };

export type Decision = Choice<Tagged>;

/** The bot of that level, of that character where there is one; else none. */
export const botFor = (
  game: AnyGame,
  level: Level,
  character?: string,
): AnyGame['bots'][number] | undefined =>
  game.bots.find((bot) => bot.level === level && bot.character === character) ??
  game.bots.find((bot) => bot.level === level);

/** @param expired told that time is up, or that a person wants to go on now */
export function decide(game: AnyGame, job: Job, expired: () => boolean): Decision {
  const random = Random.fromSeed(job.seed);
  const bot = botFor(game, job.level, job.character);
  if (!bot) return anyLegal(game, job, random);
  const budget = { expired, ...(job.iterations !== undefined && { iterations: job.iterations }) };
  return bot.choose(job.view, job.seat, budget, random);
}

/** What is allowed may hang on what the seat knows alone, so a state imagined out of its view serves as well. */
function anyLegal(game: AnyGame, job: Job, random: Random): Decision {
  const command = game.sample(game.imagine(job.view, random), job.seat, random);
  return { command, reason: message('host.reason.random') };
}
