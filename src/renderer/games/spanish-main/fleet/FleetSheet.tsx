import { crewCost, fleetCost } from '../../../../core/games/spanish-main/fleet';
import type { CardId } from '../../../../core/games/spanish-main/ids';
import type { Options } from '../../../../core/games/spanish-main/options';
import { findCrewCard, findShipCard } from '../../../../core/games/spanish-main/roster';
import type { Fleet } from '../../../../core/games/spanish-main/state';
import { Icon } from '../../../ui/Icon';
import { say } from '../words/names';

export type FleetSheetProps = {
  readonly options: Options;
  readonly fleet: Fleet;
  /** The ship to which new crew go. */
  readonly aboard: number | null;
  readonly onAboard: (at: number | null) => void;
  readonly onRemoveShip: (at: number) => void;
  readonly onRemoveCrew: (at: number | null, nth: number) => void;
};

/** A ship of a fleet is its place in the list, for the same card may sail twice. */
const numbered = <T,>(list: readonly T[]) => list.map((item, n) => ({ item, n, key: `${n}` }));

/** What has been chosen, what it costs, and where new crew go. */
export function FleetSheet(props: FleetSheetProps) {
  const { options, fleet, aboard, onAboard, onRemoveShip, onRemoveCrew } = props;
  const cost = fleetCost(options, fleet);
  const left = options.points - cost;
  const crewCards = (ids: readonly CardId[]) =>
    ids.map((id) => findCrewCard(options, id)).filter((card) => card !== undefined);
  return (
    <section className="fleet-sheet" aria-label={say('sm.ships.mine')}>
      <p className="cost">
        <b>{say('sm.fleet.cost', { cost, points: options.points })}</b>{' '}
        <span className={left < 0 ? 'bad' : 'muted'}>
          {left < 0 ? say('sm.fleet.over', { over: -left }) : say('sm.fleet.left', { left })}
        </span>
      </p>
      <div className="meter" aria-hidden="true">
        <i
          className={left < 0 ? 'over' : undefined}
          style={{ width: `${Math.min(100, (100 * cost) / options.points)}%` }}
        />
      </div>
      {fleet.ships.length === 0 && <p className="muted">{say('sm.fleet.none')}</p>}
      <ul>
        {numbered(fleet.ships).map(({ item, n, key }) => {
          const card = findShipCard(options, item.card);
          const crew = crewCards(item.crew);
          const name = card?.name ?? item.card;
          return (
            <li key={key} className={aboard === n ? 'on' : undefined}>
              <div className="line">
                <button
                  type="button"
                  className="name"
                  aria-pressed={aboard === n}
                  onClick={() => onAboard(n)}
                >
                  <b>{name}</b>
                  <small>
                    {card?.points} {crew.length > 0 && `+ ${crewCost(crew)}`} ·{' '}
                    {say('sm.fleet.space', {
                      used: crew.reduce((sum, { spaces }) => sum + spaces, 0),
                      cargo: card?.cargo ?? 0,
                    })}
                  </small>
                </button>
                <Remove name={name} onRemove={() => onRemoveShip(n)} />
              </div>
              {numbered(item.crew).map(({ item: id, n: nth, key: crewKey }) => (
                <CrewLine
                  key={crewKey}
                  name={findCrewCard(options, id)?.name ?? id}
                  onRemove={() => onRemoveCrew(n, nth)}
                />
              ))}
            </li>
          );
        })}
      </ul>
      {fleet.ashore.length > 0 && (
        <>
          <p className="muted">{say('sm.fleet.ashore')}</p>
          {numbered(fleet.ashore).map(({ item: id, n, key }) => (
            <CrewLine
              key={key}
              name={findCrewCard(options, id)?.name ?? id}
              onRemove={() => onRemoveCrew(null, n)}
            />
          ))}
        </>
      )}
    </section>
  );
}

type LineProps = { readonly name: string; readonly onRemove: () => void };

function CrewLine({ name, onRemove }: LineProps) {
  return (
    <div className="line crew">
      <span>{name}</span>
      <Remove name={name} onRemove={onRemove} />
    </div>
  );
}

function Remove({ name, onRemove }: LineProps) {
  return (
    <button type="button" className="remove" aria-label={say('sm.fleet.remove', { name })} onClick={onRemove}>
      <Icon name="cancel" />
    </button>
  );
}
