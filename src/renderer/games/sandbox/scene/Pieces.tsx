import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SandboxEvent } from '../../../../core/games/sandbox/events';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { View } from '../../../../core/games/sandbox/state';
import { useStage } from '../../../table/context';
import type { Fresh, SeatAtTable } from '../../contract';
import { drawnOf } from './drawn';
import type { FaceBook } from './face/book';
import type { Models } from './models';
import { dress } from './part/dress';
import type { Frame } from './part/part';
import type { Wardrobe } from './part/wardrobe';
import type { Showing, Track } from './showing';
import { tumblesOf } from './tumble';

/** What belongs to nobody. */
const PLAIN_FLAG = '#d8cfba';

/** Faces and models of this table; `version` rises when one of them has come late. */
export type Library = { readonly book: FaceBook; readonly models: Models; readonly version: number };

export type PiecesProps = {
  readonly view: View;
  readonly fresh: Fresh<SandboxEvent>;
  readonly frames: ReadonlyMap<PieceId, Frame>;
  readonly seats: readonly SeatAtTable[];
  readonly library: Library;
  readonly showing: Showing;
  /** How the pieces that were just thrown get there. */
  readonly slide: () => Track | null;
};

/** All pieces of the table. */
export function Pieces({ view, fresh, frames, seats, library, showing, slide }: PiecesProps) {
  const { reshade, redraw, tier, materials } = useStage();
  const { book, models, version } = library;
  const wardrobe = useMemo(
    (): Wardrobe => ({
      book,
      materials,
      tier,
      flagOf: (owner) => seats.find(({ seat }) => seat === owner)?.colour ?? PLAIN_FLAG,
    }),
    [book, materials, tier, seats],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that a face or model has come since
  const drawn = useMemo(
    () => drawnOf(view, frames, wardrobe, (piece) => models.of(piece)),
    [view, frames, wardrobe, models, version],
  );
  const seen = useRef({ serial: fresh.serial, view });
  useLayoutEffect(() => {
    showing.reshade = reshade;
    showing.redraw = redraw;
    showing.dress = (piece) => dress(piece, wardrobe);
  }, [showing, reshade, redraw, wardrobe]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is a new view; the rest comes with it
  useLayoutEffect(() => {
    const step = fresh.serial !== seen.current.serial && fresh.events.length > 0;
    const first = seen.current.view === view;
    seen.current = { serial: fresh.serial, view };
    const thrown = step ? tumblesOf(fresh.events, view.pieces) : [];
    const slid = step ? slide() : null;
    showing.receive(drawn, slid ? [slid, ...thrown] : thrown, first);
  }, [drawn]);
  return <primitive object={showing.field.group} />;
}
