import { paintBits } from '../paint/bits';
import { paintCompassFace } from '../paint/compass';
import { paintCabin, paintGlow, paintHullShade, paintMatcap, paintSmoke } from '../paint/room';
import { paintRipples } from '../paint/sea';
import { paintShips } from '../paint/ship';
import { paintPlainWood, paintTable } from '../paint/wood';

/** What is painted once, when the project is built, and shipped as WebP: every picture that no position changes. */
export function paintAll(): Record<string, OffscreenCanvas> {
  const wood = paintTable();
  const ships = paintShips();
  return {
    wood: wood.map,
    'wood-normal': wood.normal,
    rack: paintPlainWood('#6b4326', 4),
    ships: ships.map,
    'ships-glow': ships.glow,
    bits: paintBits(),
    ripples: paintRipples(),
    cabin: paintCabin(),
    compass: paintCompassFace(),
    glow: paintGlow(),
    smoke: paintSmoke(),
    'hull-shade': paintHullShade(),
    brass: paintMatcap('brass'),
    pewter: paintMatcap('pewter'),
    gold: paintMatcap('gold'),
  };
}
