import { type CaptainsCampaign, champions, honours, standings } from '../../../core/campaign';
import { Icon } from '../../ui/Icon';
import { listed } from '../../ui/text';
import { GameList } from './GameList';
import { PlanGame } from './PlanGame';
import { PurseChart } from './PurseChart';
import type { CampaignHand } from './useCampaign';
import { captainColour, captainName, say, shipName } from './words';

type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

/** The chart of the campaign: who stands where, how it came to that, and what comes next. */
export function ChartTab({ campaign, hand }: Props) {
  const won = champions(campaign);
  return (
    <>
      {won.length > 0 && (
        <p className="campaign-won" role="status">
          <Icon name="laurel-crown" />
          {say('campaign.won', { names: listed(won.map(({ name }) => name)), count: won.length })}
        </p>
      )}
      <div className="campaign-chart">
        <section aria-labelledby="campaign-purses">
          <h2 id="campaign-purses">{say('campaign.purses')}</h2>
          <PurseChart campaign={campaign} />
        </section>
        <section aria-labelledby="campaign-standings">
          <h2 id="campaign-standings">{say('campaign.standings')}</h2>
          <Standings campaign={campaign} />
          <Honours campaign={campaign} />
        </section>
      </div>
      <div className="campaign-chart">
        <GameList campaign={campaign} hand={hand} />
        <PlanGame campaign={campaign} hand={hand} />
      </div>
    </>
  );
}

function Standings({ campaign }: { readonly campaign: CaptainsCampaign }) {
  const afloat = (id: string): number =>
    campaign.ships.filter(({ captain, state }) => captain === id && state === 'afloat').length;
  return (
    <table className="campaign-table" data-testid="standings">
      <thead>
        <tr>
          <th scope="col">{say('campaign.standings.captain')}</th>
          <th scope="col">{say('campaign.standings.purse')}</th>
          <th scope="col">{say('campaign.standings.wins')}</th>
          <th scope="col">{say('campaign.standings.games')}</th>
          <th scope="col">{say('campaign.standings.ships')}</th>
        </tr>
      </thead>
      <tbody>
        {standings(campaign).map(({ captain, purse, wins, games }) => (
          <tr key={captain.id}>
            <th scope="row">
              <i className="dot" style={{ background: captainColour(campaign, captain.id) }} /> {captain.name}{' '}
              <small>{captain.flag}</small>
            </th>
            <td data-testid={`purse-${captain.id}`}>{purse}</td>
            <td>{wins}</td>
            <td>{games}</td>
            <td>{afloat(captain.id)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Honours({ campaign }: { readonly campaign: CaptainsCampaign }) {
  const given = honours(campaign);
  const nameOf = (id: string): string => shipName(campaign.ships.find((ship) => ship.id === id)?.card ?? id);
  return (
    <>
      <h3 className="caps">{say('campaign.honours')}</h3>
      {given.length === 0 && <p className="muted">{say('campaign.honours.none')}</p>}
      <ul className="honours">
        {given.map(({ kind, captain, ship, count }) => (
          <li key={kind}>
            <Icon name={ship === null ? 'crown' : 'galleon'} />
            {say(`campaign.honour.${kind}`, {
              who: captainName(campaign, captain),
              count,
              ...(ship !== null && { ship: nameOf(ship) }),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
