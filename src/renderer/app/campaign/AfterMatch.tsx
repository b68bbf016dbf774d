import { useQuery } from '../../client/query';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { go } from '../route';
import { hostSentence } from '../sentences';
import { say } from './words';

/** Below the result of a match: how a scenario's goals stand. */
export function ScenarioGoals({ match }: { readonly match: string }) {
  const goals = useQuery('scenario.goals', { match });
  if (goals.status !== 'ready' || goals.answer.goals.length === 0) return null;
  return (
    <ul className="scenario-goals">
      {goals.answer.goals.map(({ goal, met }) => (
        <li key={JSON.stringify(goal)}>
          <Icon name={met ? 'check-mark' : 'cancel'} />
          {hostSentence(goal)} <small>{say(met ? 'campaign.goals.met' : 'campaign.goals.missed')}</small>
        </li>
      ))}
    </ul>
  );
}

/** The way back to the campaign that a match belongs to, if it does. */
export function BackToCampaign({ match }: { readonly match: string }) {
  const of = useQuery('campaign.of', { match });
  const id = of.status === 'ready' ? of.answer.campaign : null;
  if (id === null || of.status !== 'ready') return null;
  return (
    <Button
      label={say('campaign.back', { name: of.answer.name })}
      icon="treasure-map"
      tone="primary"
      onClick={() => go({ at: 'campaign', id })}
      testId="back-to-campaign"
    />
  );
}
