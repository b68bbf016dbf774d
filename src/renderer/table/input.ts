import * as THREE from 'three';
import type { TableCamera } from './camera/table-camera';
import { MM, type Pose, type Pt, unplace } from './units';

/** A look through one pixel of the canvas, in millimetres (x right, y away, z up). */
export type TableRay = {
  readonly from: readonly [number, number, number];
  /** Unit. */
  readonly toward: readonly [number, number, number];
  /** Where it meets the table; null when it goes past the horizon. */
  readonly ground: Pt | null;
  readonly client: { readonly x: number; readonly y: number };
  readonly shift: boolean;
  /** When the pointer was there, milliseconds: however late a busy page comes to hear of it. */
  readonly time: number;
};

/** A drag that a scene has claimed. */
export type Drag = {
  readonly move: (ray: TableRay) => void;
  readonly end: (ray: TableRay) => void;
  readonly cancel: () => void;
};

/** What a scene does with the pointer. What it doesn't claim moves the camera. */
export type TableHandlers = {
  readonly hover?: (ray: TableRay | null) => void;
  /** Left button down: a drag claims it, null leaves it to the camera. */
  readonly press?: (ray: TableRay) => Drag | null;
  /** A press and release in one place that nobody claimed. */
  readonly tap?: (ray: TableRay) => void;
  /** Double tap. */
  readonly pick?: (ray: TableRay) => void;
  /** The right button pressed and released in one place. */
  readonly menu?: (ray: TableRay) => void;
};

const near = new THREE.Vector3();
const far = new THREE.Vector3();
export function rayThrough(
  camera: THREE.Camera,
  canvas: HTMLElement,
  e: PointerEvent | WheelEvent | MouseEvent,
): TableRay {
  const box = canvas.getBoundingClientRect();
  const nx = ((e.clientX - box.left) / box.width) * 2 - 1;
  const ny = 1 - ((e.clientY - box.top) / box.height) * 2;
  near.set(nx, ny, -1).unproject(camera);
  far.set(nx, ny, 1).unproject(camera).sub(near).normalize();
  const from = [near.x / MM, -near.z / MM, near.y / MM] as const;
  const toward = [far.x, -far.z, far.y] as const;
  const t = toward[2] < -1e-4 ? -from[2] / toward[2] : null;
  return {
    from,
    toward,
    ground: t === null ? null : [from[0] + toward[0] * t, from[1] + toward[1] * t],
    client: { x: e.clientX, y: e.clientY },
    shift: e.shiftKey,
    time: e.timeStamp,
  };
}

