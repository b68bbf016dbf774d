import type { AnyGame, GameEvent } from '../game';
import { type Message, message } from '../message';
import type { Seat, Viewer } from '../seat';
import type { Entry, LogLine } from './entry';

type Told = Omit<LogLine, 'struck'>;

/**
 * What each viewer has been told, redacted at the time it happened. Never lengthened afterwards: what is struck out is
 * only marked when it is read.
 */
export class Chronicle {
  private readonly told = new Map<Viewer, Told[]>();
  /** Where in `told` each seat's last own command ends. */
  private readonly turned = new Map<Seat, number>();
  /** The entries of which each viewer has heard anything. */
  private readonly heard = new Map<Viewer, Set<number>>();
  /** Lines from before this chronicle began, from a snapshot. */
  private earlier: readonly (readonly LogLine[])[] = [];

  constructor(
    private readonly game: AnyGame,
    seats: readonly Seat[],
  ) {
    for (const viewer of [...seats, 'spectator' as const]) {
      this.told.set(viewer, []);
      this.heard.set(viewer, new Set());
    }
  }

  /** @param since for each seat what it was told since its last command, from a snapshot */
  startFrom(since: readonly (readonly LogLine[])[]): void {
    this.earlier = since;
  }

  /**
   * Adds the events of a command.
   * @param state after it
   * @returns the events as each viewer may know them
   */
  addPlay(entry: number, seat: Seat, events: readonly GameEvent[], state: object): Map<Viewer, GameEvent[]> {
    const shown = this.hear(entry, events, state);
    for (const [viewer, lines] of this.told) {
      for (const event of shown.get(viewer) ?? []) {
        const said = this.game.describe(event);
        if (said) lines.push({ entry, seat, message: said });
      }
    }
    this.turned.set(seat, this.told.get(seat)?.length ?? 0);
    return shown;
  }

  /**
   * Remembers who hears anything of a command, without a line for it: also for one from before this chronicle began.
   * @param state after it
   * @returns the events as each viewer may know them
   */
  hear(entry: number, events: readonly GameEvent[], state: object): Map<Viewer, GameEvent[]> {
    const shown = new Map<Viewer, GameEvent[]>();
    for (const [viewer, heard] of this.heard) {
      const seen = events
        .map((event) => this.game.redact(event, viewer, state))
        .filter((event) => event !== null);
      shown.set(viewer, seen);
      if (seen.length > 0) heard.add(entry);
    }
    return shown;
  }

  /** Adds what happened at the table beside the game. */
  addSide(number: number, entry: Entry): void {
    const said = describeSide(entry);
    if (!said) return;
    const seat = 'seat' in entry ? entry.seat : null;
    for (const [viewer, lines] of this.told) {
      // Who never heard of a hidden choice must not hear that it was undone.
      if (entry.kind === 'undo' && viewer !== seat && !this.heard.get(viewer)?.has(entry.play)) continue;
      lines.push({ entry: number, seat, message: said });
    }
  }

  /** Lines that a viewer has been told for one entry. */
  linesOf(viewer: Viewer, entry: number): LogLine[] {
    const lines = this.told.get(viewer) ?? [];
    const out: LogLine[] = [];
    for (let i = lines.length - 1; i >= 0; i--) {
      const line = lines[i];
      if (!line || line.entry < entry) break;
      if (line.entry === entry) out.unshift({ ...line, struck: false });
    }
    return out;
  }

  lines(viewer: Viewer, struck: ReadonlySet<number>): LogLine[] {
    return (this.told.get(viewer) ?? []).map((line) => ({ ...line, struck: struck.has(line.entry) }));
  }

  /** What a seat was told since its own last command. */
  since(seat: Seat, struck: ReadonlySet<number>): LogLine[] {
    const turned = this.turned.get(seat);
    const before = turned === undefined ? (this.earlier[seat] ?? []) : [];
    const marked = before.map((line) => ({ ...line, struck: line.struck || struck.has(line.entry) }));
    const after = (this.told.get(seat) ?? []).slice(turned ?? 0);
    return [...marked, ...after.map((line) => ({ ...line, struck: struck.has(line.entry) }))];
  }
}

/** The sentence for an entry that belongs to every game, or null where nobody needs one. */
function describeSide(entry: Entry): Message | null {
  switch (entry.kind) {
    case 'play':
    case 'sit':
    case 'note':
    case 'lost':
      return null;
    case 'take-back':
      return message(entry.salt === undefined ? 'match.event.lesson-back' : 'match.event.take-back');
    case 'answer-draw':
    case 'answer-take-back':
      return message(`match.event.${entry.kind}.${entry.agree ? 'yes' : 'no'}`, {
        who: { seat: entry.seat },
      });
    case 'swap':
      return message(`match.event.swap.${entry.player.kind}`, {
        who: { seat: entry.seat },
        name: entry.player.name,
      });
    default:
      return message(`match.event.${entry.kind}`, { who: { seat: entry.seat } });
  }
}
