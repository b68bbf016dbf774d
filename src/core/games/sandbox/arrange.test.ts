import { describe, expect, test } from 'vitest';
import { sandbox } from '.';
import type { Command } from './commands';
import { heightsOf } from './heights';
import { selectIn, withGroups } from './helpers';
import { plain } from './look';
import { dieOf, part, sizes } from './parts';
import { ann, at, bob, card, p, Table } from './table.testing';
import { templates } from './templates';

const order = (table: Table) => table.state.pieces.map(({ id }) => id);
const heights = (table: Table) => [...heightsOf(table.state.pieces).values()];

describe('pieces', () => {
  test('[sandbox.pieces] anybody moves several at once, and they come to lie on top', () => {
    const table = new Table([card('a'), card('b', 100), card('c', 200)]);
    table.do(bob, {
      kind: 'move',
      poses: [
        { id: p(1), pose: at(50, 5, 90) },
        { id: p(2), pose: at(60, 5) },
      ],
      raise: true,
    });
    expect([order(table), table.piece(p(1)).pose]).toEqual([[p(3), p(1), p(2)], at(50, 5, 90)]);
    expect(table.refusal(ann, { kind: 'flip', ids: [p(1), p(1)] })?.code).toBe('twice');
    expect(table.refusal(ann, { kind: 'flip', ids: [p(9)] })?.code).toBe('no-such-piece');
  });

  test('[sandbox.locked] a locked one stays until it is unlocked', () => {
    const table = new Table([card('a')]);
    table.do(ann, { kind: 'lock', ids: [p(1)], locked: true });
    const tried: Command[] = [
      { kind: 'move', poses: [{ id: p(1), pose: at(1, 1) }], raise: true },
      { kind: 'flip', ids: [p(1)] },
      { kind: 'delete', ids: [p(1)] },
    ];
    for (const command of tried) expect(table.refusal(bob, command)?.code).toBe('locked');
    table.do(bob, { kind: 'lock', ids: [p(1)], locked: false });
    table.do(bob, { kind: 'delete', ids: [p(1)] });
    expect(table.state.pieces).toEqual([]);
  });

  test('[sandbox.edge] nothing goes over the edge; what is turned or laid out there stays on it', () => {
    const table = new Table([card('a', 914, 0), card('b', -914, 0)]);
    const over: Command = { kind: 'move', poses: [{ id: p(1), pose: at(915, 0) }], raise: true };
    expect(table.refusal(ann, over)?.code).toBe('off-table');
    table.do(ann, { kind: 'rotate', ids: [p(1), p(2)], by: at(0, 0, 90).heading, about: 'middle' });
    expect([table.piece(p(1)).pose, table.piece(p(2)).pose]).toEqual([at(0, 609.6, 90), at(0, -609.6, 90)]);
  });

  test('[sandbox.limit] no more than six hundred lie on the table', () => {
    const table = new Table();
    const many = Array.from({ length: 200 }, () => card('x'));
    for (let n = 0; n < 3; n++) table.do(ann, { kind: 'add', pieces: many });
    expect(table.refusal(ann, { kind: 'add', pieces: [card('y')] })?.code).toBe('too-many');
    expect(table.refusal(ann, { kind: 'duplicate', ids: [p(1)], by: { x: 0, y: 0 } })?.code).toBe('too-many');
  });

  test('each lies on what it covers; put underneath, it bears the others', () => {
    const token = part('token', sizes.token, plain(''));
    const table = new Table([card('a'), token, { ...token, pose: at(300, 0) }]);
    expect(heights(table)).toEqual([0, 300, 0]);
    table.do(ann, { kind: 'under', ids: [p(2)] });
    expect([order(table), heights(table)]).toEqual([
      [p(2), p(1), p(3)],
      [0, 3000, 0],
    ]);
    table.do(ann, { kind: 'stack', ids: [p(3), p(2), p(1)] });
    expect([table.piece(p(1)).pose, heights(table)]).toEqual([at(300, 0), [0, 3000, 6000]]);
  });

  test('groups are taken along by name, and a box round pieces finds those wholly within it', () => {
    const table = new Table([card('a'), card('b', 100), card('c', 300)]);
    table.do(ann, { kind: 'group', ids: [p(1), p(3)] });
    expect(withGroups(table.state.pieces, [p(1)])).toEqual([p(1), p(3)]);
    expect(
      selectIn(table.state.pieces, { minX: -40_000, minY: -50_000, maxX: 132_000, maxY: 50_000 }),
    ).toEqual([p(1), p(2)]);
    table.do(ann, { kind: 'ungroup', ids: [p(3)] });
    expect(withGroups(table.state.pieces, [p(1)])).toEqual([p(1)]);
  });

  test('aligned to the left, three share their left edge; in a row they lie side by side', () => {
    const table = new Table([card('a'), card('b', 40, 120), card('c', 90, -120)]);
    table.do(ann, { kind: 'align', ids: [p(1), p(2), p(3)], by: 'left' });
    expect(table.state.pieces.map(({ pose }) => pose.x)).toEqual([0, 0, 0]);
    table.do(ann, { kind: 'align', ids: [p(1), p(2), p(3)], by: 'row' });
    expect(table.state.pieces.map(({ pose }) => [pose.x, pose.y])).toEqual([
      [0, 0],
      [67_000, 0],
      [134_000, 0],
    ]);
  });

  test('dropped into a row zone, cards close up about its middle in the order of where they were dropped', () => {
    const table = new Table([card('a', 0, 300), card('b', 0, 300)]);
    const zone = {
      pose: at(0, 0),
      wide: 400_000,
      deep: 100_000,
      spread: 'row',
      name: '',
      owner: null,
      colour: null,
    } as const;
    table.do(ann, { kind: 'add-zone', zone });
    table.do(ann, { kind: 'move', poses: [{ id: p(1), pose: at(80, 10) }], raise: true });
    table.do(ann, { kind: 'move', poses: [{ id: p(2), pose: at(-80, -10) }], raise: true });
    expect([table.piece(p(2)).pose, table.piece(p(1)).pose]).toEqual([at(-33.5, 0), at(33.5, 0)]);
  });

  test('a snap point catches what is dropped near it, and turns it', () => {
    const table = new Table();
    table.do(ann, {
      kind: 'add-snap',
      snap: { x: at(100, 0).x, y: at(0, 0).y, heading: at(0, 0, 90).heading, radius: 20_000 },
    });
    const view = sandbox.view(table.state, ann);
    const snap = (x: number) => sandbox.ask(view, { kind: 'snap', pose: at(x, 0) });
    expect(snap(85)).toMatchObject({ pose: at(100, 0, 90), to: 's1' });
    expect(snap(70)).toMatchObject({ pose: at(70, 0), to: null });
  });

  test('everything in the box of loose pieces can be laid on the table', () => {
    for (const { pieces } of templates()) {
      const table = new Table(pieces);
      expect(table.state.pieces).toHaveLength(pieces.length);
    }
  });
});

