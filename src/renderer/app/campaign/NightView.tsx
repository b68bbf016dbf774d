import { useState } from 'react';
import { type MatchNight, type NightGame, nightStandings } from '../../../core/campaign';
import { useQuery } from '../../client/query';
import { useSession } from '../../client/session';
import { Button } from '../../ui/Button';
import { Select, Switch } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { listed } from '../../ui/text';
import { gameName } from '../games';
import { iconOfGame } from '../icons';
import { go } from '../route';
import type { CampaignHand } from './useCampaign';
import { playerName, say } from './words';

type Props = { readonly night: MatchNight; readonly hand: CampaignHand };

/** A match night: the table, what has been played, and the next game. */
export function NightView({ night, hand }: Props) {
  return (
    <div className="campaign-chart">
      <div>
        <section aria-labelledby="night-standings">
          <h2 id="night-standings">{say('campaign.standings')}</h2>
          <table className="campaign-table" data-testid="standings">
            <thead>
              <tr>
                {(['place', 'player', 'points', 'wins', 'games'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(`campaign.standings.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {nightStandings(night).map(({ player, points, wins, games, place }) => (
                <tr key={player}>
                  <td>{place}</td>
                  <th scope="row">{playerName(night, player)}</th>
                  <td>{points}</td>
                  <td>{wins}</td>
                  <td>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <NightGames night={night} hand={hand} />
      </div>
      <NextGame night={night} />
    </div>
  );
}

function inWords(night: MatchNight, { state, result, seats }: NightGame): string {
  if (state !== 'entered' || !result) return say(`campaign.game.${state === 'struck' ? 'struck' : 'open'}`);
  const scores = seats.map((id, seat) => `${playerName(night, id)} ${result.scores[seat] ?? 0}`).join(', ');
  const names = listed(result.winners.map((id) => playerName(night, id)));
  const end = result.winners.length === 0 ? say('campaign.game.drawn') : say('campaign.game.won', { names });
  return `${end} · ${scores}`;
}

function NightGames({ night, hand }: Props) {
  return (
    <section aria-labelledby="night-games">
      <h2 id="night-games">{say('campaign.games')}</h2>
      {night.games.length === 0 && <p className="muted">{say('campaign.games.none')}</p>}
      <ul className="campaign-games">
        {night.games.toReversed().map((game) => (
          <li key={game.number} data-testid={`game-${game.number}`}>
            <Icon name={iconOfGame(game.game)} />
            <div>
              <h3>{gameName(game.game)}</h3>
              <p className="muted">{inWords(night, game)}</p>
            </div>
            <div className="row">
              {game.state === 'open' ? (
                <>
                  <Button
                    label={say('campaign.game.resume')}
                    icon="ship-wheel"
                    tone="primary"
                    onClick={() => go({ at: 'table', id: game.match })}
                    testId={`resume-${game.number}`}
                  />
                  <Button
                    label={say('campaign.game.strike', { n: game.number })}
                    icon="cancel"
                    iconOnly
                    tone="quiet"
                    onClick={() => void hand.give({ kind: 'strike', game: game.number })}
                  />
                </>
              ) : (
                <Button
                  label={say('campaign.game.replay')}
                  icon="play-button"
                  onClick={() => go({ at: 'replay', id: game.match })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextGame({ night }: { readonly night: MatchNight }) {
  const { link, notify } = useSession();
  const games = useQuery('games.list', {});
  const offered = games.status === 'ready' ? games.answer.games.filter(({ id }) => id !== 'sandbox') : [];
  const [wanted, setWanted] = useState('');
  const [out, setOut] = useState<readonly string[]>([]);
  const info = offered.find(({ id }) => id === wanted) ?? offered[0];
  const seats = night.players.map(({ id }) => id).filter((id) => !out.includes(id));
  if (!info) return null;
  const fault =
    seats.length < info.seats.min || seats.length > info.seats.max
      ? say('campaign.night.plan.few', info.seats)
      : null;
  const begin = async (): Promise<void> => {
    const reply = await link.request('campaign.begin-night', { campaign: night.id, game: info.id, seats });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };
  return (
    <section aria-labelledby="night-next" className="campaign-plan">
      <h2 id="night-next">{say('campaign.plan')}</h2>
      <Select
        label={say('campaign.night.plan.game')}
        value={info.id}
        choices={offered.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setWanted}
        testId="night-game"
      />
      <fieldset className="plain">
        <legend className="label">{say('campaign.players')}</legend>
        {night.players.map(({ id, player }) => (
          <Switch
            key={id}
            label={player.name}
            checked={!out.includes(id)}
            onChange={(on) => setOut(on ? out.filter((one) => one !== id) : [...out, id])}
          />
        ))}
      </fieldset>
      <Button
        label={say('campaign.plan.begin')}
        icon="ship-wheel"
        tone="primary"
        disabledReason={fault}
        onClick={() => void begin()}
        testId="begin-game"
      />
    </section>
  );
}
