import { describe, expect, test } from 'vitest';
import { obstaclesOf } from './dice';
import { quatOf, readDie } from './die';
import { plain } from './look';
import { dieOf, part, sizes } from './parts';
import { framesOf } from './physics/throw';
import { TABLE } from './state';
import { ann, at, p, Table } from './table.testing';

const push = { x: 700, y: 200 };
const half = { halfWide: TABLE.halfWide / 1000, halfDeep: TABLE.halfDeep / 1000 };
const six = [4, 6, 8, 10, 12, 20] as const;

function roll(table: Table, dice = table.state.pieces.flatMap(({ id, die }) => (die ? [id] : []))) {
  const [event] = table.do(ann, { kind: 'roll', dice, push });
  if (event?.kind !== 'rolled') throw new Error('no roll');
  return event;
}

describe('[sandbox.dice] dice', () => {
  test('count as they lie, each face as it is seen from above, and are summed up', () => {
    const event = roll(new Table(six.map((sides, i) => ({ ...dieOf(sides), pose: at(40 * i, 0) }))));
    const last = new Map(event.throws.flatMap(({ rests }) => rests.map((rest) => [rest.id, rest] as const)));
    const read = [...last.values()].map(({ die }) => readDie(die.sides, quatOf(die.attitude)).value);
    expect(event.sum).toBe(read.reduce((sum, value) => sum + value, 0));
    expect(event.values.map(({ sides }) => sides)).toEqual([...six]);
  });

  test('fall the same from the same seed, and otherwise from another', () => {
    const thrown = (seed: number) => roll(new Table([dieOf(20), dieOf(20), dieOf(20)], seed));
    expect(thrown(8)).toEqual(thrown(8));
    expect(thrown(8).throws[0]?.rests).not.toEqual(thrown(9).throws[0]?.rests);
  });

  test('what is shown of a throw ends where the dice have come to rest', () => {
    const table = new Table([part('box', sizes.box, plain('')), dieOf(6), dieOf(12)]);
    const before = obstaclesOf(table.state.pieces, [p(2), p(3)]);
    const [first] = roll(table).throws;
    if (!first) throw new Error('no throw');
    const frames = framesOf(first, before, half);
    const ends = (frames.at(-1) ?? []).map(({ x, y }) => [Math.round(x * 1000), Math.round(y * 1000)]);
    expect(ends).toEqual(first.rests.map(({ pose }) => [pose.x, pose.y]));
    expect(frames.length).toBeGreaterThan(20);
  });

  test('one that leans against a box is said to lean, and thrown again until it lies flat', () => {
    // A pen of four boxes, narrow enough to catch dice between them.
    const wall = { ...part('box', { wide: 120_000, deep: 30_000, high: 30_000, round: false }, plain('')) };
    const pen = [at(0, 22), at(0, -22), at(42, 0, 90), at(-42, 0, 90)].map((pose) => ({ ...wall, pose }));
    const events = Array.from({ length: 40 }, (_, seed) =>
      roll(new Table([...pen, dieOf(6), dieOf(6), dieOf(6)], seed)),
    );
    const again = events.filter(({ throws }) => throws.length > 1);
    expect(again.length).toBeGreaterThan(0);
    for (const { throws } of again) {
      const [first, second] = throws;
      const leaning = first?.rests.filter(({ die }) => die.value === null).map(({ id }) => id);
      expect(second?.dice.map(({ id }) => id)).toEqual(leaning);
    }
  });

  test('stay on the table however hard they are thrown', () => {
    const table = new Table([{ ...dieOf(6), pose: at(900, 600) }]);
    for (let n = 0; n < 20; n++) {
      table.do(ann, { kind: 'roll', dice: [p(1)], push: { x: 3000, y: n % 2 === 0 ? 3000 : -3000 } });
      expect(Math.abs(table.piece(p(1)).pose.y)).toBeLessThan(TABLE.halfDeep);
    }
  });

  test('turned by hand show the number asked for; other pieces and numbers are refused', () => {
    const table = new Table([dieOf(8), part('token', sizes.token, plain(''))]);
    table.do(ann, { kind: 'turn-die', id: p(1), value: 3 });
    expect(table.piece(p(1)).die?.value).toBe(3);
    expect(table.refusal(ann, { kind: 'turn-die', id: p(1), value: 9 })?.code).toBe('no-such-value');
    expect(table.refusal(ann, { kind: 'roll', dice: [p(2)], push })?.code).toBe('not-a-die');
  });
});
