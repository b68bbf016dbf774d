import { ok } from '../engine';
import { crewCardOf, shipCardOf, wholeMasts } from './cards';
import { feeOf, pointsOfShip, purseOf, repairOf, resaleOf } from './ledger';
import { type Allowed, refuse } from './refusal';
import { type CaptainsCampaign, type LedgerEntry, MOST, type OwnedShip } from './types';

type Campaign = CaptainsCampaign;
type Next = Allowed<Campaign>;

/** The open game that a ship or a crew is bound to, if any. */
export const boundTo = (campaign: Campaign, id: string): number | null =>
  campaign.games.find(
    (game) => game.state === 'open' && game.parties.some((p) => p.ships.includes(id) || p.crew.includes(id)),
  )?.number ?? null;

/** What is longer than the file takes would only be refused by the disk, in words that help nobody. */
const isFull = ({ ships, crew, ledger }: Campaign): boolean =>
  ships.length > MOST.ships || crew.length > MOST.crew || ledger.length >= MOST.orders;

/** A campaign with one more entry in its ledger. */
function paid(
  campaign: Campaign,
  entry: Omit<LedgerEntry, 'at' | 'game'>,
  now: number,
  change: Partial<Pick<Campaign, 'ships' | 'crew'>>,
): Next {
  const purse = purseOf(campaign, entry.captain);
  if (purse + entry.amount < 0) return refuse('not-enough-gold', { cost: -entry.amount, purse });
  if (isFull({ ...campaign, ...change })) return refuse('full');
  const ledger = [...campaign.ledger, { ...entry, game: null, at: now }];
  return ok({ ...campaign, ...change, ledger, changed: now });
}

const knows = (campaign: Campaign, captain: string): boolean =>
  campaign.captains.some(({ id }) => id === captain);

/** Ids count up and are never used twice: what was sold stays in the history. */
const nextId = (letter: string, list: readonly unknown[]): string => `${letter}${list.length + 1}`;

export function buyShip(campaign: Campaign, captain: string, card: string, now: number): Next {
  const found = shipCardOf(card);
  if (!knows(campaign, captain)) return refuse('no-such-captain', { captain });
  if (!found) return refuse('no-such-card', { card });
  const ship: OwnedShip = {
    id: nextId('s', campaign.ships),
    captain,
    card,
    masts: wholeMasts(found),
    state: 'afloat',
  };
  const entry = { captain, kind: 'buy', amount: -found.points, card } as const;
  return paid(campaign, entry, now, { ships: [...campaign.ships, ship] });
}

export function buyCrew(campaign: Campaign, captain: string, card: string, now: number): Next {
  const found = crewCardOf(card);
  if (!knows(campaign, captain)) return refuse('no-such-captain', { captain });
  if (!found) return refuse('no-such-card', { card });
  const hired = { id: nextId('w', campaign.crew), captain, card, state: 'hired' } as const;
  const entry = { captain, kind: 'buy', amount: -found.points, card } as const;
  return paid(campaign, entry, now, { crew: [...campaign.crew, hired] });
}

export function sellCrew(campaign: Campaign, id: string, now: number): Next {
  const crew = campaign.crew.find((one) => one.id === id && one.state === 'hired');
  if (!crew) return refuse('no-such-crew', { crew: id });
  if (boundTo(campaign, id) !== null) return refuse('at-sea');
  const { captain, card } = crew;
  const amount = resaleOf(campaign.rules, crewCardOf(card)?.points ?? 0);
  return paid(campaign, { captain, kind: 'sell', amount, card }, now, {
    crew: campaign.crew.map((one) => (one.id === id ? { ...one, state: 'sold' as const } : one)),
  });
}

/** What the yard does to a ship that lies in port. */
function refit(
  campaign: Campaign,
  id: string,
  now: number,
  work: (ship: OwnedShip) => Allowed<{ kind: LedgerEntry['kind']; amount: number; ship: OwnedShip }>,
): Next {
  const ship = campaign.ships.find((one) => one.id === id);
  if (!ship || ship.state === 'sold' || ship.state === 'lost') return refuse('no-such-ship', { ship: id });
  if (boundTo(campaign, id) !== null) return refuse('at-sea');
  const done = work(ship);
  if (!done.ok) return done;
  const { kind, amount, ship: after } = done.value;
  return paid(campaign, { captain: ship.captain, kind, amount, card: ship.card }, now, {
    ships: campaign.ships.map((one) => (one.id === id ? after : one)),
  });
}

export const sellShip = (campaign: Campaign, id: string, now: number): Next =>
  refit(campaign, id, now, (ship) =>
    ship.state === 'afloat'
      ? ok({
          kind: 'sell',
          // Damaged goods: a buyer has to repair her.
          amount: Math.max(0, resaleOf(campaign.rules, pointsOfShip(ship)) - repairOf(campaign.rules, ship)),
          ship: { ...ship, state: 'sold' },
        })
      : refuse('not-afloat'),
  );

/** All her masts at once. */
export const repairShip = (campaign: Campaign, id: string, now: number): Next =>
  refit(campaign, id, now, (ship) =>
    ship.state !== 'afloat'
      ? refuse('not-afloat')
      : ship.masts.every(Boolean)
        ? refuse('nothing-to-repair')
        : ok({
            kind: 'repair',
            amount: -repairOf(campaign.rules, ship),
            ship: { ...ship, masts: ship.masts.map(() => true) },
          }),
  );

/** A wreck is raised and made whole. */
export const raiseShip = (campaign: Campaign, id: string, now: number): Next =>
  refit(campaign, id, now, (ship) =>
    ship.state === 'wreck'
      ? ok({
          kind: 'raise',
          amount: -feeOf(campaign.rules, pointsOfShip(ship)),
          ship: { ...ship, state: 'afloat', masts: ship.masts.map(() => true) },
        })
      : refuse('no-wreck'),
  );
