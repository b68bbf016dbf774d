import { type Match, type MatchStart, Random, startMatch } from '../engine';
import { spanishMain } from '../games/spanish-main';
import { foundCampaign, type NewCaptain } from './found';
import { beginGame, mayBegin, planGame } from './games';
import { matchOptions, wholeParty } from './muster';
import { type CampaignRules, type CaptainsCampaign, defaultRules } from './types';

/** @throws Error with the refusal */
export function must<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
}

export const captain = (name: string, more: Partial<NewCaptain> = {}): NewCaptain => ({
  name,
  flag: 'Pirate',
  player: { kind: 'opponent', level: 'random' },
  handicap: 0,
  ships: ['PS-021', 'PS-018'],
  crew: ['generic-captain-pirate'],
  purse: 0,
  ...more,
});

/** Games of these rules are over quickly. */
export const quickRules: CampaignRules = {
  ...defaultRules,
  points: 14,
  roundLimit: 4,
  target: { kind: 'open' },
};

export const campaignOf = (
  rules: Partial<CampaignRules> = {},
  captains: readonly NewCaptain[] = [captain('Ann'), captain('Bob')],
): CaptainsCampaign =>
  must(foundCampaign({ id: 'test', name: 'Test', now: 1 }, { ...quickRules, ...rules }, captains));

/** The start of the match of a planned game. */
export function startOf(campaign: CaptainsCampaign, number: number, seed: number) {
  const { game } = must(mayBegin(campaign, number));
  const parties = game.parties.map((party) => wholeParty(campaign, party.captain));
  const options = must(matchOptions(campaign, { ...game, parties }));
  const start: MatchStart = {
    game: spanishMain.id,
    rulesVersion: spanishMain.rulesVersion,
    options: { ...options },
    players: campaign.captains
      .filter(({ id }) => parties.some((party) => party.captain === id))
      .map(({ name }) => ({ kind: 'opponent', name, level: 'random' })),
    seed,
  };
  return { start, parties };
}

/** Random commands until it is over. */
export function playRandomly(match: Match, seed: number): Match {
  const random = Random.fromSeed(seed);
  while (!match.outcome()) {
    const [seat] = match.toAct();
    if (seat === undefined) throw new Error('nobody is to act');
    must(match.submit({ kind: 'play', seat, command: match.game.sample(match.state, seat, random) }));
  }
  return match;
}

/** A campaign in which a game has just begun, and its match. */
export function withGame(campaign: CaptainsCampaign, match: string, seed: number) {
  const captains = campaign.captains.slice(0, 2).map(({ id }) => id);
  const planned = must(planGame(campaign, { captains, points: campaign.rules.points, scenario: null }, 2));
  const number = planned.games.length;
  const { start, parties } = startOf(planned, number, seed);
  return {
    campaign: must(beginGame(planned, number, match, parties, 3)),
    match: must(startMatch(spanishMain, start, () => 1)),
  };
}
