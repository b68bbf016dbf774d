import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bar } from '../../../core/games/spanish-main/cards';
import { BAR } from '../../../core/games/spanish-main/cards';
import type { Command, Gun, Segment } from '../../../core/games/spanish-main/commands';
import type { IslandId, ShipId } from '../../../core/games/spanish-main/ids';
import type { Open } from '../../../core/games/spanish-main/open';
import type { MovePreview } from '../../../core/games/spanish-main/questions';
import type { View } from '../../../core/games/spanish-main/state';
import type { At, Millidegree, Pose } from '../../../core/geometry';
import { millidegree, toGrid } from '../../../core/geometry';

/**
 * What a player has in mind but has not yet said: apart from drawing (as in chessground), shared by scene, panel and twin.
 * Every part of it can be reached by pointer and by keyboard alike; nothing in it is a rule.
 */
export type Intent =
  | { readonly kind: 'none' }
  /** Bars laid one by one from her bow; the draft is the one still in the hand. */
  | {
      readonly kind: 'move';
      readonly ship: ShipId;
      readonly laid: readonly Segment[];
      readonly draft: Segment | null;
    }
  | { readonly kind: 'come-about'; readonly ship: ShipId; readonly heading: Millidegree }
  /** Guns: any (`gun` null) or one, at a target once there is one. */
  | {
      readonly kind: 'aim';
      readonly ship: ShipId;
      readonly gun: Gun | null;
      readonly target: ShipId | null;
      readonly long: boolean;
    }
  /** The next island, or a ship at her home; null until it is over the table. */
  | { readonly kind: 'place'; readonly ship: ShipId | null; readonly pose: Pose | null };
export type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>;

export type PieceId = ShipId | IslandId;

export type Plan = {
  readonly selected: PieceId | null;
  /** What the pointer or the twin's cursor is on. */
  readonly hovered: PieceId | null;
  readonly intent: Intent;
  /**
   * The intent that panel and scene have been told of: the same, but while a hand turns a bar or a ship. Then it is told again
   * when what it would bring about changes, when the hand rests and when it lets go; in between only the marks follow.
   */
  readonly told: Intent;
  /** A hand has hold of the bar or the ship. */
  readonly held: boolean;
  /** The free ruler, at any time and for anyone: its points in core millimetres; null when it is put away. */
  readonly ruler: readonly At[] | null;
  /** Who can hit whom, with odds. */
  readonly gunsShown: boolean;
  /** The field of fire of one gun. */
  readonly field: { readonly ship: ShipId; readonly gun: Gun } | null;
};

export type PlanCommands = {
  /** Selecting another piece drops a plan that belonged to the one before. */
  select(piece: PieceId | null): void;
  hover(piece: PieceId | null): void;
  /** Takes a bar in hand. A draft that was there is laid first, as `fixed` (its shortened form from the preview). */
  layBar(ship: ShipId, bar: Bar, heading: Millidegree, fixed?: Segment): void;
  /** Turns the bar in hand, and sets how much of it is used (micrometres, held to its length). */
  steer(heading: number, travel: number): void;
  setTravel(travel: number): void;
  /** Swaps the bar in hand for another kind. */
  swapBar(bar: Bar): void;
  /** Takes back the bar in hand, or else the last that was laid. */
  undoSegment(): void;
  comeAbout(ship: ShipId, heading: number): void;
  /** A hand takes hold, or lets go. */
  hold(on: boolean): void;
  /** Tells panel and scene of the intent as it is now. */
  tell(): void;
  aim(ship: ShipId, gun: Gun | null, target: ShipId | null, long?: boolean): void;
  /** Something to be placed: `ship` null for the next island. */
  place(ship: ShipId | null, pose: Pose | null): void;
  showGuns(on: boolean): void;
  showField(field: Plan['field']): void;
  rule(points: readonly At[] | null): void;
  /** Puts everything down but the selection. */
  cancel(): void;
  /** Drops whatever no longer fits: called with every new view. */
  sync(view: View, open: readonly Open[]): void;
};

export type PlanStore = StoreApi<Plan & PlanCommands>;

const NONE: Intent = { kind: 'none' };
const EMPTY: Plan = {
  selected: null,
  hovered: null,
  intent: NONE,
  told: NONE,
  held: false,
  ruler: null,
  gunsShown: false,
  field: null,
};

/** The length of a bar on the grid. */
export const barLength = (bar: Bar): number => toGrid(BAR[bar]);
const cut = (bar: Bar, travel: number): Segment['travel'] =>
  toGrid(Math.max(0, Math.min(barLength(bar), Math.round(travel))) / 1000);

const belongsTo = (intent: Intent): ShipId | null => (intent.kind === 'none' ? null : intent.ship);

