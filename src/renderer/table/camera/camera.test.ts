import { describe, expect, test } from 'vitest';
import { cameraKey } from './keys';
import { basis, distanceOf, FOV, frameBox, groundSeen, type Viewport } from './orbit';
import { TableCamera } from './table-camera';

const port: Viewport = { width: 1280, height: 800, inset: { right: 0, top: 0, bottom: 0 } };
const sea = { x0: -457, y0: -457, x1: 457, y1: 457, top: 20 };

/** Where a point of the table is on the canvas, −1…1. */
function seen(view: ReturnType<typeof frameBox>, p: readonly [number, number, number], aspect: number) {
  const { right, up, forward } = basis(view);
  const rel = [p[0] - view.x, p[1] - view.y, p[2]] as const;
  const dot = (v: readonly [number, number, number]) => v[0] * rel[0] + v[1] * rel[1] + v[2] * rel[2];
  const depth = 1 + dot(forward) / distanceOf(view.span, FOV);
  return [dot(right) / depth / (view.span / 2) / aspect, dot(up) / depth / (view.span / 2)] as const;
}

describe('framing a box', () => {
  test.each([0, 30, 52, 70])(
    'at a tilt of %i° every corner of the sea is on the canvas, and it fills it',
    (tilt) => {
      const view = frameBox(sea, { azimuth: 0, tilt }, port, false);
      const corners = [sea.x0, sea.x1].flatMap((x) =>
        [sea.y0, sea.y1].map((y) => seen(view, [x, y, 0], 1.6)),
      );
      const most = Math.max(...corners.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]));
      expect(most).toBeLessThan(1.03);
      expect(most).toBeGreaterThan(0.9);
    },
  );

  test('what a panel covers is left free', () => {
    const inset = { right: 400, top: 0, bottom: 0 };
    const view = frameBox(sea, { azimuth: 0, tilt: 52 }, { ...port, inset }, false);
    const [x] = seen(view, [sea.x1, sea.y0, 0], 1.6);
    expect(x).toBeLessThan((1280 - 400) / 1280 + 0.02);
  });
});

const camera = () => {
  const c = new TableCamera({ azimuth: 0, tilt: 52 }, sea);
  c.resize(port);
  return c;
};

describe('the camera', () => {
  test('comes to rest, and then asks for no more frames', () => {
    const c = camera();
    c.pan(100, 0);
    let frames = 0;
    while (c.advance(1 / 60) && frames < 600) frames++;
    expect(frames).toBeGreaterThan(5);
    expect(frames).toBeLessThan(120);
    expect(c.shown.x).toBeCloseTo(100, 0);
  });

  test('reduced motion cuts to the view at once', () => {
    const c = camera();
    c.reduced = true;
    c.setChart(true);
    c.advance(1 / 60);
    expect(c.flat).toBe(1);
    expect(c.shown.tilt).toBe(0);
  });

  test('leaving the chart gives back the view from before', () => {
    const c = camera();
    c.reduced = true;
    c.orbit(30, 6);
    c.setChart(true);
    c.setChart(false);
    c.advance(1);
    expect(c.shown.azimuth).toBeCloseTo(30);
    expect(c.shown.tilt).toBeCloseTo(58);
  });

  test('zooming keeps the place under the pointer where it is', () => {
    const c = camera();
    c.reduced = true;
    c.set({ x: 0, y: 0, span: 600 });
    c.zoom(0.5, [100, 40]);
    c.advance(1);
    expect(c.shown).toMatchObject({ x: 50, y: 20, span: 300 });
  });

  test('panning goes the way the eye looks, also from the other side', () => {
    const c = camera();
    c.reduced = true;
    c.set({ x: 0, y: 0, azimuth: 180 });
    c.pan(50, 0);
    c.advance(1);
    expect(c.shown.x).toBeCloseTo(-50);
  });

  test('a bookmark brings back place, side and chart', () => {
    const c = camera();
    c.reduced = true;
    c.set({ x: 10, y: 20, span: 300, azimuth: 40 });
    expect(cameraKey(c, key('1', { altKey: true, shiftKey: true, code: 'Digit1' }))).toBe(true);
    c.fitAll();
    cameraKey(c, key('1', { altKey: true, code: 'Digit1' }));
    c.advance(1);
    expect(c.shown).toMatchObject({ x: 10, y: 20, span: 300, azimuth: 40 });
  });

  test('following keeps a moving point in the middle until the next pan', () => {
    const c = camera();
    c.reduced = true;
    c.follow(() => [77, -33]);
    c.advance(1);
    expect([c.shown.x, c.shown.y]).toEqual([77, -33]);
    c.pan(1, 0);
    expect(c.isFollowing).toBe(false);
  });

  test('a key with Ctrl is none of the camera’s', () => {
    expect(cameraKey(camera(), key('ArrowUp', { ctrlKey: true }))).toBe(false);
    expect(cameraKey(camera(), key('q'))).toBe(false);
  });
});

const key = (name: string, o: Partial<Parameters<typeof cameraKey>[1]> = {}) => ({
  key: name,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...o,
});

test('the ground that is seen reaches to the corners of the canvas', () => {
  const view = frameBox(sea, { azimuth: 30, tilt: 40 }, port, false);
  const corners = groundSeen(view, port, false).map(([x, y]) => seen(view, [x, y, 0], 1280 / 800));
  const wanted = [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ];
  corners.forEach(([x, y], k) => {
    expect(x).toBeCloseTo(wanted[k]?.[0] ?? 0, 6);
    expect(y).toBeCloseTo(wanted[k]?.[1] ?? 0, 6);
  });
});

test('from straight above the ground that is seen is a rectangle as high as the span', () => {
  const view = { x: 10, y: 20, span: 100, azimuth: 0, tilt: 0 };
  expect(groundSeen(view, port, true)).toEqual([
    [-70, 70],
    [90, 70],
    [90, -30],
    [-70, -30],
  ]);
});
