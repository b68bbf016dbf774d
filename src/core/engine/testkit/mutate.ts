import { cloneJson } from '../json';
import type { Random } from '../random';

type Path = readonly (string | number)[];

/** The paths of everything below a JSON value, leaves and branches. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return at.length ? [at] : [];
  const below = Object.entries(value).flatMap(([key, item]) =>
    pathsOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length ? [at, ...below] : below;
}

function bend(value: unknown, strings: readonly string[], random: Random): unknown {
  if (typeof value === 'number') {
    return random.pick([value + 1, value - 1, -value - 1, 0, 1e9, value + 0.5, value * 2 + 3]);
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return random.pick(['', `${value}x`, 'constructor', ...strings]);
  if (Array.isArray(value)) {
    if (value.length === 0) return random.pick([[0], ['x'], [[]]]);
    return random.pick([value.slice(1), [...value, value[0]], [...value].reverse(), []]);
  }
  return random.pick<unknown>([null, {}, 0, 'x']);
}

/**
 * A copy of a command with one part bent: a number off by one or huge, another string out of the state, a list cut,
 * doubled or turned round. It may still be legal; what counts is that rules answer it without throwing.
 * @param strings words that occur in the state, so that ids of other pieces are tried
 */
export function mutate<T>(command: T, strings: readonly string[], random: Random): unknown {
  const out: unknown = cloneJson(command);
  const paths = pathsOf(out).filter((path) => path[0] !== 'kind' || path.length > 1);
  if (paths.length === 0) return { ...Object(out), extra: random.below(10) };
  const path = random.pick(paths);
  let holder = Object(out);
  for (const key of path.slice(0, -1)) holder = Object(holder[key]);
  const last = path[path.length - 1] ?? 'kind';
  if (random.chance(1, 12) && !Array.isArray(holder)) delete holder[last];
  else holder[last] = bend(holder[last], strings, random);
  return out;
}

/** The distinct strings that occur in a JSON value, at most `cap` of them. */
export function stringsIn(value: unknown, cap = 200, into = new Set<string>()): Set<string> {
  if (into.size >= cap) return into;
  if (typeof value === 'string') into.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const item of Object.values(value)) stringsIn(item, cap, into);
  }
  return into;
}
