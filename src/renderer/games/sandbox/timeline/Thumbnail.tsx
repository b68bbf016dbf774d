import { useEffect, useState } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { shapeOf } from '../../../../core/games/sandbox/outline';
import { type PieceView, TABLE, type View, viewSchema } from '../../../../core/games/sandbox/state';
import { useSession } from '../../../client/session';

const WIDE = TABLE.halfWide / 1000;
const DEEP = TABLE.halfDeep / 1000;

type Props = {
  readonly match: string;
  readonly seat: Seat;
  readonly command: number;
  /** What was done: another history has another picture at the same number. */
  readonly label: string;
};

/** The table after a step, small and from above. Asked for once. */
export function Thumbnail({ match, seat, command, label }: Props) {
  const { link } = useSession();
  const [view, setView] = useState<View | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `label`
  useEffect(() => {
    let live = true;
    void link.request('replay.at', { match, viewer: seat, command }).then((reply) => {
      const read = reply.ok ? viewSchema.safeParse(reply.answer.view) : null;
      if (live && read?.success) setView(read.data);
    });
    return () => {
      live = false;
    };
  }, [link, match, seat, command, label]);
  return (
    <svg
      viewBox={`${-WIDE} ${-DEEP} ${2 * WIDE} ${2 * DEEP}`}
      className={view?.surface ?? 'wood'}
      aria-hidden="true"
    >
      {view?.pieces.map((piece) => (
        <polygon
          key={piece.id}
          className={`${piece.kind} ${piece.face} ${piece.colour ?? ''}`}
          points={pointsOf(piece)}
          transform={`translate(${piece.pose.x / 1000} ${-piece.pose.y / 1000}) rotate(${-piece.pose.heading / 1000})`}
        />
      ))}
    </svg>
  );
}

const pointsOf = (piece: PieceView): string =>
  shapeOf(piece)
    .map(({ x, y }) => `${x / 1000},${-y / 1000}`)
    .join(' ');
