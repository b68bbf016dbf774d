import { type Err, err, type Message, type MessageParams, message, type Result } from '../engine';

/** Why a campaign says no. The sentence is `campaign.refused.<code>`. */
export const campaignRefusals = [
  'no-such-captain',
  'no-such-ship',
  'no-such-crew',
  'no-such-card',
  'no-such-game',
  'no-such-player',
  'not-enough-gold',
  'at-sea',
  'not-afloat',
  'no-wreck',
  'nothing-to-repair',
  'already-begun',
  'not-open',
  'same-captain-twice',
  'not-your-ship',
  'no-ship-fits',
  'fleet-too-dear',
  'same-name-twice',
  'over',
  'over-at-once',
  'full',
  'no-such-treasure',
  'wrong-kind',
  'no-scenario-here',
] as const;
export type CampaignRefusalCode = (typeof campaignRefusals)[number];
export type CampaignRefusal = { readonly code: CampaignRefusalCode; readonly message: Message };

export type Allowed<T> = Result<T, CampaignRefusal>;

export const refuse = (code: CampaignRefusalCode, params?: MessageParams): Err<CampaignRefusal> =>
  err({ code, message: message(`campaign.refused.${code}`, params) });
