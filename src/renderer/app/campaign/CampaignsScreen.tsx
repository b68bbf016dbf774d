import { useState } from 'react';
import type { CampaignEntry } from '../../../shared/channels/campaign';
import { filesOf } from '../../client/files';
import { useQuery } from '../../client/query';
import { useSession } from '../../client/session';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { ago, listed } from '../../ui/text';
import { Page } from '../Page';
import { go } from '../route';
import { hostSentence } from '../sentences';
import { say } from './words';
import './campaign.css';

/** Every campaign and match night, and the ways to a new one. */
export function CampaignsScreen() {
  const session = useSession();
  const { link, notify } = session;
  const query = useQuery('campaign.list', {}, 'campaign.changed');
  const [binned, setBinned] = useState<CampaignEntry | null>(null);
  const campaigns = query.status === 'ready' ? query.answer.campaigns : [];
  const files = filesOf(session);

  const bring = async (): Promise<void> => {
    const text = await files.openText();
    if (text === null) return;
    const reply = await link.request('campaign.import', { text });
    if (reply.ok) go({ at: 'campaign', id: reply.answer.campaign.id });
    else notify(reply.refusal.message, 'warning');
  };
  const remove = async (entry: CampaignEntry): Promise<void> => {
    const reply = await link.request('campaign.delete', { campaign: entry.campaign });
    if (reply.ok) setBinned(entry);
    else notify(reply.refusal.message, 'warning');
  };
  const restore = async (entry: CampaignEntry): Promise<void> => {
    const reply = await link.request('campaign.restore', { campaign: entry.campaign });
    if (!reply.ok) notify(reply.refusal.message, 'warning');
    setBinned(null);
  };

  return (
    <Page
      title={say('campaign.title')}
      icon="treasure-map"
      tools={<Button label={say('campaign.import')} icon="load" onClick={() => void bring()} />}
    >
      <p className="campaign-lead">{say('campaign.lead')}</p>
      <div className="campaign-ways">
        <Button
          label={say('campaign.new')}
          detail={say('campaign.new.detail')}
          icon="galleon"
          tone="primary"
          onClick={() => go({ at: 'new-campaign', id: 'captains' })}
          testId="new-campaign"
        />
        <Button
          label={say('campaign.night.new')}
          detail={say('campaign.night.new.detail')}
          icon="trophy"
          onClick={() => go({ at: 'new-campaign', id: 'night' })}
          testId="new-night"
        />
        <Button
          label={say('campaign.scenarios')}
          detail={say('campaign.scenarios.detail')}
          icon="tied-scroll"
          onClick={() => go({ at: 'scenarios' })}
          testId="scenarios"
        />
      </div>
      {binned && (
        <div className="row" role="status">
          <span>{say('campaign.deleted', { name: binned.name })}</span>
          <Button label={say('campaign.restore')} icon="return-arrow" onClick={() => void restore(binned)} />
        </div>
      )}
      <section>
        {query.status === 'ready' && campaigns.length === 0 && (
          <p className="muted">{say('campaign.none')}</p>
        )}
        {query.status === 'refused' && <p className="fault">{hostSentence(query.refusal.message)}</p>}
        <ul className="shelf">
          {campaigns.map((entry) => (
            <li key={entry.campaign} data-testid={`campaign-${entry.campaign}`}>
              <Icon name={entry.kind === 'night' ? 'trophy' : 'treasure-map'} />
              <div>
                <h2>{entry.name}</h2>
                <p className="muted">{inWords(entry)}</p>
                {entry.trouble && <p className="campaign-trouble">{hostSentence(entry.trouble)}</p>}
              </div>
              <div className="row">
                {entry.kind !== 'unreadable' && (
                  <>
                    <Button
                      label={say('campaign.open')}
                      of={entry.name}
                      icon="ship-wheel"
                      onClick={() => go({ at: 'campaign', id: entry.campaign })}
                    />
                    <Button
                      label={say('campaign.export', { name: entry.name })}
                      icon="save-arrow"
                      iconOnly
                      tone="quiet"
                      onClick={() =>
                        void link
                          .request('campaign.export', { campaign: entry.campaign, dialog: true })
                          .then((reply) => files.given(reply))
                      }
                    />
                  </>
                )}
                <Button
                  label={say('campaign.delete', { name: entry.name })}
                  icon="trash-can"
                  iconOnly
                  tone="quiet"
                  onClick={() => void remove(entry)}
                />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

const inWords = ({ kind, who, games, open, changed }: CampaignEntry): string =>
  [
    say(`campaign.kind.${kind}`),
    ...(kind === 'unreadable'
      ? []
      : [listed(who), say('campaign.games.count', { games, open }), ago(changed, Date.now())]),
  ].join(' · ');
