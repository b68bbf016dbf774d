import { actionsLeft, mustSailNow } from '../actions';
import type { Command, CommandOf } from '../commands';
import { ownShips, uses } from '../legal';
import { isFreeMove } from '../movement';
import { refusalOf } from '../play';
import { isResting, type Ship } from '../state';
import { because, type Chosen, her } from './because';
import type { Bridge } from './bridge';
import { inReach } from './gunnery';
import { helpInHiding, optionsOf } from './options';
import { prospectOf } from './prospects';

/** Abilities that cost nothing and may help: used whenever they may be. */
const FREE: ReadonlySet<string> = new Set([
  'extraAction56',
  'sameActionTwice56',
  'pickpocket',
  'plunderPirates',
  'spyTreasure',
  'unloadWithinS',
  'salvage',
]);

/** What to do in one's own turn: ship after ship, those with an enemy in range first, then whoever is nearest to gold. */
export function turnChoice(bridge: Bridge, expired: () => boolean): Chosen {
  const { p, seat } = bridge;
  const ready = ownShips(p, seat).filter((s) => canAct(bridge, s));
  const urgency = (ship: Ship): number =>
    (inReach(p, ship).length > 0 ? 1000 : 0) + prospectOf(bridge, ship).worth;
  const queue = ready
    .map((ship) => ({ ship, urgency: urgency(ship) }))
    .sort((a, b) => b.urgency - a.urgency)
    .map(({ ship }) => ship);
  for (const ship of queue) {
    const chosen = shipChoice(bridge, ship, expired);
    if (chosen) return chosen;
  }
  const end: Command = { kind: 'end-turn' };
  const bound = queue.find((ship) => mustSailNow(p, ship));
  return because(end, bound ? 'must-sail' : 'end-turn', bound && her(p, bound));
}

const canAct = ({ p }: Bridge, ship: Ship): boolean =>
  !isResting(ship) &&
  (isFreeMove(p, ship) ||
    (['move', 'shoot', 'explore', 'repair'] as const).some((kind) => actionsLeft(p, ship, kind) > 0));

function shipChoice(bridge: Bridge, ship: Ship, expired: () => boolean): Chosen | null {
  const { p, seat, skill } = bridge;
  const legal = (command: Command): boolean => refusalOf(p, seat, command) === null;
  if (skill.level !== 'deckhand' && !isFreeMove(p, ship)) {
    const use = uses(p, ship).find(
      (one): one is CommandOf<'use'> => one.kind === 'use' && FREE.has(one.ability) && legal(one),
    );
    if (use) return because(use, 'use', her(p, ship));
  }
  for (const { chosen } of optionsOf(bridge, ship, expired)) {
    if (!legal(chosen.command)) continue;
    const shown = helpInHiding(bridge, ship, chosen.command);
    return shown && legal(shown.command) ? shown : chosen;
  }
  return null;
}
