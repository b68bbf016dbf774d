import { type Match, ok } from '../engine';
import { factsOf, type GameFacts, type ShipFacts } from './facts';
import { purseOf } from './ledger';
import { matchOptions } from './muster';
import { type Allowed, refuse } from './refusal';
import { type Spoils, spoils } from './spoils';
import { targetReached } from './standings';
import {
  type CampaignGame,
  type CaptainsCampaign,
  type GameResult,
  type LedgerEntry,
  MOST,
  type OwnedShip,
  type Party,
  type ShipDeed,
} from './types';

type Campaign = CaptainsCampaign;

export type GamePlan = {
  readonly captains: readonly string[];
  readonly points: number;
  readonly scenario: string | null;
};

const withGame = (campaign: Campaign, game: CampaignGame): Campaign['games'] =>
  campaign.games.map((one) => (one.number === game.number ? game : one));

const gameOf = (campaign: Campaign, number: number): CampaignGame | undefined =>
  campaign.games.find((game) => game.number === number);

/** Writes a game down as one to come. */
export function planGame(campaign: Campaign, plan: GamePlan, now: number): Allowed<Campaign> {
  if (targetReached(campaign)) return refuse('over');
  if (campaign.games.length >= MOST.games) return refuse('full');
  if (new Set(plan.captains).size < plan.captains.length) return refuse('same-captain-twice');
  const unknown = plan.captains.find((captain) => !campaign.captains.some(({ id }) => id === captain));
  if (unknown !== undefined) return refuse('no-such-captain', { captain: unknown });
  const game: CampaignGame = {
    number: campaign.games.length + 1,
    points: plan.points,
    parties: plan.captains.map((captain) => ({ captain, ships: [], crew: [] })),
    scenario: plan.scenario,
    state: 'planned',
    match: null,
    begun: null,
    ended: null,
    result: null,
  };
  return ok({ ...campaign, games: [...campaign.games, game], changed: now });
}

/** A scenario brings its own ships and its own treasure: nobody stakes any. */
const stakeOf = ({ rules }: Campaign, { scenario }: CampaignGame): number =>
  rules.treasure === 'staked' && scenario === null ? rules.gold : 0;

/** May this game begin now? @returns it, with what it costs each */
export function mayBegin(
  campaign: Campaign,
  number: number,
): Allowed<{ readonly game: CampaignGame; readonly stake: number }> {
  const game = gameOf(campaign, number);
  if (!game) return refuse('no-such-game', { game: number });
  if (game.state !== 'planned') return refuse('already-begun', { game: number });
  if (targetReached(campaign)) return refuse('over');
  const stake = stakeOf(campaign, game);
  for (const { captain } of game.parties) {
    const purse = purseOf(campaign, captain);
    if (purse < stake) return refuse('not-enough-gold', { cost: stake, purse });
  }
  return ok({ game, stake });
}

/**
 * The game has begun as that match: what the captains bring is bound, stakes are paid. Refused where they no longer have it
 * ready: between the laying of the table and this, another window may have sold a ship or sailed with her.
 */
export function beginGame(
  campaign: Campaign,
  number: number,
  match: string,
  parties: readonly Party[],
  now: number,
): Allowed<Campaign> {
  const allowed = mayBegin(campaign, number);
  if (!allowed.ok) return allowed;
  const { game, stake } = allowed.value;
  const ready = game.scenario === null ? matchOptions(campaign, { ...game, parties }) : ok(null);
  if (!ready.ok) return ready;
  const stakes = game.parties.map(
    ({ captain }): LedgerEntry => ({
      captain,
      kind: 'stake',
      amount: -stake,
      game: number,
      card: null,
      at: now,
    }),
  );
  return ok({
    ...campaign,
    games: withGame(campaign, { ...game, state: 'open', match, begun: now, parties: [...parties] }),
    ledger: stake > 0 ? [...campaign.ledger, ...stakes] : campaign.ledger,
    changed: now,
  });
}

/** The open game that is played as that match. */
export const openGameOf = (campaign: Campaign, match: string): CampaignGame | undefined =>
  campaign.games.find((game) => game.state === 'open' && game.match === match);

/**
 * Takes the result of a game in. The game's own state says whether that has been done, and stands in the same file as the
 * purses: however often this is called, whatever was killed in between, a result counts once.
 */
