import { type AnyGame, err, type Match, type Message, message, ok, type Result } from '../../core/engine';
import { lessons } from '../../core/lessons';
import type { Pushed } from '../../shared/pushed';
import { type Refusal, refusal } from '../../shared/refusal';
import { defaultSettings, type Settings, type SettingsPatch } from '../../shared/settings';
import type { Table } from '../../shared/table';
import { CampaignDesk, type CampaignFiles, type ScenarioFiles } from '../campaigns';
import type { FilePort } from '../shell/file-port';
import type { Thinker } from '../workers/thinker';
import { appHandlers } from './app-handlers';
import { campaignHandlers } from './campaign-handlers';
import { consentHandlers } from './consent-handlers';
import type { Door, Screen } from './door';
import type { Handlers } from './handlers';
import { lessonHandlers } from './lesson-handlers';
import { LessonRun } from './lesson-run';
import { matchHandlers } from './match-handlers';
import { notOnShelf, OpenTable } from './open-table';
import { Opponents } from './opponents';
import type { MatchJournal, MatchStore, SettingsStore, StoreFault } from './ports';
import { replayHandlers } from './replay-handlers';
import { sandboxHandlers } from './sandbox-handlers';
import { scenarioHandlers } from './scenario-handlers';
import { HostScreen } from './screen';
import { shelfHandlers } from './shelf-handlers';

export type HostParts = {
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly store: MatchStore;
  readonly settings: SettingsStore;
  readonly campaigns: CampaignFiles;
  readonly scenarios: ScenarioFiles;
  readonly thinker: Thinker;
  /** A fresh 32-bit whole number. */
  readonly entropy: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly shell: 'electron' | 'browser' | 'stdio';
  readonly version: string;
  readonly saves: { readonly folder: string; readonly writable: boolean };
  /** The shell's own dialogs, where it has any. */
  readonly files: FilePort | null;
  /** Told of every exception; none is expected. */
  readonly onError: (error: unknown) => void;
};

/** How often the disk is tried again while it takes nothing, in milliseconds. */
const RETRY = 5000;

type Running = { readonly table: OpenTable; readonly opponents: Opponents };

/** Opens matches, seats people, sends each screen what it may know, keeps the saves. The same in every shell. */
export class Host implements Door {
  readonly notices = new Map<string, Message>();
  /** Where campaigns are opened and changed. */
  readonly desk: CampaignDesk;
  private readonly handlers: Handlers;
  private readonly screens = new Set<HostScreen>();
  private readonly running = new Map<string, Running>();
  private readonly closing = new Map<string, Promise<unknown>>();
  private current: Settings = defaultSettings;
  private retry: NodeJS.Timeout | null = null;

  private constructor(readonly parts: HostParts) {
    this.handlers = {
      ...appHandlers(this),
      ...matchHandlers(this),
      ...lessonHandlers(this),
      ...consentHandlers(),
      ...shelfHandlers(this),
      ...replayHandlers(this),
      ...campaignHandlers(this),
      ...scenarioHandlers(this),
      ...sandboxHandlers(this),
    };
    this.desk = new CampaignDesk({
      files: parts.campaigns,
      find: (match) => this.findMatch(match),
      now: parts.now,
    });
    if (!parts.saves.writable) {
      this.notices.set('saves', message('host.saves-read-only', { folder: parts.saves.folder }));
    }
  }

  static async open(parts: HostParts): Promise<Host> {
    const host = new Host(parts);
    host.current = await parts.settings.load();
    return host;
  }

  connect(push: (event: Pushed) => void): Screen {
    const screen = new HostScreen({
      handlers: this.handlers,
      push,
      onClose: (closed) => this.disconnect(closed),
      onError: this.parts.onError,
    });
    this.screens.add(screen);
    return screen;
  }

  async stop(): Promise<void> {
    if (this.retry) clearInterval(this.retry);
    for (const screen of this.screens) screen.close();
    await Promise.all(this.closing.values());
    await this.parts.thinker.stop();
  }

  get settings(): Settings {
    return this.current;
  }

  async setSettings(patch: SettingsPatch): Promise<Settings> {
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    this.current = { ...this.current, ...given };
    this.tellAll({ kind: 'settings.changed', settings: this.current });
    const saved = await this.parts.settings.save(this.current);
    this.notice('settings', saved.ok ? null : saved.error.message, null);
    return this.current;
  }

  /** A new match goes on the shelf and opens on that screen; if the disk won't have it, it is played in memory. */
  async begin(match: Match, name: string, screen: HostScreen): Promise<Table> {
    const created = await this.parts.store.create(name, match);
    // By chance, not by number: a campaign that the next run opens must not take another match for this one.
    const id = created.ok ? created.value.id : `unsaved-${(this.parts.entropy() >>> 0).toString(16)}`;
    const journal = created.ok ? created.value : null;
    this.notice(`match:${id}`, created.ok ? null : created.error.message, id);
    const table = this.run(id, name, match, journal, null);
    this.tellAll({ kind: 'shelf.changed' });
    return this.showOn(table, screen);
  }

