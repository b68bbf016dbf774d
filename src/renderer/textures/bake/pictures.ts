import { paintCaribbeanChart } from '../../games/caribbean/chart/paint-chart';
import { paintBits } from '../paint/bits';
import { paintCompassFace } from '../paint/compass';
import { paintCabin, paintGlow, paintHullShade, paintMatcap, paintSmoke } from '../paint/room';
import { paintNightSea, paintRipples } from '../paint/sea';
import { paintShips } from '../paint/ship';
import { paintPlainWood, paintTable } from '../paint/wood';

/**
 * What is painted once, when the project is built, and shipped as WebP: every picture that no position changes.
 * A painter may make several pictures; each is called only when one of them is wanted.
 */
export const PAINTERS: readonly {
  readonly names: readonly string[];
  readonly paint: () => readonly OffscreenCanvas[];
}[] = [
  {
    names: ['wood', 'wood-normal'],
    paint: () => {
      const { map, normal } = paintTable();
      return [map, normal];
    },
  },
  {
    names: ['ships', 'ships-glow'],
    paint: () => {
      const { map, glow } = paintShips();
      return [map, glow];
    },
  },
  { names: ['rack'], paint: () => [paintPlainWood('#6b4326', 4)] },
  { names: ['bits'], paint: () => [paintBits()] },
  {
    // What lies on the table until the worker has painted the sea with its islands.
    names: ['sea'],
    paint: () => [
      paintNightSea(
        { size: 914.4, islands: [], bars: { long: 83.8, short: 57.5 } },
        { pixels: 1024, cells: 320 },
      ),
    ],
  },
  { names: ['ripples'], paint: () => [paintRipples()] },
  { names: ['cabin'], paint: () => [paintCabin()] },
  { names: ['compass'], paint: () => [paintCompassFace()] },
  { names: ['glow'], paint: () => [paintGlow()] },
  { names: ['smoke'], paint: () => [paintSmoke()] },
  { names: ['hull-shade'], paint: () => [paintHullShade()] },
  { names: ['brass'], paint: () => [paintMatcap('brass')] },
  { names: ['pewter'], paint: () => [paintMatcap('pewter')] },
  { names: ['gold'], paint: () => [paintMatcap('gold')] },
  { names: ['caribbean'], paint: () => [paintCaribbeanChart()] },
];
