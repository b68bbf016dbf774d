import type { Random } from '../engine';

/** One command from one node, and how it has fared so far. */
export type Edge<C> = {
  readonly command: C;
  visits: number;
  /** How often it could have been chosen: a command may be legal in some imagined states only. */
  available: number;
  /** Sum of the rewards of the seat that chooses here. */
  total: number;
};

/** What one seat has tried at one node. */
export type Table<C> = Map<string, Edge<C>>;

/**
 * An information set as the searching seat tells it apart: the commands since the root. Seats that act at the same
 * time have a table each, so that nobody's choice hangs on what another is choosing just now (decoupled UCT).
 */
export type Node<C> = {
  readonly tables: Map<number, Table<C>>;
  readonly children: Map<string, Node<C>>;
  visits: number;
};

export const emptyNode = <C>(): Node<C> => ({ tables: new Map(), children: new Map(), visits: 0 });

export function tableOf<C>(node: Node<C>, seat: number): Table<C> {
  const table = node.tables.get(seat) ?? new Map();
  node.tables.set(seat, table);
  return table;
}

export function childOf<C>(node: Node<C>, key: string): Node<C> {
  const child = node.children.get(key) ?? emptyNode();
  node.children.set(key, child);
  return child;
}

/** How many commands a node may try after so many visits: `base · visits^exponent`, at least one. */
export type Widening = { readonly base: number; readonly exponent: number };

export const breadth = ({ base, exponent }: Widening, visits: number): number =>
  Math.max(1, Math.ceil(base * (visits + 1) ** exponent));

/**
 * A command to try: a new one while the node may still widen (`open` is ordered, the most promising first), else the
 * one with the best upper bound. Bounds count only the visits in which the command was available (Cowling et al. 2012).
 * @param exploration weight of what has been tried little; infinite for a command at random
 */
export function select<C>(
  table: Table<C>,
  open: readonly { readonly key: string; readonly command: C }[],
  limit: number,
  exploration: number,
  random: Random,
): { readonly edge: Edge<C>; readonly fresh: boolean } | null {
  const known: Edge<C>[] = [];
  let untried: { readonly key: string; readonly command: C } | null = null;
  for (const one of open) {
    const edge = table.get(one.key);
    if (edge) known.push(edge);
    else untried ??= one;
  }
  for (const edge of known) edge.available += 1;
  if (untried && known.length < limit) {
    const edge: Edge<C> = { command: untried.command, visits: 0, available: 1, total: 0 };
    table.set(untried.key, edge);
    return { edge, fresh: true };
  }
  if (exploration === Number.POSITIVE_INFINITY && known.length > 0) {
    return { edge: random.pick(known), fresh: false };
  }
  let best: Edge<C> | null = null;
  let bestBound = Number.NEGATIVE_INFINITY;
  // A random start breaks ties without favouring the first.
  const start = known.length > 0 ? random.below(known.length) : 0;
  for (let n = 0; n < known.length; n++) {
    const edge = known[(start + n) % known.length];
    if (!edge) continue;
    const bound =
      edge.visits === 0
        ? Number.POSITIVE_INFINITY
        : edge.total / edge.visits + exploration * Math.sqrt(Math.log(edge.available + 1) / edge.visits);
    if (bound > bestBound) {
      best = edge;
      bestBound = bound;
    }
  }
  return best && { edge: best, fresh: false };
}
