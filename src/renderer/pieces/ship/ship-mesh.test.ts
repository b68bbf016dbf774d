import { describe, expect, test } from 'vitest';
import { hulls } from '../../../core/geometry';
import { at } from '../../table/units';
import { signedDistance } from '../../textures/distance';
import { MeshBuilder } from '../mesh/builder';
import { addHull } from './hull-mesh';
import { footprint, HULLS, type HullId } from './hulls';
import { type ShipLook, shipGeometry } from './ship-mesh';

const IDS: readonly HullId[] = ['1', '2', '3A', '3B', '4', '5'];
const look = (hull: HullId, o: Partial<ShipLook> = {}): ShipLook => ({
  hull,
  style: 'england',
  colour: '#b4282a',
  lost: [],
  derelict: false,
  struck: false,
  ...o,
});

describe.each(IDS)('hull %s', (id) => {
  test('her footprint and masts are the ones that the rules measure', () => {
    const rules = hulls[id];
    expect(HULLS[id].length * 1000).toBe(rules.length);
    expect(HULLS[id].beam * 1000).toBe(rules.beam);
    const masts = HULLS[id].masts.map((t) => Math.round(-t * HULLS[id].length * 1000));
    expect(masts).toEqual(rules.masts.map((m) => m.at.x));
    // The rules keep whole micrometres: half of one is no difference.
    for (const [x, y] of footprint(HULLS[id])) {
      const gaps = rules.outline.map((p) => Math.hypot(p.x - x * 1000, p.y - y * 1000));
      expect(Math.min(...gaps)).toBeLessThan(1);
    }
  });

  test('seen from above her planks fill the footprint and never stick out of it', () => {
    const b = new MeshBuilder();
    addHull(b, HULLS[id], 'england', true);
    const p = b.done().getAttribute('position');
    const outline = footprint(HULLS[id]);
    let furthest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < p.count; k++)
      furthest = Math.max(furthest, signedDistance(outline, p.getX(k), -p.getZ(k)));
    // Planks are bent through the outline's corners: between them they bulge by less than a coat of paint.
    expect(furthest).toBeLessThan(0.25);
    expect(furthest).toBeGreaterThan(-0.05);
  });

  test('every lost mast takes its sails with it', () => {
    const whole = at([shipGeometry(look(id)).getAttribute('position').count], 0);
    const counts = HULLS[id].masts.map(
      (_, i) => shipGeometry(look(id, { lost: [i] })).getAttribute('position').count,
    );
    for (const count of counts) expect(count).toBeLessThan(whole);
  });
});

test('ships that look the same share one geometry', () => {
  expect(shipGeometry(look('5'))).toBe(shipGeometry(look('5')));
  expect(shipGeometry(look('5', { lost: [1] }))).not.toBe(shipGeometry(look('5')));
});
