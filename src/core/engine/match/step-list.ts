import { stableJson } from '../json';
import type { Seat } from '../seat';
import type { Entry, PlayEntry } from './entry';
import type { LineStep } from './line';

/** A command that was undone, and whose it was. */
type Undone = Pick<PlayEntry, 'seat' | 'command'>;

/** What a log says by itself, without playing it: its steps, what is struck out, and what could be redone. */
export class StepList {
  /** One object for each step, so that lists of steps compare by identity. */
  private readonly made = new Map<number, LineStep>();
  private standing: LineStep[] = [];
  private readonly out = new Set<number>();
  /** By whoever undid it; where all share one undo, under one name. */
  private readonly redo = new Map<Seat | 'all', Undone[]>();
  private readonly own = new Map<Seat, number>();
  private backs = 0;
  /** Among the standing steps. */
  private salts = 0;

  /** @param shared anybody's undo and redo go by the whole table's last command */
  constructor(private readonly shared = false) {}

  play(entry: number, { seat, command }: PlayEntry): LineStep {
    return this.once(entry, { kind: 'play', entry, seat, command });
  }

  salt(entry: number, salt: number): LineStep {
    return this.once(entry, { kind: 'salt', entry, salt });
  }

  /** Follows the log by one entry. */
  add(number: number, entry: Entry): void {
    switch (entry.kind) {
      case 'play':
        this.standing.push(this.play(number, entry));
        this.count(entry.seat);
        this.played(entry.seat, entry.command);
        break;
      case 'undo': {
        const gone = this.standing.find((step) => step.entry === entry.play);
        this.standing = this.standing.filter((step) => step !== gone);
        this.out.add(entry.play);
        this.count(entry.seat);
        if (gone?.kind === 'play') {
          const { seat, command } = gone;
          const by = this.undoneBy(entry.seat);
          this.redo.set(by, [...(this.redo.get(by) ?? []), { seat, command }]);
        }
        break;
      }
      case 'take-back':
        for (const step of this.standing) if (step.entry >= entry.from) this.out.add(step.entry);
        this.standing = this.standing.filter((step) => step.entry < entry.from);
        if (entry.salt !== undefined) this.standing.push(this.salt(number, entry.salt));
        this.salts = this.standing.filter((step) => step.kind === 'salt').length;
        this.redo.clear();
        this.backs += 1;
        break;
      default:
    }
  }

  /** The steps that stand. */
  get steps(): readonly LineStep[] {
    return this.standing;
  }

  /** How many of the steps are commands. */
  get commands(): number {
    return this.standing.length - this.salts;
  }

  /** Numbers of the entries that were struck out. */
  get struck(): ReadonlySet<number> {
    return this.out;
  }

  /** The command that a redo would play again. */
  undone(seat: Seat): Undone | null {
    return this.redo.get(this.undoneBy(seat))?.at(-1) ?? null;
  }

  /** How often a seat has played or undone, and how often the whole match went back. */
  countsOf(seat: Seat): { readonly own: number; readonly rewinds: number } {
    return { own: this.own.get(seat) ?? 0, rewinds: this.backs };
  }

  /** Playing just what was undone is a redo and keeps the rest of the list; anything else ends it. */
  private played(seat: Seat, command: Undone['command']): void {
    const by = this.undoneBy(seat);
    const list = this.redo.get(by) ?? [];
    const again = list.at(-1);
    if (again && stableJson(again) === stableJson({ seat, command })) list.pop();
    else this.redo.delete(by);
  }

  private undoneBy(seat: Seat): Seat | 'all' {
    return this.shared ? 'all' : seat;
  }

  private count(seat: Seat): void {
    this.own.set(seat, (this.own.get(seat) ?? 0) + 1);
  }

  private once(entry: number, step: LineStep): LineStep {
    const known = this.made.get(entry);
    if (known) return known;
    this.made.set(entry, step);
    return step;
  }
}
