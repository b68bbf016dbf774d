import stringify from 'safe-stable-stringify';

const deterministic = stringify.configure({ deterministic: true, strict: true });

/**
 * The one text of a JSON value: keys sorted, no spaces. Equal values have equal texts, so it serves hashes and comparisons.
 * @throws Error on what JSON can't hold (NaN, functions, circles)
 */
export function stableJson(value: unknown): string {
  const text = deterministic(value);
  if (text === undefined) throw new TypeError('not a JSON value: undefined');
  return text;
}

/** A deep copy of plain JSON. Several times faster than `structuredClone` on states of our size. */
export const cloneJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Where a value isn't plain JSON, or null where it is. Stricter than `JSON.stringify`, which silently drops or
 * changes what it can't hold: an `undefined` property, −0, a Map or a class would be lost by a save.
 */
export function jsonFault(value: unknown, path = '$'): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is −0, which a save turns into 0` : null;
    case 'object':
      break;
    default:
      return `${path} is ${typeof value}`;
  }
  if (value === null) return null;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = jsonFault(value[i], `${path}[${i}]`);
      if (fault) return fault;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return `${path} has the key __proto__`;
    const fault = jsonFault(item, `${path}.${key}`);
    if (fault) return fault;
  }
  return null;
}
