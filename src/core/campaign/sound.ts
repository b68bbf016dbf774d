import type { CampaignGame, CaptainsCampaign, LedgerEntry, MatchNight, Party } from './types';

/** What makes a campaign impossible although each of its parts is well formed; null where nothing does. */
export function flawOf(campaign: CaptainsCampaign | MatchNight): string | null {
  return campaign.kind === 'captains' ? flawOfCaptains(campaign) : flawOfNight(campaign);
}

type Named = { readonly id: string };

/** Ids count up from 1 and nothing is ever taken out, so that an id names one thing for good. */
const isCounted = (letter: string, list: readonly Named[]): boolean =>
  list.every(({ id }, at) => id === `${letter}${at + 1}`);
const isNumbered = (games: readonly { readonly number: number }[]): boolean =>
  games.every(({ number }, at) => number === at + 1);
const isTwice = (list: readonly unknown[]): boolean => new Set(list).size < list.length;
const matchesOf = (games: readonly { readonly match: string | null }[]): string[] =>
  games.flatMap(({ match }) => match ?? []);

function flawOfCaptains(campaign: CaptainsCampaign): string | null {
  const { captains, ships, crew, ledger, games } = campaign;
  if (!isCounted('c', captains) || !isCounted('s', ships) || !isCounted('w', crew)) {
    return 'ids don’t count up from 1';
  }
  if (!isNumbered(games)) return 'games aren’t numbered from 1';
  const known = new Set(captains.map(({ id }) => id));
  if ([...ships, ...crew, ...ledger].some(({ captain }) => !known.has(captain))) return 'an unknown captain';
  if (ledger.some(({ game }) => game !== null && game > games.length)) return 'an entry of an unknown game';
  const poor = captains.find(({ id }) => purse(ledger, id) < 0);
  if (poor) return `the purse of ${poor.id} is below nothing`;
  // One match that two games wait for would count twice.
  if (isTwice(matchesOf(games))) return 'two games are one match';
  for (const game of games) {
    const flaw = flawOfGame(campaign, game, known);
    if (flaw !== null) return `game ${game.number}: ${flaw}`;
  }
  const bound = games.flatMap(({ state, parties }) => (state === 'open' ? parties.flatMap(piecesOf) : []));
  return isTwice(bound) ? 'a ship or a crew is in two open games' : null;
}

const purse = (ledger: readonly LedgerEntry[], captain: string): number =>
  ledger.reduce((sum, entry) => sum + (entry.captain === captain ? entry.amount : 0), 0);

const piecesOf = ({ ships, crew }: Party): readonly string[] => [...ships, ...crew];

function flawOfGame(
  { ships, crew }: CaptainsCampaign,
  { parties, state, result }: CampaignGame,
  captains: ReadonlySet<string>,
): string | null {
  if (isTwice(parties.map(({ captain }) => captain))) return 'a captain sits twice';
  for (const { captain, ...party } of parties) {
    if (!captains.has(captain)) return 'an unknown captain';
    const owns = (list: readonly (Named & { readonly captain: string })[], id: string): boolean =>
      list.some((one) => one.id === id && one.captain === captain);
    if (!party.ships.every((id) => owns(ships, id)) || !party.crew.every((id) => owns(crew, id))) {
      return 'what sails isn’t its captain’s';
    }
    if (isTwice(piecesOf({ captain, ...party }))) return 'a ship or a crew sails twice';
  }
  if ((state === 'entered') !== (result !== null)) return 'a result belongs to a game that is entered';
  if (!result) return null;
  const { home, share } = result.treasure;
  if (home.length !== parties.length || share.length !== parties.length) return 'shares for other seats';
  return result.winners.every((id) => parties.some(({ captain }) => captain === id))
    ? null
    : 'a winner who didn’t sail';
}

function flawOfNight({ players, games }: MatchNight): string | null {
  if (!isCounted('p', players)) return 'ids don’t count up from 1';
  if (!isNumbered(games)) return 'games aren’t numbered from 1';
  if (isTwice(matchesOf(games))) return 'two games are one match';
  for (const { number, seats, state, result } of games) {
    if (isTwice(seats) || !seats.every((seat) => players.some(({ id }) => id === seat))) {
      return `game ${number}: an unknown player, or one who sits twice`;
    }
    if ((state === 'entered') !== (result !== null)) {
      return `game ${number}: a result belongs to a game that is entered`;
    }
    if (result && !result.winners.every((id) => seats.includes(id))) {
      return `game ${number}: a winner who didn’t play`;
    }
  }
  return null;
}
