import { z } from 'zod';
import type { Violation } from '../../engine';
import { type CrewCard, mastsOf, type ShipCard } from './cards';
import { type CardId, cardIdSchema } from './ids';
import type { Options } from './options';
import { crewOnOffer, shipCard, shipsOnOffer } from './roster';
import type { Fleet } from './state';

/**
 * What one seat has to build its fleet from, instead of the whole roster: a captain's collection in a campaign.
 * It is public; which of it sails is still chosen in secret.
 */
export const musterSchema = z.strictObject({
  /** What this seat's fleet may cost, in place of `points`: a handicap. */
  points: z.number().int().min(1).max(400),
  /** One entry for each ship owned; which of her masts stand, front to back. */
  ships: z.array(z.strictObject({ card: cardIdSchema, masts: z.array(z.boolean()).min(1).max(5) })).max(200),
  /** One entry for each crew owned. */
  crew: z.array(cardIdSchema).max(200),
});
export type Muster = z.output<typeof musterSchema>;

type Mustered = { readonly musters?: readonly Muster[] | undefined };

export const musterOf = (options: Mustered, seat: number | undefined): Muster | undefined =>
  seat === undefined ? undefined : options.musters?.[seat];

/** What this seat's fleet may cost. */
export const pointsOf = (options: Mustered & Pick<Options, 'points'>, seat: number | undefined): number =>
  musterOf(options, seat)?.points ?? options.points;

/** The ships that this seat may choose from, each card once. */
export function shipsToChoose(options: Options, seat?: number): readonly ShipCard[] {
  const muster = musterOf(options, seat);
  const all = shipsOnOffer(options);
  return muster ? all.filter(({ id }) => muster.ships.some(({ card }) => card === id)) : all;
}

export function crewToChoose(options: Options, seat?: number): readonly CrewCard[] {
  const muster = musterOf(options, seat);
  const all = crewOnOffer(options);
  return muster ? all.filter(({ id }) => muster.crew.includes(id)) : all;
}

/** The first card of which the fleet has more than its seat owns. */
export function notOwned(options: Options, fleet: Fleet, seat: number | undefined): Violation | null {
  const muster = musterOf(options, seat);
  if (!muster) return null;
  const excess = (wanted: readonly CardId[], owned: readonly CardId[]): CardId | undefined =>
    wanted.find((card) => count(wanted, card) > count(owned, card));
  const card =
    excess(
      fleet.ships.map((ship) => ship.card),
      muster.ships.map((ship) => ship.card),
    ) ?? excess([...fleet.ships.flatMap((ship) => ship.crew), ...fleet.ashore], muster.crew);
  return card === undefined ? null : { code: 'not-owned', clause: 'fleet.choose', params: { card } };
}

const count = (cards: readonly CardId[], card: CardId): number => cards.filter((one) => one === card).length;

/** The masts with which the nth ship of that card of a seat's fleet sails. */
export function mustered(options: Options, seat: number, card: CardId, nth: number): boolean[] {
  const owned = musterOf(options, seat)?.ships.filter((ship) => ship.card === card)[nth];
  const masts = mastsOf(shipCard(options, card).hull);
  return Array.from({ length: masts }, (_, mast) => owned?.masts[mast] ?? true);
}
