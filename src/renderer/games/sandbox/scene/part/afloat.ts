import * as THREE from 'three';
import { shapeOf } from '../../../../../core/games/sandbox/outline';
import type { PieceView } from '../../../../../core/games/sandbox/state';
import { flagSpot, islandGeometry } from '../../../../pieces/island/island-mesh';
import { HULLS } from '../../../../pieces/ship/hulls';
import { shipGeometry, streamerGeometry } from '../../../../pieces/ship/ship-mesh';
import type { Pt } from '../../../../table/units';
import { coin } from './coins';
import { type Part, part, stockOf } from './part';
import { vesselOf } from './vessels';
import { TINTS, type Wardrobe } from './wardrobe';

/** As many coins as are told apart on a deck or a beach. */
const MOST_COINS = 6;
const COIN = { radius: 4.2, thick: 1 };

const flagFor = ({ colour, owner }: PieceView, { flagOf }: Wardrobe): string =>
  colour ? TINTS[colour] : flagOf(owner);

/** A ship that is a model, with a glint on deck for what she carries; null for one that is a card. */
export function shipParts(piece: PieceView, wardrobe: Wardrobe): readonly Part[] | null {
  const vessel = vesselOf(piece, flagFor(piece, wardrobe));
  if (!vessel) return null;
  const { look, origin, hull } = vessel;
  const { materials } = wardrobe;
  const { length, beam, freeboard } = HULLS[hull];
  const key = JSON.stringify(look);
  const stock = stockOf(`ship ${key}`, () => ({
    geometry: shipGeometry(look),
    material: materials.ship,
    casts: true,
  }));
  const scale = origin === 'bow' ? 1 : piece.size.wide / 1000 / length;
  // A derelict lists to port and is down by the bow.
  const at = look.derelict
    ? new THREE.Matrix4().makeRotationFromEuler(new THREE.Euler(0.09, 0, -0.03))
    : new THREE.Matrix4().makeScale(scale, scale, scale);
  if (origin === 'middle') at.setPosition((length * scale) / 2, 0, 0);
  const shade = stockOf('hull shade', () => ({
    geometry: new THREE.PlaneGeometry().rotateX(-Math.PI / 2),
    material: materials.hullShade,
    casts: false,
  }));
  const shadeAt = new THREE.Matrix4()
    .makeScale(length * 1.26 * scale, 1, beam * 1.75 * scale)
    .setPosition((origin === 'bow' ? -length * 0.52 : 0) * scale, 0.25, 0);
  return [
    part(stock, at),
    part(shade, shadeAt),
    ...aboard(piece).map((worth, k) =>
      coin(
        worth,
        COIN.radius,
        COIN.thick,
        materials,
        new THREE.Matrix4().setPosition(
          -length * 0.42 - (k % 3) * 3.4,
          freeboard + 0.6,
          (k < 3 ? 1 : -1) * 2.4,
        ),
      ),
    ),
  ];
}

/** What is seen of treasure that lies in sight: its worth, or its back. */
const aboard = ({ hold }: PieceView): number[] =>
  (hold?.items ?? [])
    .filter(({ kind }) => kind === 'treasure' || kind === 'coin')
    .slice(0, MOST_COINS)
    .map(() => 0);

type Coast = {
  readonly outline: readonly Pt[];
  readonly spot: ReturnType<typeof flagSpot>;
  readonly key: string;
};
const coasts = new Map<string, Coast>();
function coastOf(piece: PieceView): Coast | null {
  const front = piece.identity?.front;
  if (front?.of !== 'set') return null;
  const known = coasts.get(front.id);
  if (known) return known;
  const outline = shapeOf(piece).map(({ x, y }): Pt => [x / 1000, y / 1000]);
  const coast = { outline, spot: flagSpot(outline), key: front.id };
  coasts.set(front.id, coast);
  return coast;
}

/** An island with its owner's flag and the treasure on its beach. */
export function islandParts(piece: PieceView, wardrobe: Wardrobe): readonly Part[] | null {
  const coast = coastOf(piece);
  if (!coast) return null;
  const home = piece.owner !== null;
  const { outline, spot } = coast;
  const ground = stockOf(`island ${coast.key} ${home}`, () => ({
    geometry: islandGeometry(outline, home),
    material: wardrobe.materials.matte,
    casts: true,
  }));
  const parts: Part[] = [part(ground)];
  if (home || piece.colour) {
    const colour = flagFor(piece, wardrobe);
    const streamer = stockOf(`streamer ${colour}`, () => ({
      geometry: streamerGeometry(colour, true),
      material: wardrobe.materials.ship,
      casts: true,
    }));
    parts.push(part(streamer, new THREE.Matrix4().setPosition(spot.at[0] - 4, spot.height, -spot.at[1])));
  }
  aboard(piece).forEach((worth, k) => {
    const at = new THREE.Matrix4().setPosition(9 + (k % 3) * 8.6, 4.5, 8 + Math.floor(k / 3) * 7);
    parts.push(coin(worth, COIN.radius, COIN.thick, wardrobe.materials, at));
  });
  return parts;
}
