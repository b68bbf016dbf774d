import type { Gun } from '../../../../core/games/spanish-main/commands';
import type { ShipId } from '../../../../core/games/spanish-main/ids';
import type { Open } from '../../../../core/games/spanish-main/open';
import type { GunLine } from '../../../../core/games/spanish-main/questions';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableCamera } from '../../../table/camera/table-camera';
import type { Drag, TableHandlers, TableRay } from '../../../table/input';
import type { MotionQueue } from '../../../table/motion/queue';
import { distance, type Pt, RAD } from '../../../table/units';
import type { SceneProps } from '../../contract';
import { barsLeft, commandOf, type Intent, type IntentOf, type PlanStore } from '../plan';
import { asMove, previewOf } from '../plan-preview';
import { inRules, poseInRules, poseOnTable } from './coords';
import type { SceneModel, ShipModel } from './model';
import { mastUnder, nearBow, pick, pickedId } from './pick';

/** What gestures need to know at the moment they happen. */
export type SceneNow = {
  readonly props: SceneProps<SpanishMainTypes>;
  readonly model: SceneModel;
  readonly plan: PlanStore;
  readonly camera: TableCamera;
  readonly motion: MotionQueue;
};

const TURN = 360_000;
const headingTo = (from: Pt, to: Pt): number => (Math.atan2(to[1] - from[1], to[0] - from[0]) / RAD) * 1000;
const isOpen = (open: readonly Open[], ship: ShipId): boolean =>
  open.some((o) => o.kind === 'move' && o.ship === ship);

/** Pointer on the sea: hover lights and aims, a drag from a bow lays a bar, a tap selects. */
export function seaHandlers(now: () => SceneNow): TableHandlers {
  return {
    hover: (ray) => hover(now(), ray),
    press: (ray) => press(now, ray),
    tap: (ray) => tap(now(), ray),
    pick: (ray) => {
      const { model, camera } = now();
      const found = pick(ray, model);
      const at = found?.kind === 'ship' ? found.ship.pose : null;
      if (at) camera.lookAt({ x0: at.x - 110, y0: at.y - 90, x1: at.x + 110, y1: at.y + 90, top: 30 });
    },
  };
}

function hover({ props, model, plan }: SceneNow, ray: TableRay | null): void {
  const state = plan.getState();
  if (!ray) {
    state.hover(null);
    return;
  }
  const { intent } = state;
  const placing = intent.kind === 'place' ? intent : toPlace(props.legal.open, intent);
  if (placing && ray.ground && !props.readOnly) {
    place({ props, plan }, ray.ground, placing);
    return;
  }
  if (state.ruler && state.ruler.length > 0 && ray.ground) {
    state.rule([...state.ruler.slice(0, -1), inRules(ray.ground)]);
    return;
  }
  const found = pick(ray, model);
  state.hover(pickedId(found));
  const ship = found?.kind === 'ship' ? found.ship : null;
  const selected = model.ships.find((s) => s.id === state.selected);
  // Over her own mast: that gun's field of fire. Over an enemy: her guns at it.
  if (ship && selected && ship.id === selected.id && !ship.derelict && intent.kind === 'none') {
    const mast = mastUnder(ray, ship);
    state.showField(mast === null ? null : { ship: ship.id, gun: { kind: 'mast', mast } });
    return;
  }
  if (state.field) state.showField(null);
  if (intent.kind === 'aim') {
    if (ship && ship.owner !== selected?.owner && intent.target !== ship.id && intent.gun === null)
      state.aim(intent.ship, null, ship.id, intent.long);
  }
}

/** What waits to be placed comes into the hand by itself. */
function toPlace(open: readonly Open[], intent: Intent): IntentOf<'place'> | null {
  if (intent.kind !== 'none') return null;
  for (const o of open) {
    if (o.kind === 'place-ship') return { kind: 'place', ship: o.ship, pose: null };
    if (o.kind === 'place-island') return { kind: 'place', ship: null, pose: null };
  }
  return null;
}

