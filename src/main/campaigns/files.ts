import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CAMPAIGN_FORMAT, type Campaign, campaignIdSchema, campaignSchema } from '../../core/campaign';
import { type Message, message, ok, type Result } from '../../core/engine';
import { readWhole, type StorageFault, writeWhole } from '../storage';
import { renamePatiently, syncFolder } from '../storage/disk';
import { diskFault, errnoOf, fault } from '../storage/faults';
import { type CampaignMigration, campaignMigrations, lifted, versioned } from './migrations';

/** The longest campaign that is read. A thousand games take less than a tenth of it. */
export const CAMPAIGN_CAPS = { bytes: 16 * 1024 * 1024, depth: 24 };

export type ReadCampaign = { readonly campaign: Campaign; readonly notes: readonly Message[] };
export type ListedCampaign =
  | { readonly id: string; readonly read: ReadCampaign }
  | { readonly id: string; readonly trouble: Message };

/** Where campaigns are kept. */
export interface CampaignFiles {
  list(): Promise<readonly ListedCampaign[]>;
  read(id: string): Promise<Result<ReadCampaign, StorageFault>>;
  /** Replaces the whole file: either the old or the new campaign is there, whatever happens. */
  write(campaign: Campaign): Promise<Result<undefined, StorageFault>>;
  /** Into the bin, and out of it. */
  discard(id: string): Promise<Result<undefined, StorageFault>>;
  restore(id: string): Promise<Result<undefined, StorageFault>>;
}

const ENDING = '.ctcampaign';

/** Campaigns as files in a folder: each with its two older generations beside it, damaged ones kept aside. */
export class DiskCampaigns implements CampaignFiles {
  private readonly schema: z.ZodType<Campaign>;

  /** @param saves the folder of saves; campaigns lie in one of their own in it */
  constructor(
    saves: string,
    steps: readonly CampaignMigration[] = campaignMigrations,
    private readonly folder = join(saves, 'campaigns'),
  ) {
    this.schema = z.preprocess((json) => lifted(json, steps), campaignSchema);
  }

  async list(): Promise<readonly ListedCampaign[]> {
    const names = await readdir(this.folder).catch(() => []);
    // A file whose newest generation is gone is still a campaign.
    const ids = names.flatMap((name) => /^(.*)\.ctcampaign(\.[12])?$/.exec(name)?.[1] ?? []);
    return Promise.all(
      [...new Set(ids)].filter(isId).map(async (id) => {
        const read = await this.read(id);
        return read.ok ? { id, read: read.value } : { id, trouble: read.error.message };
      }),
    );
  }

  async read(id: string): Promise<Result<ReadCampaign, StorageFault>> {
    if (!isId(id)) return fault('missing', { problem: id });
    // A newer program's file is no damaged one: an older generation must not take its place.
    if (await this.isNewer(id)) return fault('newer');
    const read = await readWhole(this.path(id), this.schema, CAMPAIGN_CAPS);
    if (!read.ok) return read;
    const { value, generation } = read.value;
    // A copied file is another campaign: it keeps the name it was given, not the one inside.
    const campaign = { ...value, id };
    if (generation === 0) return ok({ campaign, notes: [] });
    await this.keepAside(id);
    return ok({ campaign, notes: [message('campaign.report.older', { name: value.name })] });
  }

  async write(campaign: Campaign): Promise<Result<undefined, StorageFault>> {
    // What isn't readable again must not reach the disk.
    const checked = campaignSchema.safeParse(campaign);
    if (!checked.success) return fault('damaged', { problem: checked.error.issues[0]?.message ?? '' });
    const text = `${JSON.stringify(campaign)}\n`;
    if (Buffer.byteLength(text) > CAMPAIGN_CAPS.bytes) return fault('too-big', { bytes: text.length });
    try {
      await mkdir(join(this.folder, 'bin'), { recursive: true });
      await mkdir(join(this.folder, 'damaged'), { recursive: true });
    } catch (error) {
      return diskFault(error);
    }
    return writeWhole(this.path(campaign.id), text);
  }

  /** The newest generation last: were it cut off, the campaign would still be found where it was. */
  discard(id: string): Promise<Result<undefined, StorageFault>> {
    return this.move(id, this.folder, join(this.folder, 'bin'), ['.2', '.1', '']);
  }

  /** The newest first: were it cut off, no older one would stand where the campaign is looked for. */
  restore(id: string): Promise<Result<undefined, StorageFault>> {
    return this.move(id, join(this.folder, 'bin'), this.folder, ['', '.1', '.2']);
  }

  private async move(
    id: string,
    from: string,
    to: string,
    ages: readonly string[],
  ): Promise<Result<undefined, StorageFault>> {
    if (!isId(id)) return fault('missing', { problem: id });
    try {
      await mkdir(to, { recursive: true });
      if (await stat(join(to, `${id}${ENDING}`)).catch(() => null)) return fault('held', { problem: id });
      let moved = 0;
      for (const age of ages) {
        const name = `${id}${ENDING}${age}`;
        try {
          await renamePatiently(join(from, name), join(to, name));
          moved += 1;
        } catch (error) {
          if (errnoOf(error) !== 'ENOENT') throw error;
        }
      }
      if (moved === 0) return fault('missing', { problem: id });
      await syncFolder(to);
      await syncFolder(from);
      return ok(undefined);
    } catch (error) {
      return diskFault(error);
    }
  }

  private async isNewer(id: string): Promise<boolean> {
    const read = await readWhole(this.path(id), versioned, { bytes: CAMPAIGN_CAPS.bytes });
    return read.ok && read.value.value.format > CAMPAIGN_FORMAT;
  }

  /** The damaged file as it is, before the next change takes its place; once, however often it is read until then. */
  private async keepAside(id: string): Promise<void> {
    const damaged = join(this.folder, 'damaged');
    try {
      const { mtimeMs } = await stat(this.path(id));
      await mkdir(damaged, { recursive: true });
      const kept = join(damaged, `${id}-${Math.trunc(mtimeMs)}${ENDING}`);
      await copyFile(this.path(id), kept, constants.COPYFILE_EXCL);
    } catch {
      // It is there already, or there is no file or no room: reading goes on.
    }
  }

  private path(id: string): string {
    return join(this.folder, `${id}${ENDING}`);
  }
}

const isId = (id: string): boolean => campaignIdSchema.safeParse(id).success;

/** Campaigns that last as long as the program: for tests of the host. */
export function memoryCampaigns(): CampaignFiles {
  const kept = new Map<string, Campaign>();
  const binned = new Map<string, Campaign>();
  const move = (id: string, from: Map<string, Campaign>, to: Map<string, Campaign>) => {
    const one = from.get(id);
    if (!one) return fault('missing', { problem: id });
    from.delete(id);
    to.set(id, one);
    return ok(undefined);
  };
  return {
    list: async () => [...kept].map(([id, campaign]) => ({ id, read: { campaign, notes: [] } })),
    read: async (id) => {
      const campaign = kept.get(id);
      return campaign ? ok({ campaign, notes: [] }) : fault('missing', { problem: id });
    },
    write: async (campaign) => {
      kept.set(campaign.id, campaign);
      return ok(undefined);
    },
    discard: async (id) => move(id, kept, binned),
    restore: async (id) => move(id, binned, kept),
  };
}
