import { type Ref, useEffect, useMemo } from 'react';
import * as THREE from 'three';
import { useStage } from '../table/context';
import type { TableRay } from '../table/input';
import { hitBox } from '../table/input';
import { Ink, type InkLayer } from '../table/marks/Marks';
import { type Pt, place, RAD } from '../table/units';
import { addCard, CARD, type CardFaces, type CardSize, cardGeometry } from './card';
import type { CardSpot } from './card-layout';
import type { CardSheet } from './card-sheet';
import { MeshBuilder, WHOLE } from './mesh/builder';

export type CardOnTable = {
  readonly id: string;
  readonly spot: CardSpot;
  /** Faces by number on the sheet. */
  readonly front: number;
  readonly back: number;
  readonly up: boolean;
  /** A pile can be one thick card. */
  readonly thick?: number;
};

/** The matrix of a card: about its lower edge when it leans, turned over about its long axis when it is face down. */
export function cardMatrix(
  spot: CardSpot,
  up: boolean,
  thick: number,
  height: number = CARD.height,
): THREE.Matrix4 {
  const m = new THREE.Matrix4().makeTranslation(spot.x, spot.z, -spot.y);
  m.multiply(new THREE.Matrix4().makeRotationY(spot.turn * RAD));
  if (spot.lean)
    m.multiply(new THREE.Matrix4().makeRotationX(spot.lean * RAD)).multiply(
      new THREE.Matrix4().makeTranslation(0, 0, -height / 2),
    );
  if (!up)
    m.multiply(new THREE.Matrix4().makeTranslation(0, thick, 0)).multiply(
      new THREE.Matrix4().makeRotationZ(Math.PI),
    );
  return m;
}
const facesOf = (sheet: CardSheet, front: number, back: number): CardFaces => ({
  front: sheet.face(front),
  back: sheet.face(back),
  edge: sheet.edge,
});

/**
 * All resting cards of one sheet as one draw call. Give it a list made with useMemo; leave out the cards that are moving
 * and draw those with `Card`.
 */
export function Cards({
  sheet,
  cards,
  size = CARD,
}: {
  sheet: CardSheet;
  cards: readonly CardOnTable[];
  size?: CardSize;
}) {
  const { reshade } = useStage();
  const geometry = useMemo(() => {
    const b = new MeshBuilder();
    for (const card of cards) {
      const thick = card.thick ?? size.thick;
      addCard(b, cardMatrix(card.spot, card.up, thick, size.height), facesOf(sheet, card.front, card.back), {
        ...size,
        thick,
      });
    }
    return b.done();
  }, [sheet, cards, size]);
  useEffect(() => {
    reshade();
    return () => geometry.dispose();
  }, [geometry, reshade]);
  return cards.length > 0 && <mesh geometry={geometry} material={sheet.material} castShadow receiveShadow />;
}

/** One card by itself, for what moves: take the `ref` of the group and set its matrix (`matrixAutoUpdate` is off). */
export function Card({
  sheet,
  card,
  size = CARD,
  ref,
}: {
  sheet: CardSheet;
  card: CardOnTable;
  size?: CardSize;
  ref?: Ref<THREE.Group>;
}) {
  const { front, back, spot, up } = card;
  const thick = card.thick ?? size.thick;
  const geometry = useMemo(
    () => cardGeometry(facesOf(sheet, front, back), { ...size, thick }),
    [sheet, front, back, size, thick],
  );
  const matrix = useMemo(() => cardMatrix(spot, up, thick, size.height), [spot, up, thick, size.height]);
  return (
    <group ref={ref} matrixAutoUpdate={false} matrix={matrix}>
      <mesh geometry={geometry} material={sheet.material} receiveShadow />
    </group>
  );
}

