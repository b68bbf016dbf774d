import {
  type Allowed,
  type Campaign,
  type CampaignRefusal,
  enterNightResult,
  enterResult,
} from '../../core/campaign';
import { type Match, type Message, message, ok, type Result } from '../../core/engine';
import { Queues, type StorageFault } from '../storage';
import type { CampaignFiles, ListedCampaign, ReadCampaign } from './files';

/** A match of a campaign, wherever it is: at a table or on the shelf. */
export type FindMatch = (id: string) => Promise<Result<Match, { readonly code: string }>>;

export type DeskParts = {
  readonly files: CampaignFiles;
  readonly find: FindMatch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

type Trouble = CampaignRefusal | StorageFault;

/** Matches that a campaign waits for; null where the save of one was lost on the way from another machine. */
const openMatches = (campaign: Campaign): { readonly number: number; readonly match: string | null }[] =>
  campaign.games.flatMap(({ state, number, match }) => (state === 'open' ? [{ number, match }] : []));

const enter = (campaign: Campaign, id: string, match: Match, now: number): Campaign =>
  campaign.kind === 'captains'
    ? enterResult(campaign, id, match, now)
    : enterNightResult(campaign, id, match, now);

/**
 * Opens campaigns and changes them, one change at a time. A result is entered when its campaign is opened next, in one
 * write of the whole file: before it the game is open and the purses are old, after it both are new.
 */
export class CampaignDesk {
  /** Changes of one campaign follow one another. */
  private readonly queues = new Queues();

  constructor(private readonly parts: DeskParts) {}

  list(): Promise<readonly ListedCampaign[]> {
    return this.parts.files.list();
  }

  /** As it is now, with the results of all its games that are over. */
  open(id: string): Promise<Result<ReadCampaign, Trouble>> {
    return this.change(id, ok);
  }

  /** Puts a new campaign on disk. */
  async found(made: Allowed<Campaign>): Promise<Result<ReadCampaign, Trouble>> {
    if (!made.ok) return made;
    const written = await this.parts.files.write(made.value);
    return written.ok ? ok({ campaign: made.value, notes: [] }) : written;
  }

  /** Carries out one change; where it is refused, or the disk takes nothing, all is as it was. */
  change(
    id: string,
    how: (campaign: Campaign, now: number) => Allowed<Campaign>,
  ): Promise<Result<ReadCampaign, Trouble>> {
    return this.queues.run(id, () => this.carryOut(id, how));
  }

  /** Into the bin. In its turn: a change that is being written would else bring the campaign back beside it. */
  discard(id: string): Promise<Result<undefined, StorageFault>> {
    return this.queues.run(id, () => this.parts.files.discard(id));
  }

  restore(id: string): Promise<Result<undefined, StorageFault>> {
    return this.queues.run(id, () => this.parts.files.restore(id));
  }

  /** Takes in what a match came to before it goes into the bin, where nobody looks for it. */
  async enterBefore(match: string): Promise<void> {
    const campaign = await this.campaignOf(match);
    if (campaign) await this.open(campaign.id);
  }

  /** The campaign that a match belongs to, if any. */
  async campaignOf(match: string): Promise<Campaign | null> {
    for (const one of await this.list()) {
      if ('read' in one && one.read.campaign.games.some((game) => game.match === match)) {
        return one.read.campaign;
      }
    }
    return null;
  }

  private async carryOut(
    id: string,
    how: (campaign: Campaign, now: number) => Allowed<Campaign>,
  ): Promise<Result<ReadCampaign, Trouble>> {
    const read = await this.parts.files.read(id);
    if (!read.ok) return read;
    const { campaign, notes } = await this.withResults(read.value);
    const changed = how(campaign, this.timeIn(campaign));
    if (!changed.ok) return changed;
    if (changed.value !== read.value.campaign) {
      const written = await this.parts.files.write(changed.value);
      // Nothing was asked but to look: what the disk doesn't take now is entered the next time.
      if (!written.ok && changed.value === campaign) {
        return ok({ campaign, notes: [...notes, written.error.message] });
      }
      if (!written.ok) return written;
    }
    return ok({ campaign: changed.value, notes });
  }

  /** What a campaign remembers follows one another, even where the clock was set back meanwhile. */
  private timeIn({ changed }: Campaign): number {
    const now = Math.trunc(this.parts.now());
    return Number.isFinite(now) ? Math.max(now, changed) : changed;
  }

  private async withResults({ campaign: read, notes: said }: ReadCampaign): Promise<ReadCampaign> {
    let campaign = read;
    const notes: Message[] = [...said];
    for (const { number, match: id } of openMatches(read)) {
      const found = id === null ? null : await this.parts.find(id);
      if (id !== null && found?.ok) campaign = enter(campaign, id, found.value, this.timeIn(campaign));
      else notes.push(message('campaign.report.no-match', { game: number }));
    }
    return { campaign, notes };
  }
}