/** Keeps to where it may lie when that is close: the rules' own nearest place. */
function place(
  { props, plan }: Pick<SceneNow, 'props' | 'plan'>,
  ground: Pt,
  intent: IntentOf<'place'>,
): void {
  const wish = poseInRules(ground, (intent.pose?.heading ?? 90_000) / 1000);
  const answer = props.ask(
    intent.ship
      ? { kind: 'ship-place', ship: intent.ship, pose: wish }
      : { kind: 'island-place', pose: wish },
  );
  const near = answer.kind === 'ship-place' || answer.kind === 'island-place' ? answer.near : null;
  const reach = intent.ship ? 60 : 25;
  const there = near && poseOnTable(near);
  const close = there !== null && distance([there.x, there.y], ground) < reach;
  plan.getState().place(intent.ship, close && near ? near : wish);
}

function press(now: () => SceneNow, ray: TableRay): Drag | null {
  const { props, model, plan, camera, motion } = now();
  // Who presses wants to go on: what is still being shown comes to its end.
  if (motion.busy) motion.skip();
  const state = plan.getState();
  const { intent } = state;
  if (props.readOnly || !ray.ground || intent.kind === 'place' || state.ruler) return null;
  const grip = Math.max(9, camera.shown.span * 0.028);

  // The ghost's bow first: a further bar starts there.
  if (intent.kind === 'move') {
    const tip = ghostTip(now());
    const next = nextBar(props.legal.open, intent);
    if (tip && next && nearBow(tip, ray.ground, grip)) return layFrom(now, intent.ship, tip, next, true);
  }
  if (intent.kind === 'come-about') {
    const ship = model.ships.find((s) => s.id === intent.ship);
    if (ship && distance(midOf(ship), ray.ground) < 60) return swing(now, ship);
  }
  const found = pick(ray, model);
  const ship =
    model.ships.find(
      (s) => isOpen(props.legal.open, s.id) && nearBow([s.pose.x, s.pose.y], ray.ground, grip),
    ) ??
    (found?.kind === 'ship' && isOpen(props.legal.open, found.ship.id) && found.ship.id === state.selected
      ? found.ship
      : undefined);
  if (!ship) return null;
  const bar = barsLeft(props.legal.open, { kind: 'none' }, ship.id)[0];
  return bar ? layFrom(now, ship.id, [ship.pose.x, ship.pose.y], bar, false) : null;
}

const midOf = (ship: ShipModel): Pt => {
  const n = Math.max(1, ship.outline.length);
  return [ship.outline.reduce((s, p) => s + p[0], 0) / n, ship.outline.reduce((s, p) => s + p[1], 0) / n];
};

/** The bar after the one in hand. */
const nextBar = (open: readonly Open[], intent: IntentOf<'move'>) => {
  const left = barsLeft(open, intent, intent.ship);
  const used = intent.draft ? left.indexOf(intent.draft.bar) : -1;
  return left.filter((_, k) => k !== used)[0] ?? null;
};

function ghostTip({ plan, props }: SceneNow): Pt | null {
  const { intent } = plan.getState();
  const path = asMove(previewOf(intent, props.view, props.ask))?.path;
  const end = path?.[path.length - 1];
  if (!end) return null;
  const pose = poseOnTable(end);
  return [pose.x, pose.y];
}

/** A bar from a bow tip, as far as the pointer, at most its length; a drag past what stands in the way stops at it. */
function layFrom(now: () => SceneNow, ship: ShipId, tip: Pt, bar: 'S' | 'L', further: boolean): Drag {
  let begun = false;
  const begin = (heading: number) => {
    const { plan, props } = now();
    const { intent, layBar } = plan.getState();
    const preview = further ? asMove(previewOf(intent, props.view, props.ask)) : null;
    const fixed =
      intent.kind === 'move' && intent.draft ? (preview?.segments?.at(-1) ?? intent.draft) : undefined;
    if (!further) plan.getState().select(ship);
    if (!further) plan.getState().cancel();
    layBar(ship, bar, turned(heading), fixed);
    begun = true;
  };
  const rest = restOf(now);
  return {
    move: (ray) => {
      if (!ray.ground) return;
      const d = distance(tip, ray.ground);
      if (!begun && d < 4) return;
      const heading = headingTo(tip, ray.ground);
      if (!begun) begin(heading);
      now()
        .plan.getState()
        .steer(heading, d * 1000);
      rest.wait();
    },
    end: () => {
      rest.over();
      if (!begun) now().plan.getState().select(ship);
    },
    cancel: () => {
      rest.over();
      now().plan.getState().undoSegment();
    },
  };
}
const turned = (heading: number) => poseInRules([0, 0], (((heading % TURN) + TURN) % TURN) / 1000).heading;

