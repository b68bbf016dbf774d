import * as THREE from 'three';
import { message } from '../../../../core/engine';
import type { Event, EventOf } from '../../../../core/games/spanish-main/events';
import type { View } from '../../../../core/games/spanish-main/state';
import { DIE_SIZE, dieShowing } from '../../../pieces/bits';
import { ease, type Motion, type MotionQueue, pause, step, together } from '../../../table/motion/queue';
import { between, distance, lerp, type Pose, type Pt, place, RAD, turnBetween } from '../../../table/units';
import { onTable, poseOnTable } from './coords';
import type { Actors, Effects, LiveEffect } from './effects';
import type { SceneText } from './labels';
import type { SceneModel, ShipModel } from './model';

/** What motions act on. `patch` changes what is shown before the new view is: a mast falls, a ship is gone. */
export type Theatre = {
  readonly queue: MotionQueue;
  readonly actors: Actors;
  readonly effects: Effects;
  readonly shown: () => SceneModel;
  readonly patch: (change: (view: View) => View) => void;
  readonly say: SceneText;
  /** Draws the shadows anew: something that throws one began or ceased to move. */
  readonly reshade: () => void;
};

/** Milliseconds for a millimetre of a ship's way. */
const PACE = 9;

/** The motions that show some events, in their order. Each is made at its turn, when the ones before have been shown. */
export const motionsOf = (events: readonly Event[], t: Theatre): Motion[] =>
  events.map((event) => step(() => t.queue.next(...motionOf(event, t))));

function motionOf(event: Event, t: Theatre): readonly Motion[] {
  switch (event.kind) {
    case 'moved':
      return [sail(event, t)];
    case 'came-about':
      return [glide(t, event.ship.id, poseOnTable(event.from), poseOnTable(event.to), 500)];
    case 'laid':
      return [lay(t, event.ship.id, poseOnTable(event.pose))];
    case 'shot':
      return [shoot(event, t)];
    case 'rammed':
      return [roll(t, [event.roll], aboutShip(t, event.target.id), String(event.roll), event.masts > 0)];
    case 'boarded':
      return [
        roll(t, event.rolls, aboutShip(t, event.target.id), `${event.totals[0]} : ${event.totals[1]}`, true),
      ];
    case 'order-rolled':
      return [roll(t, [event.roll], [-60 + (event.seat % 4) * 60, -330], String(event.roll), true)];
    case 'mast-lost':
      return [fell(event, t)];
    case 'mast-restored':
      return [step(() => patchMast(t, event.ship.id, event.mast, true)), pause(200)];
    case 'sunk':
      return [sink(event, t)];
    case 'treasure-taken':
      return [carry(t, islandOf(t, event.island.id), aboutShip(t, event.ship.id), event.count)];
    case 'unloaded': {
      const from = aboutShip(t, event.ship.id);
      const home = t.shown().islands.find((i) => i.home === event.seat);
      return [carry(t, from, home?.middle ?? from, event.treasure.length)];
    }
    case 'treasure-moved':
      return [carry(t, aboutShip(t, event.from.id), aboutShip(t, event.to.id), 1)];
    case 'turn-began':
      return [step(() => t.effects.clear())];
    default:
      return [];
  }
}

const shipOf = (t: Theatre, id: string): ShipModel | undefined => t.shown().ships.find((s) => s.id === id);
/** The middle of a ship where she is drawn now. */
const aboutShip = (t: Theatre, id: string): Pt => {
  const actor = t.actors.get(id);
  if (!actor) return [0, 0];
  const { x, z } = actor.position;
  return place({ x, y: -z, heading: actor.rotation.y / RAD }, [-22, 0]);
};
const islandOf = (t: Theatre, id: string): Pt => t.shown().islands.find((i) => i.id === id)?.middle ?? [0, 0];

/** What moves throws no shadow: the shadow map is drawn when things rest. */
function throwsShadow(t: Theatre, id: string, on: boolean): void {
  t.actors.get(id)?.traverse((o) => {
    if (o instanceof THREE.Mesh && o.userData.solid) o.castShadow = on;
  });
  t.reshade();
}

function put(actor: THREE.Group | undefined, x: number, y: number, heading: number, heel = 0): void {
  if (!actor) return;
  actor.position.set(x, 0, -y);
  actor.rotation.set(heel * RAD, heading * RAD, 0, 'YXZ');
}

/** From pose to pose with a turn the shorter way round. */
function glide(t: Theatre, id: string, from: Pose, to: Pose, duration: number): Motion {
  const turn = turnBetween(from.heading, to.heading);
  return {
    duration,
    begin: () => throwsShadow(t, id, false),
    end: () => throwsShadow(t, id, true),
    apply: (u) => {
      const heel = Math.sin(Math.PI * u) * Math.max(-5, Math.min(5, turn / 9));
      put(t.actors.get(id), lerp(from.x, to.x, u), lerp(from.y, to.y, u), from.heading + turn * u, heel);
    },
  };
}

