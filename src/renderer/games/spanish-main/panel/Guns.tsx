import { cannonOf } from '../../../../core/games/spanish-main/cards';
import { say } from '../words/names';

/** The cannons front to back: L and S differ in colour, pattern and letter; a lost one is struck. */
export function Guns({
  cannons,
  masts,
}: {
  readonly cannons: readonly string[];
  readonly masts?: readonly boolean[];
}) {
  return (
    <span className="guns">
      {stations(cannons).map(({ station, cannon }) => {
        const { rank, range } = cannonOf(cannon);
        const lost = masts?.[station] === false;
        return (
          <span key={station} className={`${range.toLowerCase()}${lost ? ' gone' : ''}`}>
            <span aria-hidden="true">
              {rank} {range}
            </span>
            <span className="only-read">
              {say('sm.card.gun', { cannon, state: lost ? 'lost' : 'stands' })}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** A mast is its place on the keel. */
const stations = (cannons: readonly string[]) => cannons.map((cannon, station) => ({ station, cannon }));
