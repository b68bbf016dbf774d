import type { AnyGame, GameEvent, Legal, Tagged } from '../game';
import { hashJson } from '../hash';
import { cloneJson } from '../json';
import { ok, type Result } from '../result';
import { type Seat, seatsUpTo, type Viewer } from '../seat';
import type { Act, PendingRequest, Step } from './act';
import { Chronicle } from './chronicle';
import { decisionId } from './decision';
import type { Entry, LogLine, MatchStart, PlayEntry, Player, SideTable, Snapshot } from './entry';
import { Line, type LineFault, type LineStep } from './line';
import { PlayMemory, recordOf } from './play-memory';
import { type MatchRefusal, refuse } from './refusal';
import {
  applySide,
  checkSide,
  firstTable,
  type MatchOutcome,
  missingForDraw,
  missingForTakeBack,
  playedBy,
  rulesOutcome,
  tableOutcome,
} from './side-table';
import { StepList } from './step-list';
import { Timeline } from './timeline';
import { findUndoable, lastOf, lastOwn } from './undo';

/**
 * A game being played: options, seed and a log of entries that only grows. Pure and synchronous: no clock, no disk. The
 * host writes `step.entries` to the journal before it answers anybody.
 */
export class Match {
  private readonly log: Entry[] = [];
  private readonly steps: StepList;
  private readonly memory: PlayMemory;
  private readonly chronicle: Chronicle;
  private table: SideTable;
  private cachedHash: string | null = null;
  /** Entries before the snapshot that the match was opened from, until somebody asks for their lines. */
  private untold: readonly Entry[] = [];
  private before: Chronicle | null = null;

  /** Use {@link startMatch} or {@link openMatch}. @param floor entries up to it are for viewing alone */
  constructor(
    readonly game: AnyGame,
    readonly start: MatchStart,
    private readonly line: Line,
    private readonly entropy: () => number,
    private readonly floor = 0,
  ) {
    this.steps = new StepList(game.freeUndo);
    this.chronicle = new Chronicle(game, seatsUpTo(start.players.length));
    this.memory = new PlayMemory(game, line, (...played) => void this.chronicle.hear(...played));
    this.table = firstTable(start.players);
  }

  /**
   * Takes up the log at the last of these snapshots; only for {@link openMatch}.
   * @param earlier the entries up to it, which are not played
   * @param standing whether the line already stands there (older rules: it begins there)
   */
  resume(earlier: readonly Entry[], snapshots: readonly Snapshot[], standing: boolean): void {
    for (let n = 0; n <= earlier.length; n++) {
      const entry = earlier[n - 1];
      if (entry) this.record(entry);
      const here = snapshots.find((one) => one.entries === n);
      if (!here) continue;
      this.table = here.table;
      this.chronicle.startFrom(here.since);
      if (!standing) {
        this.line.addMark({ steps: [...this.steps.steps], state: here.state, random: here.random });
      }
    }
    if (standing) return;
    this.line.goTo(this.steps.steps);
    this.untold = earlier;
  }

  get entries(): readonly Entry[] {
    return this.log;
  }

  get seats(): readonly Seat[] {
    return seatsUpTo(this.start.players.length);
  }

  get players(): readonly Player[] {
    return this.table.players;
  }

  get resigned(): readonly Seat[] {
    return this.table.resigned;
  }

  /** How many commands stand. */
  get commands(): number {
    return this.steps.commands;
  }

  /** How many of them everybody may know of: without the secret choices that others have still to answer. */
  get openCommands(): number {
    if (this.outcome()) return this.commands;
    return this.line.plays.findLastIndex((step) => !this.memory.of(step)?.secret) + 1;
  }

  /** The whole truth: for the host, opponents' `imagine` and tests, never for a viewer. */
  get state(): object {
    return this.line.state;
  }

  playedBy(seat: Seat): Player | null {
    return playedBy(this.table, seat);
  }

  /** The game's own end, resignation or agreement; null while the match goes on. */
  outcome(): MatchOutcome | null {
    const early = tableOutcome(this.table);
    if (early) return early;
    const outcome = this.game.outcome(this.line.state);
    return outcome && rulesOutcome(outcome, this.table);
  }

  toAct(): readonly Seat[] {
    return this.outcome() ? [] : this.game.toAct(this.line.state);
  }

  /** Anybody may act at any time (the sandbox). */
  get freeForm(): boolean {
    return this.outcome() === null && this.game.toAct(this.line.state).length === 0;
  }

  view(viewer: Viewer): object {
    return this.game.view(this.line.state, viewer);
  }

  legal(seat: Seat): Legal<Tagged, Tagged> {
    return this.outcome() ? { commands: [], open: [] } : this.game.legal(this.line.state, seat);
  }

  ask(viewer: Viewer, question: Tagged): object {
    return this.game.ask(this.view(viewer), question);
  }

  /** The name of what the seat has to decide; null if nothing, and in a free-form game. */
  decision(seat: Seat): string | null {
    if (!this.toAct().includes(seat)) return null;
    const { own, rewinds } = this.steps.countsOf(seat);
    return decisionId(seat, this.view(seat), own, rewinds);
  }

