import type * as THREE from 'three';
import { type Motion, together } from '../../../table/motion/queue';
import { lerp, smooth } from '../../../table/units';
import type { PirateId } from '../names';
import type { Show } from './Fleet';
import { spaceX } from './layout';

/** What moves of a ship: her whole group, and the card that turns over in it. */
export type Berth = { readonly group: THREE.Group; readonly card: THREE.Group };
type Find = (pirate: PirateId) => Berth | undefined;

/** How far a ship slides out of the row, towards the reader. */
const out = 66;
const lift = 9;

/**
 * As players do it by hand: the named ships slide out of the row, the others close up, and they slide in again.
 * @param redraw asks for a frame
 */
export function sailing(moves: Show['moves'], find: Find, redraw: () => void): Motion[] {
  if (moves.length === 0) return [];
  return [
    together(
      moves.map(({ pirate, from, to, named }) => ({
        duration: named ? 960 : 420,
        delay: named ? 0 : 270,
        apply: (t) => {
          const group = find(pirate)?.group;
          if (!group) return;
          const across = named ? smooth(0.25, 0.75, t) : t;
          const away = named ? smooth(0, 0.25, t) - smooth(0.75, 1, t) : 0;
          group.position.set(lerp(spaceX(from), spaceX(to), across), away * lift, away * out);
          redraw();
        },
      })),
    ),
  ];
}

/** A ship's card is lifted and turned over: damaged or repaired. */
export function flips(turned: Show['turned'], find: Find, redraw: () => void): Motion[] {
  if (turned.length === 0) return [];
  return [
    together(
      turned.map(({ pirate, damaged }, n) => ({
        duration: 420,
        delay: n * 90,
        apply: (t) => {
          const card = find(pirate)?.card;
          if (!card) return;
          const rest = card.userData.rest ?? card.position.y;
          card.userData.rest = rest;
          card.rotation.z = Math.PI * (damaged ? t : 1 - t);
          card.position.y = rest + Math.sin(Math.PI * t) * 40;
          redraw();
        },
        end: () => {
          const card = find(pirate)?.card;
          if (card && typeof card.userData.rest === 'number') card.position.y = card.userData.rest;
        },
      })),
    ),
  ];
}
