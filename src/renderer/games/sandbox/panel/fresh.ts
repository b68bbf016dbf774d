import { useEffect, useRef } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import type { SandboxEvent } from '../../../../core/games/sandbox/events';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { Fresh } from '../../contract';
import { useDesk } from '../desk';

/** What a step has newly put on the table; null where it has put nothing there. */
function laidBy(event: SandboxEvent): readonly PieceId[] | null {
  switch (event.kind) {
    case 'did':
      return event.what === 'add' || event.what === 'duplicate' ? event.ids : null;
    case 'deck':
      return event.what === 'gather' || event.what === 'split' ? [event.id] : null;
    case 'drew':
      return event.to === 'table' ? event.ids : null;
    default:
      return null;
  }
}

/** What one has just brought, copied or drawn is chosen: the next key is meant for it. */
export function useChooseNew(fresh: Fresh<SandboxEvent>, seat: Seat): void {
  const seen = useRef(fresh.serial);
  useEffect(() => {
    if (seen.current === fresh.serial) return;
    seen.current = fresh.serial;
    const own = fresh.events.filter((event) => event.seat === seat);
    const ids = own.flatMap((event) => laidBy(event) ?? []);
    if (ids.length > 0) useDesk.getState().choose(ids);
  }, [fresh, seat]);
}
