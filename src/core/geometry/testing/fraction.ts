/** A rational number: the oracle reckons in nothing else. The denominator is positive. */
export type Fraction = { readonly n: bigint; readonly d: bigint };

export const whole = (n: number | bigint): Fraction => ({ n: BigInt(n), d: 1n });
export const over = (n: bigint, d: bigint): Fraction => (d < 0n ? { n: -n, d: -d } : { n, d });
export const add = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const sub = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const mul = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const div = (a: Fraction, b: Fraction): Fraction => over(a.n * b.d, a.d * b.n);
export const cmp = (a: Fraction, b: Fraction): number => {
  const difference = a.n * b.d - b.n * a.d;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};
export const middle = (a: Fraction, b: Fraction): Fraction => mul(add(a, b), { n: 1n, d: 2n });
export const sign = (a: Fraction): number => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0);
export const toNumber = (a: Fraction): number => {
  // Enough digits for a double, however long the numbers are.
  const scaled = (a.n * (1n << 80n)) / a.d;
  return Number(scaled) / 2 ** 80;
};
export const sorted = (list: readonly Fraction[]): Fraction[] => {
  const out = [...list].sort(cmp);
  return out.filter((f, i) => i === 0 || cmp(f, out[i - 1] as Fraction) !== 0);
};
