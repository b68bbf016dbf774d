import { useState } from 'react';
import { type CaptainsCampaign, readyShips, targetReached } from '../../../core/campaign';
import { useQuery } from '../../client/query';
import { Button } from '../../ui/Button';
import { NumberField, Select, Switch } from '../../ui/fields';
import type { CampaignHand } from './useCampaign';
import { say } from './words';

type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

const OPEN_SEA = '';

/** Who sails against whom, for how many points or in which scenario. */
export function PlanGame({ campaign, hand }: Props) {
  const [sailing, setSailing] = useState<readonly string[]>(() =>
    campaign.captains
      .filter(({ id }) => readyShips(campaign, id).length > 0)
      .slice(0, 2)
      .map(({ id }) => id),
  );
  const [points, setPoints] = useState(campaign.rules.points);
  const [scenario, setScenario] = useState(OPEN_SEA);
  const listed = useQuery('scenario.list', {}, 'campaign.changed');
  const scenarios = listed.status === 'ready' ? listed.answer.scenarios : [];
  const seats = scenarios.find(({ id }) => id === scenario)?.seats;
  const captains = campaign.captains.map(({ id }) => id).filter((id) => sailing.includes(id));
  const fault = targetReached(campaign)
    ? say('campaign.refused.over')
    : captains.length < 2 || captains.length > 4
      ? say('campaign.plan.few')
      : seats !== undefined && seats !== captains.length
        ? say('campaign.plan.seats', { seats })
        : Number.isInteger(points)
          ? null
          : say('campaign.fault.number');
  const plan = (): ReturnType<CampaignHand['give']> =>
    hand.give({ kind: 'plan', captains, points, scenario: scenario === OPEN_SEA ? null : scenario });
  const beginNow = async (): Promise<void> => {
    const after = await plan();
    const last = after?.games.at(-1);
    if (last) await hand.begin(last.number);
  };
  return (
    <section aria-labelledby="campaign-plan" className="campaign-plan">
      <h2 id="campaign-plan">{say('campaign.plan')}</h2>
      <fieldset className="plain">
        <legend className="label">{say('campaign.plan.who')}</legend>
        {campaign.captains.map(({ id, name }) => (
          <Switch
            key={id}
            label={name}
            checked={sailing.includes(id)}
            onChange={(on) => setSailing(on ? [...sailing, id] : sailing.filter((one) => one !== id))}
            testId={`sails-${id}`}
          />
        ))}
      </fieldset>
      <Select
        label={say('campaign.plan.what')}
        value={scenario}
        choices={[
          { value: OPEN_SEA, label: say('campaign.plan.open-sea') },
          ...scenarios.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={setScenario}
        testId="plan-scenario"
      />
      {scenario === OPEN_SEA && (
        <NumberField
          label={say('campaign.plan.points')}
          value={points}
          min={4}
          max={300}
          step={1}
          onChange={setPoints}
          testId="plan-points"
        />
      )}
      <div className="row">
        <Button
          label={say('campaign.plan.begin')}
          icon="ship-wheel"
          tone="primary"
          disabledReason={fault}
          onClick={() => void beginNow()}
          testId="begin-game"
        />
        <Button
          label={say('campaign.plan.later')}
          icon="pencil"
          disabledReason={fault}
          onClick={() => void plan()}
          testId="plan-game"
        />
      </div>
    </section>
  );
}
