import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { heightsOf } from '../../../../core/games/sandbox/heights';
import { clampToTable, selectIn, withGroups } from '../../../../core/games/sandbox/helpers';
import { type PieceId, pieceIdSchema } from '../../../../core/games/sandbox/ids';
import { TABLE } from '../../../../core/games/sandbox/state';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { type Pose, pose } from '../../../../core/geometry';
import type { SceneProps } from '../../contract';
import { Bumper } from '../bump';
import { useDesk } from '../desk';
import { say } from '../words';
import { Drawn } from './Drawn';
import './plan.css';

const WIDE = TABLE.halfWide / 1000;
const DEEP = TABLE.halfDeep / 1000;

type Point = { readonly x: number; readonly y: number };
type Drag = {
  readonly ids: readonly PieceId[];
  readonly from: Point;
  readonly bumper: Bumper;
  readonly starts: ReadonlyMap<PieceId, Pose>;
};

/** The table drawn from above: pieces are chosen, dragged and thrown here, and push each other as they go. */
export default function Plan({
  view,
  viewer,
  readOnly,
  act,
  ask,
  inset,
  onReady,
  seats,
}: SceneProps<SandboxTypes>) {
  const { chosen, choose, toggle } = useDesk();
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag | null>(null);
  const [shifted, setShifted] = useState<ReadonlyMap<PieceId, Pose>>(new Map());
  const [frame, setFrame] = useState<{ readonly a: Point; readonly b: Point } | null>(null);
  const heights = useMemo(() => heightsOf(view.pieces), [view]);
  const may = viewer !== 'spectator' && !readOnly;
  useEffect(onReady, [onReady]);
  // A new view: what was under way is where it lies now.
  useEffect(() => setShifted((before) => (view && before.size > 0 ? new Map() : before)), [view]);

  const at = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: point.x, y: -point.y };
  };

  const press = (event: PointerEvent): void => {
    const id = pieceUnder(event.target);
    if (id) pick(event, id);
    else setFrame({ a: at(event), b: at(event) });
  };

  const pick = (event: PointerEvent, id: PieceId): void => {
    if (event.shiftKey) {
      toggle(id);
      return;
    }
    const now = chosen.includes(id) ? chosen : [id];
    choose(now);
    const ids = withGroups(view.pieces, now);
    const taken = view.pieces.filter((piece) => ids.includes(piece.id) && !piece.locked);
    if (!may || taken.length === 0) return;
    svg.current?.setPointerCapture(event.pointerId);
    const bumper = new Bumper(view.pieces);
    bumper.take(taken.map((piece) => piece.id));
    const starts = new Map(taken.map((piece) => [piece.id, piece.pose]));
    drag.current = { ids: taken.map((piece) => piece.id), from: at(event), bumper, starts };
  };

  const follow = (event: PointerEvent): void => {
    const here = at(event);
    if (frame) setFrame({ a: frame.a, b: here });
    const held = drag.current;
    if (!held) return;
    held.bumper.drag(here.x - held.from.x, here.y - held.from.y);
    held.bumper.step(1 / 30);
    setShifted(whereAll(held, here));
  };

  const drop = (event: PointerEvent): void => {
    const here = at(event);
    if (frame) {
      const box = boxOf(frame.a, here);
      choose(selectIn(view.pieces, box));
      setFrame(null);
    }
    const held = drag.current;
    drag.current = null;
    if (!held) return;
    if (Math.abs(here.x - held.from.x) + Math.abs(here.y - held.from.y) < 1) {
      setShifted(new Map());
      return;
    }
    held.bumper.release(0, 0);
    for (let n = 0; n < 240 && held.bumper.step(1 / 60); n++);
    const poses = [...whereAll(held, here)].map(([id, pose]) => {
      const answer = held.ids.length === 1 && held.ids[0] === id ? ask({ kind: 'snap', pose }) : null;
      return { id, pose: answer?.kind === 'snap' ? answer.pose : pose };
    });
    void act({ kind: 'move', poses, raise: true }).then((refused) => refused && setShifted(new Map()));
  };

  return (
    <svg
      ref={svg}
      className={`sandbox-plan ${view.surface}`}
      style={{
        top: inset.top,
        width: `calc(100% - ${inset.right + 14}px)`,
        height: `calc(100% - ${inset.top + inset.bottom}px)`,
      }}
      viewBox={`${-WIDE} ${-DEEP} ${2 * WIDE} ${2 * DEEP}`}
      role="img"
      aria-label={say('sb.scene')}
      onPointerDown={press}
      onDoubleClick={({ target }) => {
        const id = pieceUnder(target);
        if (may && id) void act({ kind: 'flip', ids: [id] });
      }}
      onPointerMove={follow}
      onPointerUp={drop}
    >
      <rect className="cloth" x={-WIDE} y={-DEEP} width={2 * WIDE} height={2 * DEEP} rx={12} />
      {view.zones.map(({ id, pose, wide, deep, name }) => (
        <g key={id} transform={placed(pose)} className="zone">
          <rect x={-wide / 2000} y={-deep / 2000} width={wide / 1000} height={deep / 1000} />
          <text y={-deep / 2000 - 4}>{name}</text>
        </g>
      ))}
      {view.snaps.map(({ id, x, y, radius }) => (
        <circle key={id} className="snap" cx={x / 1000} cy={-y / 1000} r={radius / 1000} />
      ))}
      {view.pieces.map((piece) => (
        <g
          key={piece.id}
          transform={placed(shifted.get(piece.id) ?? piece.pose)}
          data-testid={`on-table-${piece.id}`}
          data-piece={piece.id}
          className={chosen.includes(piece.id) ? 'piece chosen' : 'piece'}
        >
          <Drawn
            piece={piece}
            height={heights.get(piece.id) ?? 0}
            flag={
              piece.owner === null ? null : (seats.find(({ seat }) => seat === piece.owner)?.colour ?? null)
            }
          />
        </g>
      ))}
      {frame && <Frame a={frame.a} b={frame.b} />}
    </svg>
  );
}

