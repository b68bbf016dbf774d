import {
  type Allowed,
  draftOf,
  goalMessage,
  goalsOf,
  type Scenario,
  scenarioById,
  scenarioFrom,
  scenarioSchema,
  scenarios,
} from '../../core/campaign';
import { err, type Match, ok, type Player, type Result } from '../../core/engine';
import type { campaignChannels } from '../../shared/channels/campaign';
import { type Refusal, refusal, refusalWith } from '../../shared/refusal';
import { SCENARIO_CAPS } from '../campaigns';
import { parseHostile } from '../storage';
import { type Answer, done, type Handlers, stored } from './handlers';
import type { Host } from './host';
import { give } from './shelf-handlers';
import { newMatch, playerOf, unknownAmong } from './tables';

type Own = Extract<keyof typeof campaignChannels, `scenario.${string}`>;

export const scenarioHandlers = (host: Host): Handlers<Own> => ({
  'scenario.list': async () => {
    const kept = await host.parts.scenarios.list();
    return ok({
      scenarios: [
        ...scenarios.map((one) => infoOf(one, false)),
        ...kept.flatMap(({ read }) => (read.ok ? [infoOf(read.value, true)] : [])),
      ],
      unreadable: kept.flatMap(({ id, read }) =>
        read.ok ? [] : [{ scenario: id, trouble: read.error.message }],
      ),
    });
  },
  'scenario.begin': async ({ scenario: id, seats }, screen) => {
    const found = await findScenario(host, id);
    if (!found.ok) return found;
    const match = scenarioStart(host, found.value, seats.map(playerOf));
    return match.ok ? ok(await host.begin(match.value, found.value.title, screen)) : match;
  },
  'scenario.draft': async ({ match: id }) => {
    const match = await host.findMatch(id);
    if (!match.ok) return err(refusal('no-such-match'));
    const draft = allowed(draftOf(match.value));
    return draft.ok ? ok({ ships: [...draft.value.ships] }) : draft;
  },
  'scenario.keep': async ({ match: id, ...text }) => {
    const match = await host.findMatch(id);
    if (!match.ok) return err(refusal('no-such-match'));
    const made = allowed(scenarioFrom(match.value, text));
    return made.ok ? keep(host, made.value) : made;
  },
  'scenario.import': async ({ text }) => {
    const read = parseHostile(text, scenarioSchema, SCENARIO_CAPS);
    if (!read.ok) return err(refusalWith('bad-position', read.error.message));
    // Better said now than when its table is laid.
    const seats = Array.from({ length: read.value.position.seats }, (_, n) =>
      playerOf({ kind: 'person', name: `${n + 1}` }),
    );
    const playable = scenarioStart(host, read.value, seats);
    return playable.ok ? keep(host, read.value) : playable;
  },
  'scenario.export': async ({ scenario: id, dialog }) => {
    const found = await findScenario(host, id);
    if (!found.ok) return found;
    return give(host, dialog, { fileName: `${id}.ctscenario`, text: JSON.stringify(found.value) });
  },
  'scenario.delete': async ({ scenario: id }) => {
    const discarded = stored(await host.parts.scenarios.discard(id));
    if (!discarded.ok) return discarded;
    host.tellAll({ kind: 'campaign.changed' });
    return done;
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

const infoOf = ({ id, title, briefing, goals, position }: Scenario, kept: boolean) => ({
  id,
  title,
  briefing,
  kept,
  seats: position.seats,
  goals: goals.map(goalMessage),
});

const allowed = <T>(result: Allowed<T>): Result<T, Refusal> =>
  result.ok ? result : err(refusalWith('campaign', result.error.message));

async function keep(host: Host, scenario: Scenario): Promise<Answer<'scenario.keep'>> {
  const kept = stored(await host.parts.scenarios.keep(scenario));
  if (!kept.ok) return kept;
  host.tellAll({ kind: 'campaign.changed' });
  return ok({ scenario: kept.value.id });
}

/** One of the program's own, or one that was kept. */
export async function findScenario(host: Host, id: string): Promise<Result<Scenario, Refusal>> {
  const own = scenarioById(id);
  return own ? ok(own) : stored(await host.parts.scenarios.find(id));
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
  const unknown = unknownAmong(game, players);
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