/** One store for each match. */
export function createPlanStore(): PlanStore {
  return createStore<Plan & PlanCommands>()((write) => {
    /** What is changed here is told at once. */
    const set = (change: Partial<Plan> | ((plan: Plan) => Partial<Plan>)) =>
      write((plan) => {
        const next = typeof change === 'function' ? change(plan) : change;
        return next.intent ? { ...next, told: next.intent } : next;
      });
    const intent = (change: (now: Intent) => Intent) => set((plan) => ({ intent: change(plan.intent) }));
    /** As long as a hand has hold, not told. */
    const turn = (change: (now: Intent) => Intent) =>
      write((plan) => {
        const next = change(plan.intent);
        return plan.held ? { intent: next } : { intent: next, told: next };
      });
    return {
      ...EMPTY,
      select: (selected) =>
        set((plan) => ({
          selected,
          intent: plan.intent.kind === 'place' || belongsTo(plan.intent) === selected ? plan.intent : NONE,
          field: plan.field?.ship === selected ? plan.field : null,
        })),
      hover: (hovered) => write((plan) => (plan.hovered === hovered ? plan : { hovered })),
      layBar: (ship, bar, heading, fixed) =>
        set((plan) => {
          const now = plan.intent;
          const laid = now.kind === 'move' && now.ship === ship ? now.laid : [];
          const draft: Segment = { bar, heading, travel: cut(bar, barLength(bar)) };
          return {
            selected: ship,
            intent: { kind: 'move', ship, laid: fixed ? [...laid, fixed] : laid, draft },
          };
        }),
      steer: (heading, travel) =>
        turn((now) =>
          now.kind === 'move' && now.draft
            ? {
                ...now,
                draft: { ...now.draft, heading: millidegree(heading), travel: cut(now.draft.bar, travel) },
              }
            : now,
        ),
      setTravel: (travel) =>
        intent((now) =>
          now.kind === 'move' && now.draft
            ? { ...now, draft: { ...now.draft, travel: cut(now.draft.bar, travel) } }
            : now,
        ),
      swapBar: (bar) =>
        intent((now) =>
          now.kind === 'move' && now.draft
            ? { ...now, draft: { ...now.draft, bar, travel: cut(bar, now.draft.travel) } }
            : now,
        ),
      undoSegment: () =>
        intent((now) => {
          if (now.kind !== 'move') return NONE;
          if (now.draft && now.laid.length > 0) return { ...now, draft: null };
          if (now.draft) return NONE;
          const laid = now.laid.slice(0, -1);
          const last = now.laid.at(-1) ?? null;
          return last ? { ...now, laid, draft: last } : NONE;
        }),
      comeAbout: (ship, heading) => {
        write((plan) => (plan.selected === ship ? plan : { selected: ship }));
        turn(() => ({ kind: 'come-about', ship, heading: millidegree(heading) }));
      },
      hold: (held) => write((plan) => ({ held, told: plan.intent })),
      tell: () => write((plan) => (plan.told === plan.intent ? plan : { told: plan.intent })),
      aim: (ship, gun, target, long = false) =>
        set({ selected: ship, intent: { kind: 'aim', ship, gun, target, long } }),
      place: (ship, pose) => set({ intent: { kind: 'place', ship, pose } }),
      showGuns: (gunsShown) => set({ gunsShown }),
      showField: (field) => set({ field }),
      rule: (ruler) => set({ ruler }),
      cancel: () => set({ intent: NONE, held: false, ruler: null, gunsShown: false, field: null }),
      sync: (view, open) =>
        set((plan) => ({
          selected: pieceIsThere(view, plan.selected) ? plan.selected : null,
          hovered: pieceIsThere(view, plan.hovered) ? plan.hovered : null,
          intent: stillOpen(plan.intent, view, open) ? plan.intent : NONE,
          field: plan.field && pieceIsThere(view, plan.field.ship) ? plan.field : null,
        })),
    };
  });
}

const pieceIsThere = (view: View, id: PieceId | null): boolean =>
  id !== null && (view.ships.some((s) => s.id === id) || view.islands.some((i) => i.id === id));

/** Her volley is over: whoever has another one chooses to shoot again. */
const hasFired = ({ turn }: View, ship: ShipId): boolean =>
  turn.tasks.at(-1)?.kind !== 'volley' && (turn.ships[ship]?.given.includes('shoot') ?? false);

function stillOpen(intent: Intent, view: View, open: readonly Open[]): boolean {
  switch (intent.kind) {
    case 'none':
      return true;
    case 'move':
    case 'come-about':
      return open.some((o) => o.kind === 'move' && o.ship === intent.ship);
    case 'aim':
      return pieceIsThere(view, intent.ship) && !hasFired(view, intent.ship);
    case 'place':
      return open.some((o) =>
        intent.ship ? o.kind === 'place-ship' && o.ship === intent.ship : o.kind === 'place-island',
      );
  }
}

/** The bars that are left for a move after those already laid (the one in hand counts as left): base ones first. */
export function barsLeft(open: readonly Open[], intent: Intent, ship: ShipId): Bar[] {
  const move = open.find((o) => o.kind === 'move' && o.ship === ship);
  if (move?.kind !== 'move') return [];
  const left = [...move.base, ...move.extra];
  if (intent.kind !== 'move' || intent.ship !== ship) return left;
  for (const { bar } of intent.laid) {
    const k = left.indexOf(bar);
    if (k >= 0) left.splice(k, 1);
  }
  return left;
}

/** All segments of a plan, the draft last; what `ask` is given. */
export const segmentsOf = (intent: IntentOf<'move'>): readonly Segment[] =>
  intent.draft ? [...intent.laid, intent.draft] : intent.laid;

/** The command that says the plan, or null while there is nothing to say. @param preview the answer to the move's question */
export function commandOf(intent: Intent, preview: MovePreview | null): Command | null {
  switch (intent.kind) {
    case 'none':
      return null;
    case 'move': {
      const segments = preview?.segments ?? segmentsOf(intent);
      return segments.length > 0 ? { kind: 'move', ship: intent.ship, segments: [...segments] } : null;
    }
    case 'come-about':
      return { kind: 'come-about', ship: intent.ship, heading: intent.heading };
    case 'aim':
      return intent.gun && intent.target
        ? { kind: 'fire', ship: intent.ship, gun: intent.gun, target: intent.target, long: intent.long }
        : null;
    case 'place':
      if (!intent.pose) return null;
      return intent.ship
        ? { kind: 'place-ship', ship: intent.ship, pose: intent.pose }
        : { kind: 'place-island', pose: intent.pose };
  }
}
