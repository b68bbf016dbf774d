import { selectIn, withGroups } from '../../../../core/games/sandbox/helpers';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { micrometre } from '../../../../core/geometry';
import type { Drag, TableHandlers, TableRay } from '../../../table/input';
import { type Spot, useDesk } from '../desk';
import { carry } from './drag-gesture';
import { drawFrom } from './draw-gesture';
import { mayAct, type Now, strayed } from './now';
import { pickPiece } from './pick';

/** Pointer on the table: a drag from a piece carries it, from the bare table draws a box; a tap chooses. */
export function tableHandlers(now: () => Now): TableHandlers {
  const under = (ray: TableRay): PieceView | null => {
    const { props, frames } = now();
    return pickPiece(ray, props.view.pieces, frames)?.piece ?? null;
  };
  return {
    hover(ray) {
      const { ruler, rule, hover } = useDesk.getState();
      if (ray?.ground && ruler && ruler.length > 0) rule([...ruler.slice(0, -1), ray.ground]);
      else hover(ray ? (under(ray)?.id ?? null) : null);
    },
    press: (ray) => press(now, ray),
    tap(ray) {
      const { ruler, rule, choose, open } = useDesk.getState();
      open(null);
      if (ruler && ray.ground) rule([...ruler.slice(0, -1), ray.ground, ray.ground]);
      else if (!ray.shift) choose([]);
    },
    pick(ray) {
      const piece = under(ray);
      if (piece && mayAct(now().props) && !useDesk.getState().ruler) twice(now(), piece);
    },
    menu(ray) {
      const piece = under(ray);
      const { chosen, choose, open } = useDesk.getState();
      const spot: Spot = ray.ground ?? [0, 0];
      if (!mayAct(now().props)) return;
      if (piece && !chosen.includes(piece.id)) choose([piece.id]);
      if (!piece) choose([]);
      open({ ...ray.client, spot });
    },
  };
}

/** Twice on a deck or bag draws one, on anything else turns it over. */
function twice({ props }: Now, { id, hold, kind, locked }: PieceView): void {
  const draws = (kind === 'deck' || kind === 'bag') && hold && hold.count > 0;
  if (draws) void props.act({ kind: 'draw', from: id, stamp: hold.stamp, count: 1, target: { to: 'hand' } });
  else if (!locked) void props.act({ kind: 'flip', ids: [id] });
}

function press(now: () => Now, ray: TableRay): Drag | null {
  const { props, frames } = now();
  const { ruler, chosen, choose, toggle, open } = useDesk.getState();
  open(null);
  if (ruler) return null;
  const hit = pickPiece(ray, props.view.pieces, frames);
  const { piece } = hit ?? {};
  // The ground of a game is looked at, not carried.
  if (!piece || !hit || (piece.locked && !ray.shift)) return box(now, ray, piece ?? null);
  const choosing: Drag = {
    move: () => undefined,
    end: () => (ray.shift ? toggle(piece.id) : choose([piece.id])),
    cancel: () => undefined,
  };
  if (ray.shift || !mayAct(props)) return choosing;
  const whole = chosen.includes(piece.id);
  if (!whole && (piece.kind === 'deck' || piece.kind === 'bag') && piece.hold && piece.hold.count > 0)
    return drawFrom(now, ray, piece, choosing);
  const ids = withGroups(props.view.pieces, whole ? chosen : [piece.id]);
  return carry(now, ray, hit, ids, choosing);
}

/** A box round the pieces that are to be chosen; what is locked is chosen by a tap alone. */
function box(now: () => Now, from: TableRay, under: PieceView | null): Drag | null {
  const start = from.ground;
  if (!start) return null;
  const { choose, draw, chosen } = useDesk.getState();
  const before = from.shift ? chosen : [];
  let drawing = false;
  return {
    move(ray) {
      drawing ||= strayed(from, ray);
      if (drawing && ray.ground) draw([start, ray.ground]);
    },
    end(ray) {
      draw(null);
      if (!drawing) choose(under ? [...before, under.id] : before);
      else if (ray.ground) choose([...before, ...within(now(), start, ray.ground)]);
    },
    cancel: () => draw(null),
  };
}

const within = ({ props }: Now, [ax, ay]: Spot, [bx, by]: Spot): PieceId[] =>
  selectIn(props.view.pieces, {
    minX: micrometre(Math.min(ax, bx) * 1000),
    minY: micrometre(Math.min(ay, by) * 1000),
    maxX: micrometre(Math.max(ax, bx) * 1000),
    maxY: micrometre(Math.max(ay, by) * 1000),
  });
