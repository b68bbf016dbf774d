import { useEffect, useMemo, useRef } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { pieceIdSchema } from '../../../../core/games/sandbox/ids';
import { useSession } from '../../../client/session';
import type { Grip } from './grip';
import { LIFT } from './grip';
import type { Frame } from './part/part';
import type { Showing } from './showing';

/** So often at most the other screens are told what a hand holds, milliseconds. */
const PACE = 60;

/** Shows the other screens at this table what this hand holds, and here what theirs do. Nothing of it is logged. */
export function useDragging(
  match: string,
  seat: Seat | null,
  showing: Showing,
  frames: () => ReadonlyMap<string, Frame>,
): (grip: Grip | null) => void {
  const { link } = useSession();
  const told = useRef(0);
  useEffect(
    () =>
      link.listen((event) => {
        if (event.kind !== 'table.drag' || event.match !== match) return;
        const held = event.pieces.flatMap(({ id, x, y, heading }) => {
          const known = pieceIdSchema.safeParse(id);
          const rest = frames().get(id);
          if (!known.success || !rest) return [];
          const frame = { x: x / 1000, y: y / 1000, z: rest.z + LIFT, heading: heading / 1000 };
          return [{ id: known.data, frame }];
        });
        if (held.length === 0) return showing.letGo(true);
        showing.hold(held.map(({ id }) => id));
        for (const { id, frame } of held) showing.carryTo(id, frame);
      }),
    [link, match, showing, frames],
  );
  return useMemo(
    () => (grip) => {
      if (seat === null) return;
      const now = performance.now();
      if (grip && now - told.current < PACE) return;
      told.current = now;
      const pieces = (grip?.poses() ?? []).map(({ id, pose }) => ({ id, ...pose }));
      void link.request('table.drag', { match, seat, pieces });
    },
    [link, match, seat],
  );
}
