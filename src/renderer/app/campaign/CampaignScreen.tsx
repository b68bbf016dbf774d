import { useState } from 'react';
import type { CaptainsCampaign } from '../../../core/campaign';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/fields';
import { t } from '../../ui/text';
import { Page } from '../Page';
import { go } from '../route';
import { hostSentence } from '../sentences';
import { ChartTab } from './ChartTab';
import { NightView } from './NightView';
import { ShipsTab } from './ShipsTab';
import { type CampaignHand, useCampaign } from './useCampaign';
import { say } from './words';
import { YardTab } from './YardTab';
import './campaign.css';

/** One campaign or match night. */
export function CampaignScreen({ id }: { readonly id: string }) {
  const { query, campaign, hand } = useCampaign(id);
  if (query.status === 'refused' && !campaign) {
    return (
      <Page title={say('campaign.title')} icon="treasure-map" narrow>
        <p className="fault-text" role="alert">
          {hostSentence(query.refusal.message)}
        </p>
        <Back />
      </Page>
    );
  }
  if (!campaign) return <p className="loading">{t('app.loading')}</p>;
  return campaign.kind === 'captains' ? (
    <Captains campaign={campaign} hand={hand} />
  ) : (
    <Page title={campaign.name} icon="trophy" tools={<Back />}>
      <NightView night={campaign} hand={hand} />
    </Page>
  );
}

const Back = () => (
  <Button
    label={say('campaign.all')}
    icon="treasure-map"
    tone="quiet"
    onClick={() => go({ at: 'campaigns' })}
  />
);

const TABS = ['chart', 'yard', 'ships'] as const;
type Tab = (typeof TABS)[number];
type Props = { readonly campaign: CaptainsCampaign; readonly hand: CampaignHand };

function Captains({ campaign, hand }: Props) {
  const [tab, setTab] = useState<Tab>('chart');
  const { target } = campaign.rules;
  return (
    <Page title={campaign.name} icon="treasure-map" tools={<Back />}>
      <div className="campaign-head">
        <Segments
          label={say('campaign.tab')}
          value={tab}
          choices={TABS.map((value) => ({ value, label: say(`campaign.tab.${value}`) }))}
          onChange={setTab}
          testId="campaign-tabs"
        />
        <p className="campaign-target">
          {say(`campaign.target.line.${target.kind}`, {
            amount: target.kind === 'open' ? 0 : target.amount,
          })}
        </p>
      </div>
      {tab === 'chart' && <ChartTab campaign={campaign} hand={hand} />}
      {tab === 'yard' && <YardTab campaign={campaign} hand={hand} />}
      {tab === 'ships' && <ShipsTab campaign={campaign} />}
    </Page>
  );
}
