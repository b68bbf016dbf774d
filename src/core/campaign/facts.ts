import type { Match, Seat } from '../engine';
import { mastsOf } from '../games/spanish-main/cards';
import { type Event, eventSchema } from '../games/spanish-main/events';
import { goldOf } from '../games/spanish-main/gold';
import { shipCard } from '../games/spanish-main/roster';
import { type Ship, type State, seatsOf, stateSchema } from '../games/spanish-main/state';

/** What became of one ship of a fleet. */
export type ShipFacts = {
  /** Whose fleet she came with. */
  readonly seat: Seat;
  readonly card: string;
  /** Among the ships of that card in that fleet. */
  readonly nth: number;
  /** Masts at the end, front to back; all down where she was sunk. */
  readonly masts: readonly boolean[];
  readonly sank: number;
  readonly landed: number;
  readonly capturedBy: Seat | null;
  readonly sunkBy: Seat | null;
};

/** What a campaign wants to know of a game of Spanish Main that is over, beside who won. */
export type GameFacts = {
  readonly rounds: number;
  readonly startGold: number;
  /** Gold that there was at the end: [H12] with what abilities added, without what was destroyed. */
  readonly inPlay: number;
  /** Gold on each home island. */
  readonly home: readonly number[];
  readonly ships: readonly ShipFacts[];
};

type Tally = { sank: number; landed: number; capturedBy: Seat | null; sunkBy: Seat | null };
const nothing = (): Tally => ({ sank: 0, landed: 0, capturedBy: null, sunkBy: null });

/** Counts what each ship does, command by command. */
class Deeds {
  readonly ships = new Map<string, Tally>();
  /** Who last hit each ship: she is the one who sinks it. */
  private readonly hitBy = new Map<string, string>();

  of(ship: string): Tally {
    const known = this.ships.get(ship);
    if (known) return known;
    const fresh = nothing();
    this.ships.set(ship, fresh);
    return fresh;
  }

  see(event: Event): void {
    switch (event.kind) {
      case 'shot':
        if (event.hit) this.hitBy.set(event.target.id, event.ship.id);
        return;
      case 'rammed':
        this.hitBy.set(event.target.id, event.ship.id);
        return;
      case 'sunk': {
        this.of(event.ship.id).sunkBy = event.by;
        const sinker = this.hitBy.get(event.ship.id);
        if (sinker !== undefined && event.by !== event.owner) this.of(sinker).sank += 1;
        return;
      }
      case 'unloaded':
        this.of(event.ship.id).landed += event.gold;
        return;
      case 'tow-taken':
        if (event.from !== event.seat) this.of(event.derelict.id).capturedBy = event.seat;
        return;
      default:
        return;
    }
  }
}

/** All ships as they came to the table, and what each did; where the log can't be read, its end alone speaks. */
function follow(match: Match): { readonly fleets: readonly Ship[]; readonly deeds: Deeds } {
  const deeds = new Deeds();
  let fleets: readonly Ship[] = [];
  const timeline = match.timeline();
  for (let n = 0; n <= timeline.length; n++) {
    const moment = timeline.at(n);
    if (!moment.ok) break;
    for (const event of moment.value.events) {
      const known = eventSchema.safeParse(event);
      if (known.success) deeds.see(known.data);
    }
    if (fleets.length === 0) {
      const shown = stateSchema.safeParse(moment.value.state);
      // The timeline goes on with its own state; what the schema parsed is a copy.
      if (shown.success) fleets = shown.data.ships;
    }
  }
  return { fleets, deeds };
}

/** The facts of a match of Spanish Main, or null for one of another game. */
export function factsOf(match: Match): GameFacts | null {
  const parsed = stateSchema.safeParse(match.state);
  if (match.game.id !== 'spanish-main' || !parsed.success) return null;
  const state: State = parsed.data;
  const { fleets, deeds } = follow(match);
  const all = fleets.length > 0 ? fleets : state.ships;
  const ships = all.map((ship, at): ShipFacts => {
    const before = all.slice(0, at);
    const now = state.ships.find(({ id }) => id === ship.id);
    const masts = mastsOf(shipCard(state.options, ship.card).hull);
    const { sank, landed, capturedBy, sunkBy } = deeds.of(ship.id);
    return {
      seat: ship.builder,
      card: ship.card,
      nth: before.filter(({ builder, card }) => builder === ship.builder && card === ship.card).length,
      masts: now ? now.masts : Array.from({ length: masts }, () => false),
      sank,
      landed,
      capturedBy: now && now.owner !== ship.builder ? now.owner : capturedBy,
      // A ship that isn't there any more was sunk, even if the log doesn't tell by whom: then by her own side.
      sunkBy: now ? null : (sunkBy ?? ship.builder),
    };
  });
  return {
    rounds: state.phase.kind === 'turns' || state.phase.kind === 'over' ? state.turn.round : 0,
    startGold: state.startGold,
    inPlay: state.startGold + state.added - state.lost,
    home: seatsOf(state).map((seat) => goldOf(state, seat)),
    ships,
  };
}
