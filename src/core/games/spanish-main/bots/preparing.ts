import type { Seat } from '../../../engine';
import { movesOf } from '../cards';
import type { Command } from '../commands';
import { contributionFor, fleetFaults, randomFleet, readyFleet, readyFleets } from '../fleet';
import type { CardId } from '../ids';
import { musterOf } from '../muster';
import type { Options } from '../options';
import { findCrewCard, findShipCard } from '../roster';
import { sample } from '../sample';
import type { Fleet, Position } from '../state';
import { SEA } from '../table';
import { because, type Chosen, nameOfIsland } from './because';
import type { Bridge } from './bridge';

/** Fleets, places and poses looked at before one is chosen. */
const TRIES = { deckhand: 1, mate: 1, captain: 3 } as const;

/** What to do before the first turn. Null once there are turns. */
export function prepare(bridge: Bridge): Chosen | null {
  const { p, seat, random } = bridge;
  const drawn = (): Command => sample(p, seat, random);
  switch (p.phase.kind) {
    case 'order':
      return because({ kind: 'roll-for-order' }, 'roll');
    case 'fleets':
      return because({ kind: 'choose-fleet', fleet: bestFleet(bridge) }, 'fleet');
    case 'islands':
      return because(best(tries(bridge), drawn, nearMiddle), 'place-island');
    case 'homes':
      return chooseHome(bridge);
    case 'ships':
      return because(
        best(tries(bridge), drawn, (c) => nearGold(bridge, c)),
        'place-ship',
      );
    case 'crew':
      return because(drawn(), 'assign-crew');
    default:
      return null;
  }
}

const tries = ({ skill }: Bridge): number => TRIES[skill.level];

function best(count: number, draw: () => Command, worth: (command: Command) => number): Command {
  let found = draw();
  let most = worth(found);
  for (let n = 1; n < count; n++) {
    const other = draw();
    const value = worth(other);
    if (value > most) [found, most] = [other, value];
  }
  return found;
}

/** Short ways make a lively game, for everybody alike. */
function nearMiddle(command: Command): number {
  if (command.kind !== 'place-island') return Number.NEGATIVE_INFINITY;
  const [dx, dy] = [command.pose.x - SEA.maxX / 2, command.pose.y - SEA.maxY / 2];
  return -(dx * dx + dy * dy);
}

/** A berth from which it isn't far to the islands that will hold gold. */
function nearGold({ p, chart }: Bridge, command: Command): number {
  if (command.kind !== 'place-ship') return Number.NEGATIVE_INFINITY;
  const { x, y } = command.pose;
  const ways = p.islands.filter((i) => i.home === null).map((i) => chart.toIsland(i.id).at(x, y));
  return -Math.min(...ways);
}

/** An enemy's home is chosen: the further from all gold, the better. A deckhand takes any. */
function chooseHome({ p, chart, skill, random }: Bridge): Chosen {
  const free = p.islands.filter((i) => i.home === null);
  const far = (from: Position['islands'][number]) =>
    free.filter((i) => i.id !== from.id).reduce((sum, i) => sum + chart.passage(from.id, i.id), 0);
  const chosen =
    skill.level === 'deckhand'
      ? random.pick(free)
      : free.reduce((a, b) => (far(b) > far(a) ? b : a), random.pick(free));
  return because({ kind: 'choose-home', island: chosen.id }, 'choose-home', {
    island: nameOfIsland(p, chosen),
  });
}

/** All of a collection where it can sail as one fleet, else the best of some fleets. */
function bestFleet({ p, seat, skill, random }: Bridge): Fleet {
  const { options } = p;
  const whole = wholeMuster(options, seat);
  if (whole) return whole;
  const legal = (fleet: Fleet) => fleetFaults(options, fleet, seat).length === 0;
  const ready = readyFleets.map((_, i) => readyFleet(options, i)).filter(legal);
  if (skill.level !== 'captain' && ready.length > 0 && options.points <= 30) return random.pick(ready);
  const drawn = Array.from({ length: 4 * TRIES[skill.level] }, () => randomFleet(options, random, seat));
  return [...ready, ...drawn].reduce((a, b) => (fleetWorth(options, b) > fleetWorth(options, a) ? b : a));
}

/** A collection in which every ship has a crew that was meant for her can't be told apart: crew go where they fit. */
function wholeMuster(options: Options, seat: Seat): Fleet | null {
  const muster = musterOf(options, seat);
  if (!muster) return null;
  const fleet: Fleet = {
    ships: muster.ships.map(({ card }) => ({ card, crew: [] })),
    ashore: [],
    treasure: contributionFor(options),
  };
  const fits = () => fleetFaults(options, fleet, seat).length === 0;
  if (fleet.ships.length === 0 || !fits()) return null;
  for (const card of muster.crew) {
    const ship = [...fleet.ships]
      .sort((a, b) => berthWorth(options, b, card) - berthWorth(options, a, card))
      .find((one) => {
        one.crew.push(card);
        if (fits()) return true;
        one.crew.pop();
        return false;
      });
    if (!ship) return null;
  }
  return fleet;
}

/** How much a crew helps on a ship: under her own flag, a Captain where the guns are, others where the hold is. */
function berthWorth(options: Options, ship: Fleet['ships'][number], id: CardId): number {
  const [card, crew] = [findShipCard(options, ship.card), findCrewCard(options, id)];
  if (!card || !crew) return 0;
  const native = card.nation === crew.nation ? 100 : 0;
  const doubled = ship.crew.some((other) => findCrewCard(options, other)?.ability === crew.ability) ? -50 : 0;
  const guns = /captain|cannon|Hit|hit/.test(crew.ability)
    ? card.cannons.length
    : card.cargo - ship.crew.length;
  return native + doubled + guns;
}

/** A rough rating: ships that sail far and carry much, some guns, Captains, Helmsmen and Explorers. */
function fleetWorth(options: Options, fleet: Fleet): number {
  return fleet.ships.reduce((sum, { card, crew }) => {
    const ship = findShipCard(options, card);
    if (!ship) return sum;
    const speed = movesOf(ship).reduce((way, bar) => way + (bar === 'L' ? 1.4 : 1), 0);
    const guns = ship.cannons.reduce((n, text) => n + (6 - Number(text[0])) / 6, 0);
    const helped = crew.reduce((n, id) => {
      const ability = findCrewCard(options, id)?.ability ?? '';
      return (
        n +
        (/captain/.test(ability) ? 1.5 : /helmsman/.test(ability) ? 1.2 : /explorer/.test(ability) ? 1 : 0.3)
      );
    }, 0);
    const room = Math.min(4, Math.max(0, ship.cargo - crew.length));
    return sum + Math.sqrt(speed * (1 + room)) + 0.6 * guns + helped;
  }, 0);
}
