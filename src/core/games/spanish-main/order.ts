import type { Seat } from '../../engine';

/** Who has to roll: whoever has the same rolls as another so far, or none yet. */
export function mustRoll(rolls: readonly (readonly number[])[]): Seat[] {
  const undecided = (mine: readonly number[], i: number) =>
    rolls.some((other, j) => j !== i && other.length >= mine.length && mine.every((n, k) => n === other[k]));
  return rolls.flatMap((mine, i) => (undecided(mine, i) ? [i as Seat] : []));
}

/** Highest first; re-rolls decide only among those who were tied. */
export function orderOf(rolls: readonly (readonly number[])[]): Seat[] {
  const compare = (a: readonly number[], b: readonly number[]): number => {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const d = (b[i] ?? 0) - (a[i] ?? 0);
      if (d !== 0) return d;
    }
    return 0;
  };
  return rolls.map((_, i) => i as Seat).sort((a, b) => compare(rolls[a] ?? [], rolls[b] ?? []));
}
