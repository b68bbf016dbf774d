import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Scenario, scenarioSchema } from '../../core/campaign';
import { ok, type Result } from '../../core/engine';
import { Queues, readWhole, type StorageFault, writeWhole } from '../storage';
import { renamePatiently, syncFolder } from '../storage/disk';
import { diskFault, fault } from '../storage/faults';

/** The largest scenario that is read: a table of four hundred ships is far smaller. */
export const SCENARIO_CAPS = { bytes: 4 * 1024 * 1024, depth: 24 };

export type ListedScenario = { readonly id: string; readonly read: Result<Scenario, StorageFault> };

/** Where scenarios of one's own are kept. */
export interface ScenarioFiles {
  list(): Promise<readonly ListedScenario[]>;
  find(id: string): Promise<Result<Scenario, StorageFault>>;
  /** Under its id, or, where that is taken by another, under one with a number behind it. */
  keep(scenario: Scenario): Promise<Result<Scenario, StorageFault>>;
  /** Into the bin. */
  discard(id: string): Promise<Result<undefined, StorageFault>>;
}

const ENDING = '.ctscenario';
const LONGEST_ID = 64;

/** @returns the id itself, or `id-2`, `id-3`… */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const number = n === 1 ? '' : `-${n}`;
    const numbered = `${id.slice(0, LONGEST_ID - number.length).replace(/-+$/, '')}${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/** Scenarios as files in a folder, each written as a whole; deleted ones lie in `bin/`. */
export class DiskScenarios implements ScenarioFiles {
  /** One after the other: two that are kept at once must not find the same id free. */
  private readonly queue = new Queues();

  /**
   * @param saves the folder of saves; scenarios lie in one of their own in it
   * @param reserved ids that no file may take: the program's own
   */
  constructor(
    saves: string,
    private readonly reserved: ReadonlySet<string>,
    private readonly folder = join(saves, 'scenarios'),
  ) {}

  async list(): Promise<readonly ListedScenario[]> {
    const ids = [...(await this.ids())].sort();
    return Promise.all(ids.map(async (id) => ({ id, read: await this.find(id) })));
  }

  async find(id: string): Promise<Result<Scenario, StorageFault>> {
    if (!scenarioSchema.shape.id.safeParse(id).success) return fault('missing', { problem: id });
    const read = await readWhole(this.path(id), scenarioSchema, SCENARIO_CAPS);
    // A copied file keeps the name it was given, not the one inside.
    return read.ok ? ok({ ...read.value.value, id }) : read;
  }

  keep(scenario: Scenario): Promise<Result<Scenario, StorageFault>> {
    return this.queue.run('', () => this.keepNow(scenario));
  }

  discard(id: string): Promise<Result<undefined, StorageFault>> {
    return this.queue.run('', () => this.discardNow(id));
  }

  private async keepNow(scenario: Scenario): Promise<Result<Scenario, StorageFault>> {
    try {
      await mkdir(this.folder, { recursive: true });
    } catch (error) {
      return diskFault(error);
    }
    const id = freeId(scenario.id, new Set([...this.reserved, ...(await this.ids())]));
    const kept = { ...scenario, id };
    const written = await writeWhole(this.path(id), `${JSON.stringify(kept)}\n`, 1);
    return written.ok ? ok(kept) : written;
  }

  private async discardNow(id: string): Promise<Result<undefined, StorageFault>> {
    if (!(await this.ids()).has(id)) return fault('missing', { problem: id });
    const bin = join(this.folder, 'bin');
    try {
      await mkdir(bin, { recursive: true });
      const binned = new Set((await readdir(bin)).map((name) => name.replace(ENDING, '')));
      await renamePatiently(this.path(id), join(bin, `${freeId(id, binned)}${ENDING}`));
      await syncFolder(bin);
      await syncFolder(this.folder);
      return ok(undefined);
    } catch (error) {
      return diskFault(error);
    }
  }

  private path = (id: string): string => join(this.folder, `${id}${ENDING}`);

  /** Whatever has such a name takes it, be it no file at all; `find` says so. */
  private async ids(): Promise<ReadonlySet<string>> {
    const names = await readdir(this.folder).catch(() => []);
    return new Set(names.flatMap((name) => /^([a-z0-9][a-z0-9-]{0,63})\.ctscenario$/.exec(name)?.[1] ?? []));
  }
}

/** Scenarios that last as long as the program: for tests of the host. */
export function memoryScenarios(): ScenarioFiles {
  const kept = new Map<string, Scenario>();
  const find = (id: string): Result<Scenario, StorageFault> => {
    const one = kept.get(id);
    return one ? ok(one) : fault('missing', { problem: id });
  };
  return {
    list: async () => [...kept.keys()].map((id) => ({ id, read: find(id) })),
    find: async (id) => find(id),
    keep: async (scenario) => {
      const one = { ...scenario, id: freeId(scenario.id, new Set(kept.keys())) };
      kept.set(one.id, one);
      return ok(one);
    },
    discard: async (id) => (kept.delete(id) ? ok(undefined) : fault('missing', { problem: id })),
  };
}
