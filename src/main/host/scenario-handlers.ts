import {
  goalMessage,
  goalsOf,
  type Scenario,
  scenarioById,
  scenarioSchema,
  scenarios,
} from '../../core/campaign';
import { err, type Match, ok, type Player, type Result } from '../../core/engine';
import type { campaignChannels } from '../../shared/channels/campaign';
import { type Refusal, refusal, refusalWith } from '../../shared/refusal';
import { parseHostile } from '../storage';
import type { Handlers } from './handlers';
import type { Host } from './host';
import { newMatch, playerOf, unknownOpponent } from './tables';

type Own = Extract<keyof typeof campaignChannels, `scenario.${string}`>;

export const scenarioHandlers = (host: Host): Handlers<Own> => ({
  'scenario.list': () =>
    ok({
      scenarios: scenarios.map(({ id, title, briefing, goals, position }) => ({
        id,
        title,
        briefing,
        seats: position.seats,
        goals: goals.map(goalMessage),
      })),
    }),
  'scenario.begin': async ({ scenario: id, text, seats }, screen) => {
    const found = text === undefined ? ownScenario(id ?? '') : readScenario(text);
    if (!found.ok) return found;
    const match = scenarioStart(host, found.value, seats.map(playerOf));
    return match.ok ? ok(await host.begin(match.value, found.value.title, screen)) : match;
  },
  'scenario.goals': async ({ match: id }) => {
    const match = await host.findMatch(id);
    if (!match.ok) return err(refusal('no-such-match'));
    const goals = goalsOf(match.value);
    if (!goals) return ok({ title: null, goals: [] });
    return ok({
      title: goals.text.title,
      goals: goals.text.goals.map((goal, n) => ({ goal: goalMessage(goal), met: goals.met[n] === true })),
    });
  },
});

function ownScenario(id: string): Result<Scenario, Refusal> {
  const found = scenarioById(id);
  return found ? ok(found) : err(refusal('no-such-game', { game: id }));
}

function readScenario(text: string): Result<Scenario, Refusal> {
  const read = parseHostile(text, scenarioSchema);
  return read.ok ? read : err(refusalWith('bad-position', read.error.message));
}

/** The match of a scenario: its position, and its goals to be told at the end. */
export function scenarioStart(
  host: Host,
  { id, title, briefing, goals, game: gameId, position }: Scenario,
  players: readonly Player[],
): Result<Match, Refusal> {
  const game = host.parts.games.get(gameId);
  if (!game) return err(refusal('no-such-game', { game: gameId }));
  if (players.length !== position.seats) return err(refusal('bad-seats'));
  const unknown = players.map((player) => unknownOpponent(game, player)).find((fault) => fault !== null);
  if (unknown) return err(unknown);
  return newMatch(host, game, {
    game: gameId,
    rulesVersion: game.rulesVersion,
    options: { ...position.options },
    players: [...players],
    seed: host.parts.entropy() | 0,
    position: { ...position },
    scenario: { id, title, briefing, goals },
  });
}
