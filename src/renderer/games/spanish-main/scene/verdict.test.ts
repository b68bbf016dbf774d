import { describe, expect, test } from 'vitest';
import { seat } from '../../../../core/engine';
import { spanishMain } from '../../../../core/games/spanish-main';
import { Scene } from '../../../../core/games/spanish-main/testing/scene';
import { degrees, toGrid } from '../../../../core/geometry';
import { asMove } from '../plan-preview';
import { gistOf } from './verdict';

const { state } = new Scene({
  ships: [
    { card: 'HMS Titan', at: [300, 300, 0] },
    { card: 'Freedom', owner: 1, at: [420, 300, 90] },
  ],
});
const view = spanishMain.view(state, seat(0));
const ship = view.ships[0]?.id;
const preview = (heading: number, travel: number) => {
  if (!ship) throw new Error('no ship');
  const segments = [{ bar: 'L' as const, heading: degrees(heading), travel: toGrid(travel) }];
  return asMove(spanishMain.ask(view, { kind: 'move', ship, segments }));
};

describe('what a move would bring about', () => {
  test('is the same for two headings that are as free as each other', () => {
    expect(preview(170, 80)?.path).not.toEqual(preview(172, 80)?.path);
    expect(gistOf(preview(170, 80))).toBe(gistOf(preview(172, 80)));
  });

  test('is another where she touches something', () => {
    expect(gistOf(preview(0, 83.8))).not.toBe(gistOf(preview(170, 80)));
  });

  test('is nothing without a move', () => {
    expect(gistOf(null)).toBe('');
  });
});
