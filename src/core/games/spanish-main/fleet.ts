import { z } from 'zod';
import type { Random, Violation } from '../../engine';
import { abilitiesOf } from './abilities/registry';
import { isNative } from './abilities/working';
import type { CrewCard, ShipCard } from './cards';
import readyJson from './data/ready-fleets.json';
import { type CardId, cardIdSchema } from './ids';
import { crewToChoose, musterOf, notOwned, pointsOf, shipsToChoose } from './muster';
import type { Options } from './options';
import { crewOnOffer, findCrewCard, findShipCard, findUnique, shipsOnOffer, uniqueTreasures } from './roster';
import type { Fleet } from './state';

const refusal = (code: string, clause: string, params?: Violation['params']): Violation => ({
  code,
  clause,
  ...(params && { params }),
});

const hostsNobody = (card: ShipCard) => abilitiesOf(card.ability).some((a) => a.noCrew);
const recruitment = (card: CrewCard) => Math.max(0, ...abilitiesOf(card.ability).map((a) => a.recruits ?? 0));

/** What the crew of one ship cost in the fleet: a recruiter aboard makes each of the others cheaper [I10a]. Never below 0. */
export function crewCost(crew: readonly CrewCard[]): number {
  const cost = (card: CrewCard, i: number) => {
    const off = Math.max(0, ...crew.filter((_, j) => j !== i).map(recruitment));
    return Math.max(0, card.points - off);
  };
  return crew.reduce((sum, card, i) => sum + cost(card, i), 0);
}

/** Spaces of a hold with this crew in it and nothing else; foreign crew enlarge it by their links alone [I4]. */
function holdOf(ship: ShipCard, crew: readonly CrewCard[]): number {
  const own = abilitiesOf(ship.ability);
  const helping = crew.filter((c) => isNative(ship, own, c.nation)).flatMap((c) => abilitiesOf(c.ability));
  const linked = new Set(
    crew.filter((c) => c.link !== null && crew.some((d) => d.id === c.link)).map((c) => c.id),
  );
  const extra = Math.max(0, ...[...own, ...helping].map((a) => a.spaces ?? 0));
  return ship.cargo + Math.floor(linked.size / 2) + extra;
}

/** What is wrong with this ship's crew: too many, or worth more than the ship [A9]. */
export function crewFault(ship: ShipCard, crew: readonly CrewCard[]): Violation | null {
  const params = { ship: ship.name };
  if (crew.length > 0 && hostsNobody(ship)) return refusal('carries-no-crew', 'ability.no-crew', params);
  const spaces = crew.reduce((sum, c) => sum + c.spaces, 0);
  if (spaces > holdOf(ship, crew)) return refusal('hold-full', 'crew.space', params);
  const points = crew.reduce((sum, c) => sum + c.points, 0);
  if (points > ship.points) return refusal('crew-too-dear', 'A9', params);
  return null;
}

/** Points that a fleet costs; cards that aren't on offer cost nothing here and are a fault. */
export function fleetCost(options: Options, fleet: Fleet): number {
  const cards = (ids: readonly CardId[]) =>
    ids.map((id) => findCrewCard(options, id)).filter((c) => c !== undefined);
  const ships = fleet.ships.reduce((sum, s) => sum + (findShipCard(options, s.card)?.points ?? 0), 0);
  const crew = fleet.ships.reduce((sum, s) => sum + crewCost(cards(s.crew)), 0);
  return ships + crew + cards(fleet.ashore).reduce((sum, c) => sum + c.points, 0);
}

function twice(ids: readonly CardId[]): CardId | undefined {
  return ids.find((id, i) => ids.indexOf(id) !== i);
}

/** Everything that keeps a fleet from being chosen. @param seat whose collection it must come out of, if it has one */
export function fleetFaults(options: Options, fleet: Fleet, seat?: number): Violation[] {
  const faults: Violation[] = [];
  const offered = { ships: shipsOnOffer(options), crew: crewOnOffer(options) };
  const crewIds = [...fleet.ships.flatMap((s) => s.crew), ...fleet.ashore];
  for (const { card } of fleet.ships) {
    if (!offered.ships.some((s) => s.id === card))
      faults.push(refusal('not-on-offer', 'fleet.choose', { card }));
  }
  for (const card of crewIds) {
    if (!offered.crew.some((c) => c.id === card))
      faults.push(refusal('not-on-offer', 'fleet.choose', { card }));
  }
  if (faults.length > 0) return faults;
  const unowned = notOwned(options, fleet, seat);
  if (unowned) faults.push(unowned);
  const cost = fleetCost(options, fleet);
  const points = pointsOf(options, seat);
  if (cost > points) faults.push(refusal('fleet-too-dear', 'fleet.points', { cost, points }));
  for (const { card, crew } of fleet.ships) {
    const ship = findShipCard(options, card);
    const cards = crew.map((id) => findCrewCard(options, id)).filter((c) => c !== undefined);
    const fault = ship && crewFault(ship, cards);
    if (fault) faults.push(fault);
  }
  if (options.oneOfEach) {
    const named = crewIds.filter((id) => findCrewCard(options, id)?.generic === false);
    const double = twice([...fleet.ships.map((s) => s.card), ...named]);
    if (double !== undefined) faults.push(refusal('twice-in-fleet', 'fleet.one-of-each', { card: double }));
  }
  return [...faults, ...treasureFaults(options, fleet.treasure)];
}

