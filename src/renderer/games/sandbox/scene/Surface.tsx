import { useMemo } from 'react';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { TABLE, type View } from '../../../../core/games/sandbox/state';
import { BAR } from '../../../../core/games/spanish-main/cards';
import { Sea } from '../../../pieces/Sea';
import { useStage } from '../../../table/context';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import { gloss } from '../../../table/materials';
import { Room, WoodTable } from '../../../table/Room';
import { C } from '../../../table/tokens';
import { MM, type Pt, place } from '../../../table/units';
import { pieceWords } from '../words';
import { outlineOn } from './Marks';
import type { Frame } from './part/part';

const SEA_SIDE = 914.4;
const WIDE = (TABLE.halfWide / 1000) * 2;
const DEEP = (TABLE.halfDeep / 1000) * 2;
/** Beyond what pieces may lie on there is a hand's breadth of wood. */
const MARGIN = 140;
const LAMP = [-9.55, -6.35] as const;
const NO_PROPS: readonly [] = [];

type Props = { readonly view: View; readonly frames: ReadonlyMap<PieceId, Frame> };

/** The table top: walnut, with a sea or a green cloth on it. */
export function Surface({ view, frames }: Props) {
  return (
    <>
      <WoodTable width={(WIDE + 2 * MARGIN) * MM} depth={(DEEP + 2 * MARGIN) * MM} y={-0.008} />
      <Room props={NO_PROPS} lamp={LAMP} />
      {view.surface === 'sea' && <Water view={view} frames={frames} />}
      {view.surface === 'felt' && <Cloth />}
    </>
  );
}

/** Spanish Main's sea, in the middle. It is painted anew when an island has come to rest somewhere else. */
function Water({ view, frames }: Props) {
  const islands = view.pieces.flatMap((piece) => {
    const frame = frames.get(piece.id);
    if (piece.kind !== 'island' || !frame) return [];
    return [{ outline: outlineOn(piece, frame), name: pieceWords(piece).replace(/^\S+ /, '') }];
  });
  const shore = JSON.stringify(islands);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value
  const plan = useMemo(() => ({ size: SEA_SIDE, islands, bars: { long: BAR.L, short: BAR.S } }), [shore]);
  return <Sea plan={plan} />;
}

function Cloth() {
  const { baked, materials } = useStage();
  const material = useMemo(
    () =>
      gloss({
        map: materials.white,
        normal: baked.ripples,
        bump: 0.4,
        shine: 4,
        specular: '#0a0f0c',
        color: '#2c5f46',
      }),
    [baked, materials],
  );
  return (
    <mesh rotation-x={-Math.PI / 2} position-y={-0.004} material={material} receiveShadow>
      <planeGeometry args={[WIDE * MM, DEEP * MM]} />
    </mesh>
  );
}

/** Layout zones with their names, and snap points. */
export function Spots({ view: { zones, snaps } }: Pick<Props, 'view'>) {
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: C.brassLight,
        opacity: 0.6,
        order: 1,
        draw: (b) => {
          for (const { pose, wide, deep } of zones) {
            const [w, d] = [wide / 2000, deep / 2000];
            const at = { x: pose.x / 1000, y: pose.y / 1000, heading: pose.heading / 1000 };
            const corners: readonly Pt[] = [
              [-w, -d],
              [w, -d],
              [w, d],
              [-w, d],
            ];
            b.ribbon(
              corners.map((corner) => place(at, corner)),
              1.2,
              0.4,
              { closed: true, dash: [8, 5] },
            );
          }
          for (const { x, y, radius } of snaps) {
            b.ring([x / 1000, y / 1000], Math.max(1, radius / 1000 - 1), radius / 1000, 0.4);
            b.cross([x / 1000, y / 1000], 3, 0.8, 0.4);
          }
        },
      },
    ],
    [zones, snaps],
  );
  return (
    <>
      <Ink layers={layers} />
      {zones.map(({ id, name, pose, deep }) => (
        <Tag
          key={id}
          spec={{
            text: name,
            at: [pose.x / 1000, pose.y / 1000 + deep / 2000, 1],
            tone: 'range',
            side: 'above',
          }}
        />
      ))}
    </>
  );
}
