import { cannonOf } from '../../../../core/games/spanish-main/cards';
import { say } from '../words/names';

export type GunsProps = {
  readonly cannons: readonly string[];
  /** Which masts stand; all where nobody says. */
  readonly masts?: readonly boolean[];
  /** Told which standing mast the pointer or the focus is on, and null when it leaves: its field of fire can be drawn. */
  readonly onPoint?: (mast: number | null) => void;
};

/** The cannons front to back: L and S differ in colour, pattern and letter; a lost one is struck. */
export function Guns({ cannons, masts, onPoint }: GunsProps) {
  return (
    <span className="guns">
      {stations(cannons).map(({ station, cannon }) => {
        const { rank, range } = cannonOf(cannon);
        const lost = masts?.[station] === false;
        const className = `${range.toLowerCase()}${lost ? ' gone' : ''}`;
        const words = say('sm.card.gun', { cannon, state: lost ? 'lost' : 'stands' });
        const face = (
          <>
            <span aria-hidden="true">
              {rank} {range}
            </span>
            <span className="only-read">{words}</span>
          </>
        );
        return onPoint && !lost ? (
          <button
            key={station}
            type="button"
            className={className}
            title={say('sm.card.gun.field')}
            data-testid={`gun-${station}`}
            onPointerEnter={() => onPoint(station)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(station)}
            onBlur={() => onPoint(null)}
          >
            {face}
          </button>
        ) : (
          <span key={station} className={className}>
            {face}
          </span>
        );
      })}
    </span>
  );
}

/** A mast is its place on the keel. */
const stations = (cannons: readonly string[]) => cannons.map((cannon, station) => ({ station, cannon }));
