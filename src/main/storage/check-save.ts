import type { AnyGame, Outcome } from '../../core/engine';
import { formatOfUnreadable, gather } from './gather';
import { migrationFrom } from './migrations';
import { verify } from './open-save';

/** What the replay tool says of one save. */
export type SaveCheck = {
  readonly game: string | null;
  /** Commands that stand at the end. */
  readonly commands: number;
  /** Of the match at its end. */
  readonly hash: string | null;
  readonly outcome: Outcome | null;
  readonly ok: boolean;
  /** Number of the first entry at which save and rules differ; 0 for the header or the file as a whole. */
  readonly at?: number;
  readonly why?: string;
};

/** Verifies a save from its first position on: nothing is repaired. */
export function checkSave(bytes: Uint8Array, games: ReadonlyMap<string, AnyGame>): SaveCheck {
  const failed = (game: string | null, at: number, why: string): SaveCheck => ({
    game,
    commands: 0,
    hash: null,
    outcome: null,
    ok: false,
    at,
    why,
  });
  const gathered = gather(bytes, [], migrationFrom(formatOfUnreadable(bytes)));
  if (!gathered) return failed(null, 0, 'this is no save of Captain’s Table');
  const { start } = gathered.header;
  const game = games.get(start.game);
  if (!game) return failed(start.game, 0, `there is no game ${start.game}`);
  if (start.rulesVersion !== game.rulesVersion) {
    return failed(game.id, 0, `played by rules ${start.rulesVersion}, this program has ${game.rulesVersion}`);
  }
  // A save with a take-back holds its salt: nothing is drawn while verifying.
  const verified = verify(game, gathered, () => 0);
  if (!verified.ok) return failed(game.id, verified.error.at, verified.error.why);
  const match = verified.value;
  return { game: game.id, commands: match.commands, hash: match.hash(), outcome: match.outcome(), ok: true };
}
