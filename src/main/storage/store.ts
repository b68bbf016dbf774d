import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnyGame, type Match, type Message, ok, type Result } from '../../core/engine';
import { matchIdSchema } from '../../shared/table';
import { renamePatiently, syncFolder } from './disk';
import { diskFault, errnoOf, fault, type StorageFault } from './faults';
import { makeHeader } from './format';
import { CAPS } from './hostile';
import { Journal, type JournalParts, type WholeSave } from './journal';
import { type StateMigrations, stateMigrations } from './migrations';
import { Queues } from './queues';
import { type Read, readSave } from './read-save';
import { putAside, rewrite } from './repair';
import type { SaveInfo } from './save-info';
import { SaveWriter, wholeSave } from './save-writer';
import { Shelf } from './shelf';
import { writeWhole } from './whole-file';

export type StoreParts = {
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Version of the program, for headers. */
  readonly app: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** A fresh 32-bit number. */
  readonly entropy?: () => number;
  readonly migrations?: StateMigrations;
};

export type Opened = {
  readonly match: Match;
  readonly name: string;
  /** Null: only for viewing. */
  readonly journal: Journal | null;
  readonly report: { readonly messages: readonly Message[]; readonly lost: number };
};

const ENDING = '.ctsave';

/** Opens a folder of saves, making what is missing of it. */
export async function openStore(folder: string, parts: StoreParts): Promise<Result<Store, StorageFault>> {
  try {
    for (const sub of ['', 'backup', 'damaged', 'bin']) await mkdir(join(folder, sub), { recursive: true });
    // What a killed program was writing when it died; whoever opens the folder is alone in it.
    for (const name of await readdir(folder)) {
      if (name.endsWith(`${ENDING}.tmp`)) await rm(join(folder, name), { force: true });
    }
  } catch (error) {
    // A folder that is there but read-only can still be read from.
    if (
      !(await stat(folder)
        .then((one) => one.isDirectory())
        .catch(() => false))
    )
      return diskFault(error);
  }
  return ok(new Store(folder, parts));
}

/** The saved games of one player: a file each, a backup beside, a folder for damaged ones and a bin. */
export class Store {
  private readonly shelf: Shelf;
  /** Saves that are open for playing, one journal each. */
  private readonly journals = new Map<string, Journal>();
  /** What is done with one save follows one another: two that open it at once must not both repair it. */
  private readonly turns = new Queues();
  private readonly now: () => number;
  private readonly entropy: () => number;
  private readonly migrations: StateMigrations;

  constructor(
    readonly folder: string,
    private readonly parts: StoreParts,
  ) {
    this.now = sensible(parts.now ?? Date.now);
    this.entropy = parts.entropy ?? (() => randomBytes(4).readInt32LE());
    this.migrations = parts.migrations ?? stateMigrations;
    this.shelf = new Shelf(folder, ENDING, parts.games);
  }

  /** All saves, the last played first. Damaged ones too. */
  list(): Promise<readonly SaveInfo[]> {
    return this.shelf.list();
  }

  /** What lies in the bin. */
  bin(): Promise<readonly SaveInfo[]> {
    return new Shelf(join(this.folder, 'bin'), ENDING, this.parts.games).list();
  }

  /** Begins the save of a match. */
  async create(name: string, match: Match): Promise<Result<Journal, StorageFault>> {
    const id = this.newId(match.game.id);
    const writer = new SaveWriter(newKey(), this.header(name, match));
    const text = writer.begin(match);
    const begun = match.entries.length > 0 ? `${text}${writer.step(match, match.entries)}` : text;
    const written = await writeWhole(this.path(id), begun, 1);
    if (!written.ok) return written;
    return ok(this.journal(id, { size: Buffer.byteLength(begun), writer, name, match }));
  }

  /**
   * Opens a save: reads it, repairs it where needed (the damaged file is kept aside), and lets it be played on.
   * A save that is open already can be looked at meanwhile, as it is on disk.
   * @returns a fault where nothing can be opened; the file is then as it was
   */
  open(id: string): Promise<Result<Opened, StorageFault>> {
    return this.turns.run(id, () => this.openNow(id));
  }

  /** Reads a save as it is on disk: nothing is repaired and nothing is kept open. */
  look(id: string): Promise<Result<Opened, StorageFault>> {
    return this.turns.run(id, async () => {
      const read = await this.read(id);
      if (!read.ok) return read;
      const { match, plan, messages, lost } = read.value.opened;
      return ok({ match, name: plan.name, journal: null, report: { messages, lost } });
    });
  }

