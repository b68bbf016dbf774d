import { useState } from 'react';
import type { SeatWish } from '../../../shared/table';
import { filesOf } from '../../client/files';
import { useQuery } from '../../client/query';
import { useSession, useSettings } from '../../client/session';
import { Button } from '../../ui/Button';
import { Select } from '../../ui/fields';
import { announce } from '../../ui/live';
import { t } from '../../ui/text';
import { Page } from '../Page';
import { go } from '../route';
import { levelName, opponentName, seatWish, whoOf } from '../seats';
import { hostSentence } from '../sentences';
import { ScenarioCard } from './ScenarioCard';
import { say } from './words';
import './campaign.css';

/** Our six, and those that were kept from a table or out of a file. */
export function ScenariosScreen() {
  const session = useSession();
  const { link, notify } = session;
  const { names } = useSettings();
  const query = useQuery('scenario.list', {}, 'campaign.changed');
  const games = useQuery('games.list', {});
  const info =
    games.status === 'ready' ? games.answer.games.find(({ id }) => id === 'spanish-main') : undefined;
  const opponents = info?.opponents ?? [];
  const real = opponents.find(({ random }) => !random) ?? opponents[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const against = chosen ?? (real ? whoOf(real.level, real.character) : 'person');

  const seatsFor = (count: number): SeatWish[] =>
    Array.from({ length: count }, (_, n) => {
      const me = n === 0 || against === 'person';
      const name = me ? (names[n] ?? t('app.new.player', { n: n + 1 })) : opponentName(n - 1);
      return seatWish({ key: '', name, who: me ? 'person' : against });
    });
  const begin = async (scenario: string, count: number): Promise<void> => {
    const reply = await link.request('scenario.begin', { scenario, seats: seatsFor(count) });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };
  const fromFile = async (): Promise<void> => {
    const text = await filesOf(session).openText();
    if (text === null) return;
    const reply = await link.request('scenario.import', { text });
    if (reply.ok) announce(say('campaign.scenario.kept'));
    else notify(reply.refusal.message, 'warning');
  };

  return (
    <Page
      title={say('campaign.scenario.title')}
      icon="tied-scroll"
      tools={
        <Button
          label={say('campaign.scenario.file')}
          icon="load"
          onClick={() => void fromFile()}
          testId="scenario-file"
        />
      }
    >
      <div className="campaign-head">
        <p className="campaign-lead">{say('campaign.scenario.lead')}</p>
        <Select
          label={say('campaign.scenario.against')}
          value={against}
          choices={[
            ...opponents.map(({ level, character, random }) => ({
              value: whoOf(level, character),
              label: levelName(level, character, random),
            })),
            { value: 'person', label: t('app.new.person') },
          ]}
          onChange={setChosen}
          testId="scenario-against"
        />
      </div>
      <ol className="scenarios">
        {(query.status === 'ready' ? query.answer.scenarios : []).map((scenario) => (
          <ScenarioCard
            key={scenario.id}
            scenario={scenario}
            onPlay={() => void begin(scenario.id, scenario.seats)}
          />
        ))}
      </ol>
      {(query.status === 'ready' ? query.answer.unreadable : []).map(({ scenario, trouble }) => (
        <p key={scenario} className="campaign-trouble">
          {scenario}: {hostSentence(trouble)}
        </p>
      ))}
    </Page>
  );
}