  /** The table of a match: the one that is open, else read from the shelf. */
  async tableOf(id: string): Promise<Result<OpenTable, Refusal>> {
    await this.closing.get(id);
    const open = this.running.get(id)?.table;
    if (open) return ok(open);
    const read = await this.parts.store.open(id);
    if (!read.ok) {
      return err(
        read.error.code === 'missing'
          ? refusal('no-such-match')
          : { ...refusal('bad-save'), message: read.error.message },
      );
    }
    // Another request may have opened it meanwhile.
    const already = this.running.get(id)?.table;
    if (already) return ok(already);
    const { match, name, journal, report } = read.value;
    for (const text of report.messages) {
      this.tellAll({ kind: 'app.notice', level: 'warning', message: text, match: id, standing: false });
    }
    return ok(this.run(id, name, match, journal, journal ? null : (report.messages[0] ?? notOnShelf)));
  }

  showOn(table: OpenTable, screen: HostScreen): Table {
    if (!screen.connected) {
      // It has gone while the match was being opened: nobody would ever take leave of the table.
      if (!table.watched) this.putAway(table.id);
      return table.show(screen);
    }
    screen.tables.set(table.id, table);
    const shown = table.join(screen);
    this.running.get(table.id)?.opponents.update();
    return shown;
  }

  takeFrom(id: string, screen: HostScreen): void {
    const table = screen.tables.get(id);
    screen.tables.delete(id);
    table?.leave(screen);
    if (table && !table.watched) this.putAway(id);
  }

  /** Every screen has to leave it: it is deleted. */
  async close(id: string): Promise<void> {
    for (const screen of this.screens) this.takeFrom(id, screen);
    await this.closing.get(id);
  }

  /** As if it had never begun: every screen leaves it, and what the disk has of it goes into the bin. */
  async withdraw(id: string): Promise<void> {
    await this.close(id);
    const inMemory = this.running.get(id);
    if (inMemory) this.forget(inMemory);
    this.notice(`match:${id}`, null, id);
    await this.parts.store.discard(id);
    this.tellAll({ kind: 'shelf.changed' });
  }

  /** A match to look at, without opening a table: the live one where there is one. */
  async findMatch(id: string): Promise<Result<Match, StoreFault>> {
    const open = this.openTable(id);
    if (open) return ok(open.match);
    await this.closing.get(id);
    // A table that is opened meanwhile must find the save free.
    const read = await this.parts.store.look(id);
    return read.ok ? ok(read.value.match) : read;
  }

  openTable(id: string): OpenTable | null {
    return this.running.get(id)?.table ?? null;
  }

  playNow(id: string): void {
    this.running.get(id)?.opponents.playNow();
  }

  tellAll(event: Pushed): void {
    for (const screen of this.screens) screen.push(event);
  }

  /** Puts up a standing notice, or takes it down (null). @param about which one */
  notice(about: string, text: Message | null, match: string | null): void {
    const before = this.notices.get(about);
    if (text) this.notices.set(about, text);
    else this.notices.delete(about);
    const said = text ?? before;
    if (!said || (text && before?.id === text.id)) return;
    this.tellAll({
      kind: 'app.notice',
      level: text ? 'error' : 'info',
      message: said,
      match,
      standing: text !== null,
    });
  }

  private run(
    id: string,
    name: string,
    match: Match,
    journal: MatchJournal | null,
    readOnly: Message | null,
  ): OpenTable {
    const lesson = lessons.get(match.game.id);
    const table: OpenTable = new OpenTable(name, {
      id,
      match,
      journal,
      readOnly,
      lesson: lesson && match.start.lesson !== undefined ? new LessonRun(lesson, match) : null,
      onStore: (fault) => this.onStore(id, fault),
      onMoved: () => opponents.update(),
    });
    const opponents = new Opponents({
      table,
      thinker: this.parts.thinker,
      pace: () => this.current.pace,
      entropy: this.parts.entropy,
      onFailure: (seat, why) => {
        this.parts.onError(new Error(`the opponent at seat ${seat} of ${id} failed: ${JSON.stringify(why)}`));
        this.tellAll({ kind: 'app.notice', level: 'warning', message: why, match: id, standing: false });
      },
    });
    this.running.set(id, { table, opponents });
    return table;
  }

  private onStore(id: string, fault: StoreFault | null): void {
    this.notice(`match:${id}`, fault?.message ?? null, id);
    if (!fault || this.retry) return;
    this.retry = setInterval(() => void this.retryAll(), RETRY);
    this.retry.unref();
  }

  private async retryAll(): Promise<void> {
    const saved = await Promise.all([...this.running.values()].map(({ table }) => table.retry()));
    if (!saved.every(Boolean) || !this.retry) return;
    clearInterval(this.retry);
    this.retry = null;
  }

  private disconnect(screen: HostScreen): void {
    for (const id of [...screen.tables.keys()]) this.takeFrom(id, screen);
    this.screens.delete(screen);
  }

  private forget({ table, opponents }: Running): void {
    opponents.close();
    this.running.delete(table.id);
  }

  /** Nobody looks any more: opponents stop, the journal is finished. A match that is on no disk stays in memory. */
  private putAway(id: string): void {
    const running = this.running.get(id);
    if (!running) return;
    const { journal } = running.table;
    if (!journal) {
      if (running.table.readOnly) this.forget(running);
      return;
    }
    this.forget(running);
    const closed = journal
      .close(running.table.match)
      .catch(this.parts.onError)
      .then(() => this.closing.delete(id));
    this.closing.set(id, closed);
  }
}
