import type { ShipStyle } from '../../pieces/ship/atlas';
import { type Ctx, icon } from '../canvas';

/** What a nation sews on its canvas and flies at its stern. */
export function emblem(g: Ctx, style: ShipStyle, x: number, y: number, dye: string): void {
  g.save();
  g.translate(x, y);
  g.fillStyle = dye;
  if (style === 'england') {
    for (let k = 0; k < 4; k++) {
      g.rotate(Math.PI / 2);
      g.beginPath();
      g.moveTo(-8, 0);
      g.quadraticCurveTo(-12, -40, -30, -72);
      g.quadraticCurveTo(0, -64, 30, -72);
      g.quadraticCurveTo(12, -40, 8, 0);
      g.fill();
    }
  } else if (style === 'spain') raggedSaltire(g, 84, 17);
  else if (style === 'france') lily(g, 82);
  else icon(g, 'skull-crossed-bones', 0, 0, 156, dye);
  g.restore();
}

/** The cross of Burgundy: a saltire of knotted staves. */
export function raggedSaltire(g: Ctx, reach: number, width: number): void {
  for (const turn of [Math.PI / 4, -Math.PI / 4]) {
    g.save();
    g.rotate(turn);
    g.fillRect(-reach, -width / 2, reach * 2, width);
    for (let k = -2; k <= 2; k++) {
      const a = (k * reach) / 2.6;
      for (const side of [-1, 1]) {
        g.beginPath();
        g.moveTo(a - width * 0.5, (side * width) / 2);
        g.lineTo(a + width * 0.1, side * width * 1.15);
        g.lineTo(a + width * 0.6, (side * width) / 2);
        g.fill();
      }
    }
    g.restore();
  }
}

/** A fleur-de-lis about the origin. */
export function lily(g: Ctx, size: number): void {
  const s = size / 100;
  g.save();
  g.scale(s, s);
  g.beginPath();
  g.moveTo(0, -100);
  g.bezierCurveTo(34, -60, 30, -20, 12, 22);
  g.lineTo(-12, 22);
  g.bezierCurveTo(-30, -20, -34, -60, 0, -100);
  g.fill();
  for (const side of [-1, 1]) {
    g.beginPath();
    g.moveTo(side * 14, 22);
    g.bezierCurveTo(side * 26, -40, side * 92, -52, side * 88, 0);
    g.bezierCurveTo(side * 84, 26, side * 56, 26, side * 54, 4);
    g.bezierCurveTo(side * 66, 8, side * 70, -6, side * 58, -10);
    g.bezierCurveTo(side * 40, -14, side * 34, 10, side * 30, 22);
    g.fill();
    g.beginPath();
    g.moveTo(side * 8, 38);
    g.bezierCurveTo(side * 18, 62, side * 40, 62, side * 44, 82);
    g.bezierCurveTo(side * 22, 72, side * 10, 84, 0, 98);
    g.lineTo(0, 38);
    g.fill();
  }
  g.fillRect(-46, 24, 92, 12);
  g.restore();
}