describe('measuring', () => {
  test('a ruler counts its legs together, in millimetres and in bars', () => {
    const answer = sandbox.ask(sandbox.view(new Table().state, ann), {
      kind: 'ruler',
      points: [
        [0, 0],
        [83.8, 0],
        [83.8, 57.5],
      ],
    });
    if (answer.kind !== 'ruler') throw new Error('no ruler');
    expect(answer.legs.map(({ length }) => length)).toEqual([83.8, 57.5]);
    expect([answer.legs[0]?.inL, answer.legs[1]?.inS, answer.total.length]).toEqual([1, 1, 141.3]);
  });

  test('the gap between two dice is measured edge to edge; an island in between blocks a line of fire', () => {
    const dice = new Table([dieOf(6), { ...dieOf(6), pose: at(36, 0) }]);
    const gap = sandbox.ask(sandbox.view(dice.state, ann), { kind: 'gap', a: p(1), b: p(2) });
    expect(gap.kind === 'gap' && gap.contact?.gap).toBeCloseTo(20, 9);

    const named = (id: string) => templates().find((one) => one.id.startsWith(id))?.pieces[0];
    const [ship, island] = [named('ship-ES'), named('island-')];
    if (!ship || !island) throw new Error('nothing to shoot at');
    const target = { ...ship, pose: at(80, 0, 90) };
    const verdict = (between: boolean) => {
      const table = new Table([ship, target, ...(between ? [{ ...island, pose: at(30, 0) }] : [])]);
      const question = { kind: 'fire', ship: p(1), mast: 0, range: 'L', target: p(2) } as const;
      const answer = sandbox.ask(sandbox.view(table.state, ann), question);
      return answer.kind === 'fire' ? answer.fire?.verdict : null;
    };
    expect(verdict(false)).not.toBe('blocked');
    expect(verdict(true)).toBe('blocked');
  });
});