/** The piece that an event is on. */
function pieceUnder(target: EventTarget): PieceId | null {
  const element = target instanceof Element ? target.closest('[data-piece]') : null;
  const id = pieceIdSchema.safeParse(element?.getAttribute('data-piece'));
  return id.success ? id.data : null;
}

const placed = ({ x, y, heading }: Pose): string =>
  `translate(${x / 1000} ${-y / 1000}) rotate(${-heading / 1000})`;

/** Micrometres. */
const boxOf = (a: Point, b: Point) => ({
  minX: Math.min(a.x, b.x) * 1000,
  minY: Math.min(a.y, b.y) * 1000,
  maxX: Math.max(a.x, b.x) * 1000,
  maxY: Math.max(a.y, b.y) * 1000,
});

function Frame({ a, b }: { readonly a: Point; readonly b: Point }) {
  return (
    <rect
      className="frame"
      x={Math.min(a.x, b.x)}
      y={-Math.max(a.y, b.y)}
      width={Math.abs(a.x - b.x)}
      height={Math.abs(a.y - b.y)}
    />
  );
}

/** What the hand holds goes with it; what it has pushed is where the bumping has left it. */
function whereAll({ ids, from, bumper, starts }: Drag, here: Point): Map<PieceId, Pose> {
  const pushed = new Map(bumper.poses().map(({ id, pose }) => [id, pose]));
  const dx = Math.round((here.x - from.x) * 1000);
  const dy = Math.round((here.y - from.y) * 1000);
  for (const id of ids) {
    const start = starts.get(id);
    if (start) pushed.set(id, onTable(start, dx, dy));
  }
  return pushed;
}

const onTable = ({ x, y, heading }: Pose, dx: number, dy: number): Pose =>
  clampToTable(pose(x + dx, y + dy, heading));