  get takeBack(): (PendingRequest & { readonly commands: number }) | null {
    const { takeBack } = this.table;
    if (!takeBack) return null;
    // Its own secret choice may be all that it asks for.
    const open = this.line.plays.slice(0, this.openCommands);
    const commands = Math.max(1, open.filter(({ entry }) => entry >= takeBack.entry).length);
    return {
      from: takeBack.from,
      agreed: takeBack.agreed,
      missing: missingForTakeBack(this.table),
      commands,
    };
  }

  get drawOffer(): PendingRequest | null {
    const { draw } = this.table;
    return draw && { from: draw.from, agreed: draw.agreed, missing: missingForDraw(this.table) };
  }

  notebook(seat: Seat): string {
    return this.table.notebooks[seat] ?? '';
  }

  /** The log in the eyes of a viewer. Under older rules it begins where the present ones do. */
  linesFor(viewer: Viewer): LogLine[] {
    const { struck } = this.steps;
    const before = this.tellBefore()?.lines(viewer, struck) ?? [];
    return [...before, ...this.chronicle.lines(viewer, struck)];
  }

  /** A snapshot keeps no lines: opening is quick, and what was told before it is played out on the first question. */
  private tellBefore(): Chronicle | null {
    if (this.untold.length === 0) return this.before;
    const again = new Match(this.game, this.start, new Line(this.game, this.line.first), this.entropy);
    for (const entry of this.untold) {
      const command = entry.kind === 'play' ? this.game.schemas.command.safeParse(entry.command) : null;
      if (command && !command.success) break;
      if (!again.apply(entry.kind === 'play' && command ? { ...entry, command: command.data } : entry).ok)
        break;
    }
    this.untold = [];
    this.before = again.chronicle;
    return this.before;
  }

  sinceLastTurn(seat: Seat): LogLine[] {
    return this.chronicle.since(seat, this.steps.struck);
  }

  /** SHA-256 over state, chance and table: the same on every machine. */
  hash(): string {
    this.cachedHash ??= hashJson([this.line.state, this.line.random.state, this.table]);
    return this.cachedHash;
  }

  snapshot(): Snapshot {
    return {
      entries: this.log.length,
      rulesVersion: this.game.rulesVersion,
      state: { ...cloneJson(this.line.state) },
      random: [...this.line.random.state],
      table: this.table,
      since: this.seats.map((seat) => this.sinceLastTurn(seat).slice(-MOST_SINCE)),
    };
  }

  /** The match from its start (or from where its present rules begin), for looking at any moment of it. */
  timeline(): Timeline {
    return new Timeline(this.game, this.line.first, this.line.steps);
  }

  /**
   * The start of a new match that branches off after `number` commands: the same position, hidden things included, but
   * fresh chance, so that nobody knows the dice to come.
   */
  branch(number: number, seed: number): Result<MatchStart, LineFault> {
    const moment = this.timeline().at(number);
    if (!moment.ok) return moment;
    const position = { ...cloneJson(moment.value.state) };
    const { game, options } = this.start;
    const players = [...this.players];
    return ok({ game, rulesVersion: this.game.rulesVersion, options, players, seed, position });
  }

  /** Does what a client wants, or says why not and leaves everything as it was. */
  submit(act: Act): Result<Step, MatchRefusal> {
    if (!this.table.players[act.seat]) return refuse('no-such-seat', { seat: act.seat + 1 });
    switch (act.kind) {
      case 'play': {
        if (act.decision !== undefined && act.decision !== this.decision(act.seat)) {
          return refuse(this.outcome() ? 'match-over' : 'stale-decision');
        }
        const parsed = this.game.schemas.command.safeParse(act.command);
        if (!parsed.success) return refuse('bad-command', { problem: parsed.error.issues[0]?.message ?? '' });
        const { seat, reason } = act;
        return this.append({ kind: 'play', seat, command: parsed.data, ...(reason && { reason }) });
      }
      case 'undo': {
        const found = this.undoable(act.seat);
        return found.ok ? this.append({ kind: 'undo', seat: act.seat, play: found.value.entry }) : found;
      }
      case 'redo': {
        const undone = this.steps.undone(act.seat);
        if (!undone) return refuse('cannot-redo');
        const done = this.append({ kind: 'play', ...undone });
        return done.ok ? done : refuse('cannot-redo');
      }
      case 'ask-take-back': {
        const last = lastOwn(this.line, act.seat, this.floor);
        if (!last.ok) return last;
        return this.append({ kind: 'ask-take-back', seat: act.seat, from: last.value.entry });
      }
      default:
        return this.append(act);
    }
  }

  canUndo(seat: Seat): Result<undefined, MatchRefusal> {
    const found = this.undoable(seat);
    return found.ok ? ok(undefined) : found;
  }

  canRedo(seat: Seat): Result<undefined, MatchRefusal> {
    const undone = this.steps.undone(seat);
    if (!undone) return refuse('cannot-redo');
    const may = this.freeForm || this.toAct().includes(seat);
    const allowed = may && this.game.check(this.line.state, undone.seat, undone.command).ok;
    return allowed ? ok(undefined) : refuse('cannot-redo');
  }

