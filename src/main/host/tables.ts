import {
  type AnyGame,
  err,
  type Match,
  type MatchStart,
  ok,
  type Player,
  type Result,
  startMatch,
} from '../../core/engine';
import { type Refusal, refusal } from '../../shared/refusal';
import type { SeatWish } from '../../shared/table';
import type { Host } from './host';
import type { OpenTable } from './open-table';
import type { HostScreen } from './screen';

/** The table if it is open on that screen. */
export function tableAt(screen: HostScreen, id: string): Result<OpenTable, Refusal> {
  const table = screen.tables.get(id);
  return table ? ok(table) : err(refusal('no-such-match'));
}

/** The table, if that seat sits there at that screen. */
export function seatedAt(screen: HostScreen, id: string, seat: number): Result<OpenTable, Refusal> {
  const table = tableAt(screen, id);
  if (!table.ok) return table;
  if (seat >= table.value.match.seats.length) return err(refusal('no-such-seat'));
  return table.value.satAt(screen) === seat ? table : err(refusal('not-your-seat'));
}

export const playerOf = (wish: SeatWish): Player =>
  wish.kind === 'person'
    ? { kind: 'person', name: wish.name }
    : {
        kind: 'opponent',
        name: wish.name,
        level: wish.level,
        ...(wish.character !== undefined && { character: wish.character }),
      };

/** Why nobody can play that opponent, or null. A level without a bot is played at random; a character must exist. */
export function unknownOpponent(game: AnyGame, wish: SeatWish): Refusal | null {
  if (wish.kind === 'person' || wish.character === undefined) return null;
  const there = game.bots.some((bot) => bot.level === wish.level && bot.character === wish.character);
  return there ? null : refusal('no-opponent', { level: wish.level, character: wish.character });
}

/** The first of them that nobody can play, or null. */
export const unknownAmong = (game: AnyGame, wishes: readonly SeatWish[]): Refusal | null =>
  wishes.map((wish) => unknownOpponent(game, wish)).find((fault) => fault !== null) ?? null;

/** A new match by the game's own rules about options, seats and position. */
export function newMatch(host: Host, game: AnyGame, start: MatchStart): Result<Match, Refusal> {
  const match = startMatch(game, start, host.parts.entropy);
  return match.ok ? match : err({ code: match.error.code, message: match.error.message });
}