function lay(t: Theatre, id: string, to: Pose): Motion {
  const from = shipOf(t, id)?.pose ?? to;
  return glide(t, id, from, to, 350);
}

/** Along her bars: she swings about her bow, heeling, then runs her length of bar; the bars lie there meanwhile. */
function sail(event: EventOf<'moved'>, t: Theatre): Motion {
  const path = event.path.map(poseOnTable);
  const legs = path.slice(1).map((to, k) => ({ from: path[k] ?? to, to }));
  const times = legs.map(({ from, to }) => {
    const turn = Math.abs(turnBetween(from.heading, to.heading));
    return {
      turn: Math.min(420, turn * 4),
      run: Math.max(120, distance([from.x, from.y], [to.x, to.y]) * PACE),
    };
  });
  const total = times.reduce((sum, leg) => sum + leg.turn + leg.run, 0);
  let bars: LiveEffect[] = [];
  return {
    duration: total,
    ease: ease.linear,
    begin: () => {
      t.effects.clear();
      throwsShadow(t, event.ship.id, false);
      bars = legs.map(({ from, to }) => {
        const length = distance([from.x, from.y], [to.x, to.y]);
        const pose = { x: from.x, y: from.y, heading: to.heading };
        return t.effects.add({ kind: 'bar', bar: length > 57.6 ? 'L' : 'S', pose, length });
      });
    },
    apply: (u) => {
      let left = u * total;
      const actor = t.actors.get(event.ship.id);
      for (const [k, { from, to }] of legs.entries()) {
        const time = times[k];
        if (!time) return;
        const turn = turnBetween(from.heading, to.heading);
        if (left <= time.turn && time.turn > 0) {
          const v = ease.inOut(left / time.turn);
          put(
            actor,
            from.x,
            from.y,
            from.heading + turn * v,
            Math.sin(Math.PI * v) * Math.max(-4, Math.min(4, turn / 10)),
          );
          return;
        }
        left -= time.turn;
        if (left <= time.run || k === legs.length - 1) {
          const v = ease.inOut(Math.min(1, left / time.run));
          const [x, y] = between([from.x, from.y], [to.x, to.y], v);
          put(actor, x, y, to.heading, Math.sin(v * 9) * 0.8 * (1 - v));
          return;
        }
        left -= time.run;
      }
    },
    end: () => {
      t.effects.remove(...bars);
      throwsShadow(t, event.ship.id, true);
    },
  };
}

/** A die thrown from the near edge that comes to rest with `value` up. */
function throwDie(t: Theatre, value: number, at: Pt, spin: number): Motion {
  let live: LiveEffect | null = null;
  const final = dieShowing(value, spin);
  const start = new THREE.Quaternion().setFromEuler(new THREE.Euler(2 + spin * 3, spin, 4));
  const turns = new THREE.Vector3(0.8, 0.3, -1).normalize();
  const whirl = new THREE.Quaternion();
  const from: Pt = [at[0] - 90, at[1] - 60];
  return {
    duration: 900,
    ease: ease.out,
    begin: () => {
      live = t.effects.add({ kind: 'die', value, at, spin });
    },
    apply: (u) => {
      const die = live?.object;
      if (!die) return;
      const [x, y] = between(from, at, u);
      // Two bounces, each lower than the one before.
      const hop = Math.abs(Math.cos(u * Math.PI * 2.5)) * 46 * (1 - u) ** 1.6;
      die.position.set(x, DIE_SIZE / 2 + hop, -y);
      const settle = ease.inOut(Math.max(0, (u - 0.55) / 0.45));
      whirl.setFromAxisAngle(turns, (1 - u) * 13);
      die.quaternion.copy(start).slerp(final, settle).premultiply(whirl);
    },
  };
}

function roll(t: Theatre, values: readonly number[], near: Pt, words: string, good: boolean): Motion {
  const spots = values.map((_, k): Pt => [near[0] + 34 + k * 20, near[1] - 34 - k * 9]);
  return together([
    { ...step(() => undefined), begin: () => t.effects.clear() },
    ...values.map((value, k) => ({ ...throwDie(t, value, spots[k] ?? near, 0.4 + k * 0.9), delay: k * 110 })),
    {
      duration: 420,
      delay: 860,
      begin: () => {
        const [x, y] = spots[spots.length - 1] ?? near;
        t.effects.add({
          kind: 'label',
          spec: { text: words, at: [x, y, 12], tone: good ? 'ok' : 'bad', side: 'below' },
        });
      },
    },
  ]);
}

