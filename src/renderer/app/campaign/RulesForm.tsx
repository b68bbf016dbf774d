import type { CampaignRules } from '../../../core/campaign';
import { NumberField, Segments } from '../../ui/fields';
import { say } from './words';

type Props = { readonly rules: CampaignRules; readonly onChange: (rules: CampaignRules) => void };

type NumberRule = {
  [K in keyof CampaignRules]: CampaignRules[K] extends number ? K : never;
}[keyof CampaignRules];

/** What is agreed for the whole campaign. Rules that don't matter under the others are left out. */
export function RulesForm({ rules, onChange }: Props) {
  const { target } = rules;
  const number = (name: NumberRule, min: number, max: number, help?: string) => (
    <NumberField
      label={say(`campaign.rules.${name}`)}
      help={help}
      value={rules[name]}
      min={min}
      max={max}
      step={1}
      onChange={(value) => onChange({ ...rules, [name]: value })}
      testId={`rule-${name}`}
    />
  );
  return (
    <div className="rules-form">
      {number('points', 4, 300, say('campaign.rules.points.help'))}
      {number('coins', 1, 40)}
      {number('gold', 1, 200, say('campaign.rules.gold.help'))}
      {number('islands', 0, 16, say('campaign.rules.islands.help'))}
      {number('roundLimit', 0, 1000, say('campaign.rules.roundLimit.help'))}
      {number('purse', 0, 1000)}
      {number('startPoints', 0, 300)}
      <Segments
        label={say('campaign.rules.treasure')}
        value={rules.treasure}
        choices={(['found', 'staked'] as const).map((value) => ({
          value,
          label: say(`campaign.rules.treasure.${value}`),
        }))}
        onChange={(treasure) => onChange({ ...rules, treasure })}
      />
      <Segments
        label={say('campaign.rules.sunk')}
        value={rules.sunk}
        choices={(['return', 'fee', 'lost'] as const).map((value) => ({
          value,
          label: say(`campaign.rules.sunk.${value}`),
        }))}
        onChange={(sunk) => onChange({ ...rules, sunk })}
      />
      {rules.sunk === 'fee' && number('feePercent', 0, 200)}
      <Segments
        label={say('campaign.rules.masts')}
        value={rules.masts}
        choices={(['whole', 'repair'] as const).map((value) => ({
          value,
          label: say(`campaign.rules.masts.${value}`),
        }))}
        onChange={(masts) => onChange({ ...rules, masts })}
      />
      {rules.masts === 'repair' && number('mastPrice', 0, 100)}
      {number('resalePercent', 0, 100)}
      <Segments
        label={say('campaign.target')}
        value={target.kind}
        choices={(['gold', 'wins', 'open'] as const).map((value) => ({
          value,
          label: say(`campaign.target.${value}`),
        }))}
        onChange={(kind) =>
          onChange({
            ...rules,
            target: kind === 'open' ? { kind } : { kind, amount: kind === 'gold' ? 100 : 5 },
          })
        }
      />
      {target.kind !== 'open' && (
        <NumberField
          label={say('campaign.target.amount')}
          value={target.amount}
          min={1}
          max={target.kind === 'gold' ? 10_000 : 100}
          step={1}
          onChange={(amount) => onChange({ ...rules, target: { ...target, amount } })}
        />
      )}
    </div>
  );
}
