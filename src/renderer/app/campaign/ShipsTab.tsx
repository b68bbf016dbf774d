import { battlesOf, type CaptainsCampaign } from '../../../core/campaign';
import { captainColour, captainName, say, shipName } from './words';

/** Each ship's history: battles, ships sunk, gold landed, and what befell her. */
export function ShipsTab({ campaign }: { readonly campaign: CaptainsCampaign }) {
  const who = (id: string): string => captainName(campaign, id);
  return (
    <section aria-labelledby="campaign-history">
      <h2 id="campaign-history">{say('campaign.history')}</h2>
      <table className="campaign-table" data-testid="ship-history">
        <thead>
          <tr>
            {(['ship', 'of', 'state', 'battles', 'sank', 'landed', 'fate'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`campaign.history.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaign.ships.map((ship) => {
            const battles = battlesOf(campaign, ship.id);
            const fate = battles.flatMap(({ game, capturedBy, sunkBy }) => [
              ...(capturedBy === null
                ? []
                : [say('campaign.history.captured', { who: who(capturedBy), game })]),
              ...(sunkBy === null ? [] : [say('campaign.history.sunk', { who: who(sunkBy), game })]),
            ]);
            return (
              <tr key={ship.id}>
                <th scope="row">{shipName(ship.card)}</th>
                <td>
                  <i className="dot" style={{ background: captainColour(campaign, ship.captain) }} />{' '}
                  {who(ship.captain)}
                </td>
                <td>{say(`campaign.ship.state.${ship.state}`)}</td>
                <td>{battles.length}</td>
                <td>{battles.reduce((sum, battle) => sum + battle.sank, 0)}</td>
                <td>{battles.reduce((sum, battle) => sum + battle.landed, 0)}</td>
                <td>{fate.join('; ')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
