import { createStore, type StoreApi } from 'zustand';
import type { Message } from '../../core/engine/message';
import { type Seat, seat as seatNumber } from '../../core/engine/seat';
import type { Violation } from '../../core/engine/violation';
import type { HostLink, Reply } from '../../shared/bridge';
import type { Channel } from '../../shared/contract';
import type { Refusal } from '../../shared/refusal';
import type { LogLine, SeatWish, Table } from '../../shared/table';
import type { Fresh } from '../games/contract';

/** One match as this screen knows it. */
export type MatchState = {
  readonly table: Table | null;
  readonly lines: readonly LogLine[];
  readonly fresh: Fresh<unknown>;
  /** Why the last command was not played, until the next one. */
  readonly refused: { readonly violation: Violation | null; readonly message: Message } | null;
  /** Why an opponent did what it did last. */
  readonly reason: Message | null;
  /** The match can't be shown at all. */
  readonly failed: Refusal | null;
  /** A command is on its way, and has not been played yet. */
  readonly sending: boolean;
};

const blank: MatchState = {
  table: null,
  lines: [],
  fresh: { serial: 0, events: [] },
  refused: null,
  reason: null,
  failed: null,
  sending: false,
};

export type MatchClient = {
  readonly store: StoreApi<MatchState>;
  /** Opens it, and again after a lost connection. */
  readonly open: () => Promise<void>;
  readonly close: () => void;
  /** @returns null when it was played, else the violation; a refusal of another kind is in `refused` */
  readonly act: (command: unknown) => Promise<Violation | null>;
  readonly sit: (seat: Seat) => Promise<void>;
  readonly stand: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly resign: () => Promise<void>;
  readonly playNow: () => Promise<void>;
  readonly requestTakeback: () => Promise<void>;
  readonly answerTakeback: (agree: boolean) => Promise<void>;
  readonly offerDraw: () => Promise<void>;
  readonly answerDraw: (agree: boolean) => Promise<void>;
  readonly swap: (seat: Seat, to: SeatWish) => Promise<void>;
  readonly note: (text: string) => Promise<void>;
  readonly hint: () => Promise<Reply<'match.hint'>>;
  /** Takes a guided game back to the start of that step. */
  readonly lessonBack: (step: number) => Promise<void>;
  readonly forgive: () => void;
};

export function openMatch(link: HostLink, match: string): MatchClient {
  const store = createStore<MatchState>(() => blank);
  const set = store.setState;
  let sent = 0;

  const show = (table: Table, events: readonly unknown[]): void =>
    set(({ fresh }) => ({ table, failed: null, fresh: { serial: fresh.serial + 1, events } }));
  const readLog = async (): Promise<void> => {
    const reply = await link.request('match.log', { match });
    if (reply.ok) set({ lines: reply.answer.lines });
  };

  const stop = link.listen((event) => {
    if (event.kind !== 'match.changed' || event.table.match !== match) return;
    const played = event.cause === 'command';
    show(event.table, played ? event.events : []);
    // The command has been played; its reply only tells when it is on disk, and the next one need not wait for that.
    if (played) set({ sending: false });
    if (played) {
      set(({ lines }) => ({ lines: [...lines, ...event.lines], reason: event.reason, refused: null }));
    } else {
      set({ refused: null });
      void readLog();
    }
  });

  /** Asks for something that answers nothing of use: what it changes is pushed. */
  const plainly = async <C extends Channel>(reply: Promise<Reply<C>>): Promise<void> => {
    const result = await reply;
    if (!result.ok) set({ refused: { violation: null, message: result.refusal.message } });
  };
  const shown = async (reply: Promise<Reply<'match.open' | 'match.sit' | 'match.stand'>>): Promise<void> => {
    const result = await reply;
    if (result.ok) {
      show(result.answer, []);
      await readLog();
    } else if (store.getState().table === null) set({ failed: result.refusal });
    else set({ refused: { violation: null, message: result.refusal.message } });
  };
  /** Does it for whoever sits here; nobody sitting is refused by the host, in words. */
  const seated = (): Seat | null => store.getState().table?.curtain.sat ?? null;
  const forSeat = async <C extends Channel>(request: (seat: Seat) => Promise<Reply<C>>): Promise<void> => {
    const seat = seated();
    if (seat !== null) await plainly(request(seat));
  };

  return {
    store,
    open: () => shown(link.request('match.open', { match })),
    close: () => {
      stop();
      void link.request('match.close', { match });
    },
    act: async (command) => {
      const { table, sending } = store.getState();
      const seat = seated();
      if (sending || table === null || seat === null) return null;
      // Nothing is asked of this seat: a key pressed a moment too late.
      if (table.decision === null && !table.freeForm) return null;
      sent += 1;
      const mine = sent;
      set({ sending: true, refused: null });
      const reply = await link.request('match.act', { match, seat, decision: table.decision, command });
      if (mine === sent) set({ sending: false });
      if (reply.ok) return null;
      const { violation = null, message } = reply.refusal;
      set({ refused: { violation, message } });
      return violation;
    },
    sit: (seat) => shown(link.request('match.sit', { match, seat })),
    stand: () => shown(link.request('match.stand', { match })),
    undo: () => forSeat((seat) => link.request('match.undo', { match, seat })),
    redo: () => forSeat((seat) => link.request('match.redo', { match, seat })),
    resign: () => forSeat((seat) => link.request('match.resign', { match, seat })),
    playNow: () => plainly(link.request('match.play-now', { match })),
    requestTakeback: () => forSeat((seat) => link.request('takeback.request', { match, seat })),
    answerTakeback: (agree) => forSeat((seat) => link.request('takeback.answer', { match, seat, agree })),
    offerDraw: () => forSeat((seat) => link.request('draw.offer', { match, seat })),
    answerDraw: (agree) => forSeat((seat) => link.request('draw.answer', { match, seat, agree })),
    swap: (seat, to) => plainly(link.request('seat.swap', { match, seat, to })),
    note: (text) => forSeat((seat) => link.request('notebook.set', { match, seat, text })),
    hint: () => link.request('match.hint', { match, seat: seated() ?? seatNumber(0) }),
    lessonBack: (step) => plainly(link.request('lesson.back', { match, step })),
    forgive: () => set({ refused: null }),
  };
}
