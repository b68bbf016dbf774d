import {
  type Act,
  type Entry,
  err,
  type Match,
  type Message,
  message,
  ok,
  type Result,
  type Seat,
  type Step,
  stableJson,
  type Viewer,
} from '../../core/engine';
import { LEARNER } from '../../core/lessons';
import type { Pushed } from '../../shared/pushed';
import { type Refusal, refusalWith } from '../../shared/refusal';
import type { Table } from '../../shared/table';
import type { LessonRun } from './lesson-run';
import type { MatchJournal, StoreFault } from './ports';
import { people, tableFor } from './table-view';

/** A screen as the table knows it. */
export interface Watcher {
  push(event: Pushed): void;
}

type Watch = {
  sat: Seat | null;
  sent: string;
  /** Whoever sat here has given the seat away, and is still in front of it: nobody is seated unasked. */
  left: boolean;
};

export type TableParts = {
  readonly id: string;
  readonly match: Match;
  /** Null: nothing can be saved, or nothing may be changed. */
  readonly journal: MatchJournal | null;
  readonly readOnly: Message | null;
  /** Null: no guided game. */
  readonly lesson: LessonRun | null;
  /** Told when the disk says no, and with null when it takes lines again. */
  readonly onStore: (fault: StoreFault | null) => void;
  /** Told after everything that may give an opponent something to do. */
  readonly onMoved: () => void;
};

/**
 * One match that is open, and the screens that look at it. It alone decides what each of them is sent:
 * the table in the eyes of the seat that sits there, the spectator's while the curtain is down.
 */
export class OpenTable {
  readonly id: string;
  readonly match: Match;
  readonly journal: MatchJournal | null;
  readonly readOnly: Message | null;
  readonly lesson: LessonRun | null;
  /** Seats whose opponents are at work. */
  thinking: readonly Seat[] = [];
  private readonly watches = new Map<Watcher, Watch>();
  private trouble = false;

  constructor(
    public name: string,
    private readonly parts: TableParts,
  ) {
    this.id = parts.id;
    this.match = parts.match;
    this.journal = parts.journal;
    this.readOnly = parts.readOnly;
    this.lesson = parts.lesson;
  }

  get watched(): boolean {
    return this.watches.size > 0;
  }

  /** A screen begins to look. Where a single person plays, that person sits at once. */
  join(watcher: Watcher): Table {
    if (!this.watches.has(watcher))
      this.watches.set(watcher, { sat: this.onlyPerson(), sent: '', left: false });
    return this.show(watcher);
  }

  leave(watcher: Watcher): void {
    this.watches.delete(watcher);
  }

  satAt(watcher: Watcher): Seat | null {
    return this.watches.get(watcher)?.sat ?? null;
  }

  viewerAt(watcher: Watcher): Viewer {
    return this.satAt(watcher) ?? 'spectator';
  }

  /** The table as that screen may see it; remembered, so that nothing is pushed until it differs. */
  show(watcher: Watcher): Table {
    const watch = this.watches.get(watcher);
    const table = this.tableFor(watch?.sat ?? null);
    if (watch) watch.sent = stableJson(table);
    return table;
  }

  /** Whether a person plays that seat. Once the match is over it is only looked at. */
  maySit(seat: Seat): boolean {
    const { match } = this;
    const player = match.outcome() ? match.players[seat] : match.playedBy(seat);
    return player?.kind === 'person';
  }

  /** The curtain goes up for that seat, or falls (null). */
  seat(watcher: Watcher, sat: Seat | null): Table {
    const watch = this.watches.get(watcher);
    if (watch) Object.assign(watch, { sat, left: false });
    return this.show(watcher);
  }

  /**
   * Does what is asked, if the match allows it, and tells every screen what it may know of it, at once.
   * @returns a promise of whether it is on disk
   */
  submit(act: Act): Result<{ readonly saved: Promise<boolean> }, Refusal> {
    if (this.readOnly) return err(refusalWith('read-only', this.readOnly));
    const result = this.match.submit(act);
    if (!result.ok) {
      const { code, message: because, violation } = result.error;
      return err({ code, message: because, ...(violation && { violation }) });
    }
    const step = result.value;
    if (step.change === 'forward') this.lesson?.saw(this.match.entries.length, step.told(LEARNER).events);
    const saved = this.save(step.entries);
    this.tell(step, causeOf(act, step), act.seat);
    this.parts.onMoved();
    return ok({ saved });
  }

  /** Something that only passes by: for every other screen that looks at this table. */
  tellOthers(watcher: Watcher, event: Pushed): void {
    for (const other of this.watches.keys()) if (other !== watcher) other.push(event);
  }

