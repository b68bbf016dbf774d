import { z } from 'zod';
import { type Match, type Message, message, ok } from '../engine';
import { stateSchema } from '../games/spanish-main/state';
import { shipCardOf } from './cards';
import { factsOf, type GameFacts } from './facts';
import { type Allowed, refuse } from './refusal';

const card = z.string().min(1).max(80);

/** What the first seat is out for. Each can be told from the end of the game alone. */
export const goalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('win') }),
  z.strictObject({ kind: z.literal('gold'), amount: z.number().int().min(1).max(1000) }),
  z.strictObject({ kind: z.literal('sink'), ship: card }),
  z.strictObject({ kind: z.literal('keep'), ship: card }),
  z.strictObject({ kind: z.literal('rounds'), most: z.number().int().min(1).max(1000) }),
]);
export type Goal = z.output<typeof goalSchema>;

/** What a match that began as a scenario carries along. */
export const scenarioTextSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/),
  title: z.string().trim().min(1).max(80),
  briefing: z.string().max(4000),
  goals: z.array(goalSchema).min(1).max(8),
});
export type ScenarioText = z.output<typeof scenarioTextSchema>;

/** A scenario as a file: from this program, from anybody, or out of the sandbox. */
export const scenarioSchema = scenarioTextSchema.extend({
  format: z.literal(1),
  game: z.literal('spanish-main'),
  /** Holds the options and the number of seats as well. */
  position: stateSchema,
});
export type Scenario = z.output<typeof scenarioSchema>;

const shipName = (id: string): string => shipCardOf(id)?.name ?? id;

/** A goal in words: `campaign.goal.<kind>`. */
export function goalMessage(goal: Goal): Message {
  switch (goal.kind) {
    case 'win':
      return message('campaign.goal.win');
    case 'gold':
      return message('campaign.goal.gold', { amount: goal.amount });
    case 'sink':
    case 'keep':
      return message(`campaign.goal.${goal.kind}`, { ship: shipName(goal.ship) });
    case 'rounds':
      return message('campaign.goal.rounds', { most: goal.most });
  }
}

function isMet(goal: Goal, facts: GameFacts, winners: readonly number[]): boolean {
  const sunk = (id: string, own: boolean): boolean =>
    facts.ships.some((ship) => ship.card === id && (ship.seat === 0) === own && ship.sunkBy !== null);
  switch (goal.kind) {
    case 'win':
      return winners.length === 1 && winners[0] === 0;
    case 'gold':
      return (facts.home[0] ?? 0) >= goal.amount;
    case 'sink':
      return sunk(goal.ship, false);
    case 'keep':
      return !sunk(goal.ship, true) && facts.ships.some((ship) => ship.seat === 0 && ship.card === goal.ship);
    case 'rounds':
      return facts.rounds <= goal.most;
  }
}

/** How the goals stand at the end; null while the game goes on, or where it is no scenario. */
export function goalsOf(
  match: Match,
): { readonly text: ScenarioText; readonly met: readonly boolean[] } | null {
  const text = scenarioTextSchema.safeParse(match.start.scenario);
  const outcome = match.outcome();
  const facts = outcome ? factsOf(match) : null;
  if (!text.success || !outcome || !facts) return null;
  return { text: text.data, met: text.data.goals.map((goal) => isMet(goal, facts, outcome.winners)) };
}

/** What goals may be about in a game that is being played: every ship of the table by her card, and the first seat's own. */
export type ScenarioDraft = {
  readonly ships: readonly { readonly card: string; readonly name: string; readonly own: boolean }[];
};

/** A scenario out of the position that a match of Spanish Main is in. Only turns can be begun from: set-up has nothing to tell yet. */
function positionOf(match: Match): Allowed<Scenario['position']> {
  const state = stateSchema.safeParse(match.state);
  // A match can be over by resignation, of which its position knows nothing.
  if (
    !state.success ||
    match.game.id !== 'spanish-main' ||
    state.data.phase.kind !== 'turns' ||
    match.outcome()
  ) {
    return refuse('no-scenario-here');
  }
  return ok(state.data);
}

export function draftOf(match: Match): Allowed<ScenarioDraft> {
  const position = positionOf(match);
  if (!position.ok) return position;
  const ships = position.value.ships.map(({ card: id, owner }) => ({
    card: id,
    name: shipName(id),
    own: owner === 0,
  }));
  const isFirst = ({ card: id, own }: (typeof ships)[number], at: number): boolean =>
    ships.findIndex((ship) => ship.card === id && ship.own === own) === at;
  return ok({ ships: ships.filter(isFirst) });
}

/** The match's position with a story. Whoever has the file can read what is hidden in it, as in any save. */
export function scenarioFrom(match: Match, text: Omit<ScenarioText, 'id'>): Allowed<Scenario> {
  const position = positionOf(match);
  if (!position.ok) return position;
  return ok({ ...text, id: idFrom(text.title), format: 1, game: 'spanish-main', position: position.value });
}

const idFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '') || 'scenario';
