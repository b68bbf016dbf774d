import { shapeOf } from '../../../../core/games/sandbox/outline';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { lookWords } from '../words';

/** One piece from above, in its own frame, millimetres; y goes down, as on a screen. */
export function Drawn({
  piece,
  height,
  flag,
}: {
  readonly piece: PieceView;
  readonly height: number;
  readonly flag: string | null;
}) {
  const points = shapeOf(piece)
    .map(({ x, y }) => `${x / 1000},${-y / 1000}`)
    .join(' ');
  const { kind, face, identity, die, hold, colour, masts, size } = piece;
  const shown = face === 'up' && identity ? lookWords(identity.front) : null;
  const name = identity?.name ?? (unlabelled.has(kind) ? null : shown);
  const badge = kind === 'deck' || kind === 'bag' ? 0 : size.deep / 2000 + 6;
  const middle = kind === 'ship' && masts.length > 0 ? -size.wide / 2000 : 0;
  return (
    <>
      <polygon
        className={`body ${kind} ${face} ${colour ?? ''}`}
        points={points}
        style={{
          filter: height > 0 ? 'drop-shadow(0 1px 2px #0008)' : undefined,
          ...(flag && { stroke: flag }),
        }}
      />
      {mastsOf(piece).map(({ name: mast, stands, x }) => (
        <circle key={mast} className={stands ? 'mast' : 'mast gone'} cx={x} cy={0} r={2} />
      ))}
      {die && (
        <text className="pips" dy="0.36em" style={{ fontSize: size.wide / 1800 }}>
          {die.value ?? '?'}
        </text>
      )}
      {hold && hold.count > 0 && (
        <text className="count" dy="0.36em" x={middle} y={badge}>
          {hold.count}
        </text>
      )}
      {name && (
        <text className="name" dy="0.36em" x={middle} style={{ fontSize: labelSize(name, size.wide / 1000) }}>
          {name}
        </text>
      )}
    </>
  );
}

/** Their picture or number says what they are. */
const unlabelled: ReadonlySet<PieceView['kind']> = new Set(['die', 'deck', 'board', 'mat']);

/** Front to back along her keel. */
const mastsOf = ({ masts, size }: PieceView) =>
  masts.map((stands, i) => ({
    name: `mast ${i}`,
    stands,
    x: -((i + 0.7) * size.wide) / 1000 / masts.length,
  }));

const labelSize = (name: string, wide: number): number =>
  Math.max(3.5, Math.min(14, (1.7 * wide) / Math.max(3, name.length)));
