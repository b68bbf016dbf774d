import { at } from '../../table/units';
import { canvas, disc, glow, rgba, wash } from '../canvas';
import { rng } from '../noise';

/** The cabin behind the table: stern windows with a moon, shelves, a chart on the wall. Small, out of focus, dim. */
export function paintCabin(): OffscreenCanvas {
  const W = 512;
  const H = 160;
  const [sharp, g] = canvas(W, H);
  const [soft, q] = canvas(W, H);
  const r = rng(14);
  wash(
    g,
    [0, 0, W, H],
    [0, 0, 0, H],
    [
      [0, '#0a0807'],
      [0.7, '#1b110b'],
      [1, '#0c0706'],
    ],
  );
  g.fillStyle = rgba('#000000', 0.35);
  for (let x = 0; x < W; x += 26) g.fillRect(x, 0, 2, H);
  for (let k = 0; k < 3; k++) {
    const x = 168 + k * 62;
    g.fillStyle = '#3a2413';
    g.fillRect(x - 5, 18, 62, 112);
    wash(
      g,
      [x, 23, 52, 102],
      [0, 22, 0, 126],
      [
        [0, '#1c3358'],
        [0.62, '#3d5f86'],
        [0.64, '#15273d'],
        [1, '#0d1a2a'],
      ],
    );
    if (k === 1) disc(g, x + 30, 48, 9, '#f4efd8');
    for (let w = 0; w < 7; w++) {
      g.fillStyle = rgba('#dbe6f0', k === 1 ? 0.5 : 0.15);
      g.fillRect(x + 12 + r() * 26, 90 + w * 5, 6 + r() * 12, 1.5);
    }
    g.fillStyle = '#24150b';
    g.fillRect(x + 24, 23, 4, 102);
    for (const y of [56, 90]) g.fillRect(x, y, 52, 3);
  }
  const spines = ['#5a2320', '#2f3d36', '#6b4d22', '#27303f', '#4a2f1b'];
  for (let s = 0; s < 3; s++) {
    for (let x = 372; x < 500; ) {
      const w = 4 + r() * 7;
      const h = 22 + r() * 11;
      g.fillStyle = at(spines, (r() * spines.length) | 0);
      g.fillRect(x, 52 + s * 38 - h, w, h);
      g.fillStyle = rgba('#d9b060', 0.5);
      g.fillRect(x, 52 + s * 38 - h * 0.7, w, 1);
      x += w + 0.6;
    }
    g.fillStyle = '#3a2413';
    g.fillRect(366, 52 + s * 38, 140, 4);
  }
  g.fillStyle = '#9a7f51';
  g.fillRect(36, 26, 96, 70);
  g.fillStyle = '#6d8a7a';
  g.beginPath();
  g.ellipse(84, 60, 34, 22, 0.2, 0, 7);
  g.fill();
  g.fillStyle = '#b99a62';
  g.beginPath();
  g.ellipse(90, 58, 14, 10, 1, 0, 7);
  g.fill();
  g.strokeStyle = '#3a2413';
  g.lineWidth = 4;
  g.strokeRect(36, 26, 96, 70);
  for (const [x, y] of [
    [20, 40],
    [345, 34],
  ] as const)
    glow(g, x, y, 60, [
      [0, 'rgba(255,180,90,.75)'],
      [0.15, 'rgba(255,150,60,.3)'],
      [1, 'rgba(255,140,60,0)'],
    ]);
  q.filter = 'blur(1.4px)';
  q.drawImage(sharp, 0, 0);
  q.filter = 'none';
  wash(
    q,
    [0, 0, 90, H],
    [0, 0, 90, 0],
    [
      [0, '#0f0a08'],
      [1, 'rgba(15,10,8,0)'],
    ],
  );
  wash(
    q,
    [W - 90, 0, 90, H],
    [W, 0, W - 90, 0],
    [
      [0, '#0f0a08'],
      [1, 'rgba(15,10,8,0)'],
    ],
  );
  return soft;
}

/** Warm light with nothing in it: lamp, pool of light, muzzle flash. */
export function paintGlow(): OffscreenCanvas {
  const [c, g] = canvas(128, 128);
  glow(g, 64, 64, 64, [
    [0, 'rgba(255,232,180,1)'],
    [0.18, 'rgba(255,190,110,.55)'],
    [0.5, 'rgba(255,150,70,.14)'],
    [1, 'rgba(255,140,60,0)'],
  ]);
  return c;
}

/** A puff of powder smoke, white on nothing. */
export function paintSmoke(): OffscreenCanvas {
  const [c, g] = canvas(128, 128);
  const r = rng(55);
  for (let k = 0; k < 60; k++) {
    const a = r() * 7;
    const d = r() * 30;
    glow(g, 64 + Math.cos(a) * d, 64 + Math.sin(a) * d, 14 + r() * 20, [
      [0, rgba(r() > 0.5 ? '#f4efe6' : '#cfc6b8', 0.22)],
      [1, 'rgba(230,224,212,0)'],
    ]);
  }
  return c;
}

/** Contact shade under a hull with a thin line of broken water round it. */
export function paintHullShade(): OffscreenCanvas {
  const [c, g] = canvas(256, 128);
  const r = rng(8);
  g.translate(128, 64);
  g.save();
  g.scale(1.9, 0.86);
  glow(
    g,
    0,
    0,
    60,
    [
      [0, 'rgba(0,10,14,.85)'],
      [0.65, 'rgba(0,12,16,.55)'],
      [1, 'rgba(0,12,16,0)'],
    ],
    10,
  );
  g.restore();
  for (let k = 0; k < 420; k++) {
    const a = r() * 6.2832;
    const e = 1 + (r() - 0.4) * 0.16;
    disc(
      g,
      Math.cos(a) * 96 * e,
      Math.sin(a) * 34 * e,
      0.6 + r() * 1.3,
      `rgba(226,244,236,${0.12 + r() * 0.3})`,
    );
  }
  return c;
}

/** A painted sphere of warm room and cool window: metal without an environment map. */
export function paintMatcap(kind: 'brass' | 'pewter' | 'gold'): OffscreenCanvas {
  const dyes = {
    brass: ['#2e1808', '#a06a28', '#d8a650', '#ffe9ae'],
    pewter: ['#26241f', '#85807a', '#b9b3a8', '#fbf4e6'],
    gold: ['#7d4c12', '#f0b548', '#ffd981', '#fff6d2'],
  } as const;
  const [dark, middle, light, high] = dyes[kind];
  const [c, g] = canvas(128, 128);
  g.fillStyle = dark;
  g.fillRect(0, 0, 128, 128);
  const blob = (x: number, y: number, rx: number, ry: number, hex: string, a: number) => {
    g.save();
    g.translate(x, y);
    g.scale(1, ry / rx);
    glow(g, 0, 0, rx, [
      [0, rgba(hex, a)],
      [1, rgba(hex, 0)],
    ]);
    g.restore();
  };
  blob(58, 52, 62, 50, middle, 1);
  blob(46, 38, 36, 28, light, 0.95);
  blob(40, 32, 13, 10, high, 1);
  blob(98, 94, 26, 18, '#4d6ea8', 0.4);
  blob(64, 118, 44, 12, middle, 0.8);
  blob(22, 84, 14, 26, light, 0.35);
  return c;
}
