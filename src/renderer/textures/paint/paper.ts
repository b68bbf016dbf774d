import { C } from '../../table/tokens';
import { type Ctx, rgba, wash } from '../canvas';
import { rng } from '../noise';

/** Soft mottled paper in a box, darker to the edges; for cards, charts and labels. @param edge 0 for none */
export function paper(
  g: Ctx,
  [x, y, w, h]: readonly [number, number, number, number],
  base: string = C.paper,
  seed = 3,
  edge = 0.35,
): void {
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.fillStyle = base;
  g.fillRect(x, y, w, h);
  const r = rng(seed);
  const n = Math.round((w * h) / 2600);
  for (let k = 0; k < n; k++) {
    const a = x + r() * w;
    const b = y + r() * h;
    const q = 8 + r() * 60;
    const s = g.createRadialGradient(a, b, 0, a, b, q);
    s.addColorStop(0, r() > 0.45 ? rgba('#8a6a3c', 0.07) : rgba('#fff8e2', 0.1));
    s.addColorStop(1, rgba('#8a6a3c', 0));
    g.fillStyle = s;
    g.fillRect(a - q, b - q, q * 2, q * 2);
  }
  for (let k = 0; k < n * 3; k++) {
    g.fillStyle = rgba('#5a3d1c', 0.05 + r() * 0.08);
    g.fillRect(x + r() * w, y + r() * h, 1, 1);
  }
  if (edge > 0) {
    const q = Math.min(w, h) * 0.22;
    const sides = [
      [x, 0, x + q, 0],
      [x + w, 0, x + w - q, 0],
      [0, y, 0, y + q],
      [0, y + h, 0, y + h - q],
    ] as const;
    for (const line of sides)
      wash(g, [x, y, w, h], line, [
        [0, rgba('#6b4520', edge)],
        [0.4, rgba('#6b4520', edge * 0.25)],
        [1, rgba('#6b4520', 0)],
      ]);
  }
  g.restore();
}