  /**
   * Adds an entry to the log: from a client, or read back from a journal. Where it completes the consent to a take-back,
   * the take-back itself follows at once.
   */
  append(entry: Entry): Result<Step, MatchRefusal> {
    const first = this.apply(entry);
    if (!first.ok) return first;
    const { takeBack } = this.table;
    if (!takeBack || missingForTakeBack(this.table).length > 0) return first;
    const chance = this.start.lesson === undefined ? { salt: this.entropy() | 0 } : {};
    const second = this.apply({ kind: 'take-back', from: takeBack.entry, ...chance });
    if (!second.ok) return first;
    return ok({ ...second.value, entries: [...first.value.entries, ...second.value.entries] });
  }

  /** Exactly one entry, as {@link append} without what follows of itself: for reading a journal back. */
  apply(entry: Entry): Result<Step, MatchRefusal> {
    if ('seat' in entry && !this.table.players[entry.seat])
      return refuse('no-such-seat', { seat: entry.seat + 1 });
    switch (entry.kind) {
      case 'play':
        return this.applyPlay(entry);
      case 'undo':
        return this.applyUndo(entry);
      case 'take-back': {
        const { takeBack } = this.table;
        if (takeBack?.entry !== entry.from || missingForTakeBack(this.table).length > 0) {
          return refuse('nothing-pending');
        }
        const number = this.log.length + 1;
        const kept = this.line.steps.filter((step) => step.entry < entry.from);
        const salt = entry.salt === undefined ? [] : [this.steps.salt(number, entry.salt)];
        const gone = this.line.goTo([...kept, ...salt]);
        if (!gone.ok) return refuse('internal', { problem: gone.error.why });
        return ok(this.done(entry, 'back'));
      }
      case 'lost':
        return refuse('bad-command', { problem: 'a lost line' });
      default: {
        const verdict = checkSide(this.table, entry, this.outcome() !== null);
        return verdict.ok ? ok(this.done(entry, 'side')) : verdict;
      }
    }
  }

  private applyPlay(entry: PlayEntry): Result<Step, MatchRefusal> {
    const { seat } = entry;
    if (this.outcome()) return refuse('match-over');
    const acting = this.toAct();
    if (acting.length > 0 && !acting.includes(seat)) return refuse('not-your-turn');
    const verdict = this.game.check(this.line.state, seat, entry.command);
    if (!verdict.ok) {
      const refused = refuse(
        'violation',
        verdict.error.params,
        `${this.game.id}.refused.${verdict.error.code}`,
      );
      return { ok: false, error: { ...refused.error, violation: verdict.error } };
    }
    const number = this.log.length + 1;
    const events = this.line.tryTake(this.steps.play(number, entry));
    if (!events.ok) {
      this.line.restore();
      return refuse('internal', { problem: events.error.why });
    }
    const record = recordOf(this.game, events.value, acting, this.line.state);
    this.memory.add(number, record);
    const { final: _, ...rest } = entry;
    const full: PlayEntry = events.value.some((event) => event.final) ? { ...rest, final: true } : rest;
    const shown = this.chronicle.addPlay(number, seat, events.value, this.line.state);
    return ok(this.done(full, 'forward', shown, record.secret));
  }

  private applyUndo(entry: Extract<Entry, { kind: 'undo' }>): Result<Step, MatchRefusal> {
    const found = this.undoable(entry.seat);
    if (!found.ok) return found;
    if (found.value.entry !== entry.play) return refuse('cannot-undo');
    // Before it is gone: who is told of the undo depends on who has heard of the command.
    const secret = this.memory.of(found.value)?.secret;
    const gone = this.line.goTo(this.line.steps.filter((step) => step !== found.value));
    if (!gone.ok) return refuse('internal', { problem: gone.error.why });
    return ok(this.done(entry, 'back', undefined, secret));
  }

  private undoable(seat: Seat): Result<LineStep, MatchRefusal> {
    if (tableOutcome(this.table)) return refuse('match-over');
    if (this.game.freeUndo) return lastOf(this.line, this.floor);
    return findUndoable(this.line, this.log, this.memory, seat, this.floor);
  }

  private done(
    entry: Entry,
    change: Step['change'],
    shown?: ReadonlyMap<Viewer, readonly GameEvent[]>,
    secret = false,
  ): Step {
    this.table = applySide(this.table, entry, secret);
    this.record(entry);
    this.cachedHash = null;
    const number = this.log.length;
    if (entry.kind !== 'play') this.chronicle.addSide(number, entry);
    return {
      entries: [entry],
      change,
      told: (viewer) => ({
        events: shown?.get(viewer) ?? [],
        lines: this.chronicle.linesOf(viewer, number),
      }),
    };
  }

  private record(entry: Entry): void {
    this.log.push(entry);
    this.steps.add(this.log.length, entry);
  }
}

/** More lines than anybody reads when he sits down. */
const MOST_SINCE = 200;
