import { z } from 'zod';
import { CAMPAIGN_FORMAT, type Campaign, campaignSchema } from '../../core/campaign';
import { ok, type Result } from '../../core/engine';
import { parseHostile, type StorageFault } from '../storage';
import { fault } from '../storage/faults';
import { formatOf, lifted } from './migrations';

/** A campaign and the saves of its games in one file. The saves are text as they lie on the shelf. */
const bundleSchema = z.strictObject({
  bundle: z.literal(1),
  campaign: z.unknown(),
  games: z.array(z.strictObject({ match: z.string().max(80), save: z.string() })).max(1000),
});

type Saves = {
  readonly exportText: (match: string) => Promise<Result<string, unknown>>;
  readonly importText: (text: string) => Promise<Result<{ readonly id: string }, unknown>>;
};

/**
 * A campaign whose games are those matches. A game whose save could not be had keeps its result and loses its replay: the
 * match that it names may well lie on this shelf, but as a game of another campaign.
 */
function withMatches(campaign: Campaign, id: string, ids: ReadonlyMap<string, string>): Campaign {
  if (campaign.kind === 'captains') {
    const games = campaign.games.map((game) => ({
      ...game,
      match: game.match === null ? null : (ids.get(game.match) ?? null),
    }));
    return { ...campaign, id, games };
  }
  return {
    ...campaign,
    id,
    // No save has an id like this.
    games: campaign.games.map((game) => ({ ...game, match: ids.get(game.match) ?? `${id}-${game.number}` })),
  };
}

/** The whole campaign as one text. A save that can't be read is left out: the campaign itself knows its result. */
export async function bundled(campaign: Campaign, saves: Pick<Saves, 'exportText'>): Promise<string> {
  const games: { match: string; save: string }[] = [];
  for (const { match } of campaign.games) {
    if (match === null) continue;
    const save = await saves.exportText(match);
    if (save.ok) games.push({ match, save: save.value });
  }
  return `${JSON.stringify({ bundle: 1, campaign, games })}\n`;
}

/**
 * Reads such a text; it is hostile until its schemas say otherwise. Its games go on the shelf under new ids.
 * @param id what the campaign is called here
 */
export async function unbundled(
  text: string,
  id: string,
  saves: Pick<Saves, 'importText'>,
): Promise<Result<Campaign, StorageFault>> {
  const read = parseHostile(text, bundleSchema);
  if (!read.ok) return read;
  const file = lifted(read.value.campaign);
  const campaign = campaignSchema.safeParse(file);
  if (!campaign.success) {
    const [issue] = campaign.error.issues;
    if ((formatOf(file) ?? 0) > CAMPAIGN_FORMAT) return fault('newer');
    return fault('damaged', {
      problem: `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`,
    });
  }
  const ids = new Map<string, string>();
  const wanted = new Set(campaign.data.games.map(({ match }) => match));
  for (const { match, save } of read.value.games) {
    // Once each, and none that belongs to no game.
    if (!wanted.delete(match)) continue;
    const put = await saves.importText(save);
    if (put.ok) ids.set(match, put.value.id);
  }
  return ok(withMatches(campaign.data, id, ids));
}
