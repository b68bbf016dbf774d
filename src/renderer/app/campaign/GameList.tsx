import { useState } from 'react';
import { type CampaignGame, type CaptainsCampaign, type Party, wholeParty } from '../../../core/campaign';
import { useQuery } from '../../client/query';
import { Button } from '../../ui/Button';
import { listed } from '../../ui/text';
import { go } from '../route';
import { StayInPort, without } from './StayInPort';
import type { CampaignHand } from './useCampaign';
import { captainName, say } from './words';

type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

/** Games played, being played and to come, the last one first. */
export function GameList({ campaign, hand }: Props) {
  const query = useQuery('scenario.list', {}, 'campaign.changed');
  const titleOf = (scenario: string): string =>
    (query.status === 'ready' ? query.answer.scenarios : []).find(({ id }) => id === scenario)?.title ??
    scenario;
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
              <p className="muted">{inWords(campaign, game, titleOf)}</p>
            </div>
            <GameButtons campaign={campaign} game={game} hand={hand} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords(
  campaign: CaptainsCampaign,
  { state, result, points, scenario, parties }: CampaignGame,
  titleOf: (scenario: string) => string,
): string {
  const what = scenario === null ? say('campaign.game.points', { points }) : titleOf(scenario);
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

type ButtonsProps = Props & { readonly game: CampaignGame };

function GameButtons({ campaign, game, hand }: ButtonsProps) {
  const { number, state, match } = game;
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
  const parties = (): readonly Party[] =>
    game.scenario === null
      ? game.parties.map(({ captain }) => without(wholeParty(campaign, captain), staying))
      : [];
  return (
    <div className="row">
      {state === 'planned' && game.scenario === null && (
        <StayInPort campaign={campaign} game={game} staying={staying} onStay={setStaying} />
      )}
      {state === 'planned' && (
        <Button
          label={say('campaign.game.begin')}
          of={say('campaign.game', { n: number })}
          icon="ship-wheel"
          onClick={() => void hand.begin(number, parties())}
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