/** Which of some cards a look meets first; the topmost where they overlap. */
export function cardUnder<C extends CardOnTable>(
  ray: TableRay,
  cards: readonly C[],
  size: CardSize = CARD,
): C | null {
  let best: C | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const card of cards) {
    const { spot } = card;
    const rise = Math.sin(spot.lean * RAD) * size.height;
    const depth = Math.cos(spot.lean * RAD) * size.height;
    const pose = { x: spot.x, y: spot.y, heading: spot.turn };
    const box = {
      x0: -size.width / 2,
      x1: size.width / 2,
      y0: spot.lean ? 0 : -depth / 2,
      y1: spot.lean ? Math.max(6, depth) : depth / 2,
      top: spot.z + (card.thick ?? size.thick) + rise,
    };
    const t = hitBox(ray, pose, box);
    if (t !== null && t - spot.z * 0.01 < nearest) {
      nearest = t - spot.z * 0.01;
      best = card;
    }
  }
  return best;
}

/** The rounded outline round a card's place. */
export function slotOutline(spot: CardSpot, margin = 3, size: CardSize = CARD): Pt[] {
  const w = size.width / 2 + margin;
  const h = size.height / 2 + margin;
  const r = 6;
  const out: Pt[] = [];
  const corners = [
    [w - r, h - r],
    [-w + r, h - r],
    [-w + r, -h + r],
    [w - r, -h + r],
  ] as const;
  corners.forEach(([cx, cy], q) => {
    for (let k = 0; k <= 4; k++) {
      const a = ((q + k / 4) * Math.PI) / 2;
      out.push(
        place({ x: spot.x, y: spot.y, heading: spot.turn }, [cx + Math.cos(a) * r, cy + Math.sin(a) * r]),
      );
    }
  });
  return out;
}

/** A place where a card may go, or one that is chosen: a ring of light on the table. */
export function Slots({
  spots,
  colour,
  filled = false,
  size = CARD,
}: {
  spots: readonly CardSpot[];
  colour: string;
  filled?: boolean;
  size?: CardSize;
}) {
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: colour,
        opacity: 0.95,
        order: 6,
        draw: (b) => {
          for (const s of spots) b.ribbon(slotOutline(s, 3, size), 1.8, s.z + 0.8, { closed: true });
        },
      },
      {
        hex: colour,
        opacity: filled ? 0.2 : 0.07,
        order: 5,
        draw: (b) => {
          for (const s of spots) b.area(slotOutline(s, 3, size), s.z + 0.7);
        },
      },
    ],
    [spots, colour, filled, size],
  );
  return <Ink layers={layers} />;
}

/** A wooden rack for cards that stand before a player. @param width millimetres */
export function Rack({ x, y, width, turn = 0 }: { x: number; y: number; width: number; turn?: number }) {
  const { materials } = useStage();
  const geometry = useMemo(
    () =>
      new MeshBuilder()
        .box([0, 3, 6], [width, 6, 10], WHOLE)
        .box([0, 6, -8], [width, 12, 14], WHOLE)
        .box([0, 1.5, 0], [width + 6, 3, 34], WHOLE)
        .done(),
    [width],
  );
  return (
    <mesh
      geometry={geometry}
      material={materials.rack}
      position={[x, 0, -y]}
      rotation-y={turn * RAD}
      castShadow
      receiveShadow
    />
  );
}

/** Places a moving card `t` of the way between two spots, lifted in an arc; `flip` turns it over on the way. */
export function cardBetween(
  group: THREE.Group,
  from: { spot: CardSpot; up: boolean },
  to: { spot: CardSpot; up: boolean },
  t: number,
  lift = 40,
): void {
  const mixed = (k: keyof CardSpot) => from.spot[k] + (to.spot[k] - from.spot[k]) * t;
  const spot = {
    x: mixed('x'),
    y: mixed('y'),
    z: mixed('z') + Math.sin(Math.PI * t) * lift,
    turn: mixed('turn'),
    lean: mixed('lean'),
  };
  const m = cardMatrix(spot, from.up, CARD.thick);
  if (from.up !== to.up) m.multiply(new THREE.Matrix4().makeRotationZ(Math.PI * t * (from.up ? 1 : -1)));
  group.matrix.copy(m);
  group.matrixWorldNeedsUpdate = true;
}
