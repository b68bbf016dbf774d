import { C } from '../../table/tokens';
import { type Ctx, canvas, disc, glow, rgba } from '../canvas';

export function compassRose(
  g: Ctx,
  x: number,
  y: number,
  r: number,
  dye: { dark: string; light: string; accent: string },
): void {
  g.save();
  g.translate(x, y);
  g.strokeStyle = dye.dark;
  g.lineWidth = Math.max(1, r * 0.012);
  for (const k of [1, 0.93, 0.56]) {
    g.beginPath();
    g.arc(0, 0, r * k, 0, 7);
    g.stroke();
  }
  for (let k = 0; k < 72; k++) {
    const a = (k * Math.PI) / 36;
    const l = k % 9 === 0 ? 1 : k % 2 ? 0.965 : 0.95;
    g.beginPath();
    g.moveTo(Math.cos(a) * r * 0.93, Math.sin(a) * r * 0.93);
    g.lineTo(Math.cos(a) * r * l, Math.sin(a) * r * l);
    g.stroke();
  }
  const star = (count: number, offset: number, length: number, width: number) => {
    for (let k = 0; k < count; k++) {
      g.save();
      g.rotate(offset + (k * 2 * Math.PI) / count);
      for (const [side, fill] of [
        [1, dye.dark],
        [-1, dye.light],
      ] as const) {
        g.beginPath();
        g.moveTo(0, -r * length);
        g.lineTo(side * r * width, -r * width);
        g.lineTo(0, 0);
        g.closePath();
        g.fillStyle = fill;
        g.fill();
      }
      g.stroke();
      g.restore();
    }
  };
  star(8, Math.PI / 8, 0.5, 0.06);
  star(4, Math.PI / 4, 0.68, 0.1);
  star(4, 0, 0.9, 0.13);
  g.fillStyle = dye.accent;
  g.beginPath();
  g.moveTo(0, -r * 1.22);
  g.quadraticCurveTo(r * 0.12, -r * 1.1, 0, -r * 0.98);
  g.quadraticCurveTo(-r * 0.12, -r * 1.1, 0, -r * 1.22);
  g.fill();
  for (const s of [1, -1]) {
    g.beginPath();
    g.moveTo(0, -r * 1.02);
    g.quadraticCurveTo(s * r * 0.14, -r * 1.02, s * r * 0.12, -r * 1.14);
    g.quadraticCurveTo(s * r * 0.05, -r * 1.1, 0, -r * 1.02);
    g.fill();
  }
  disc(g, 0, 0, r * 0.07, dye.light);
  g.stroke();
  g.restore();
}

/** Thirty-two rhumb lines from a point. */
export function rhumbLines(g: Ctx, x: number, y: number, length: number, dye: string, width = 1): void {
  g.save();
  g.strokeStyle = dye;
  g.lineWidth = width;
  for (let k = 0; k < 32; k++) {
    const a = (k * Math.PI) / 16;
    g.globalAlpha = k % 4 ? 0.55 : 1;
    g.beginPath();
    g.moveTo(x + Math.cos(a) * 20, y + Math.sin(a) * 20);
    g.lineTo(x + Math.cos(a) * length, y + Math.sin(a) * length);
    g.stroke();
  }
  g.restore();
}

/** The face of the brass compass that lies beside the sea. */
export function paintCompassFace(): OffscreenCanvas {
  const [c, g] = canvas(256, 256);
  g.fillStyle = '#e8d9b4';
  g.fillRect(0, 0, 256, 256);
  glow(
    g,
    128,
    128,
    181,
    [
      [0, rgba('#8a6a3c', 0)],
      [0.7, rgba('#6b4520', 0.6)],
      [1, rgba('#6b4520', 0.6)],
    ],
    30,
  );
  compassRose(g, 128, 132, 92, { dark: C.sepia, light: '#f2e6c8', accent: '#9c2f28' });
  return c;
}
