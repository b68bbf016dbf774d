import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type AnyGame, type Message, message, StepList } from '../../core/engine';
import { FORMAT } from './format';
import { formatOfUnreadable, gather } from './gather';
import { CAPS } from './hostile';
import { migrationFrom } from './migrations';
import { planOf } from './plan';
import { type SaveInfo, saveInfoSchema } from './save-info';
import { readWhole, writeWhole } from './whole-file';

/** What is remembered of each file, good as long as its size and time are the same. */
const cacheSchema = z.array(z.strictObject({ size: z.number(), time: z.number(), info: saveInfoSchema }));
type Cache = z.output<typeof cacheSchema>;

/** A folder of saves as a list. Reading them all takes long, so what was read is kept in a file beside them. */
export class Shelf {
  private cache: Map<string, Cache[number]> | null = null;

  constructor(
    private readonly folder: string,
    private readonly ending: string,
    private readonly games: ReadonlyMap<string, AnyGame>,
  ) {}

  /** The last changed first. A file that can't even be looked at is left out. */
  async list(): Promise<readonly SaveInfo[]> {
    const cache = await this.load();
    const names = await readdir(this.folder).catch(() => []);
    const fresh = new Map<string, Cache[number]>();
    let changed = false;
    for (const name of names.filter((one) => one.endsWith(this.ending))) {
      const id = name.slice(0, -this.ending.length);
      const path = join(this.folder, name);
      const found = await lstat(path).catch(() => null);
      if (!found?.isFile()) continue;
      const known = cache.get(id);
      if (known && known.size === found.size && known.time === found.mtimeMs) {
        fresh.set(id, known);
        continue;
      }
      const info = await this.look(id, path, found.size, found.mtimeMs);
      fresh.set(id, { size: found.size, time: found.mtimeMs, info });
      changed = true;
    }
    if (changed || fresh.size !== cache.size) {
      this.cache = fresh;
      // Only a cache: that it can't be written harms nothing.
      await writeWhole(this.index, JSON.stringify([...fresh.values()]));
    }
    return [...fresh.values()].map(({ info }) => info).sort((a, b) => b.changed - a.changed);
  }

  private get index(): string {
    return join(this.folder, 'shelf.json');
  }

  private async load(): Promise<Map<string, Cache[number]>> {
    if (this.cache) return this.cache;
    const read = await readWhole(this.index, cacheSchema);
    this.cache = new Map(read.ok ? read.value.value.map((one) => [one.info.id, one]) : []);
    return this.cache;
  }

  private async look(id: string, path: string, size: number, changed: number): Promise<SaveInfo> {
    const bytes = size <= CAPS.bytes ? await readFile(path).catch(() => null) : null;
    return describeSave(id, bytes, { size, changed }, this.games);
  }
}

/** What a save says of itself, without playing it. */
export function describeSave(
  id: string,
  bytes: Uint8Array | null,
  { size, changed }: { readonly size: number; readonly changed: number },
  games: ReadonlyMap<string, AnyGame>,
): SaveInfo {
  const format = bytes ? formatOfUnreadable(bytes) : 0;
  const gathered = bytes && gather(bytes, [], migrationFrom(format));
  const base = { id, bytes: size, changed };
  if (!gathered) {
    const trouble = message(format > FORMAT ? 'storage.fault.newer' : 'storage.shelf.unreadable');
    const integrity = format > FORMAT ? 'newer' : 'damaged';
    const unknown = { game: '', name: id, players: [], commands: 0, created: changed, finished: false };
    return { ...base, ...unknown, integrity, trouble };
  }
  const { header, lines } = gathered;
  const plan = planOf(gathered);
  const steps = new StepList();
  plan.entries.forEach((entry, i) => {
    steps.add(i + 1, entry);
  });
  const players = [...(plan.snapshots.at(-1)?.snapshot.table.players ?? header.start.players)];
  const from = plan.snapshots.at(-1)?.snapshot.entries ?? 0;
  for (const entry of plan.entries.slice(from)) {
    if (entry.kind === 'swap' && players[entry.seat]) players[entry.seat] = entry.player;
  }
  let over = false;
  let repaired: Message | null = null;
  for (const { record } of lines) {
    if (record.kind === 'entry') over = record.over ?? false;
    if (record.kind === 'repair') repaired = record.report[0] ?? repaired;
  }
  const game = games.get(header.start.game);
  const rules = plan.snapshots.at(-1)?.snapshot.rulesVersion ?? header.start.rulesVersion;
  const newer = gathered.newer || (game !== undefined && rules > game.rulesVersion);
  const broken = gathered.torn || gathered.faulty > 0 || plan.missing > 0 || plan.beyond > 0;
  const [integrity, trouble]: [SaveInfo['integrity'], Message | null] = newer
    ? ['newer', message('storage.read-only.newer')]
    : !game
      ? ['damaged', message('storage.fault.unknown-game', { game: header.start.game })]
      : broken
        ? ['damaged', message('storage.shelf.broken')]
        : [repaired ? 'repaired' : 'ok', repaired];
  return {
    ...base,
    game: header.start.game,
    name: plan.name,
    players,
    commands: steps.commands,
    created: header.created,
    finished: over,
    integrity,
    trouble,
  };
}