  private async openNow(id: string): Promise<Result<Opened, StorageFault>> {
    const read = await this.read(id);
    if (!read.ok) return read;
    const { bytes, gathered, opened } = read.value;
    const { match, plan, messages, lost, readOnly } = opened;
    const { name } = plan;
    const view = (extra: readonly Message[]): Opened => ({
      match,
      name,
      journal: null,
      report: { messages: [...messages, ...extra], lost },
    });
    if (readOnly) return ok(view([readOnly]));
    if (this.live(id)) return ok(view([]));
    if (!opened.repair) {
      const last = gathered.lines.at(-1)?.n ?? -1;
      const writer = new SaveWriter(gathered.key, gathered.header, last + 1, match.entries.length);
      return ok({ ...view([]), journal: this.journal(id, { size: bytes.length, writer, name, match }) });
    }
    // What can't be repaired on disk (it is full, or read-only) can still be looked at.
    const aside = await this.aside(id, bytes);
    if (!aside.ok) return ok(view([aside.error.message]));
    const { text, writer } = rewrite(newKey(), gathered, opened);
    const written = await writeWhole(this.path(id), text, 1);
    if (!written.ok) return ok(view([written.error.message]));
    const size = Buffer.byteLength(text);
    return ok({ ...view([]), journal: this.journal(id, { size, writer, name, match }) });
  }

  rename(id: string, name: string): Promise<Result<undefined, StorageFault>> {
    return this.turns.run(id, async () => {
      const live = this.live(id);
      if (live) return live.rename(shortened(name));
      const opened = await this.openNow(id);
      if (!opened.ok) return opened;
      const { journal } = opened.value;
      if (!journal) return fault('read-only', { problem: id });
      const done = await journal.rename(shortened(name));
      await journal.close();
      return done;
    });
  }

  /** @returns the copy's id */
  async duplicate(id: string, name?: string): Promise<Result<string, StorageFault>> {
    const read = await this.read(id);
    if (!read.ok) return read;
    const { match, plan } = read.value.opened;
    return this.put(name ?? plan.name, match);
  }

  /** Into the bin. */
  discard(id: string): Promise<Result<undefined, StorageFault>> {
    return this.turns.run(id, async () => {
      const live = this.live(id);
      const released = await live?.release();
      if (released && !released.ok) return released;
      const moved = await this.move(id, this.path(id), this.binned(id));
      if (moved.ok) this.journals.delete(id);
      return moved;
    });
  }

  /** Out of the bin. */
  restore(id: string): Promise<Result<undefined, StorageFault>> {
    return this.move(id, this.binned(id), this.path(id));
  }

  /** For good; only what lies in the bin. */
  async purge(id: string): Promise<Result<undefined, StorageFault>> {
    if (!isId(id)) return fault('missing', { problem: id });
    try {
      await rm(this.binned(id));
      for (const backup of this.backups(id)) await rm(backup, { force: true });
      return ok(undefined);
    } catch (error) {
      return diskFault(error);
    }
  }

  /** The save as text, repaired where needed. */
  async exportText(id: string): Promise<Result<string, StorageFault>> {
    const read = await this.read(id);
    if (!read.ok) return read;
    const { match, plan } = read.value.opened;
    return ok(this.exportMatch(plan.name, match));
  }

  /** From memory, for when the disk takes nothing. */
  exportMatch(name: string, match: Match): string {
    return this.whole(name, match).text;
  }

  private whole(name: string, match: Match): WholeSave {
    return wholeSave(newKey(), this.header(name, match), match);
  }

  /** A save from outside, as a new one. It is hostile until its schemas and its rules say otherwise. */
  async importText(
    text: string,
  ): Promise<Result<{ readonly id: string; readonly report: Opened['report'] }, StorageFault>> {
    if (text.length > CAPS.bytes) return fault('too-big', { bytes: text.length });
    const read = this.parse(Buffer.from(text, 'utf8'), []);
    if (!read.ok) return read;
    const { match, plan, messages, lost } = read.value.opened;
    const put = await this.put(plan.name, match);
    return put.ok ? ok({ id: put.value, report: { messages, lost } }) : put;
  }

  private async put(name: string, match: Match): Promise<Result<string, StorageFault>> {
    const id = this.newId(match.game.id);
    const written = await writeWhole(this.path(id), this.exportMatch(name, match), 1);
    return written.ok ? ok(id) : written;
  }

