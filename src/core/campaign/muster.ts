import { ok } from '../engine';
import { type Muster, musterSchema } from '../games/spanish-main/muster';
import { type Options, optionsSchema, optionsSpec } from '../games/spanish-main/options';
import { shipCardOf } from './cards';
import { type Allowed, refuse } from './refusal';
import { boundTo } from './shipyard';
import {
  type CampaignGame,
  type CaptainsCampaign,
  MOST,
  type OwnedCrew,
  type OwnedShip,
  type Party,
} from './types';

/** Ships that could sail now: afloat, with a mast, in no other game. */
export const readyShips = (campaign: CaptainsCampaign, captain: string): readonly OwnedShip[] =>
  campaign.ships.filter(
    (ship) =>
      ship.captain === captain &&
      ship.state === 'afloat' &&
      ship.masts.some(Boolean) &&
      boundTo(campaign, ship.id) === null,
  );

export const readyCrew = (campaign: CaptainsCampaign, captain: string): readonly OwnedCrew[] =>
  campaign.crew.filter(
    (crew) => crew.captain === captain && crew.state === 'hired' && boundTo(campaign, crew.id) === null,
  );

const firstOf = (ready: readonly { readonly id: string }[]): string[] =>
  ready.slice(0, MOST.party).map(({ id }) => id);

/** Everything that a captain has ready, or as much of it as one game takes. */
export const wholeParty = (campaign: CaptainsCampaign, captain: string): Party => ({
  captain,
  ships: firstOf(readyShips(campaign, captain)),
  crew: firstOf(readyCrew(campaign, captain)),
});

/** Points of a captain's fleet in a game, after the handicap. */
const fleetPoints = (
  campaign: CaptainsCampaign,
  game: Pick<CampaignGame, 'points'>,
  captain: string,
): number => Math.max(1, game.points + (campaign.captains.find(({ id }) => id === captain)?.handicap ?? 0));

function musterOf(
  campaign: CaptainsCampaign,
  game: Pick<CampaignGame, 'points'>,
  party: Party,
): Allowed<Muster> {
  const captain = campaign.captains.find(({ id }) => id === party.captain);
  if (!captain) return refuse('no-such-captain', { captain: party.captain });
  const ready = readyShips(campaign, party.captain);
  const ships = party.ships.map((id) => ready.find((ship) => ship.id === id));
  const hands = readyCrew(campaign, party.captain);
  const crew = party.crew.map((id) => hands.find((one) => one.id === id));
  // Whoever names a ship twice would sail with two of her.
  const isTwice = new Set([...party.ships, ...party.crew]).size < ships.length + crew.length;
  if (isTwice || ships.includes(undefined) || crew.includes(undefined)) {
    return refuse('not-your-ship', { captain: captain.name });
  }
  const points = fleetPoints(campaign, game, party.captain);
  const owned = ships.filter((ship) => ship !== undefined);
  // Nobody may be stuck at the table with no fleet that he could choose; a card that no roster knows can't be chosen.
  const fits = (card: ReturnType<typeof shipCardOf>): boolean => card !== undefined && card.points <= points;
  if (!owned.some(({ card }) => fits(shipCardOf(card)))) {
    return refuse('no-ship-fits', { captain: captain.name, points });
  }
  return ok(
    musterSchema.parse({
      points,
      ships: owned.map(({ card, masts }) => ({ card, masts })),
      crew: crew.flatMap((one) => one?.card ?? []),
    }),
  );
}

/** The options of the match by which a game is played: each seat with what its captain brings. */
export function matchOptions(
  campaign: CaptainsCampaign,
  game: Pick<CampaignGame, 'points' | 'parties'>,
): Allowed<Options> {
  const musters: Muster[] = [];
  for (const party of game.parties) {
    const muster = musterOf(campaign, game, party);
    if (!muster.ok) return muster;
    musters.push(muster.value);
  }
  const { coins, gold, islands, roundLimit } = campaign.rules;
  const options = optionsSchema.safeParse({
    ...optionsSpec.defaults,
    crimsonCoast: true,
    points: Math.max(4, game.points),
    coins,
    gold,
    islands,
    roundLimit,
    musters,
  });
  return options.success ? ok(options.data) : refuse('no-such-treasure', { coins, gold });
}