  /** Pushes the table anew wherever it differs from what was last sent. */
  refresh(cause: 'seats' | 'asked'): void {
    for (const [watcher, watch] of this.watches) {
      this.pushTable(watcher, watch, { cause, by: null, events: [], lines: [], reason: null });
    }
  }

  setThinking(seats: readonly Seat[]): void {
    const before = new Map([...this.watches].map(([watcher, { sat }]) => [watcher, this.thinkingFor(sat)]));
    this.thinking = seats;
    for (const [watcher, watch] of this.watches) {
      const now = this.thinkingFor(watch.sat);
      if (stableJson(now) === stableJson(before.get(watcher))) continue;
      watcher.push({ kind: 'opponent.thinking', match: this.id, seats: [...now] });
    }
  }

  /** What the disk did not take goes there with the next lines; here without any. */
  retry(): Promise<boolean> {
    return this.trouble ? this.save([]) : Promise.resolve(true);
  }

  private tableFor(sat: Seat | null): Table {
    const { id, name, match, readOnly, thinking } = this;
    const lesson = this.lesson?.told ?? null;
    return tableFor({ id, name, match, readOnly, thinking, lesson }, sat);
  }

  /** As in `tableFor`: a screen whose own seat is to act isn't told. */
  private thinkingFor(sat: Seat | null): readonly Seat[] {
    const toAct = this.match.toAct();
    return sat !== null && toAct.includes(sat) ? [] : this.thinking.filter((seat) => toAct.includes(seat));
  }

  private tell(step: Step, cause: Cause, by: Seat): void {
    const [entry] = step.entries;
    const reason = (entry?.kind === 'play' && entry.reason) || null;
    const whole = stableJson(step.told(by).events);
    const alone = this.onlyPerson();
    for (const [watcher, watch] of this.watches) {
      // An opponent's seat, or one that was resigned, is nobody's to look from or to act for.
      if (watch.sat !== null && !this.maySit(watch.sat)) Object.assign(watch, { sat: null, left: true });
      if (this.hasToPass(watch.sat, step)) watch.sat = null;
      if (alone !== null && watch.sat === null && !watch.left) watch.sat = alone;
      const { events, lines } = step.told(watch.sat ?? 'spectator');
      this.pushTable(watcher, watch, {
        cause,
        by,
        events: [...events],
        lines: [...lines],
        // Why a hidden choice was made would tell what it was.
        reason: stableJson(events) === whole ? reason : null,
      });
    }
  }

  private pushTable(
    watcher: Watcher,
    watch: Watch,
    change: Omit<Extract<Pushed, { kind: 'match.changed' }>, 'kind' | 'table'>,
  ): void {
    const table = this.tableFor(watch.sat);
    const text = stableJson(table);
    if (text === watch.sent && change.events.length === 0 && change.lines.length === 0) return;
    watch.sent = text;
    watcher.push({ kind: 'match.changed', table, ...change });
  }

  /**
   * Whether the curtain falls by itself: the seat here has nothing more to do and another person has.
   * Not if the seat has just learnt something that only it may know: that must be read first.
   */
  private hasToPass(sat: Seat | null, step: Step): boolean {
    if (sat === null || this.match.freeForm || this.match.outcome()) return false;
    const toAct = this.match.toAct();
    if (toAct.includes(sat) || !people(this.match).some((seat) => toAct.includes(seat))) return false;
    const known = new Set(step.told('spectator').events.map((event) => stableJson(event)));
    return !step.told(sat).events.some((event) => event.final && !known.has(stableJson(event)));
  }

  private onlyPerson(): Seat | null {
    const [first, ...others] = people(this.match);
    return first !== undefined && others.length === 0 ? first : null;
  }

  private async save(entries: readonly Entry[]): Promise<boolean> {
    if (!this.journal) return false;
    const written = await this.journal.append(this.match, entries);
    if (written.ok === this.trouble) this.parts.onStore(written.ok ? null : written.error);
    this.trouble = !written.ok;
    return written.ok;
  }
}

type Cause = Extract<Pushed, { kind: 'match.changed' }>['cause'];

function causeOf(act: Act, step: Step): Cause {
  switch (act.kind) {
    case 'play':
      return 'command';
    case 'undo':
    case 'redo':
      return act.kind;
    case 'swap':
    case 'resign':
      return 'seats';
    default:
      return step.change === 'back' ? 'takeback' : 'asked';
  }
}

/** Said at a table that could not be put on the shelf at all. */
export const notOnShelf: Message = message('host.not-on-shelf');