  private async read(id: string): Promise<Result<Read, StorageFault>> {
    if (!isId(id)) return fault('missing', { problem: id });
    try {
      const found = await lstat(this.path(id));
      // Neither a pipe that never ends nor a link that leads out of the folder is a save.
      if (!found.isFile()) return fault('damaged', { problem: 'no file' });
      const { size } = found;
      if (size > CAPS.bytes) return fault('too-big', { bytes: size });
      const bytes = await readFile(this.path(id));
      const alone = this.parse(bytes, []);
      const backups = await this.readBackups(id);
      // A backup can only help a save that is damaged, or shorter than it was.
      const whole = alone.ok && !alone.value.opened.repair;
      if (backups.length === 0 || (whole && backups.every((one) => one.length <= size))) return alone;
      return this.parse(bytes, backups);
    } catch (error) {
      return diskFault(error);
    }
  }

  private async readBackups(id: string): Promise<Buffer[]> {
    const read = await Promise.all(this.backups(id).map((path) => readFile(path).catch(() => null)));
    return read.filter((one) => one !== null).filter((one) => one.length <= CAPS.bytes);
  }

  private parse(bytes: Buffer, backups: readonly Buffer[]): Result<Read, StorageFault> {
    const { entropy, migrations } = this;
    return readSave(bytes, backups, this.parts.games, { entropy, migrations });
  }

  private async move(id: string, from: string, to: string): Promise<Result<undefined, StorageFault>> {
    if (!isId(id)) return fault('missing', { problem: id });
    try {
      // A rename would silently replace what is there.
      const taken = await stat(to).catch((error) =>
        errnoOf(error) === 'ENOENT' ? null : Promise.reject(error),
      );
      if (taken) return fault('held', { problem: id });
      await mkdir(join(this.folder, 'bin'), { recursive: true });
      await renamePatiently(from, to);
      await syncFolder(this.folder);
      await syncFolder(join(this.folder, 'bin'));
      return ok(undefined);
    } catch (error) {
      return diskFault(error);
    }
  }

  private aside(id: string, bytes: Uint8Array): Promise<Result<undefined, StorageFault>> {
    return putAside(join(this.folder, 'damaged'), `${id}-${this.now()}`, bytes);
  }

  private journal(id: string, { match, ...parts }: NewJournal): Journal {
    const path = this.path(id);
    const [backup = ''] = this.backups(id);
    const journal = new Journal({
      id,
      path,
      backup,
      ...parts,
      anew: (name) => this.whole(name, match),
      aside: async () => {
        const there = await readFile(path).catch(() => null);
        return there ? this.aside(id, there) : ok(undefined);
      },
    });
    this.journals.set(id, journal);
    return journal;
  }

  /** Lets all files go, once what is waiting is written: at the end of the program. */
  async close(): Promise<void> {
    await Promise.all([...this.journals.values()].map((journal) => journal.close()));
    this.journals.clear();
  }

  /** The journal of a save that is open already. */
  private live(id: string): Journal | null {
    const journal = this.journals.get(id);
    return journal?.open ? journal : null;
  }

  private header(name: string, match: Match) {
    return makeHeader({
      app: this.parts.app,
      created: this.now(),
      name: shortened(name),
      start: match.start,
    });
  }

  /** Game, day, and enough chance that no two are the same. */
  private newId(game: string): string {
    const day = new Date(this.now()).toISOString().slice(0, 10);
    return `${game}-${day}-${randomBytes(4).toString('hex')}`;
  }

  private path(id: string): string {
    return join(this.folder, `${id}${ENDING}`);
  }

  private binned(id: string): string {
    return join(this.folder, 'bin', `${id}${ENDING}`);
  }

  /** The newest first. */
  private backups(id: string): string[] {
    const newest = join(this.folder, 'backup', `${id}${ENDING}`);
    return [newest, `${newest}.1`];
  }
}

type NewJournal = Pick<JournalParts, 'size' | 'writer' | 'name'> & { readonly match: Match };

/** The years from 1970 to 9999: a clock that is set wrong must not make a save that can't be read. */
const LAST_DAY = Date.UTC(9999, 11, 31);
const sensible = (now: () => number) => (): number => {
  const time = Math.trunc(now());
  return Number.isFinite(time) ? Math.min(Math.max(time, 0), LAST_DAY) : 0;
};

/** At most 200 UTF-16 units, cut between two characters. */
function shortened(name: string): string {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > 200) break;
    short += character;
  }
  return short;
}

const newKey = (): string => randomBytes(4).toString('hex');

/** Small letters, digits and hyphens: no path can be made of it. */
const isId = (id: string): boolean => matchIdSchema.safeParse(id).success;
