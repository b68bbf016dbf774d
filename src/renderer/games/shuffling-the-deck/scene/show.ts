import { useMemo, useRef, useState } from 'react';
import type { Event, ShipView, Types } from '../../../../core/games/shuffling-the-deck';
import type { TableProps } from '../../contract';
import type { Show } from './Fleet';

/** What the events of one step change in the row, as moves and turned cards. */
export function changesOf(events: readonly Event[]): Pick<Show, 'moves' | 'turned'> {
  const moves = events.flatMap((event) =>
    event.kind === 'ships-moved'
      ? event.shifts.map(({ pirate, from, to }) => ({
          pirate,
          from: from - 1,
          to: to - 1,
          named: event.named.includes(pirate),
        }))
      : [],
  );
  const turned = events.flatMap((event) => {
    if (event.kind === 'ship-damaged') return [{ pirate: event.pirate, damaged: true }];
    if (event.kind === 'ships-repaired') return event.pirates.map((pirate) => ({ pirate, damaged: false }));
    return [];
  });
  return { moves, turned };
}

/** The row as it is drawn: while a step is shown, the glory still lies as before it. */
export function useShow({ view, fresh }: Pick<TableProps<Types>, 'view' | 'fresh'>): {
  readonly show: Show;
  readonly row: readonly ShipView[];
} {
  const [settled, setSettled] = useState({ serial: fresh.serial, row: view.row });
  const first = useRef(fresh.serial);
  const show = useMemo((): Show => {
    // What had happened before the table was opened is not shown again.
    const events = fresh.serial === first.current ? [] : fresh.events;
    const done = () => setSettled({ serial: fresh.serial, row: view.row });
    return { serial: fresh.serial, row: view.row, ...changesOf(events), done };
  }, [fresh, view.row]);
  const moving = settled.serial !== fresh.serial && show.moves.length + show.turned.length > 0;
  return { show, row: moving ? settled.row : view.row };
}
