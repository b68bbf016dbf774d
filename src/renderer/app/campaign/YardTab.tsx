import { useState } from 'react';
import {
  boundTo,
  type CaptainsCampaign,
  crewCardOf,
  feeOf,
  type OwnedShip,
  pointsOfShip,
  purseOf,
  repairOf,
  resaleOf,
  shipCardOf,
} from '../../../core/campaign';
import type { CampaignOrder } from '../../../shared/channels/campaign';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { announce } from '../../ui/live';
import type { CampaignHand } from './useCampaign';
import { captainName, crewName, say, shipName } from './words';
import { YardSale } from './YardSale';

type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

/** The shipyard: what a captain owns on one side, what is for sale on the other. */
export function YardTab({ campaign, hand }: Props) {
  const [captain, setCaptain] = useState(campaign.captains[0]?.id ?? '');
  const purse = purseOf(campaign, captain);
  const give = async (order: CampaignOrder): Promise<void> => {
    const after = await hand.give(order);
    if (after?.kind !== 'captains') return;
    announce(
      say('campaign.yard.done', { captain: captainName(after, captain), gold: purseOf(after, captain) }),
    );
  };
  return (
    <>
      <div className="yard-head">
        <Segments
          label={say('campaign.yard.captain')}
          value={captain}
          choices={campaign.captains.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setCaptain}
          testId="yard-captain"
        />
        <p className="yard-purse" data-testid="yard-purse">
          <Icon name="coins" />
          {say('campaign.yard.purse', { gold: purse })}
        </p>
      </div>
      <div className="yard">
        <Port campaign={campaign} captain={captain} purse={purse} give={give} />
        <YardSale
          purse={purse}
          onShip={(card) => void give({ kind: 'buy-ship', captain, card })}
          onCrew={(card) => void give({ kind: 'buy-crew', captain, card })}
        />
      </div>
    </>
  );
}

type PortProps = {
  readonly campaign: CaptainsCampaign;
  readonly captain: string;
  readonly purse: number;
  readonly give: (order: CampaignOrder) => Promise<void>;
};

function Port({ campaign, captain, purse, give }: PortProps) {
  const ships = campaign.ships.filter(
    (ship) => ship.captain === captain && (ship.state === 'afloat' || ship.state === 'wreck'),
  );
  const crew = campaign.crew.filter((one) => one.captain === captain && one.state === 'hired');
  return (
    <section aria-labelledby="yard-own">
      <h2 id="yard-own">{say('campaign.yard.own')}</h2>
      {ships.length === 0 && <p className="muted">{say('campaign.yard.own.none')}</p>}
      <ul className="yard-list" data-testid="yard-own">
        {ships.map((ship) => (
          <OwnShip key={ship.id} campaign={campaign} ship={ship} purse={purse} give={give} />
        ))}
      </ul>
      <h2>{say('campaign.yard.crew')}</h2>
      {crew.length === 0 && <p className="muted">{say('campaign.yard.crew.none')}</p>}
      <ul className="yard-list">
        {crew.map(({ id, card }) => {
          const found = crewCardOf(card);
          const gold = resaleOf(campaign.rules, found?.points ?? 0);
          const game = boundTo(campaign, id);
          return (
            <li key={id}>
              <Icon name="pirate-hat" />
              <div>
                <h3>{crewName(card)}</h3>
                {found && (
                  <p className="muted">
                    {say('campaign.crew.line', { nation: found.nation, points: found.points })}
                  </p>
                )}
              </div>
              <Button
                label={say('campaign.yard.sell', { gold })}
                disabledReason={game === null ? null : say('campaign.yard.at-sea', { game })}
                of={crewName(card)}
                onClick={() => void give({ kind: 'sell-crew', crew: id })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type OwnShipProps = Omit<PortProps, 'captain'> & { readonly ship: OwnedShip };

function OwnShip({ campaign, ship, purse, give }: OwnShipProps) {
  const card = shipCardOf(ship.card);
  const { rules } = campaign;
  const points = pointsOfShip(ship);
  const down = ship.masts.filter((stands) => !stands).length;
  const game = boundTo(campaign, ship.id);
  const atSea = game === null ? null : say('campaign.yard.at-sea', { game });
  const affordable = (cost: number): string | null =>
    atSea ?? (cost > purse ? say('campaign.yard.short', { gold: cost - purse }) : null);
  const price = Math.max(0, resaleOf(rules, points) - repairOf(rules, ship));
  return (
    <li data-testid={`own-${ship.id}`}>
      <Masts masts={ship.masts} sunk={ship.state === 'wreck'} />
      <div>
        <h3>{shipName(ship.card)}</h3>
        <p className="muted">
          {card && say('campaign.ship.line', { nation: card.nation, points: card.points })}
          {' · '}
          {ship.state === 'wreck'
            ? say('campaign.ship.state.wreck')
            : say('campaign.ship.masts', { standing: ship.masts.length - down, masts: ship.masts.length })}
        </p>
        {atSea && <p className="muted">{atSea}</p>}
      </div>
      <div className="row">
        {ship.state === 'wreck' && (
          <Button
            label={say('campaign.yard.raise', { gold: feeOf(rules, points) })}
            icon="hook"
            disabledReason={affordable(feeOf(rules, points))}
            of={shipName(ship.card)}
            onClick={() => void give({ kind: 'raise', ship: ship.id })}
          />
        )}
        {ship.state === 'afloat' && down > 0 && (
          <Button
            label={say('campaign.yard.repair', { gold: repairOf(rules, ship) })}
            icon="hammer-nails"
            disabledReason={affordable(repairOf(rules, ship))}
            of={shipName(ship.card)}
            onClick={() => void give({ kind: 'repair', ship: ship.id })}
          />
        )}
        {ship.state === 'afloat' && (
          <Button
            label={say('campaign.yard.sell', { gold: price })}
            disabledReason={atSea}
            of={shipName(ship.card)}
            onClick={() => void give({ kind: 'sell-ship', ship: ship.id })}
            testId={`sell-${ship.id}`}
          />
        )}
      </div>
    </li>
  );
}

/** A hull with her masts: those that stand carry sail. */
export function Masts({
  masts,
  sunk = false,
}: {
  readonly masts: readonly boolean[];
  readonly sunk?: boolean;
}) {
  const wide = 16 + masts.length * 14;
  return (
    <svg
      className={sunk ? 'masts sunk' : 'masts'}
      viewBox={`0 0 ${wide} 44`}
      width={wide}
      height={44}
      aria-hidden="true"
    >
      {masts.map((stands, n) => {
        const x = 15 + n * 14;
        const key = `${n}`;
        return stands ? (
          <g key={key}>
            <path d={`M${x} 31V5`} className="mast" />
            <path d={`M${x - 5} 9q10 3 11 9l-11 0z M${x - 5} 20q11 3 12 8l-12 0z`} className="sail" />
          </g>
        ) : (
          <path key={key} d={`M${x} 31v-6l3 -2`} className="mast" />
        );
      })}
      <path d={`M3 28h${wide - 6}l-4 11h${-(wide - 18)}z`} className="hull" />
    </svg>
  );
}
