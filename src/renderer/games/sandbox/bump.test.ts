import { describe, expect, test } from 'vitest';
import { plain } from '../../../core/games/sandbox/look';
import { dieOf, part, sizes } from '../../../core/games/sandbox/parts';
import { at, card, p, Table } from '../../../core/games/sandbox/table.testing';
import { BUMP_STEP, Bumper, MOST_AWAKE } from './bump';

const token = (x: number, y = 0) => ({ ...part('token', sizes.token, plain('')), pose: at(x, y) });
const settle = (bumper: Bumper) => {
  for (let n = 0; n < 600 && bumper.step(BUMP_STEP); n++);
};

/** Drags piece 1 to the right by so many millimetres, in small steps. */
function push(table: Table, far: number): Bumper {
  const bumper = new Bumper(table.state.pieces);
  bumper.take([p(1)]);
  for (let gone = 0; gone <= far; gone += 1) {
    bumper.drag(gone, 0);
    bumper.step(BUMP_STEP);
  }
  bumper.release(0, 0);
  settle(bumper);
  return bumper;
}

describe('pushing pieces about', () => {
  test('what is dragged pushes the token in its way, and nothing else', () => {
    const moved = new Map(
      push(new Table([token(0), token(40), token(0, 200)]), 60)
        .poses()
        .map(({ id, pose }) => [id, pose]),
    );
    expect([...moved.keys()].sort()).toEqual([p(1), p(2)]);
    expect((moved.get(p(2))?.x ?? 0) - (moved.get(p(1))?.x ?? 0)).toBeGreaterThan(18_500);
  });

  test('cards are no bodies, and locked pieces stand fast', () => {
    const table = new Table([token(0), card('a', 60), { ...token(90), locked: true }]);
    const ids = push(table, 60)
      .poses()
      .map(({ id }) => id);
    expect(ids).toEqual([p(1)]);
  });

  test('thrown at the edge of the table a piece stays on it', () => {
    const table = new Table([{ ...dieOf(6), pose: at(850, 0) }]);
    const bumper = new Bumper(table.state.pieces);
    bumper.take([p(1)]);
    bumper.release(4000, 300);
    settle(bumper);
    expect(Math.abs(bumper.poses()[0]?.pose.x ?? 1e9)).toBeLessThanOrEqual(914_400);
  });

  test(`never more than ${MOST_AWAKE} move at once`, () => {
    const many = Array.from({ length: 196 }, (_, i) =>
      token((i % 14) * 20.5 - 130, Math.floor(i / 14) * 20.5 - 130),
    );
    const bumper = new Bumper(new Table([token(-200), ...many]).state.pieces);
    bumper.take([p(1)]);
    let most = 0;
    for (let gone = 0; gone < 250; gone += 2) {
      bumper.drag(gone, 0);
      bumper.step(BUMP_STEP);
      most = Math.max(most, bumper.awake);
    }
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThanOrEqual(MOST_AWAKE);
  });
});
