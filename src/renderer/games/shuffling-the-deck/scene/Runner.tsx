import { useEffect, useMemo } from 'react';
import { MeshBuilder } from '../../../pieces/mesh/builder';
import { matte } from '../../../table/materials';
import { C, TYPE } from '../../../table/tokens';
import { paintedTexture } from '../../../textures/baked';
import { canvas, rgba, text } from '../../../textures/canvas';
import { rng } from '../../../textures/noise';
import { spaceX, table } from './layout';

const pixels = { width: 1412, height: 376 } as const;

/** A runner of dark leather under the row, its nine spaces tooled in gold. */
export function Runner() {
  const made = useMemo(() => {
    const { x0, x1, y0, y1 } = table.runner;
    const geometry = new MeshBuilder()
      .grid(
        [
          [
            [x0, 0.5, -y0],
            [x1, 0.5, -y0],
          ],
          [
            [x0, 0.5, -y1],
            [x1, 0.5, -y1],
          ],
        ],
        [0, 0, 1, 1],
      )
      .done();
    return { geometry, material: matte({ map: paint() }) };
  }, []);
  useEffect(
    () => () => {
      made.geometry.dispose();
      made.material.dispose();
    },
    [made],
  );
  return <mesh geometry={made.geometry} material={made.material} receiveShadow />;
}

function paint() {
  const { width: w, height: h } = pixels;
  const [surface, g] = canvas(w, h);
  const perMm = w / (table.runner.x1 - table.runner.x0);
  const r = rng(4);
  g.fillStyle = '#1c3947';
  g.fillRect(0, 0, w, h);
  for (let k = 0; k < 2200; k++) {
    g.fillStyle = r() > 0.5 ? rgba('#4a7080', 0.16) : rgba('#081218', 0.2);
    g.fillRect(r() * w, r() * h, 2 + r() * 7, 1.4);
  }
  g.strokeStyle = rgba(C.brass, 0.85);
  g.lineWidth = 3;
  g.strokeRect(12, 12, w - 24, h - 24);
  g.lineWidth = 1.2;
  g.strokeRect(19, 19, w - 38, h - 38);
  for (let index = 0; index < 9; index++) {
    const x = (spaceX(index) - table.runner.x0) * perMm;
    const y = h - 34;
    text(g, String(index + 1), x, y + 12, `42px ${TYPE.title}`, C.brassLight);
    g.fillStyle = rgba(C.brass, 0.7);
    for (const side of [-1, 1]) {
      g.beginPath();
      g.moveTo(x + side * 24, y);
      g.lineTo(x + side * 32, y - 5);
      g.lineTo(x + side * 56, y);
      g.lineTo(x + side * 32, y + 5);
      g.fill();
    }
  }
  return paintedTexture(surface, 4);
}
