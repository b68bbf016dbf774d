import { seat } from '../../../engine';
import { actionsAt, havenOwner } from '../actions';
import { chestValue } from '../board';
import { boardOf } from '../options';
import { type Sailing, steps, type Table } from '../sail';
import { type Action, CAPTURE_PAY, type SailCommand, SHIPS, type ShipName } from '../types';

/** Rules of sailing don't depend on who sails; the search names anybody. */
const ANYBODY = seat(0);

/** What an activation of one ship can lead to: where the chests and ships are after it, and who has earned what. */
export type Ending = {
  /** Spaces sailed; an ending is within reach of every allowance that is at least this. */
  readonly used: number;
  readonly ships: Table['ships'];
  readonly chests: Table['chests'];
  /** Earned by the one who sails: 2,000 a capture. */
  readonly captures: number;
  /** Earned by each seat from chests brought ashore in its havens. */
  readonly landed: readonly number[];
  /** How to get there; the anchor is left out. */
  readonly commands: readonly SailCommand[];
};

/**
 * Every different ending of an activation, each by a way with the fewest spaces. Breadth first over steps, so that a
 * position is first met with most movement left; nothing here depends on who sails.
 */
export function endings(
  table: Table,
  ship: ShipName,
  allowance: number,
  exchanges: readonly string[] = [],
): Ending[] {
  const first: Node = {
    used: 0,
    ships: table.ships,
    chests: table.chests,
    captures: 0,
    landed: table.purses.map(() => 0),
    commands: [],
    exchanges,
  };
  const found: Node[] = [first];
  const seen = new Set([keyOf(first)]);
  // The list grows while it is walked: `found` is the queue and the answer. Actions cost nothing, so an
  // ending reached by one is walked before the next step's: a bucket for each number of spaces.
  const buckets: Node[][] = Array.from({ length: allowance + 1 }, () => []);
  buckets[0]?.push(first);
  for (const bucket of buckets) {
    for (const node of bucket) {
      for (const next of successors(table, ship, allowance, node)) {
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(next);
        buckets[next.used]?.push(next);
      }
    }
  }
  return found;
}

type Node = Ending & { readonly exchanges: readonly string[] };

function keyOf(node: Node): string {
  let key = '';
  for (const ship of SHIPS) key += `${node.ships[ship].at},${node.ships[ship].chest ?? ''};`;
  return `${key}${node.captures};${node.landed.join()};${node.exchanges.join()}`;
}

function successors(table: Table, ship: ShipName, allowance: number, node: Node): Node[] {
  const sailing: Sailing = {
    kind: 'sail',
    ship,
    seat: ANYBODY,
    left: allowance - node.used,
    exchanges: [...node.exchanges],
  };
  const now: Table = { ...table, ships: node.ships, chests: node.chests };
  const stepped = steps(now, sailing).map((to) => sailedTo(node, ship, to));
  return [...actionsAt(now, sailing).map((action) => acted(now, ship, node, action)), ...stepped];
}

function sailedTo(node: Node, ship: ShipName, to: string): Node {
  const moved = { ...node.ships[ship], at: to };
  return {
    ...node,
    used: node.used + 1,
    ships: { ...node.ships, [ship]: moved },
    commands: [...node.commands, { kind: 'sail', to }],
  };
}

function acted(now: Table, ship: ShipName, node: Node, action: Action): Node {
  const commands = [...node.commands, action];
  const carry = (changes: Partial<Record<ShipName, string | null>>): Table['ships'] => {
    const ships = { ...node.ships };
    for (const name of SHIPS) {
      const chest = changes[name];
      if (chest !== undefined) ships[name] = { ...ships[name], chest };
    }
    return ships;
  };
  const mine = node.ships[ship].chest;
  switch (action.kind) {
    case 'capture': {
      const city = boardOf(now.options).spaces[node.ships[ship].at]?.city ?? null;
      if (city === null) return node;
      return {
        ...node,
        commands,
        ships: carry({ [ship]: city }),
        chests: { ...node.chests, [city]: 'aboard' },
        captures: node.captures + 1,
      };
    }
    case 'deliver':
      return ashore(now, { ...node, commands }, ship);
    case 'steal':
      return {
        ...node,
        commands,
        ships: carry({ [ship]: node.ships[action.from].chest, [action.from]: null }),
        exchanges: [...node.exchanges, `${action.from}>${ship}`],
      };
    case 'give': {
      const given: Node = {
        ...node,
        commands,
        ships: carry({ [ship]: null, [action.to]: mine }),
        exchanges: [...node.exchanges, `${ship}>${action.to}`],
      };
      return action.cash ? ashore(now, given, action.to) : given;
    }
    case 'swap': {
      const swapped: Node = {
        ...node,
        commands,
        ships: carry({ [ship]: node.ships[action.with].chest, [action.with]: mine }),
        exchanges: [...node.exchanges, `${ship}>${action.with}`, `${action.with}>${ship}`],
      };
      return action.cash ? ashore(now, swapped, action.with) : swapped;
    }
  }
}

function ashore(now: Table, node: Node, ship: ShipName): Node {
  const { at, chest } = node.ships[ship];
  const owner = havenOwner(now, at);
  if (chest === null || owner === undefined) return node;
  const value = chestValue(boardOf(now.options), chest);
  return {
    ...node,
    ships: { ...node.ships, [ship]: { at, chest: null } },
    chests: { ...node.chests, [chest]: 'delivered' },
    landed: node.landed.map((sum, who) => (who === owner ? sum + value : sum)),
  };
}

/** What an ending has earned a seat, when `sailor` sails. */
export const earned = (ending: Ending, who: number, sailor: number): number =>
  (ending.landed[who] ?? 0) + (who === sailor ? ending.captures * CAPTURE_PAY : 0);
