import type { ShipStatus } from '../../../../core/games/spanish-main/questions';
import { findShipCard } from '../../../../core/games/spanish-main/roster';
import type { Crew, Ship, View } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { Icon } from '../../../ui/Icon';
import { listed } from '../../../ui/text';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { pointName, shownBearing, squareOf } from '../words/bearings';
import { islandName, nameOfCrew, nameOfTreasure, namesOf, say, shipName } from '../words/names';
import { Guns } from './Guns';

export type DeckplateProps = { readonly table: TableProps<SpanishMainTypes>; readonly ship: Ship };

/** The card of a ship with how she stands now: paper in both themes. */
export function Deckplate({ table, ship }: DeckplateProps) {
  const { view, seats, ask } = table;
  const showField = usePlan((plan) => plan.showField);
  const card = findShipCard(view.options, ship.card);
  if (!card) return null;
  const answer = ask({ kind: 'ship', ship: ship.id });
  const status = answer.kind === 'ship' ? answer : null;
  const masts = ship.masts.filter(Boolean).length;
  const owner = seats.find(({ seat }) => seat === ship.owner);
  const states = [
    ship.docked !== null ? say('sm.card.docked', { island: islandName(view, ship.docked) }) : null,
    masts === 0 ? say('sm.card.derelict') : null,
    status && status.pinnedBy.length > 0
      ? say('sm.card.pinned', { ships: listed(status.pinnedBy.map((id) => shipName(view, id))) })
      : null,
    ship.tows !== null ? say('sm.card.tows', { ship: shipName(view, ship.tows) }) : null,
  ].filter((line) => line !== null);
  return (
    <article className="plate" aria-label={card.name} data-testid="deckplate">
      <header>
        <h3>{card.name}</h3>
        <span className="pts">{card.points}</span>
      </header>
      <p className="sub">
        {owner && <i className="dot" style={{ background: owner.colour }} />}
        {say('sm.card.masts', { masts: card.cannons.length, nation: card.nation })}
        {owner && (
          <span className="only-read">{say('sm.card.owner', { name: namesOf(seats)(ship.owner) })}</span>
        )}
      </p>
      <div className="stats">
        <span>
          <Icon name="wind-slap" />
          {status ? [...status.base, ...status.extra].join('+') : card.move} <em>{say('sm.card.move')}</em>
        </span>
        <span>
          <Icon name="barrel" />
          {status ? `${status.used}/${status.cargo}` : card.cargo} <em>{say('sm.card.cargo')}</em>
        </span>
        <span>
          <Icon name="sail" />
          {masts}/{ship.masts.length} <em>{say('sm.card.mastsleft')}</em>
        </span>
      </div>
      <Guns
        cannons={card.cannons}
        masts={ship.masts}
        onPoint={(mast) => showField(mast === null ? null : { ship: ship.id, gun: { kind: 'mast', mast } })}
      />
      {ship.pose && (
        <p className="where">
          {say('sm.card.at', {
            square: squareOf(ship.pose),
            point: pointName(shownBearing(ship.pose.heading)),
            bearing: shownBearing(ship.pose.heading),
          })}
          {states.map((state) => `, ${state}`)}
        </p>
      )}
      {(ship.crew.length > 0 || ship.treasure.length > 0) && (
        <p className="hold">
          {listed([
            ...ship.crew.map((crew) => crewWords(view, crew, status)),
            ...ship.treasure.map(nameOfTreasure),
          ])}
        </p>
      )}
      {card.text !== '' && <p className="rule">{card.text}</p>}
    </article>
  );
}

/** A crew with how she serves: nothing aboard is of no use while it only waits to be shown. */
function crewWords(view: View, crew: Crew, status: ShipStatus | null): string {
  const name = nameOfCrew(view, crew);
  if (crew.card === null) return name;
  if (!crew.up) return say('sm.card.facedown', { name });
  const hers = status?.abilities.filter(({ source }) => source === name) ?? [];
  const idle = hers.length > 0 && !hers.some(({ working }) => working);
  return idle ? say('sm.card.notworking', { name }) : name;
}
