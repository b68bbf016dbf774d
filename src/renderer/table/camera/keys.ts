import type { TableCamera } from './table-camera';

/** A key as the browser names it, with its modifiers. */
export type KeyStroke = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> & {
  readonly code?: string;
};

/**
 * The camera by keyboard: arrows pan, Shift+arrows go round and tilt, + and − zoom, Home fits all, V the chart,
 * Alt+1…9 recall a bookmark, Alt+Shift+1…9 set one.
 * @returns whether the key was meant for the camera
 */
export function cameraKey(camera: TableCamera, e: KeyStroke): boolean {
  if (e.ctrlKey || e.metaKey) return false;
  const digit = /^Digit([1-9])$/.exec(e.code ?? '')?.[1];
  if (e.altKey) {
    if (!digit) return false;
    if (e.shiftKey) camera.bookmark(digit);
    else camera.recall(digit);
    return true;
  }
  const step = camera.shown.span * 0.12;
  const act = e.shiftKey ? TURNS[e.key] : MOVES[e.key];
  if (!act) return false;
  act(camera, step);
  return true;
}

type Act = (camera: TableCamera, step: number) => void;
const zoomIn: Act = (c) => c.zoom(0.8);
const zoomOut: Act = (c) => c.zoom(1.25);
const chart: Act = (c) => c.setChart(!c.chart);
const MOVES: Readonly<Record<string, Act>> = {
  ArrowLeft: (c, s) => c.pan(-s, 0),
  ArrowRight: (c, s) => c.pan(s, 0),
  ArrowUp: (c, s) => c.pan(0, s),
  ArrowDown: (c, s) => c.pan(0, -s),
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  Home: (c) => c.fitAll(),
  v: chart,
};
const TURNS: Readonly<Record<string, Act>> = {
  ArrowLeft: (c) => c.orbit(-12, 0),
  ArrowRight: (c) => c.orbit(12, 0),
  ArrowUp: (c) => c.orbit(0, -7),
  ArrowDown: (c) => c.orbit(0, 7),
  '+': zoomIn,
  _: zoomOut,
  V: chart,
};
