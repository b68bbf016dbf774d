import * as THREE from 'three';
import { describe, expect, test } from 'vitest';
import { seat } from '../../../../core/engine';
import type { Event } from '../../../../core/games/spanish-main/events';
import { shipId } from '../../../../core/games/spanish-main/ids';
import { madeUpView } from '../../../gallery/made-up-view';
import type { TableRay } from '../../../table/input';
import { MotionQueue } from '../../../table/motion/queue';
import { inRules, onTable, poseInRules, poseOnTable } from './coords';
import { type Actors, Effects } from './effects';
import { sceneModel } from './model';
import { motionsOf, type Theatre } from './motions';
import { pick, pickedId } from './pick';

const view = madeUpView();
const model = sceneModel(view);

test('places of the rules and of the table turn into each other', () => {
  expect(onTable([457.2, 457.2])).toEqual([0, 0]);
  expect(inRules([-457.2, 457.2])).toEqual([0, 914.4]);
  expect(poseOnTable(poseInRules([12.5, -30], 350))).toEqual({ x: 12.5, y: -30, heading: 350 });
});

describe('what is drawn', () => {
  test('a ship lies with her bow tip at her pose and her outline where the rules measure it', () => {
    const titan = model.ships[0];
    expect(titan?.pose).toEqual({ x: -128, y: -236, heading: 24 });
    expect(titan?.outline.some(([x, y]) => Math.hypot(x + 128, y + 236) < 0.001)).toBe(true);
    const stern = Math.max(...(titan?.outline ?? []).map(([x, y]) => Math.hypot(x + 128, y + 236)));
    expect(stern).toBeCloseTo(Math.hypot(56, 9.25 * 0.44), 1);
  });

  test('lost masts and derelicts are seen, streamers and home flags stand', () => {
    expect(model.ships.find((s) => s.id === shipId(4))?.look.lost).toEqual([2]);
    expect(model.ships.find((s) => s.id === shipId(9))?.derelict).toBe(true);
    expect(model.islands.filter((i) => i.flags.some((f) => f.home))).toHaveLength(2);
    expect(model.islands.filter((i) => i.flags.some((f) => !f.home))).toHaveLength(2);
  });

  test('a treasure whose face the viewer does not know lies face down', () => {
    expect(model.islands[0]?.coins).toEqual([0, 0, 0]);
  });

  test('a piece that has not changed keeps its model, so that nothing is built anew', () => {
    expect(sceneModel(structuredClone(view)).ships[3]).toBe(model.ships[3]);
  });
});

/** Looking straight down on a point. */
const down = (x: number, y: number): TableRay => ({
  from: [x, y, 900],
  toward: [0, 0, -1],
  ground: [x, y],
  client: { x: 0, y: 0 },
  shift: false,
  time: 0,
});

describe('picking', () => {
  test('a ship by her deck, an island by its ground, the sea by nothing', () => {
    expect(pickedId(pick(down(-150, -246), model))).toBe(shipId(0));
    expect(pick(down(38, -18), model)?.kind).toBe('island');
    expect(pick(down(-400, 0), model)).toBeNull();
  });

  test('a ship by her sails, when the ground behind them is open sea', () => {
    const low: TableRay = {
      ...down(0, 0),
      from: [-150, -500, 30],
      toward: [0, 1, -0.001],
      ground: [-150, 400],
    };
    expect(pickedId(pick(low, model))).toBe(shipId(0));
  });
});

describe('showing events', () => {
  const stage = () => {
    const queue = new MotionQueue();
    const actors: Actors = new Map(model.ships.map((s) => [s.id, new THREE.Group()]));
    const patched: string[] = [];
    const theatre: Theatre = {
      queue,
      actors,
      effects: new Effects(),
      shown: () => model,
      patch: (change) => patched.push(JSON.stringify(change(view).ships.map((s) => s.masts))),
      say: (m) => m.id,
      reshade: () => undefined,
    };
    return { queue, actors, theatre, patched };
  };
  const her = { id: shipId(0), name: 'HMS Titan' };

  test('a move runs along its path and ends on its last pose', () => {
    const { queue, actors, theatre } = stage();
    const path = [poseInRules([-128, -236], 24), poseInRules([-62, -184], 38), poseInRules([-20, -150], 60)];
    const moved: Event = { kind: 'moved', seat: seat(0), ship: her, path, towed: null };
    queue.add(...motionsOf([moved], theatre));
    queue.advance(700);
    const actor = actors.get(her.id);
    expect(theatre.effects.store.getState().live.map((e) => e.effect.kind)).toEqual(['bar', 'bar']);
    expect(actor?.position.x).toBeGreaterThan(-128);
    queue.skip();
    expect(actor?.position.x).toBeCloseTo(-20);
    expect(actor?.position.z).toBeCloseTo(150);
    expect(actor?.rotation.y).toBeCloseTo((60 * Math.PI) / 180);
    expect(theatre.effects.store.getState().live).toEqual([]);
  });

  test('a shot throws the die that was drawn; a mast that is lost is gone before it has fallen', () => {
    const { queue, theatre, patched } = stage();
    const other = { id: shipId(5), name: 'x' };
    const shot: Event = {
      kind: 'shot',
      seat: seat(0),
      ship: her,
      gun: { kind: 'mast', mast: 0 },
      target: other,
      roll: 5,
      bonus: 0,
      rank: 3,
      hit: true,
      line: null,
      final: true,
    };
    const lost: Event = { kind: 'mast-lost', seat: seat(1), ship: other, mast: 1, left: 2 };
    queue.add(...motionsOf([shot, lost], theatre));
    queue.advance(1000);
    const die = theatre.effects.store.getState().live.find((e) => e.effect.kind === 'die');
    expect(die?.effect).toMatchObject({ value: 5 });
    queue.skip();
    expect(patched).toHaveLength(1);
    expect(JSON.parse(patched[0] ?? '[]')[5]).toEqual([true, false, true]);
  });
});
