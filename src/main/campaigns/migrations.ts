import { z } from 'zod';
import { CAMPAIGN_FORMAT } from '../../core/campaign';

/** Lifts a campaign of one format to the next. */
export type CampaignMigration = (file: Readonly<Record<string, unknown>>) => Record<string, unknown>;

/** The step at index i lifts format i + 1. None so far: a change of the layout raises `CAMPAIGN_FORMAT` and adds one. */
export const campaignMigrations: readonly CampaignMigration[] = [];

/** All that is sure of a file of any format. */
export const versioned = z.looseObject({ format: z.number().int().min(1) });

/** The format that a parsed file says it has; null where it is no campaign at all. */
export function formatOf(json: unknown): number | null {
  const parsed = versioned.safeParse(json);
  return parsed.success ? parsed.data.format : null;
}

/** All steps to the present format, in order. What is no campaign stays as it is, for the schema to refuse. */
export function lifted(json: unknown, steps: readonly CampaignMigration[] = campaignMigrations): unknown {
  const parsed = versioned.safeParse(json);
  if (!parsed.success || parsed.data.format > CAMPAIGN_FORMAT) return json;
  return steps
    .slice(parsed.data.format - 1)
    .reduce<Record<string, unknown>>((file, step) => step(file), parsed.data);
}
