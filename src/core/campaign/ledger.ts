import { shipCardOf } from './cards';
import type { CampaignRules, CaptainsCampaign, LedgerEntry, OwnedShip } from './types';

const sum = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((total, { amount }) => total + amount, 0);

/** Gold that a captain has now. */
export const purseOf = (campaign: Pick<CaptainsCampaign, 'ledger'>, captain: string): number =>
  sum(campaign.ledger.filter((entry) => entry.captain === captain));

/** One captain's purse after each entry that changed it, for the chart. */
export function purseOverTime(
  campaign: Pick<CaptainsCampaign, 'ledger'>,
  captain: string,
): readonly { readonly at: number; readonly game: number | null; readonly gold: number }[] {
  let gold = 0;
  return campaign.ledger
    .filter((entry) => entry.captain === captain)
    .map(({ amount, at, game }) => {
      gold += amount;
      return { at, game, gold };
    });
}

const hundredths = (points: number, percent: number): number => (points * percent) / 100;

/** Gold that a sale brings: rounded down, for the yard has to live. */
export const resaleOf = (rules: CampaignRules, points: number): number =>
  Math.floor(hundredths(points, rules.resalePercent));
/** Gold that raising a wreck costs: rounded up. */
export const feeOf = (rules: CampaignRules, points: number): number =>
  Math.ceil(hundredths(points, rules.feePercent));
/** Gold for all her missing masts. */
export const repairOf = (rules: CampaignRules, ship: OwnedShip): number =>
  ship.masts.filter((stands) => !stands).length * rules.mastPrice;

/** Points of a ship by her card; 0 for one that no roster knows. */
export const pointsOfShip = (ship: Pick<OwnedShip, 'card'>): number => shipCardOf(ship.card)?.points ?? 0;
