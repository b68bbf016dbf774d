import { able } from '../abilities/working';
import { actionRefusal, moveRefusal } from '../actions';
import type { Command } from '../commands';
import { inContact, isEnemy } from '../contact-graph';
import { mostToTake } from '../explore';
import { freeSpace } from '../hold';
import { isFreeMove } from '../movement';
import type { Ship } from '../state';
import { isDerelict, theIsland } from '../table';
import { because, type Chosen, her, nameOfIsland, nameOfShip, tenths } from './because';
import { type Bridge, isLate, judged, withShip } from './bridge';
import { afterExploring, bestOf } from './exploring';
import { bestBroadside, expectedHits, worthOf } from './gunnery';
import { restoredFirst } from './masts';
import type { Option } from './moves';
import { moves } from './moves';
import { postureOf } from './posture';
import { later, prospectOf } from './prospects';

/** Less than this is no reason to stir. */
const BETTER = 0.02;

/** What she is worth as she lies, once it is her turn again. */
export function settled(bridge: Bridge, ship: Ship): number {
  const there = withShip(bridge, ship);
  return later(1) * prospectOf(there, ship).worth + postureOf(there, ship, false);
}

/** What a ship can do now that betters lying still, the best first. */
export function optionsOf(bridge: Bridge, ship: Ship, expired: () => boolean): Option[] {
  const { p } = bridge;
  const still = settled(bridge, ship);
  const open = (kind: 'explore' | 'shoot' | 'repair' | 'move') => actionRefusal(p, ship, kind) === null;
  const sails = isFreeMove(p, ship) ? moveRefusal(p, ship) === null : open('move');
  const options = [
    ...(open('explore') ? explorations(bridge, ship) : []),
    ...(open('shoot') ? shots(bridge, ship, still) : []),
    ...(open('repair') ? repairs(bridge, ship) : []),
    ...(sails ? moves(bridge, ship, expired) : []),
  ].map((option) => ({ ...option, worth: judged(bridge, option.worth) }));
  return options.filter(({ worth }) => worth > still + BETTER).sort((a, b) => b.worth - a.worth);
}

function explorations(bridge: Bridge, ship: Ship): Option[] {
  const { p } = bridge;
  const found: Option[] = [];
  const island = ship.docked === null ? null : theIsland(p, ship.docked);
  if (island && island.home === null && island.treasure.length > 0 && mostToTake(p, ship, island) > 0) {
    const after = afterExploring(bridge, ship, island);
    const command: Command = { kind: 'explore', ship: ship.id, with: null };
    const params = { ...her(p, ship), island: nameOfIsland(p, island) };
    found.push({ chosen: because(command, 'explore', params), worth: settled(after.bridge, after.ship) });
  }
  // A hulk can steal it all back, turn after turn.
  const space = isLate(p) ? 0 : freeSpace(p, ship);
  for (const other of p.ships) {
    if (space <= 0 || !isDerelict(other) || other.treasure.length === 0 || !inContact(p, ship, other))
      continue;
    const taken = bestOf(p, other.treasure, space);
    const loaded = { ...ship, treasure: [...ship.treasure, ...taken] };
    const command: Command = { kind: 'explore', ship: ship.id, with: other.id };
    const params = { ...her(p, ship), other: nameOfShip(p, other) };
    const emptied = withShip(bridge, {
      ...other,
      treasure: other.treasure.filter((t) => !taken.includes(t)),
    });
    found.push({ chosen: because(command, 'loot', params), worth: settled(emptied, loaded) });
  }
  return found;
}

function shots(bridge: Bridge, ship: Ship, still: number): Option[] {
  const { p, taste, skill } = bridge;
  const broadside = bestBroadside(p, ship, skill.patient);
  const first = broadside?.shots[0];
  if (!broadside || !first) return [];
  const { target } = broadside;
  const command: Command = {
    kind: 'fire',
    ship: ship.id,
    gun: first.gun.gun,
    target: target.id,
    long: false,
  };
  const params = {
    ...her(p, ship),
    target: nameOfShip(p, target),
    hits: tenths(expectedHits(p, ship, broadside.shots)),
  };
  return [{ chosen: because(command, 'shoot', params), worth: still + taste.damage * broadside.worth }];
}

function repairs(bridge: Bridge, ship: Ship): Option[] {
  const { p } = bridge;
  const mast = restoredFirst(p, ship);
  if (mast === null) return [];
  const mended = { ...ship, masts: ship.masts.map((stands, i) => stands || i === mast) };
  const gain = worthOf(p, mended) - worthOf(p, ship);
  const command: Command = { kind: 'repair', ship: ship.id, mast };
  return [{ chosen: because(command, 'repair', her(p, ship)), worth: gain + settled(bridge, mended) }];
}

/** Face-down crew whose help begins only once they are seen: worth showing before she shoots or unloads. */
export function helpInHiding(bridge: Bridge, ship: Ship, command: Command): Chosen | null {
  const { p } = bridge;
  const helps =
    command.kind === 'fire'
      ? able(p, ship, (a) => a.rollBonus)
      : ship.treasure.length > 0 && command.kind === 'move'
        ? able(p, ship, (a) => a.unloadBonus)
        : null;
  if (!helps?.reveal || p.ships.every((s) => !isEnemy(s, ship))) return null;
  return because({ kind: 'reveal-crew', crew: helps.reveal.id }, 'show', her(p, ship));
}
