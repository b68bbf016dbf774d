import { type Match, ok } from '../engine';
import { type Allowed, refuse } from './refusal';
import { type MatchNight, MOST, type NightGame } from './types';

/** A game of the night has begun as that match. @param seats players by id, in the order of the table */
export function beginNightGame(
  night: MatchNight,
  game: string,
  seats: readonly string[],
  match: string,
  now: number,
): Allowed<MatchNight> {
  const known = checkSeats(night, seats);
  if (!known.ok) return known;
  if (night.games.length >= MOST.games) return refuse('full');
  const begun: NightGame = {
    number: night.games.length + 1,
    game,
    seats: [...seats],
    state: 'open',
    match,
    begun: now,
    ended: null,
    result: null,
  };
  return ok({ ...night, games: [...night.games, begun], changed: now });
}

export function checkSeats(night: MatchNight, seats: readonly string[]): Allowed<undefined> {
  if (new Set(seats).size < seats.length) return refuse('same-captain-twice');
  const unknown = seats.find((seat) => !night.players.some(({ id }) => id === seat));
  return unknown === undefined ? ok(undefined) : refuse('no-such-player', { player: unknown });
}

/** As in a campaign: a result counts once, however often it is brought. */
export function enterNightResult(night: MatchNight, matchId: string, match: Match, now: number): MatchNight {
  const game = night.games.find((one) => one.match === matchId && one.state === 'open');
  const outcome = match.outcome();
  if (!game || !outcome) return night;
  // A save that somebody put in its place: the game goes on waiting for its own.
  if (match.game.id !== game.game || match.seats.length !== game.seats.length) return night;
  const { scores, reason } = outcome;
  const winners = outcome.winners.flatMap((seat) => game.seats[seat] ?? []);
  const after: NightGame = {
    ...game,
    state: 'entered',
    ended: now,
    result: { scores: [...scores], winners, reason },
  };
  return { ...night, games: night.games.map((one) => (one === game ? after : one)), changed: now };
}

export function strikeNightGame(night: MatchNight, number: number, now: number): Allowed<MatchNight> {
  const game = night.games.find((one) => one.number === number);
  if (!game) return refuse('no-such-game', { game: number });
  if (game.state !== 'open') return refuse('not-open', { game: number });
  const games = night.games.map((one) =>
    one === game ? { ...game, state: 'struck' as const, ended: now } : one,
  );
  return ok({ ...night, games, changed: now });
}
