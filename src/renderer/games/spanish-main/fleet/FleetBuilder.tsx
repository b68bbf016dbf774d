import { useState } from 'react';
import { Random } from '../../../../core/engine/random';
import { fleetCost, randomFleet, readyFleets } from '../../../../core/games/spanish-main/fleet';
import type { CardId } from '../../../../core/games/spanish-main/ids';
import { musterOf, pointsOf } from '../../../../core/games/spanish-main/muster';
import { findShipCard } from '../../../../core/games/spanish-main/roster';
import type { Fleet } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList } from '../../../ui/ActionList';
import type { TableProps } from '../../contract';
import { violationMessage } from '../../violation';
import { say } from '../words/names';
import { Catalogue } from './Catalogue';
import { adopted, emptyFleet, withCrew, withoutCrew, withoutShip, withShip } from './draft';
import { FleetFiles } from './FleetFiles';
import { FleetSheet } from './FleetSheet';
import { TreasureSheet } from './TreasureSheet';

/** The seeds of fleets by chance come from here: nothing of it goes into the match but the fleet itself. */
const chance = (): Random => Random.fromSeed(crypto.getRandomValues(new Int32Array(1))[0] ?? 1);

/** Chooses a fleet: the roster over the table, what has been chosen in the panel, limits in words as one builds. */
export function FleetBuilder({ table }: { readonly table: TableProps<SpanishMainTypes> }) {
  const { view, viewer, seats, settings, ask, act, text } = table;
  const seat = table.viewer === 'spectator' ? undefined : table.viewer;
  // A captain of a campaign builds from what he owns, with the points that are his.
  const owned = musterOf(view.options, seat);
  const options = { ...view.options, points: pointsOf(view.options, seat) };
  const [fleet, setFleet] = useState<Fleet>(() => emptyFleet(options));
  const [aboard, setAboard] = useState<number | null>(0);
  const answer = ask({ kind: 'fleet', fleet });
  const faults = answer.kind === 'fleet' ? answer.faults : [];
  // An empty fleet is no fault to be blamed for, only not ready.
  const begun = fleet.ships.length > 0;
  const refused = begun
    ? (faults.map((fault) => text(violationMessage('spanish-main', fault)))[0] ?? null)
    : say('sm.fleet.none');
  const ship = aboard !== null && aboard < fleet.ships.length ? aboard : null;
  const chosen = ship === null ? undefined : fleet.ships[ship];

  const take = (next: Fleet): void => {
    setFleet(next);
    setAboard(0);
  };
  const addShip = (card: CardId): void => {
    setFleet(withShip(fleet, card));
    setAboard(fleet.ships.length);
  };
  return (
    <>
      <Catalogue
        options={options}
        seat={seat}
        left={options.points - fleetCost(options, fleet)}
        chosen={chosen?.card ?? null}
        colour={seats.find((one) => one.seat === viewer)?.colour ?? ''}
        quality={settings.quality}
        aboard={chosen ? (findShipCard(options, chosen.card)?.name ?? null) : null}
        onShip={addShip}
        onCrew={(card) => setFleet(withCrew(fleet, card, ship))}
      />
      <ActionList
        title={say('sm.fleet.ready')}
        group={say('sm.fleet.ready')}
        actions={[
          ...(owned ? [] : readyFleets).map((ready) => ({
            id: `ready-${ready.id}`,
            label: ready.name,
            detail: ready.nation,
            onChoose: () => take(adopted(options, { ships: ready.ships, ashore: [] })),
          })),
          {
            id: 'random-fleet',
            label: say('sm.fleet.random'),
            detail: say('sm.fleet.random.detail', { points: options.points }),
            icon: 'rolling-dices',
            onChoose: () => take(randomFleet(options, chance(), seat)),
          },
        ]}
      />
      <FleetSheet
        options={options}
        fleet={fleet}
        aboard={ship}
        onAboard={setAboard}
        onRemoveShip={(at) => setFleet(withoutShip(fleet, at))}
        onRemoveCrew={(at, nth) => setFleet(withoutCrew(fleet, at, nth))}
      />
      <TreasureSheet options={options} fleet={fleet} onChange={setFleet} />
      <ul className="faults" role="status" data-testid="fleet-faults">
        {begun &&
          faults.map((fault) => (
            <li key={JSON.stringify(fault)}>{text(violationMessage('spanish-main', fault))}</li>
          ))}
      </ul>
      <ActionList
        title={say('sm.fleet.submit')}
        hideTitle
        group={say('sm.fleet.title')}
        single
        actions={[
          {
            id: 'choose-fleet',
            key: 'Ctrl+Enter',
            label: say('sm.fleet.submit'),
            detail: say('sm.fleet.submit.detail'),
            icon: 'check-mark',
            tone: 'primary',
            refused,
            onChoose: () => void act({ kind: 'choose-fleet', fleet }),
          },
        ]}
      />
      <FleetFiles fleet={fleet} ready={begun} onTake={(next) => take(adopted(options, next))} />
    </>
  );
}
