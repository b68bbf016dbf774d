import { BAR } from '../../../../core/games/spanish-main/cards';
import type { Ship } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableProps } from '../../contract';
import { bearingTo, pointName } from '../words/bearings';
import { nameOfShip, pieceName, say } from '../words/names';

export type FromHereProps = { readonly table: TableProps<SpanishMainTypes>; readonly ship: Ship };

type Line = {
  readonly id: string;
  readonly gap: number;
  readonly touches: boolean;
  readonly bearing: number;
};

const nearness = ({ gap, touches }: Line): string => {
  if (touches) return say('sm.twin.contact');
  const mm = say('sm.mm', { mm: Math.round(gap) });
  if (gap <= BAR.S) return `${mm}, ${say('sm.twin.in-s')}`;
  return gap <= BAR.L ? `${mm}, ${say('sm.twin.in-l')}` : mm;
};

/** Everything else, from near to far: hull to hull, edge to edge, as the rules measure it. */
export function FromHere({ table, ship }: FromHereProps) {
  const { view, ask } = table;
  const { pose } = ship;
  if (!pose) return null;
  const others = [
    ...view.islands.map(({ id }) => id),
    ...view.ships.filter((other) => other.id !== ship.id && other.pose !== null).map(({ id }) => id),
  ];
  const lines: Line[] = others.flatMap((id) => {
    const answer = ask({ kind: 'gap', a: ship.id, b: id });
    if (answer.kind !== 'gap' || !answer.contact) return [];
    const { gap, touches, at } = answer.contact;
    // Witness points are in millimetres, poses in micrometres.
    const [x, y] = at[1];
    return [{ id, gap, touches, bearing: bearingTo(pose, { x: x * 1000, y: y * 1000 }) }];
  });
  return (
    <section>
      <h2 className="caps">{say('sm.twin.from', { ship: nameOfShip(view, ship) })}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('sm.twin.piece')}</th>
            <th scope="col">{say('sm.twin.distance')}</th>
            <th scope="col">{say('sm.twin.bearing')}</th>
          </tr>
        </thead>
        <tbody>
          {lines
            .toSorted((a, b) => a.gap - b.gap)
            .map((line) => (
              <tr key={line.id}>
                <th scope="row">{pieceName(view, line.id)}</th>
                <td>{nearness(line)}</td>
                <td>
                  {pointName(line.bearing)}, {Math.round(line.bearing)}°
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
