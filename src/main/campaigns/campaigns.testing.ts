import { beginGame, type Campaign, type CaptainsCampaign, planGame, purseOf } from '../../core/campaign';
import { campaignOf, must, playRandomly, startOf } from '../../core/campaign/campaign.testing';
import { type Match, startMatch } from '../../core/engine';
import { games } from '../../core/games';
import { spanishMain } from '../../core/games/spanish-main';
import { openStore, type Store } from '../storage';
import { CampaignDesk } from './desk';
import { DiskCampaigns } from './files';

/** A desk over a folder, as the program has it. */
export async function deskIn(
  folder: string,
  now: () => number = () => 5,
): Promise<{ desk: CampaignDesk; store: Store; files: DiskCampaigns }> {
  const store = must(await openStore(folder, { games, app: 'test' }));
  const files = new DiskCampaigns(folder);
  const find = async (id: string) => {
    const read = await store.open(id);
    if (!read.ok) return read;
    await read.value.journal?.close();
    return { ok: true, value: read.value.match } as const;
  };
  return { desk: new CampaignDesk({ files, find, now }), store, files };
}

export const captains = (campaign: Campaign): CaptainsCampaign => {
  if (campaign.kind !== 'captains') throw new Error('a match night');
  return campaign;
};

/** Purses by captain, in order. */
export const purses = (campaign: CaptainsCampaign): number[] =>
  campaign.captains.map(({ id }) => purseOf(campaign, id));

/** Plans, begins and plays a game to its end; its result is not entered. @returns the match as it lies on the shelf */
export async function playOneGame(
  { desk, store }: { readonly desk: CampaignDesk; readonly store: Store },
  id: string,
  between: readonly string[],
  seed: number,
): Promise<{ readonly match: Match; readonly before: CaptainsCampaign; readonly saved: string }> {
  const planned = captains(
    must(
      await desk.change(id, (campaign, now) =>
        planGame(
          captains(campaign),
          { captains: between, points: captains(campaign).rules.points, scenario: null },
          now,
        ),
      ),
    ).campaign,
  );
  const number = planned.games.length;
  const { start, parties } = startOf(planned, number, seed);
  const match = playRandomly(must(startMatch(spanishMain, start, () => 1)), seed);
  const journal = must(await store.create(`Game ${number}`, match));
  await journal.close(match);
  const begun = await desk.change(id, (campaign, now) =>
    beginGame(captains(campaign), number, journal.id, parties, now),
  );
  // Opening the campaign for the change has not entered anything: the game was not open yet.
  return { match, before: captains(must(begun).campaign), saved: journal.id };
}

/** A campaign on disk. */
export async function foundIn(
  desk: CampaignDesk,
  campaign: CaptainsCampaign = campaignOf(),
): Promise<string> {
  must(await desk.found({ ok: true, value: campaign }));
  return campaign.id;
}
