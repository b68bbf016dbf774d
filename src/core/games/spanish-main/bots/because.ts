import { type Choice, type MessageParams, message } from '../../../engine';
import type { Command } from '../commands';
import { islandShape } from '../roster';
import { shipName } from '../run';
import type { Island, Position, Ship } from '../state';

export type Chosen = Choice<Command>;

/** A command with the reason for it: `spanish-main.reason.<id>`. */
export const because = (command: Command, id: string, params?: MessageParams): Chosen => ({
  command,
  reason: message(`spanish-main.reason.${id}`, params),
});

export const nameOfShip = shipName;
export const nameOfIsland = (p: Position, island: Island): string =>
  islandShape(p.options, island.shape).name;
/** Tenths are as fine as an opponent says it. */
export const tenths = (n: number): number => Math.round(10 * n) / 10;

/** Names a ship as a message does. */
export const her = (p: Position, ship: Ship): { readonly ship: string } => ({ ship: shipName(p, ship) });
