import { err, type Message, message, ok, type Result, type Seat } from '../../core/engine';
import type { Refusal } from '../../shared/refusal';
import { type Decision, decide, type Job, TIME } from '../workers/job';
import type { Thinker, Thinking } from '../workers/thinker';
import type { OpenTable } from './open-table';

export type OpponentsParts = {
  readonly table: OpenTable;
  readonly thinker: Thinker;
  /** Milliseconds that an opponent's command stays on the table before the next one. */
  readonly pace: () => number;
  /** Any 32-bit whole number. */
  readonly entropy: () => number;
  /** Told when an opponent fails; a random legal command then takes its place. */
  readonly onFailure: (seat: Seat, why: Message) => void;
};

type AtWork = { readonly decision: string; readonly thinking: Thinking };

/** Plays the opponents' seats of one table: each thinks in the worker as soon as it has to decide. */
export class Opponents {
  private readonly atWork = new Map<Seat, AtWork>();
  private pause: { readonly timer: NodeJS.Timeout; readonly end: () => void } | null = null;
  private hurried = false;
  private closed = false;
  /** Performance time before which no opponent may play again. */
  private notBefore = 0;

  constructor(private readonly parts: OpponentsParts) {}

  /** Calls off what is no longer asked and sets to work whoever has to decide. Cheap when nothing has changed. */
  update(): void {
    const { match, readOnly } = this.parts.table;
    if (this.closed || readOnly) return;
    const wanted = match.outcome() ? [] : match.toAct();
    for (const [seat, work] of this.atWork) {
      if (wanted.includes(seat) && this.isOpponent(seat) && match.decision(seat) === work.decision) continue;
      work.thinking.cancel();
      this.atWork.delete(seat);
    }
    for (const seat of wanted) {
      if (this.isOpponent(seat) && !this.atWork.has(seat)) this.start(seat);
    }
    this.answerRequests();
    this.parts.table.setThinking([...this.atWork.keys()]);
  }

  /** Nobody wants to wait: the best found so far is played, and without a pause. */
  playNow(): void {
    this.hurried = true;
    for (const { thinking } of this.atWork.values()) thinking.playNow();
    this.pause?.end();
  }

  close(): void {
    this.closed = true;
    for (const { thinking } of this.atWork.values()) thinking.cancel();
    this.atWork.clear();
    this.pause?.end();
  }

  private isOpponent(seat: Seat): boolean {
    return this.parts.table.match.playedBy(seat)?.kind === 'opponent';
  }

  private start(seat: Seat): void {
    const { match } = this.parts.table;
    const decision = match.decision(seat);
    const player = match.playedBy(seat);
    if (decision === null || player?.kind !== 'opponent') return;
    const job: Job = {
      game: match.game.id,
      view: match.view(seat),
      seat,
      level: player.level,
      ...(player.character !== undefined && { character: player.character }),
      milliseconds: TIME[player.level],
      seed: this.parts.entropy(),
    };
    const said = this.parts.table.lesson?.reply(match.game, seat) ?? null;
    const work: AtWork = {
      decision,
      thinking: said
        ? foregone({ command: said, reason: message('host.reason.lesson') })
        : this.parts.thinker.think(job),
    };
    this.atWork.set(seat, work);
    void this.finish(seat, work, job);
  }

  private async finish(seat: Seat, work: AtWork, job: Job): Promise<void> {
    const thought = await settle(work.thinking.decision);
    if (thought.ok && thought.value === null) return;
    await this.waitForPace();
    if (this.closed || this.atWork.get(seat) !== work) return;
    this.atWork.delete(seat);
    this.hurried = false;
    this.notBefore = performance.now() + this.parts.pace();
    if (!thought.ok) this.parts.onFailure(seat, thought.error);
    const choice = thought.ok ? thought.value : null;
    const played = choice && this.play(seat, work.decision, choice.command, choice.reason);
    if (played?.ok) return;
    if (played) this.parts.onFailure(seat, played.error.message);
    this.playAny(seat, work.decision, job);
  }

  /** In place of an opponent that failed, so that the game goes on. Needs no thread: any legal command is found at once. */
  private playAny(seat: Seat, decision: string, job: Job): void {
    try {
      const { game } = this.parts.table.match;
      const seed = this.parts.entropy();
      const { command } = decide(game, { ...job, level: 'random', seed }, () => true);
      if (this.play(seat, decision, command, message('host.reason.stand-in')).ok) return;
    } catch {
      // Said below: nothing can be played here.
    }
    this.parts.onFailure(seat, message('host.opponent-stuck', { seat: { seat } }));
  }

  private play(seat: Seat, decision: string, command: unknown, reason: Message): Result<unknown, Refusal> {
    return this.parts.table.submit({ kind: 'play', seat, decision, command, reason });
  }

  /** Where several decide at once there is nothing to look at between their commands. */
  private waitForPace(): Promise<void> {
    const rest = this.notBefore - performance.now();
    if (rest <= 0 || this.hurried || this.parts.table.match.toAct().length > 1) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        if (this.pause) clearTimeout(this.pause.timer);
        this.pause = null;
        resolve();
      };
      this.pause = { timer: setTimeout(end, rest), end };
    });
  }

  /**
   * An offered draw: opponents go along with the people once all of those agree, if there are two at least;
   * a single person can't talk opponents out of a game.
   */
  private answerRequests(): void {
    const { match } = this.parts.table;
    const { drawOffer: draw } = match;
    if (!draw || draw.missing.some((seat) => !this.isOpponent(seat))) return;
    const agreed = [draw.from, ...draw.agreed].filter((seat) => !this.isOpponent(seat));
    const [first] = draw.missing;
    if (first !== undefined)
      this.parts.table.submit({ kind: 'answer-draw', seat: first, agree: agreed.length >= 2 });
  }
}

/** In a lesson a script has decided already. */
const foregone = (decision: Decision): Thinking => ({
  decision: Promise.resolve(decision),
  playNow: () => {},
  cancel: () => {},
});

/** A failed opponent is a result too, not an exception. */
async function settle<T>(promise: Promise<T>): Promise<Result<T, Message>> {
  try {
    return ok(await promise);
  } catch (error) {
    return err(
      message('host.opponent-failed', { why: error instanceof Error ? error.message : String(error) }),
    );
  }
}
