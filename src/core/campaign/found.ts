import { ok } from '../engine';
import { crewCost } from '../games/spanish-main/fleet';
import { optionsSchema, optionsSpec } from '../games/spanish-main/options';
import { crewCardOf, shipCardOf, wholeMasts } from './cards';
import { type Allowed, refuse } from './refusal';
import {
  CAMPAIGN_FORMAT,
  type CampaignRules,
  type Captain,
  type CaptainsCampaign,
  type LedgerEntry,
  type MatchNight,
  type OwnedCrew,
  type OwnedShip,
} from './types';

export type NewCaptain = Omit<Captain, 'id'> & {
  /** Cards of the fleet that the captain begins with. */
  readonly ships: readonly string[];
  readonly crew: readonly string[];
  /** Gold more, or less, than the others begin with. */
  readonly purse: number;
};

type Named = { readonly id: string; readonly name: string; readonly now: number };

const isTwice = (names: readonly string[]): boolean =>
  new Set(names.map((name) => name.toLocaleLowerCase('en'))).size < names.length;

/** A new campaign: captains with their first fleets and purses. */
export function foundCampaign(
  { id, name, now }: Named,
  rules: CampaignRules,
  wanted: readonly NewCaptain[],
): Allowed<CaptainsCampaign> {
  if (isTwice(wanted.map((captain) => captain.name))) return refuse('same-name-twice');
  const { coins, gold, target } = rules;
  if (!optionsSchema.safeParse({ ...optionsSpec.defaults, coins, gold }).success) {
    return refuse('no-such-treasure', { coins, gold });
  }
  const captains: Captain[] = [];
  const ships: OwnedShip[] = [];
  const crew: OwnedCrew[] = [];
  const ledger: LedgerEntry[] = [];
  for (const { ships: shipCards, crew: crewCards, purse, ...captain } of wanted) {
    const captainId = `c${captains.length + 1}`;
    captains.push({ ...captain, id: captainId });
    const hulls = shipCards.map((card) => ({ card, found: shipCardOf(card) }));
    const hands = crewCards.map((card) => ({ card, found: crewCardOf(card) }));
    const unknown = [...hulls, ...hands].find(({ found }) => found === undefined);
    if (unknown) return refuse('no-such-card', { card: unknown.card });
    const cost =
      hulls.reduce((sum, { found }) => sum + (found?.points ?? 0), 0) +
      crewCost(hands.flatMap(({ found }) => found ?? []));
    if (cost > rules.startPoints) {
      return refuse('fleet-too-dear', { captain: captain.name, cost, points: rules.startPoints });
    }
    for (const { card, found } of hulls) {
      if (!found) continue;
      ships.push({
        id: `s${ships.length + 1}`,
        captain: captainId,
        card,
        masts: wholeMasts(found),
        state: 'afloat',
      });
    }
    for (const { card } of hands) {
      crew.push({ id: `w${crew.length + 1}`, captain: captainId, card, state: 'hired' });
    }
    const amount = Math.max(0, rules.purse + purse);
    if (target.kind === 'gold' && amount >= target.amount) {
      return refuse('over-at-once', { captain: captain.name, purse: amount, amount: target.amount });
    }
    ledger.push({ captain: captainId, kind: 'start', amount, game: null, card: null, at: now });
  }
  return ok({
    format: CAMPAIGN_FORMAT,
    kind: 'captains',
    id,
    name,
    created: now,
    changed: now,
    rules,
    captains,
    ships,
    crew,
    ledger,
    games: [],
  });
}

/** A new match night: a series of any games. */
export function foundNight(
  { id, name, now }: Named,
  scoring: MatchNight['scoring'],
  players: readonly MatchNight['players'][number]['player'][],
): Allowed<MatchNight> {
  if (isTwice(players.map((player) => player.name))) return refuse('same-name-twice');
  return ok({
    format: CAMPAIGN_FORMAT,
    kind: 'night',
    id,
    name,
    created: now,
    changed: now,
    scoring,
    players: players.map((player, n) => ({ id: `p${n + 1}`, player })),
    games: [],
  });
}