export function enterResult(campaign: Campaign, matchId: string, match: Match, now: number): Campaign {
  const game = openGameOf(campaign, matchId);
  const outcome = match.outcome();
  if (!game || !outcome) return campaign;
  const facts = factsOf(match);
  // A save that somebody put in its place: the game goes on waiting for its own.
  if (facts?.home.length !== game.parties.length) return campaign;
  const { winners, reason } = outcome;
  return settle(campaign, game, facts, { winners, reason, now });
}

type End = Pick<GameResult, 'reason'> & { readonly winners: readonly number[]; readonly now: number };

function settle(campaign: Campaign, game: CampaignGame, facts: GameFacts, end: End): Campaign {
  const captainAt = (seat: number): string => game.parties[seat]?.captain ?? '';
  const parted = spoils(facts.inPlay, facts.home, end.winners);
  const deeds = game.scenario === null ? deedsOf(campaign, game, facts, captainAt) : [];
  const result: GameResult = {
    winners: end.winners.map(captainAt),
    reason: end.reason,
    rounds: facts.rounds,
    treasure: {
      inPlay: facts.inPlay,
      home: [...facts.home],
      share: [...parted.share],
      toSea: parted.toSea,
    },
    ships: deeds,
  };
  return {
    ...campaign,
    games: withGame(campaign, { ...game, state: 'entered', ended: end.now, result }),
    ledger: [...campaign.ledger, ...entriesOf(campaign, game, facts, parted, end.now)],
    ships: campaign.ships.map((ship) => {
      const deed = deeds.find((one) => one.ship === ship.id);
      return deed ? afterGame(campaign, ship, deed) : ship;
    }),
    changed: end.now,
  };
}

function entriesOf(
  campaign: Campaign,
  game: CampaignGame,
  facts: GameFacts,
  parted: Spoils,
  now: number,
): LedgerEntry[] {
  const stake = stakeOf(campaign, game);
  // Nobody had put any treasure out when it ended: each takes his own back.
  const undealt = facts.startGold === 0;
  return game.parties.flatMap(({ captain }, seat): LedgerEntry[] => {
    const amount = undealt ? stake : (parted.share[seat] ?? 0);
    const kind = undealt ? 'stake-back' : 'share';
    return amount === 0 ? [] : [{ captain, kind, amount, game: game.number, card: null, at: now }];
  });
}

/** Which ship of the collection each ship of the fleets was: the nth of her card, in the order in which she was brought. */
function deedsOf(
  campaign: Campaign,
  game: CampaignGame,
  facts: GameFacts,
  captainAt: (seat: number) => string,
): ShipDeed[] {
  const owned = (ship: ShipFacts): OwnedShip | undefined =>
    (game.parties[ship.seat]?.ships ?? [])
      .map((id) => campaign.ships.find((one) => one.id === id))
      .filter((one) => one?.card === ship.card)[ship.nth];
  const name = (seat: number | null): string | null => (seat === null ? null : captainAt(seat));
  return facts.ships.flatMap((ship): ShipDeed[] => {
    const own = owned(ship);
    if (!own) return [];
    const { masts, sank, landed } = ship;
    const by = { capturedBy: name(ship.capturedBy), sunkBy: name(ship.sunkBy) };
    return [{ ship: own.id, masts: [...masts], sank, landed, ...by }];
  });
}

/** Captured or not, she goes back to her owner; the campaign's rules say in what state. */
function afterGame({ rules }: Campaign, ship: OwnedShip, deed: ShipDeed): OwnedShip {
  const whole = rules.masts === 'whole';
  if (deed.sunkBy !== null && rules.sunk !== 'return') {
    return { ...ship, masts: deed.masts, state: rules.sunk === 'lost' ? 'lost' : 'wreck' };
  }
  return { ...ship, masts: whole ? ship.masts.map(() => true) : deed.masts };
}

/** Calls a game off: nothing of it counts, and stakes go back. */
export function strikeGame(campaign: Campaign, number: number, now: number): Allowed<Campaign> {
  const game = gameOf(campaign, number);
  if (!game) return refuse('no-such-game', { game: number });
  if (game.state !== 'planned' && game.state !== 'open') return refuse('not-open', { game: number });
  const stake = game.state === 'open' ? stakeOf(campaign, game) : 0;
  const back = game.parties.map(
    ({ captain }): LedgerEntry => ({
      captain,
      kind: 'stake-back',
      amount: stake,
      game: number,
      card: null,
      at: now,
    }),
  );
  return ok({
    ...campaign,
    games: withGame(campaign, { ...game, state: 'struck', ended: now }),
    ledger: stake > 0 ? [...campaign.ledger, ...back] : campaign.ledger,
    changed: now,
  });
}