/** Turns a ship about her middle with the pointer. */
function swing(now: () => SceneNow, ship: ShipModel): Drag {
  const middle = midOf(ship);
  const rest = restOf(now);
  const turn = (ray: TableRay) => {
    if (!ray.ground || distance(middle, ray.ground) <= 4) return;
    now().plan.getState().comeAbout(ship.id, headingTo(middle, ray.ground));
    rest.wait();
  };
  return { move: turn, end: rest.over, cancel: rest.over };
}

/** How long a hand has to be still until the panel is told where it is, ms. */
const REST = 250;

/** A hand that has hold of the plan: while it moves only the marks follow, when it rests or lets go all are told. */
function restOf(now: () => SceneNow): { readonly wait: () => void; readonly over: () => void } {
  let timer = 0;
  let held = false;
  const plan = () => now().plan.getState();
  return {
    wait: () => {
      if (!held) plan().hold(true);
      held = true;
      clearTimeout(timer);
      timer = window.setTimeout(() => plan().tell(), REST);
    },
    over: () => {
      clearTimeout(timer);
      if (held) plan().hold(false);
      held = false;
    },
  };
}

function tap(scene: SceneNow, ray: TableRay): void {
  const { props, model, plan } = scene;
  const state = plan.getState();
  const { intent } = state;
  if (state.ruler) {
    if (ray.ground) state.rule([...state.ruler.slice(0, -1), inRules(ray.ground), inRules(ray.ground)]);
    return;
  }
  if (intent.kind === 'place') {
    if (ray.ground) place(scene, ray.ground, intent);
    commit(scene);
    return;
  }
  const found = pick(ray, model);
  const ship = found?.kind === 'ship' ? found.ship : null;
  if (intent.kind === 'aim' && ship && ship.id !== intent.ship) {
    if (intent.target === ship.id && intent.gun) commit(scene);
    else aimAt(scene, intent.ship, ship.id, intent.gun);
    return;
  }
  const mine = model.ships.find((s) => s.id === state.selected && s.owner === props.viewer);
  if (ship && mine && ship.owner !== mine.owner && intent.kind === 'none' && !mine.derelict) {
    aimAt(scene, mine.id, ship.id, null);
    return;
  }
  state.select(pickedId(found));
}

/** Takes aim with the gun that was chosen, else with the likeliest of those that may fire. */
function aimAt({ props, plan }: SceneNow, ship: ShipId, target: ShipId, chosen: Gun | null): void {
  const answer = props.ask({ kind: 'guns', ship, target, long: false });
  const lines = answer.kind === 'guns' ? answer.lines.filter((l) => l.violation === null) : [];
  const best = lines.reduce<GunLine | null>((b, l) => (b === null || l.chance > b.chance ? l : b), null);
  plan.getState().aim(ship, chosen ?? best?.gun ?? null, target);
}

/** Says the plan: what the panel's button does too. */
export function commit({ props, plan }: SceneNow): void {
  const { intent, cancel } = plan.getState();
  const preview = asMove(previewOf(intent, props.view, props.ask));
  const command = commandOf(intent, preview);
  if (!command || props.readOnly) return;
  void props.act(command).then((refused) => {
    if (!refused && plan.getState().intent === intent) cancel();
  });
}

/** The panel steers a plan by arrows: while there is one, the camera leaves them alone. */
export function planKeepsKey({ plan }: SceneNow, key: string): boolean {
  return key.startsWith('Arrow') && plan.getState().intent.kind !== 'none';
}
