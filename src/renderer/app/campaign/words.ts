import { type CaptainsCampaign, crewCardOf, type MatchNight, shipCardOf } from '../../../core/campaign';
import { campaignText } from '../../../shared/text/en/campaign';
import { seatColour } from '../../table/tokens';
import { phrases } from '../../ui/text';

/** Sentences of the campaign's screens. */
export const say = phrases(campaignText);

export const captainName = (campaign: CaptainsCampaign, id: string): string =>
  campaign.captains.find((captain) => captain.id === id)?.name ?? id;

export const playerName = (night: MatchNight, id: string): string =>
  night.players.find((player) => player.id === id)?.player.name ?? id;

/** The colour in which a captain is drawn: that of his place in the list. */
export const captainColour = (campaign: CaptainsCampaign, id: string): string =>
  seatColour(campaign.captains.findIndex((captain) => captain.id === id)).flag;

export const shipName = (card: string): string => shipCardOf(card)?.name ?? card;
export const crewName = (card: string): string => crewCardOf(card)?.name ?? card;
