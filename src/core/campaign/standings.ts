import { purseOf } from './ledger';
import type { CampaignGame, Captain, CaptainsCampaign, MatchNight, NightGame } from './types';

type Campaign = CaptainsCampaign;

const entered = (campaign: Campaign): CampaignGame[] =>
  campaign.games.filter((game) => game.state === 'entered');

export const winsOf = (campaign: Campaign, captain: string): number =>
  entered(campaign).filter((game) => game.result?.winners.includes(captain)).length;

export const gamesOf = (campaign: Campaign, captain: string): number =>
  entered(campaign).filter((game) => game.parties.some((party) => party.captain === captain)).length;

export type Standing = {
  readonly captain: Captain;
  readonly purse: number;
  readonly wins: number;
  readonly games: number;
  /** From 1; equals share a place. */
  readonly place: number;
};

/** The captains, the first one first: by what the campaign is about, then by the other. */
export function standings(campaign: Campaign): Standing[] {
  const rows = campaign.captains.map((captain) => ({
    captain,
    purse: purseOf(campaign, captain.id),
    wins: winsOf(campaign, captain.id),
    games: gamesOf(campaign, captain.id),
  }));
  const byWins = campaign.rules.target.kind === 'wins';
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    byWins ? b.wins - a.wins || b.purse - a.purse : b.purse - a.purse || b.wins - a.wins;
  return rows
    .toSorted(better)
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => better(other, row) < 0).length }));
}

/** Has anybody come to what was agreed? Then no new game begins; what is open may still be played out. */
export function targetReached(campaign: Campaign): boolean {
  const { target } = campaign.rules;
  if (target.kind === 'open') return false;
  const count = target.kind === 'gold' ? purseOf : winsOf;
  return campaign.captains.some(({ id }) => count(campaign, id) >= target.amount);
}

/** Who has come first, once the campaign is over. Several where they are level. */
export const champions = (campaign: Campaign): Captain[] =>
  targetReached(campaign)
    ? standings(campaign)
        .filter(({ place }) => place === 1)
        .map(({ captain }) => captain)
    : [];

/** One game in the life of a ship. */
export type Battle = {
  readonly game: number;
  readonly sank: number;
  readonly landed: number;
  readonly capturedBy: string | null;
  readonly sunkBy: string | null;
  readonly mastsLeft: number;
};

export const battlesOf = (campaign: Campaign, ship: string): Battle[] =>
  entered(campaign).flatMap((game) =>
    (game.result?.ships ?? [])
      .filter((deed) => deed.ship === ship)
      .map(({ sank, landed, capturedBy, sunkBy, masts }) => ({
        game: game.number,
        sank,
        landed,
        capturedBy,
        sunkBy,
        mastsLeft: masts.filter(Boolean).length,
      })),
  );

export type HonourKind =
  | 'most-gold-landed'
  | 'most-sunk'
  | 'most-battles'
  | 'most-wins'
  | 'richest-prize'
  | 'never-sunk';
/** An honour goes to a captain or to a ship; `count` is what it was given for. */
export type Honour = {
  readonly kind: HonourKind;
  readonly captain: string;
  readonly ship: string | null;
  readonly count: number;
};

/** The best of a list by a count, or null where none counts anything. The first of equals. */
function best<T>(list: readonly T[], count: (item: T) => number): { item: T; count: number } | null {
  let top: { item: T; count: number } | null = null;
  for (const item of list) {
    const n = count(item);
    if (n > (top?.count ?? 0)) top = { item, count: n };
  }
  return top;
}

/** What there is to be proud of so far. */
export function honours(campaign: Campaign): Honour[] {
  const lives = campaign.ships.map((ship) => ({ ship, battles: battlesOf(campaign, ship.id) }));
  type Life = (typeof lives)[number];
  const total = (field: 'sank' | 'landed') => (life: Life) =>
    life.battles.reduce((sum, battle) => sum + battle[field], 0);
  const ofShip = (kind: HonourKind, count: (life: Life) => number): Honour[] => {
    const top = best(lives, count);
    if (!top) return [];
    const { id, captain } = top.item.ship;
    return [{ kind, captain, ship: id, count: top.count }];
  };
  const ofCaptain = (kind: HonourKind, count: (captain: string) => number): Honour[] => {
    const top = best(campaign.captains, ({ id }) => count(id));
    return top ? [{ kind, captain: top.item.id, ship: null, count: top.count }] : [];
  };
  const prizes = (captain: string): number =>
    Math.max(
      0,
      ...campaign.ledger
        .filter((entry) => entry.captain === captain && entry.kind === 'share')
        .map(({ amount }) => amount),
    );
  const unsunk = (life: Life): number =>
    life.battles.some((battle) => battle.sunkBy !== null) ? 0 : life.battles.length;
  return [
    ...ofCaptain('most-wins', (captain) => winsOf(campaign, captain)),
    ...ofCaptain('richest-prize', prizes),
    ...ofShip('most-gold-landed', total('landed')),
    ...ofShip('most-sunk', total('sank')),
    ...ofShip('most-battles', (life) => life.battles.length),
    ...ofShip('never-sunk', unsunk),
  ];
}

// ------------------------------------------------------------------------------------------- match nights

const points = (night: MatchNight, game: NightGame, player: string): number => {
  if (!game.result || !game.seats.includes(player)) return 0;
  const { win, draw, played } = night.scoring;
  const { winners } = game.result;
  if (winners.length === 0) return played + draw;
  return played + (winners.includes(player) ? win : 0);
};

export type NightStanding = {
  readonly player: string;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly place: number;
};

/** The table of the night, the first one first; equals in points are told apart by wins. */
export function nightStandings(night: MatchNight): NightStanding[] {
  const games = night.games.filter((game) => game.state === 'entered');
  const rows = night.players.map(({ id }) => ({
    player: id,
    points: games.reduce((sum, game) => sum + points(night, game, id), 0),
    wins: games.filter((game) => game.result?.winners.includes(id)).length,
    games: games.filter((game) => game.seats.includes(id)).length,
  }));
  const better = (a: (typeof rows)[number], b: (typeof rows)[number]): number =>
    b.points - a.points || b.wins - a.wins;
  return rows
    .toSorted(better)
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => better(other, row) < 0).length }));
}