/** How far along the ray it enters an upright box that stands on the table in a piece's own frame; null if it misses. */
export function hitBox(
  ray: TableRay,
  pose: Pose,
  box: {
    readonly x0: number;
    readonly x1: number;
    readonly y0: number;
    readonly y1: number;
    readonly top: number;
  },
): number | null {
  const [fx, fy] = unplace(pose, [ray.from[0], ray.from[1]]);
  const [tx, ty] = unplace({ x: 0, y: 0, heading: pose.heading }, [ray.toward[0], ray.toward[1]]);
  let enter = 0;
  let leave = Number.POSITIVE_INFINITY;
  const slabs = [
    [fx, tx, box.x0, box.x1],
    [fy, ty, box.y0, box.y1],
    [ray.from[2], ray.toward[2], 0, box.top],
  ] as const;
  for (const [f, t, low, high] of slabs) {
    if (Math.abs(t) < 1e-9) {
      if (f < low || f > high) return null;
      continue;
    }
    const a = (low - f) / t;
    const b = (high - f) / t;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : null;
}

const SLOP = 5;

/** Binds pointer and wheel on a canvas: the scene has the first word, the camera the rest. @returns how to unbind */
export function bindPointer(
  canvas: HTMLElement,
  three: () => THREE.Camera,
  camera: TableCamera,
  handlers: () => TableHandlers,
): () => void {
  type Hold =
    | { readonly kind: 'drag'; readonly drag: Drag }
    | {
        readonly kind: 'pan' | 'orbit';
        readonly x: number;
        readonly y: number;
        lastX: number;
        lastY: number;
        moved: boolean;
      };
  let hold: Hold | null = null;
  const ray = (e: PointerEvent | WheelEvent | MouseEvent) => rayThrough(three(), canvas, e);

  const down = (e: PointerEvent) => {
    if (hold) return;
    const drag = e.button === 0 ? (handlers().press?.(ray(e)) ?? null) : null;
    // The middle button shifts the table, for scenes that claim the left one.
    const kind = (e.button === 0 && !e.ctrlKey) || e.button === 1 ? 'pan' : 'orbit';
    hold = drag
      ? { kind: 'drag', drag }
      : { kind, x: e.clientX, y: e.clientY, lastX: e.clientX, lastY: e.clientY, moved: false };
    canvas.setPointerCapture(e.pointerId);
  };
  const move = (e: PointerEvent) => {
    if (!hold) {
      handlers().hover?.(ray(e));
      return;
    }
    if (hold.kind === 'drag') {
      hold.drag.move(ray(e));
      return;
    }
    if (!hold.moved && Math.hypot(e.clientX - hold.x, e.clientY - hold.y) < SLOP) return;
    const dx = e.clientX - hold.lastX;
    const dy = e.clientY - hold.lastY;
    hold.moved = true;
    hold.lastX = e.clientX;
    hold.lastY = e.clientY;
    if (hold.kind === 'orbit') camera.orbit(-dx * 0.28, -dy * 0.2);
    else {
      const mm = camera.shown.span / canvas.clientHeight;
      camera.pan(-dx * mm, (dy * mm) / Math.max(0.3, Math.cos((camera.shown.tilt * Math.PI) / 180)));
    }
  };
  const up = (e: PointerEvent) => {
    const held = hold;
    hold = null;
    if (held?.kind === 'drag') held.drag.end(ray(e));
    else if (held && !held.moved && e.button === 0) handlers().tap?.(ray(e));
    else if (held && !held.moved && e.button === 2) handlers().menu?.(ray(e));
  };
  const cancel = () => {
    if (hold?.kind === 'drag') hold.drag.cancel();
    hold = null;
  };
  const leave = () => handlers().hover?.(null);
  const double = (e: MouseEvent) => handlers().pick?.(ray(e));
  const wheel = (e: WheelEvent) => {
    e.preventDefault();
    // A pinch comes as ctrl+wheel in small steps; a sideways swipe goes round the table.
    const pixels = e.deltaMode === 1 ? 33 : 1;
    if (!e.ctrlKey && (e.shiftKey || Math.abs(e.deltaX) > Math.abs(e.deltaY))) {
      camera.orbit((e.deltaX || e.deltaY) * pixels * 0.12, 0);
      return;
    }
    camera.zoom(Math.exp(e.deltaY * pixels * (e.ctrlKey ? 0.01 : 0.0012)), ray(e).ground ?? undefined);
  };
  const menu = (e: Event) => e.preventDefault();
  canvas.addEventListener('pointerdown', down);
  canvas.addEventListener('pointermove', move);
  canvas.addEventListener('pointerup', up);
  canvas.addEventListener('pointercancel', cancel);
  canvas.addEventListener('pointerleave', leave);
  canvas.addEventListener('dblclick', double);
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('contextmenu', menu);
  return () => {
    cancel();
    canvas.removeEventListener('pointerdown', down);
    canvas.removeEventListener('pointermove', move);
    canvas.removeEventListener('pointerup', up);
    canvas.removeEventListener('pointercancel', cancel);
    canvas.removeEventListener('pointerleave', leave);
    canvas.removeEventListener('dblclick', double);
    canvas.removeEventListener('wheel', wheel);
    canvas.removeEventListener('contextmenu', menu);
  };
}
