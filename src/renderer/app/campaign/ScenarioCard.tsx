import { useState } from 'react';
import type { ScenarioInfo } from '../../../shared/channels/campaign';
import { filesOf } from '../../client/files';
import { useSession } from '../../client/session';
import { Button } from '../../ui/Button';
import { hostSentence } from '../sentences';
import { say } from './words';

type Props = { readonly scenario: ScenarioInfo; readonly onPlay: () => void };

/** Title, briefing and goals; what was kept can be given on and deleted. */
export function ScenarioCard({ scenario: { id, title, briefing, goals, seats, kept }, onPlay }: Props) {
  const session = useSession();
  const [sure, setSure] = useState(false);
  const remove = async (): Promise<void> => {
    const reply = await session.link.request('scenario.delete', { scenario: id });
    if (!reply.ok) session.notify(reply.refusal.message, 'warning');
  };
  const exported = async (): Promise<void> =>
    filesOf(session).given(await session.link.request('scenario.export', { scenario: id, dialog: true }));
  return (
    <li data-testid={`scenario-${id}`}>
      <h2>{title}</h2>
      <p className="briefing">{briefing}</p>
      <h3 className="caps">{say('campaign.scenario.goals')}</h3>
      <ul>
        {goals.map((goal) => (
          <li key={JSON.stringify(goal)}>{hostSentence(goal)}</li>
        ))}
      </ul>
      <div className="row">
        <small className="muted">{say('campaign.scenario.seats', { seats })}</small>
        {kept && (
          <Button
            label={sure ? say('campaign.scenario.delete.sure') : say('campaign.scenario.delete', { title })}
            icon="trash-can"
            iconOnly={!sure}
            tone={sure ? 'danger' : 'quiet'}
            onClick={() => (sure ? void remove() : setSure(true))}
            testId={`delete-${id}`}
          />
        )}
        <Button
          label={say('campaign.scenario.export', { title })}
          icon="save-arrow"
          iconOnly
          tone="quiet"
          onClick={() => void exported()}
          testId={`export-${id}`}
        />
        <Button
          label={say('campaign.scenario.play.name', { title })}
          icon="ship-wheel"
          tone="primary"
          onClick={onPlay}
          testId={`play-${id}`}
        />
      </div>
    </li>
  );
}