/** Die, smoke at the gun, the ball along the measured line, and a splash where it misses. */
function shoot(event: EventOf<'shot'>, t: Theatre): Motion {
  const from = event.line ? onTable(event.line.from) : aboutShip(t, event.ship.id);
  const to = event.line ? onTable(event.line.to) : aboutShip(t, event.target.id);
  const aside: Pt = event.hit ? to : [to[0] + (to[1] - from[1]) * 0.16, to[1] - (to[0] - from[0]) * 0.16];
  const words = t.say(message(`spanish-main.table.${event.hit ? 'hit' : 'miss'}`, { roll: event.roll }));
  const live: { smoke?: LiveEffect; ball?: LiveEffect; splash?: LiveEffect } = {};
  return together([
    { ...step(() => undefined), begin: () => t.effects.clear() },
    { ...throwDie(t, event.roll, [from[0] - 30, from[1] - 46], 0.5) },
    {
      duration: 900,
      delay: 820,
      ease: ease.out,
      begin: () => {
        live.smoke = t.effects.add({ kind: 'smoke', at: from, size: 26 });
      },
      apply: (u) => {
        const puff = live.smoke?.object;
        if (!puff) return;
        const size = lerp(5, 30, u);
        puff.scale.set(size, size, 1);
        const [x, y] = between(from, to, 0.05 + u * 0.12);
        puff.position.set(x, 8 + u * 9, -y);
      },
      end: () => t.effects.remove(live.smoke ?? null),
    },
    {
      duration: 260,
      delay: 840,
      ease: ease.linear,
      begin: () => {
        live.ball = t.effects.add({ kind: 'ball' });
      },
      apply: (u) => {
        const ball = live.ball?.object;
        if (!ball) return;
        const [x, y] = between(from, aside, u);
        ball.visible = true;
        ball.position.set(x, 7 + Math.sin(Math.PI * u) * 9, -y);
        if (u === 1) t.effects.remove(live.ball ?? null);
      },
    },
    {
      duration: 620,
      delay: 1100,
      ease: ease.out,
      begin: () => {
        live.splash = t.effects.add({ kind: event.hit ? 'smoke' : 'splash', at: aside, size: 20 });
        t.effects.add({
          kind: 'label',
          spec: { text: words, at: [to[0], to[1], 30], tone: event.hit ? 'ok' : 'bad', side: 'above' },
        });
      },
      apply: (u) => {
        const spot = live.splash?.object;
        if (!spot) return;
        const size = lerp(3, event.hit ? 20 : 24, u);
        spot.scale.set(size, size, 1);
      },
      end: () => t.effects.remove(live.splash ?? null),
    },
  ]);
}

function patchMast(t: Theatre, ship: string, mast: number, stands: boolean): void {
  t.patch((view) => ({
    ...view,
    ships: view.ships.map((s) =>
      s.id === ship ? { ...s, masts: s.masts.map((m, i) => (i === mast ? stands : m)) } : s,
    ),
  }));
}

/** A mast goes over the side: the ship is shown without it while it falls. */
function fell(event: EventOf<'mast-lost'>, t: Theatre): Motion {
  let live: LiveEffect | null = null;
  return {
    duration: 700,
    ease: ease.in,
    begin: () => {
      const ship = shipOf(t, event.ship.id);
      if (ship)
        live = t.effects.add({ kind: 'falling-mast', look: ship.look, mast: event.mast, pose: ship.pose });
      patchMast(t, event.ship.id, event.mast, false);
    },
    apply: (u) => {
      live?.object?.rotation.set(u * 1.5, 0, -u * 0.25);
    },
    end: () => t.effects.remove(live),
  };
}

/** Down by the bow, then she is gone. */
function sink(event: EventOf<'sunk'>, t: Theatre): Motion {
  return {
    duration: 1400,
    ease: ease.in,
    begin: () => throwsShadow(t, event.ship.id, false),
    apply: (u) => {
      const actor = t.actors.get(event.ship.id);
      if (!actor) return;
      actor.position.y = -u * 62;
      actor.rotation.set(0.35 * u, actor.rotation.y, -0.5 * u, 'YXZ');
    },
    end: () =>
      t.patch((view) => ({
        ...view,
        ships: view.ships.map((s) => (s.id === event.ship.id ? { ...s, pose: null } : s)),
      })),
  };
}

/** Coins go from place to place in an arc. */
function carry(t: Theatre, from: Pt, to: Pt, count: number): Motion {
  const coins = Array.from({ length: Math.min(6, Math.max(1, count)) }, (_, k) => {
    let live: LiveEffect | null = null;
    return {
      duration: 620,
      delay: k * 110,
      begin: () => {
        live = t.effects.add({ kind: 'coin', value: 0 });
      },
      apply: (u: number) => {
        const coin = live?.object;
        if (!coin) return;
        const [x, y] = between(from, to, u);
        coin.visible = true;
        coin.position.set(x, 8 + Math.sin(Math.PI * u) * 46, -y);
        coin.rotation.set(u * 9, 0, 0);
      },
      end: () => t.effects.remove(live),
    };
  });
  return together(coins);
}
