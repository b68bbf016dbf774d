import { z } from 'zod';
import type { GameEvent } from '../..';

/**
 * A toy of a game, small enough to prove the contract, the curtain, the journal and the leak test: each round all stake
 * coins in secret, then one die decides for all; and each player has a chest whose worth even he doesn't know until he looks.
 */
export type DiceOptions = { readonly rounds: number };

export const CHESTS: readonly number[] = [1, 2, 3, 4, 5, 6];
export const COINS = 12;
export const BANK = 60;

export const diceStateSchema = z.strictObject({
  rounds: z.number().int().min(1).max(10_000),
  round: z.number().int().min(0),
  /** Coins of each seat. */
  coins: z.array(z.number().int().min(0)).min(2).max(4),
  bank: z.number().int().min(0),
  /** This round's stake of each seat, null until it is chosen. Secret. */
  stakes: z.array(z.number().int().min(0).max(3).nullable()).min(2).max(4),
  /** Worth of each seat's chest. Hidden from all, its owner too until he has looked. */
  chests: z.array(z.number().int().min(1).max(6)).min(2).max(4),
  looked: z.array(z.boolean()).min(2).max(4),
  /** The last round's die. */
  die: z.number().int().min(1).max(6).nullable(),
});
export type DiceState = z.infer<typeof diceStateSchema>;

export const diceCommandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stake'), coins: z.number().int() }),
  z.strictObject({ kind: z.literal('look') }),
]);
export type DiceCommand = z.infer<typeof diceCommandSchema>;

export type DiceEvent = GameEvent &
  (
    | { readonly kind: 'staked'; readonly seat: number; readonly coins: number | null }
    | { readonly kind: 'looked'; readonly seat: number; readonly worth: number | null }
    | { readonly kind: 'rolled'; readonly die: number; readonly stakes: readonly number[] }
  );

export type DiceView = {
  readonly viewer: number | null;
  readonly rounds: number;
  readonly round: number;
  readonly coins: readonly number[];
  readonly bank: number;
  /** One's own stake this round, null while it is still to be chosen. */
  readonly stake: number | null;
  /** The chests one knows: one's own after a look, all of them at the end. */
  readonly chests: readonly (number | null)[];
  readonly looked: readonly boolean[];
  readonly die: number | null;
};

export const diceQuestionSchema = z.strictObject({ kind: z.literal('worth'), coins: z.number().int() });
export type DiceQuestion = z.infer<typeof diceQuestionSchema>;

export type DiceTypes = {
  options: DiceOptions;
  state: DiceState;
  command: DiceCommand;
  event: DiceEvent;
  view: DiceView;
  question: DiceQuestion;
  /** Coins after the next roll, for the better and for the worse. */
  answer: { readonly won: number; readonly lost: number };
  open: never;
};
