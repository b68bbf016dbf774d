import { use, useMemo } from 'react';
import picture from '../../../../../assets/textures/caribbean.webp';
import type { Board as BoardData } from '../../../../core/games/caribbean/board';
import { MeshBuilder, WHOLE } from '../../../pieces/mesh/builder';
import { useStage } from '../../../table/context';
import { Ink, type InkLayer } from '../../../table/marks/Marks';
import { gloss, ink } from '../../../table/materials';
import { loadPicture } from '../../../textures/baked';
import { BOARD, bordersOnce, type Chart } from '../chart/chart';
import { HAVEN_COLOURS } from '../chart/paint-chart';

/** The framed chart. A custom board has no printed chart: its spaces are discs on water, joined by their borders. */
export function Board({ chart, board }: { chart: Chart; board: BoardData }) {
  const { materials } = useStage();
  const frame = useMemo(() => frameGeometry(), []);
  return (
    <>
      <mesh geometry={frame} material={materials.matte} castShadow receiveShadow />
      {chart.printed ? <PrintedChart /> : <PlainChart chart={chart} board={board} />}
    </>
  );
}

const SURFACE = [0, BOARD.top, -BOARD.y] as const;

function PrintedChart() {
  const { tier } = useStage();
  const map = use(loadPicture(picture));
  const material = useMemo(() => {
    map.anisotropy = tier.anisotropy;
    return gloss({ map, shine: 12, specular: '#1a1610' });
  }, [map, tier]);
  return (
    <mesh rotation-x={-Math.PI / 2} position={SURFACE} material={material} receiveShadow>
      <planeGeometry args={[BOARD.width, BOARD.height]} />
    </mesh>
  );
}

function PlainChart({ chart, board }: { chart: Chart; board: BoardData }) {
  const layers = useMemo((): InkLayer[] => {
    const z = BOARD.top + 0.4;
    const spacesOf = (haven: string | null) =>
      chart.spaces.filter((id) => (board.spaces[id]?.haven ?? null) === haven);
    return [
      {
        hex: '#e9dab6',
        opacity: 0.5,
        order: 2,
        draw: (b) => {
          for (const [from, to] of bordersOnce(board))
            b.ribbon([chart.pointOf(from), chart.pointOf(to)], 1.6, z);
        },
      },
      {
        hex: '#78a89a',
        opacity: 0.9,
        order: 3,
        draw: (b) => {
          for (const id of spacesOf(null)) b.area(chart.outlineOf(id), z);
        },
      },
      ...Object.entries(HAVEN_COLOURS).map(
        ([colour, hex]): InkLayer => ({
          hex,
          opacity: 0.95,
          order: 3,
          draw: (b) => {
            for (const id of spacesOf(colour)) b.area(chart.outlineOf(id), z);
          },
        }),
      ),
    ];
  }, [chart, board]);
  return (
    <>
      <mesh rotation-x={-Math.PI / 2} position={SURFACE} material={ink('#1c4a58', 1)} receiveShadow>
        <planeGeometry args={[BOARD.width, BOARD.height]} />
      </mesh>
      <Ink layers={layers} />
    </>
  );
}

function frameGeometry() {
  const w = BOARD.width + 26;
  const d = BOARD.height + 26;
  const z = -BOARD.y;
  const b = new MeshBuilder().tint('#4b2d18').box([0, 2.4, z], [w, 4.8, d], WHOLE).tint('#6b4425');
  for (const [x, dz, u, v] of [
    [0, d / 2 - 4, w, 8],
    [0, -d / 2 + 4, w, 8],
    [w / 2 - 4, 0, 8, d],
    [-w / 2 + 4, 0, 8, d],
  ] as const)
    b.box([x, 4, z + dz], [u, 5.4, v], WHOLE);
  b.tint('#c2933f');
  for (const x of [-1, 1])
    for (const s of [-1, 1]) {
      b.box([x * (w / 2 - 11), 5, z + s * (d / 2 - 4)], [24, 6.4, 9.4], WHOLE);
      b.box([x * (w / 2 - 4), 5, z + s * (d / 2 - 11)], [9.4, 6.4, 24], WHOLE);
    }
  return b.done();
}