/** Each player puts in as many treasures, worth as much, as everybody else. */
function treasureFaults(options: Options, treasure: Fleet['treasure']): Violation[] {
  const faults: Violation[] = [];
  const count = treasure.coins.length + treasure.unique.length;
  if (count !== options.coins)
    faults.push(refusal('wrong-number-of-treasures', 'treasure.put-in', { count, wanted: options.coins }));
  const gold = treasure.coins.reduce((sum, n) => sum + n, 0);
  if (gold !== options.gold)
    faults.push(refusal('wrong-gold', 'treasure.put-in', { gold, wanted: options.gold }));
  if (treasure.unique.length > 0 && !options.uniqueTreasures)
    faults.push(refusal('no-unique-treasures', 'treasure.unique'));
  if (treasure.unique.some((id) => !findUnique(id)) || twice(treasure.unique) !== undefined)
    faults.push(refusal('no-such-treasure', 'treasure.unique'));
  return faults;
}

/** Coins of 1 to 6 that make `gold`, or null where none do. Drawn at random, or as even as possible. */
export function coinsFor(count: number, gold: number, random?: Random): number[] | null {
  if (gold < count || gold > 6 * count) return null;
  const coins = Array.from({ length: count }, () => 1);
  for (let left = gold - count, i = 0; left > 0; i++) {
    const open = coins.map((n, at) => (n < 6 ? at : -1)).filter((at) => at >= 0);
    const at = random ? random.pick(open) : (open[i % open.length] ?? 0);
    coins[at] = (coins[at] ?? 0) + 1;
    left--;
  }
  return coins;
}

/** A legal contribution; options that allow none (gold for too few coins) get unique treasures in the gaps where they may. */
export function contributionFor(options: Options, random?: Random): Fleet['treasure'] {
  const most = options.uniqueTreasures ? Math.min(uniqueTreasures.length, options.coins - 1) : 0;
  const wanted = random && most > 0 ? random.below(Math.min(3, most + 1)) : 0;
  for (let n = wanted, tries = 0; tries <= most + 1; tries++, n = (n + 1) % (most + 1)) {
    const coins = coinsFor(options.coins - n, options.gold, random);
    if (!coins) continue;
    const unique = random ? random.shuffle(uniqueTreasures) : uniqueTreasures;
    return { coins, unique: unique.slice(0, n).map((u) => u.id) };
  }
  return { coins: [], unique: [] };
}

const readySchema = z.array(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    nation: z.string(),
    ships: z.array(z.strictObject({ card: cardIdSchema, crew: z.array(cardIdSchema) })),
  }),
);
/** Fleets of 30 points for a quick start. */
export const readyFleets = readySchema.parse(readyJson);

/** A ready fleet with a contribution that fits these options. */
export const readyFleet = (options: Options, index: number): Fleet => ({
  ships: (readyFleets[index % readyFleets.length]?.ships ?? []).map((s) => ({
    card: s.card,
    crew: [...s.crew],
  })),
  ashore: [],
  treasure: contributionFor(options),
});

/** A random legal fleet of one nation or mixed: ships while points last, then crew into free berths. */
export function randomFleet(options: Options, random: Random, seat?: number): Fleet {
  const nation = musterOf(options, seat) ? null : random.pick(['England', 'Pirate', 'Spain', null]);
  const fleet: Fleet = { ships: [], ashore: [], treasure: contributionFor(options, random) };
  const points = pointsOf(options, seat);
  const fits = () => fleetFaults(options, fleet, seat).length === 0;
  const all = shipsToChoose(options, seat);
  const ships = all.filter((s) => nation === null || s.nation === nation);
  for (const ship of random.shuffle(ships)) {
    if (fleet.ships.length >= 4 + points / 15 || random.chance(1, 8)) continue;
    if (fleetCost(options, fleet) + ship.points > points) continue;
    fleet.ships.push({ card: ship.id, crew: [] });
  }
  if (fleet.ships.length === 0) {
    const cheapest = [...all].sort((a, b) => a.points - b.points)[0];
    if (cheapest) fleet.ships.push({ card: cheapest.id, crew: [] });
  }
  const offered = crewToChoose(options, seat);
  for (let tries = 0; tries < 16 && offered.length > 0; tries++) {
    const ship = random.pick(fleet.ships);
    const home = findShipCard(options, ship.card)?.nation;
    const mates = offered.filter((c) => c.nation === home);
    const card = random.pick(mates.length > 0 && random.chance(9, 10) ? mates : offered);
    ship.crew.push(card.id);
    if (!fits()) ship.crew.pop();
  }
  return fleet;
}
