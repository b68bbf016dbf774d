import { seat } from '../seat';
import { dice } from '../testkit/dice';
import type { Entry, MatchStart } from './entry';
import type { Match } from './match';
import { openMatch, startMatch } from './open';

export const [ann, bob] = [seat(0), seat(1)];
export const salt = () => 7;

export const start: MatchStart = {
  game: 'dice',
  rulesVersion: 1,
  options: { rounds: 4 },
  players: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
  ],
  seed: 11,
};

export function begin(change: Partial<MatchStart> = {}): Match {
  const match = startMatch(dice, { ...start, ...change }, salt);
  if (!match.ok) throw new Error(match.error.message.id);
  return match.value;
}

export const stake = (who: typeof ann, coins: number, decision?: string | null) =>
  ({ kind: 'play', seat: who, command: { kind: 'stake', coins }, decision }) as const;

/** The match again, from its start and its log alone. */
export function reopened(match: Match): Match {
  const entries: Entry[] = JSON.parse(JSON.stringify(match.entries));
  const again = openMatch(dice, { start: match.start, entries }, salt);
  if (!again.ok) throw new Error(`entry ${again.error.entry}: ${again.error.why}`);
  return again.value;
}

export const codeOf = (result: ReturnType<Match['submit']>): string => (result.ok ? 'ok' : result.error.code);
export const idOf = (result: ReturnType<Match['canUndo']>): string =>
  result.ok ? 'ok' : result.error.message.id;

export const threePeople = [...start.players, { kind: 'person' as const, name: 'Cy' }];
