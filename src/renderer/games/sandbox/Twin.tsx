import type { PieceView } from '../../../core/games/sandbox/state';
import type { SandboxTypes } from '../../../core/games/sandbox/types';
import { listed } from '../../ui/text';
import type { TableProps } from '../contract';
import { useDesk } from './desk';
import { pieceWords, say } from './words';

/** The table in words: every piece, where it lies, and a box to choose it by. */
export function Twin({ view, seats }: TableProps<SandboxTypes>) {
  const { chosen, toggle } = useDesk();
  const nameOf = (seat: number) => seats.find((info) => info.seat === seat)?.name ?? String(seat + 1);
  const more = ({ locked, hold, owner }: PieceView): string =>
    listed([
      ...(locked ? [say('sb.locked')] : []),
      ...(hold ? [say('sb.holds', { count: hold.count })] : []),
      ...(owner === null ? [] : [say('sb.owner', { name: nameOf(owner) })]),
    ]);
  return (
    <>
      <h2 className="caps">{say('sb.twin.pieces')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('sb.twin.piece')}</th>
            <th scope="col">{say('sb.twin.where')}</th>
            <th scope="col">{say('sb.twin.more')}</th>
          </tr>
        </thead>
        <tbody>
          {[...view.pieces].reverse().map((piece) => (
            <tr key={piece.id} data-testid={`piece-${piece.id}`}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(piece.id)}
                    aria-label={say('sb.twin.choose', { what: pieceWords(piece) })}
                    onChange={() => toggle(piece.id)}
                  />{' '}
                  {pieceWords(piece)}
                </label>
              </th>
              <td>
                {say('sb.at', {
                  x: piece.pose.x / 1000,
                  y: piece.pose.y / 1000,
                  turn: piece.pose.heading / 1000,
                })}
              </td>
              <td>{more(piece)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="caps">{say('sb.twin.hands')}</h2>
      <ul>
        {view.hands.map(({ backs, items }, seat) => (
          <li key={nameOf(seat)}>
            <b>{nameOf(seat)}</b>: {say('sb.standing', { count: backs.length })}
            {items && items.length > 0 && ` (${listed(items.map(pieceWords))})`}
          </li>
        ))}
      </ul>
      <p className="muted">{say('sb.twin.spots', { zones: view.zones.length, snaps: view.snaps.length })}</p>
    </>
  );
}
