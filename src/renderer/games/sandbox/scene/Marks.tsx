import { useEffect, useMemo, useRef } from 'react';
import type * as THREE from 'three';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { shapeOf } from '../../../../core/games/sandbox/outline';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { C, SIGNAL } from '../../../table/tokens';
import { type Pt, place } from '../../../table/units';
import { chosenOf, useDesk } from '../desk';
import { pieceWords, say } from '../words';
import type { Frame } from './part/part';

type Props = { readonly pieces: readonly PieceView[]; readonly frames: ReadonlyMap<PieceId, Frame> };

/** A piece's edge on the table. */
export const outlineOn = (piece: PieceView, frame: Frame): Pt[] =>
  shapeOf(piece).map(({ x, y }) => place(frame, [x / 1000, y / 1000]));

/** Light round what is chosen, a fainter one round what the pointer is on. */
export function ChosenMarks({ pieces, frames }: Props) {
  const chosen = useDesk((desk) => desk.chosen);
  const hovered = useDesk((desk) => desk.hovered);
  const holding = useDesk((desk) => desk.holding);
  const layers = useMemo((): InkLayer[] => {
    const draw = (ids: readonly PieceId[], width: number) => (b: Parameters<InkLayer['draw']>[0]) => {
      for (const piece of chosenOf(pieces, ids)) {
        const frame = frames.get(piece.id);
        if (frame && !holding.includes(piece.id))
          b.ribbon(outlineOn(piece, frame), width, frame.z + 1.2, { closed: true });
      }
    };
    const faint = hovered && !chosen.includes(hovered) ? [hovered] : [];
    return [
      { hex: SIGNAL.under.night, opacity: 0.45, order: 10, through: true, draw: draw(chosen, 4.4) },
      { hex: SIGNAL.select.night, opacity: 1, order: 11, through: true, draw: draw(chosen, 2.2) },
      { hex: C.bone, opacity: 0.75, order: 11, through: true, draw: draw(faint, 1.2) },
    ];
  }, [pieces, frames, chosen, hovered, holding]);
  return (
    <>
      <Ink layers={layers} />
      <Label pieces={pieces} frames={frames} />
    </>
  );
}

/** What the pointer is on, in words; what has been given a name always shows it. */
function Label({ pieces, frames }: Props) {
  const hovered = useDesk((desk) => desk.hovered);
  const holding = useDesk((desk) => desk.holding);
  const specs = useMemo(
    () =>
      pieces.flatMap((piece): (TagSpec & { readonly id: PieceId })[] => {
        const frame = frames.get(piece.id);
        const name = piece.identity?.name ?? null;
        const on = piece.id === hovered && holding.length === 0;
        if (!frame || holding.includes(piece.id) || (!on && name === null)) return [];
        const held =
          piece.hold && piece.hold.count > 0 ? ` · ${say('sb.holds', { count: piece.hold.count })}` : '';
        const top = frame.z + piece.size.high / 1000 + (piece.kind === 'ship' ? 46 : 2);
        return [
          {
            id: piece.id,
            text: on ? `${pieceWords(piece)}${held}` : (name ?? ''),
            at: [frame.x, frame.y, top],
            tone: on ? 'plain' : 'pennant',
            side: 'above',
            ...(!on && { colour: '#e9dab6' }),
          },
        ];
      }),
    [pieces, frames, hovered, holding],
  );
  return specs.map(({ id, ...spec }) => <Pinned key={id} spec={spec} />);
}

/** A label that is only told anew when it says something else or hangs elsewhere. */
function Pinned({ spec }: { readonly spec: TagSpec }) {
  const key = JSON.stringify(spec);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by value
  const kept = useMemo(() => spec, [key]);
  return <Tag spec={kept} />;
}

/** The box that is being drawn round pieces. */
export function BoxMark() {
  const box = useDesk((desk) => desk.box);
  const layers = useMemo((): InkLayer[] => {
    if (!box) return [];
    const [[ax, ay], [bx, by]] = box;
    const corners: Pt[] = [
      [ax, ay],
      [bx, ay],
      [bx, by],
      [ax, by],
    ];
    return [
      { hex: SIGNAL.select.night, opacity: 0.12, order: 12, through: true, draw: (b) => b.area(corners, 1) },
      {
        hex: SIGNAL.select.night,
        opacity: 0.95,
        order: 13,
        through: true,
        draw: (b) => b.ribbon(corners, 1.6, 1.2, { closed: true }),
      },
    ];
  }, [box]);
  return <Ink layers={layers} />;
}

/** Where what is held would come down: its edge on the table, moved with the hand. */
export function DropMarks({
  pieces,
  frames,
  follow,
}: Props & { readonly follow: (group: THREE.Group | null) => void }) {
  const holding = useDesk((desk) => desk.holding);
  const group = useRef<THREE.Group>(null);
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: SIGNAL.select.night,
        opacity: 0.85,
        order: 11,
        draw: (b) => {
          for (const piece of chosenOf(pieces, holding)) {
            const frame = frames.get(piece.id);
            if (frame) b.ribbon(outlineOn(piece, frame), 1.3, 0.6, { closed: true, dash: [5, 3] });
          }
        },
      },
    ],
    [pieces, frames, holding],
  );
  useEffect(() => {
    follow(group.current);
    return () => follow(null);
  }, [follow]);
  return (
    <group ref={group} visible={holding.length > 0}>
      <Ink layers={layers} />
    </group>
  );
}
