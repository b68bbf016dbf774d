import { describe, expect, test } from 'vitest';
import { spanishMain } from '../../../core/games/spanish-main';
import { shipId } from '../../../core/games/spanish-main/ids';
import { position } from '../../../core/games/spanish-main/lesson/position';
import type { Open } from '../../../core/games/spanish-main/open';
import { degrees } from '../../../core/geometry';
import { LEARNER } from '../../../core/lessons';
import { barsLeft, commandOf, createPlanStore, segmentsOf } from './plan';

const her = shipId(1);
const other = shipId(2);
const open: readonly Open[] = [{ kind: 'move', ship: her, base: ['S', 'L'], extra: ['S'], comeAbout: true }];

describe('the plan of a move', () => {
  test('a bar taken in hand starts at its full length, along the given heading', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(90));
    expect(plan.getState().intent).toEqual({
      kind: 'move',
      ship: her,
      laid: [],
      draft: { bar: 'L', heading: 90_000, travel: 83_800 },
    });
    expect(plan.getState().selected).toBe(her);
  });

  test('steering turns the bar and holds the travel to its length', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'S', degrees(0));
    plan.getState().steer(-10_000, 1e9);
    const { intent } = plan.getState();
    expect(intent.kind === 'move' && intent.draft).toEqual({ bar: 'S', heading: 350_000, travel: 57_500 });
  });

  test('a second bar lays the first, as the preview has shortened it', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(0));
    const { intent } = plan.getState();
    if (intent.kind !== 'move' || !intent.draft) throw new Error('no draft');
    plan.getState().layBar(her, 'S', degrees(45), { ...intent.draft, travel: degrees(0) as never });
    const now = plan.getState().intent;
    expect(now.kind === 'move' && now.laid.map((s) => s.travel)).toEqual([0]);
    expect(barsLeft(open, now, her)).toEqual(['S', 'S']);
  });

  test('undo gives back the bar in hand, then the last that was laid, then nothing is left', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(0));
    const first = plan.getState().intent;
    if (first.kind !== 'move' || !first.draft) throw new Error('no draft');
    plan.getState().layBar(her, 'S', degrees(0), first.draft);
    plan.getState().undoSegment();
    expect(segmentsOf(plan.getState().intent as never)).toEqual([first.draft]);
    plan.getState().undoSegment();
    expect(plan.getState().intent).toMatchObject({ laid: [], draft: first.draft });
    plan.getState().undoSegment();
    expect(plan.getState().intent).toEqual({ kind: 'none' });
  });

  test('while a hand turns the bar the panel is told nothing, and all when it lets go', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(0));
    const before = plan.getState().told;
    plan.getState().hold(true);
    plan.getState().steer(40_000, 50_000);
    expect(plan.getState().told).toBe(before);
    expect(plan.getState().intent).toMatchObject({ draft: { heading: 40_000, travel: 50_000 } });
    plan.getState().hold(false);
    expect(plan.getState().told).toBe(plan.getState().intent);
  });

  test('the panel is told at once of all that no hand does', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(0));
    plan.getState().steer(40_000, 50_000);
    expect(plan.getState().told).toMatchObject({ draft: { heading: 40_000, travel: 50_000 } });
    plan.getState().hold(true);
    plan.getState().cancel();
    expect(plan.getState()).toMatchObject({ told: { kind: 'none' }, held: false });
  });

  test('selecting another ship drops the plan; selecting the same keeps it', () => {
    const plan = createPlanStore();
    plan.getState().layBar(her, 'L', degrees(0));
    plan.getState().select(her);
    expect(plan.getState().intent.kind).toBe('move');
    plan.getState().select(other);
    expect(plan.getState().intent.kind).toBe('none');
  });
});

test('a shot is only said once gun and target are chosen', () => {
  const gun = { kind: 'mast', mast: 2 } as const;
  expect(commandOf({ kind: 'aim', ship: her, gun, target: null, long: false }, null)).toBeNull();
  expect(commandOf({ kind: 'aim', ship: her, gun, target: other, long: false }, null)).toEqual({
    kind: 'fire',
    ship: her,
    gun,
    target: other,
    long: false,
  });
});

test('the aim is put down when her volley is over, not between its shots', () => {
  const plan = createPlanStore();
  const state = position();
  const viewAfter = (tasks: typeof state.turn.tasks) => {
    state.turn.ships = { [her]: { given: ['shoot'], extra: 0, twice: null, once: [] } };
    state.turn.tasks = tasks;
    return spanishMain.view(state, LEARNER);
  };
  plan.getState().aim(her, null, other);
  plan.getState().sync(viewAfter([{ kind: 'volley', seat: LEARNER, ship: her }]), open);
  expect(plan.getState().intent.kind).toBe('aim');
  plan.getState().sync(viewAfter([]), open);
  expect(plan.getState().intent.kind).toBe('none');
});
