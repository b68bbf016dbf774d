import { type CampaignGame, type CaptainsCampaign, scenarioById } from '../../../core/campaign';
import { Button } from '../../ui/Button';
import { listed } from '../../ui/text';
import { go } from '../route';
import type { CampaignHand } from './useCampaign';
import { captainName, say } from './words';

type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

/** Games played, being played and to come, the last one first. */
export function GameList({ campaign, hand }: Props) {
  return (
    <section aria-labelledby="campaign-games">
      <h2 id="campaign-games">{say('campaign.games')}</h2>
      {campaign.games.length === 0 && <p className="muted">{say('campaign.games.none')}</p>}
      <ul className="campaign-games">
        {campaign.games.toReversed().map((game) => (
          <li key={game.number} data-testid={`game-${game.number}`}>
            <b className="number" aria-hidden="true">
              {game.number}
            </b>
            <div>
              <h3>
                <span className="only-read">{say('campaign.game', { n: game.number })}: </span>
                {listed(game.parties.map(({ captain }) => captainName(campaign, captain)))}
              </h3>
              <p className="muted">{inWords(campaign, game)}</p>
            </div>
            <GameButtons game={game} hand={hand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords(
  campaign: CaptainsCampaign,
  { state, result, points, scenario, parties }: CampaignGame,
): string {
  const what =
    scenario === null ? say('campaign.game.points', { points }) : (scenarioById(scenario)?.title ?? scenario);
  if (state !== 'entered' || !result) {
    return `${what} · ${say(`campaign.game.${state === 'entered' ? 'open' : state}`)}`;
  }
  const names = (ids: readonly string[]): string => listed(ids.map((id) => captainName(campaign, id)));
  const end =
    result.winners.length === 0
      ? say('campaign.game.drawn')
      : say('campaign.game.won', { names: names(result.winners) });
  const shares = result.treasure.share
    .map((gold, seat) => `${captainName(campaign, parties[seat]?.captain ?? '')} ${gold}`)
    .join(', ');
  return `${what} · ${end} · ${shares}`;
}

function GameButtons({ game, hand }: { readonly game: CampaignGame; readonly hand: CampaignHand }) {
  const { number, state, match } = game;
  return (
    <div className="row">
      {state === 'planned' && (
        <Button
          label={say('campaign.game.begin')}
          of={say('campaign.game', { n: number })}
          icon="ship-wheel"
          onClick={() => void hand.begin(number)}
          testId={`begin-${number}`}
        />
      )}
      {state === 'open' && match !== null && (
        <Button
          label={say('campaign.game.resume')}
          of={say('campaign.game', { n: number })}
          icon="ship-wheel"
          tone="primary"
          onClick={() => go({ at: 'table', id: match })}
          testId={`resume-${number}`}
        />
      )}
      {state === 'entered' && match !== null && (
        <Button
          label={say('campaign.game.replay')}
          of={say('campaign.game', { n: number })}
          icon="play-button"
          onClick={() => go({ at: 'replay', id: match })}
          testId={`replay-${number}`}
        />
      )}
      {(state === 'planned' || state === 'open') && (
        <Button
          label={say('campaign.game.strike', { n: number })}
          icon="cancel"
          iconOnly
          tone="quiet"
          onClick={() => void hand.give({ kind: 'strike', game: number })}
        />
      )}
    </div>
  );
}
