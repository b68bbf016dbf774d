import { ok } from '../engine';
import { planGame, strikeGame } from './games';
import { strikeNightGame } from './night';
import { type Allowed, refuse } from './refusal';
import { buyCrew, buyShip, raiseShip, repairShip, sellCrew, sellShip } from './shipyard';
import type { Campaign, CaptainsCampaign } from './types';

/** What may be done in port, as one says it. */
export type Order =
  | { readonly kind: 'buy-ship' | 'buy-crew'; readonly captain: string; readonly card: string }
  | { readonly kind: 'sell-ship' | 'repair' | 'raise'; readonly ship: string }
  | { readonly kind: 'sell-crew'; readonly crew: string }
  | {
      readonly kind: 'plan';
      readonly captains: readonly string[];
      readonly points: number;
      readonly scenario: string | null;
    }
  | { readonly kind: 'strike'; readonly game: number }
  | { readonly kind: 'rename'; readonly name: string };

/** Carries out an order, or says why not. */
export function carryOut(campaign: Campaign, order: Order, now: number): Allowed<Campaign> {
  if (order.kind === 'rename') return ok({ ...campaign, name: order.name, changed: now });
  if (campaign.kind === 'captains') return inPort(campaign, order, now);
  return order.kind === 'strike' ? strikeNightGame(campaign, order.game, now) : refuse('wrong-kind');
}

function inPort(
  campaign: CaptainsCampaign,
  order: Exclude<Order, { kind: 'rename' }>,
  now: number,
): Allowed<Campaign> {
  switch (order.kind) {
    case 'buy-ship':
      return buyShip(campaign, order.captain, order.card, now);
    case 'buy-crew':
      return buyCrew(campaign, order.captain, order.card, now);
    case 'sell-ship':
      return sellShip(campaign, order.ship, now);
    case 'sell-crew':
      return sellCrew(campaign, order.crew, now);
    case 'repair':
      return repairShip(campaign, order.ship, now);
    case 'raise':
      return raiseShip(campaign, order.ship, now);
    case 'plan':
      return planGame(campaign, order, now);
    case 'strike':
      return strikeGame(campaign, order.game, now);
  }
}
