import type { MovePreview } from '../../../../core/games/spanish-main/questions';
import type { View } from '../../../../core/games/spanish-main/state';
import { listed } from '../../../ui/text';
import { islandName, pieceName, say, shipName } from '../words/names';

export type MoveVerdictProps = {
  readonly view: View;
  readonly preview: MovePreview;
  /** Why the move as asked for can't be made. */
  readonly refused: string | null;
  /** Millimetres in all. */
  readonly total: number;
};

/** Before you commit: how far, where she stops, and what it would bring about. */
export function MoveVerdict({ view, preview, refused, total }: MoveVerdictProps) {
  const possible = preview.segments !== null;
  const ships = (ids: readonly MovePreview['rams'][number][]): string =>
    listed(ids.map((id) => shipName(view, id)));
  const told: readonly string[] = [
    preview.docks,
    ...preview.rams,
    ...preview.pinnedBy,
    ...preview.tows,
  ].filter((id) => id !== null);
  const touched = preview.touches.filter((id) => !told.includes(id));
  const treasure = view.islands.find(({ id }) => id === preview.docks)?.treasure.length ?? 0;
  const outcomes = [
    preview.docks === null ? null : say('sm.move.docks', { island: islandName(view, preview.docks) }),
    treasure > 0 ? say('sm.move.loads', { count: treasure }) : null,
    preview.unloads ? say('sm.move.unloads') : null,
    touched.length > 0
      ? say('sm.move.touches', { pieces: listed(touched.map((id) => pieceName(view, id))) })
      : null,
    preview.towed === null ? null : say('sm.move.towed', { ship: shipName(view, preview.towed.ship) }),
    preview.rams.length > 0 ? say('sm.move.rams', { ships: ships(preview.rams) }) : null,
    preview.pinnedBy.length > 0 ? say('sm.move.pinned', { ships: ships(preview.pinnedBy) }) : null,
    preview.tows.length > 0 ? say('sm.move.tows', { ships: ships(preview.tows) }) : null,
    preview.reveals.length > 0 ? say('sm.move.reveals') : null,
    ...preview.exposedTo.map(({ ship, guns }) =>
      say('sm.move.exposed', { guns, ship: shipName(view, ship) }),
    ),
  ].filter((line) => line !== null);
  return (
    <div className={possible ? 'verdict' : 'verdict bad'} role="status" data-testid="verdict">
      <p>
        {possible && preview.stop ? (
          <b>{say('sm.move.stops', { mm: Math.round(total), piece: pieceName(view, preview.stop.by) })}</b>
        ) : (
          <>
            <b>{possible ? say('sm.move.clear') : say('sm.move.cant')}</b>{' '}
            {possible ? say('sm.move.clear.detail', { mm: Math.round(total) }) : refused}
          </>
        )}
      </p>
      {possible && refused && !preview.stop && <p className="muted">{refused}</p>}
      {possible && outcomes.length > 0 && (
        <>
          <p>{say('sm.move.would')}</p>
          <ul>
            {outcomes.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {possible && preview.exposedTo.length === 0 && <p className="muted">{say('sm.move.safe')}</p>}
    </div>
  );
}
