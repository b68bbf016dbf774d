import { type Message, message } from '../../../core/engine/message';
import type { View } from '../../../core/games/shuffling-the-deck';
import { plannedCard } from './choices';
import { adventureName, pirateName, shipName } from './names';
import type { usePlan } from './plan';

type Plan = Pick<ReturnType<typeof usePlan.getState>, 'card' | 'ships' | 'hovered'>;

const say = (id: string, params?: Message['params']): Message =>
  message(`shuffling-the-deck.guide.${id}`, params);

/** From here on the end is near, in adventures left. */
const nearTheEnd = 8;
/** So much glory under somebody else's hidden pirate is worth a thought. */
const worthAsking = 4;

/**
 * What a newcomer is told now, at most three things, the most pressing first. It hangs on the position and not on a
 * script, so the guide goes along with whatever is played.
 */
export function lessons(view: View, acting: boolean, plan: Plan): Message[] {
  const { viewer } = view;
  const mine = viewer === 'spectator' ? [] : (view.players[viewer]?.pirates ?? []);
  if (mine.length === 0 || view.over) return [];
  if (!acting) return [say('wait')];
  const [active] = view.adventures.row;
  const found: Message[] = [];
  const begun = view.turns < view.players.length * 2;
  if (begun) found.push(say('pirates', { pirates: mine.map(pirateName), ships: mine.map(shipName) }));
  if (plannedCard(plan)) found.push(say('confirm'));
  else if (plan.card !== null) found.push(say('card'));
  else if (active !== undefined && begun)
    found.push(say('adventure', { card: adventureName(active) }), say('card'));
  const damaged = view.row.find((ship) => ship.damaged && mine.includes(ship.pirate));
  if (damaged) found.push(say('damaged', { ship: shipName(damaged.pirate) }));
  const rich = view.row.find(
    (ship) => ship.glory >= worthAsking && !mine.includes(ship.pirate) && !view.shown.includes(ship.pirate),
  );
  if (rich) {
    const half = Math.ceil(rich.glory / 2);
    found.push(say('accuse', { ship: shipName(rich.pirate), glory: rich.glory, half }));
  }
  const shown = mine.find((pirate) => view.shown.includes(pirate));
  if (shown) found.push(say('shown', { pirate: pirateName(shown) }));
  if (view.adventures.deck < nearTheEnd) found.push(say('end'));
  return found.slice(0, 3);
}
