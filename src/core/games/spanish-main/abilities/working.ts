import type { ShipCard } from '../cards';
import { crewCard, shipCard, uniqueCard } from '../roster';
import type { Crew, Position, Ship } from '../state';
import type { Ability } from './hooks';
import { abilitiesOf } from './registry';

export const kindOf = (ability: Ability): string => ability.kind ?? ability.keyword;

const isOff = (p: Position, id: string): boolean => p.turn.cancelled.includes(id);

const ownAbilities = (p: Position, ship: Ship): readonly Ability[] =>
  isOff(p, ship.id) ? [] : abilitiesOf(shipCard(p.options, ship.card).ability);

const hosts = (abilities: readonly Ability[], nation: string): boolean =>
  abilities.some((a) => a.hosts?.(nation));

/** Do crew of this nation work under the ship's own flag, by her nation or her ability [I4]? */
export const isNative = (card: ShipCard, abilities: readonly Ability[], nation: string): boolean =>
  card.nation === nation || hosts(abilities, nation);

/** Crew of another nation ride along without their ability, unless the ship, or somebody who works aboard, hosts them [I4]. */
export function isAtHome(p: Position, ship: Ship, nation: string): boolean {
  const card = shipCard(p.options, ship.card);
  const own = ownAbilities(p, ship);
  if (isNative(card, own, nation)) return true;
  return ship.crew.some((host) => {
    if (!host.up || host.card === null || isOff(p, host.id)) return false;
    const hostCard = crewCard(p.options, host.card);
    return isNative(card, own, hostCard.nation) && hosts(abilitiesOf(hostCard.ability), nation);
  });
}

/** What a crew does for her ship once its face is up. */
export function crewAbilities(p: Position, ship: Ship, crew: Crew): readonly Ability[] {
  if (crew.card === null || isOff(p, crew.id)) return [];
  const card = crewCard(p.options, crew.card);
  return isAtHome(p, ship, card.nation) ? abilitiesOf(card.ability) : [];
}

/** Looks through what is at work on a ship until `found` says yes: her own, her face-up crew's, her unique treasures'. */
function search(p: Position, ship: Ship, found: (ability: Ability) => boolean): boolean {
  if (ownAbilities(p, ship).some(found)) return true;
  for (const crew of ship.crew) if (crew.up && crewAbilities(p, ship, crew).some(found)) return true;
  for (const { up, face } of ship.treasure)
    if (up && face?.unique && abilitiesOf(uniqueCard(face.unique).ability).some(found)) return true;
  return false;
}

/** Abilities at work on a ship, one of each kind [I10]. */
export function working(p: Position, ship: Ship): Ability[] {
  const all: Ability[] = [];
  search(p, ship, (ability) => {
    if (!all.some((a) => a.keyword === ability.keyword)) all.push(ability);
    return false;
  });
  return all;
}

export const has = (p: Position, ship: Ship, test: (a: Ability) => unknown): boolean =>
  search(p, ship, (ability) => Boolean(test(ability)));

/** The sum over kinds of the best of each kind: two of the same kind never add up [I3][I10]. */
export function sumOf(p: Position, ship: Ship, value: (a: Ability) => number): number {
  const best = new Map<string, number>();
  for (const ability of working(p, ship)) {
    const n = value(ability);
    if (n !== 0)
      best.set(kindOf(ability), Math.max(best.get(kindOf(ability)) ?? Number.NEGATIVE_INFINITY, n));
  }
  return [...best.values()].reduce((sum, n) => sum + n, 0);
}

/** A face-down crew of a known face that would do it once turned up. */
export function withHidden(p: Position, ship: Ship, test: (a: Ability) => unknown): Crew | null {
  return (
    ship.crew.find((crew) => !crew.up && crewAbilities(p, ship, crew).some((a) => Boolean(test(a)))) ?? null
  );
}

/** Can she do it, and which face-down crew must be turned up for it (null: none)? */
export function able(
  p: Position,
  ship: Ship,
  test: (a: Ability) => unknown,
): { readonly reveal: Crew | null } | null {
  if (has(p, ship, test)) return { reveal: null };
  const crew = withHidden(p, ship, test);
  return crew && { reveal: crew };
}
