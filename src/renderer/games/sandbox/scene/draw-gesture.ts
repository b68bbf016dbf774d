import { thicknessOf } from '../../../../core/games/sandbox/heights';
import { clampToTable } from '../../../../core/games/sandbox/helpers';
import { pieceId } from '../../../../core/games/sandbox/ids';
import { blank, plain } from '../../../../core/games/sandbox/look';
import { sizes } from '../../../../core/games/sandbox/parts';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { pose } from '../../../../core/geometry';
import type { Drag, TableRay } from '../../../table/input';
import { LIFT } from './grip';
import { type Now, strayed } from './now';
import { shownLook } from './part/shown';
import { atLevel } from './pick';

/** No piece has this number: ids begin with one. */
const ON_THE_WAY = pieceId(0);

/**
 * Draws the top one of a deck, or any one of a bag, by dragging it off: what it is, nobody knows before it lies. A deck that
 * has been chosen first is carried whole.
 */
export function drawFrom(now: () => Now, from: TableRay, holder: PieceView, choosing: Drag): Drag {
  const { frames, showing } = now();
  const frame = frames.get(holder.id);
  const level = (frame?.z ?? 0) + thicknessOf(holder) / 1000 + LIFT;
  const start = atLevel(from, level);
  const { hold } = holder;
  if (!frame || !start || !hold) return choosing;
  let begun = false;
  let at = frame;
  return {
    move(ray) {
      const point = atLevel(ray, level);
      if (!point || (!begun && !strayed(from, ray))) return;
      if (!begun) {
        begun = true;
        const parts = showing.dress(looseFrom(holder));
        const on = { ...frame, z: level };
        showing.hold([ON_THE_WAY], [{ id: ON_THE_WAY, frame: on, face: holder.face, parts, solo: null }]);
      }
      at = { ...frame, x: frame.x + point[0] - start[0], y: frame.y + point[1] - start[1], z: level };
      showing.carryTo(ON_THE_WAY, at);
    },
    end(ray) {
      if (!begun) return choosing.end(ray);
      const scene = now();
      const target = scene.overTray(ray.client)
        ? ({ to: 'hand' } as const)
        : ({
            to: 'table',
            pose: clampToTable(pose(at.x * 1000, at.y * 1000, holder.pose.heading)),
            face: holder.kind === 'bag' ? 'up' : holder.face,
          } as const);
      void scene.props
        .act({ kind: 'draw', from: holder.id, stamp: hold.stamp, count: 1, target })
        .then(() => showing.letGo(true));
    },
    cancel: () => showing.letGo(true),
  };
}

/** What is seen of one that is being drawn: of a deck its top card, of a bag that it is something. */
function looseFrom(holder: PieceView): PieceView {
  const loose = { ...holder, hold: null, face: 'up' as const };
  const front = holder.kind === 'bag' ? plain('?') : shownLook(holder);
  const identity = { front, name: null, origin: null };
  return holder.kind === 'bag'
    ? { ...loose, kind: 'token', size: sizes.token, back: blank, identity }
    : { ...loose, kind: 'card', size: { ...holder.size, high: sizes.card.high }, identity };
}
