import { useCallback, useEffect, useState } from 'react';
import type { Campaign, Party } from '../../../core/campaign';
import type { CampaignOrder } from '../../../shared/channels/campaign';
import { useQuery } from '../../client/query';
import { useSession } from '../../client/session';
import { go } from '../route';

export type CampaignHand = {
  readonly give: (order: CampaignOrder) => Promise<Campaign | null>;
  /** Begins a planned game and goes to its table. Captains that no party is named for bring all that is ready. */
  readonly begin: (game: number, parties?: readonly Party[]) => Promise<void>;
};

/** One campaign as the host has it, kept up to date, and what can be ordered in it. What goes wrong becomes a notice. */
export function useCampaign(id: string) {
  const { link, notify } = useSession();
  const query = useQuery('campaign.open', { campaign: id }, 'campaign.changed');
  const [campaign, setCampaign] = useState<Campaign | null>(null);

  useEffect(() => {
    if (query.status !== 'ready') return;
    setCampaign(query.answer.campaign);
    for (const note of query.answer.notes) notify(note, 'warning');
  }, [query, notify]);

  const give = useCallback(
    async (order: CampaignOrder): Promise<Campaign | null> => {
      const reply = await link.request('campaign.order', { campaign: id, order });
      if (!reply.ok) {
        notify(reply.refusal.message, 'warning');
        return null;
      }
      setCampaign(reply.answer.campaign);
      return reply.answer.campaign;
    },
    [link, notify, id],
  );
  const begin = useCallback(
    async (game: number, parties: readonly Party[] = []): Promise<void> => {
      const named = parties.map(({ captain, ships, crew }) => ({
        captain,
        ships: [...ships],
        crew: [...crew],
      }));
      const reply = await link.request('campaign.begin', { campaign: id, game, parties: named });
      if (reply.ok) go({ at: 'table', id: reply.answer.match });
      else notify(reply.refusal.message, 'warning');
    },
    [link, notify, id],
  );
  return { query, campaign, hand: { give, begin } satisfies CampaignHand };
}
