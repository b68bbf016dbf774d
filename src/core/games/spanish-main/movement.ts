import { crewAbilities, has, kindOf, withHidden, working } from './abilities/working';
import { type Bar, movesOf } from './cards';
import type { CrewId } from './ids';
import { shipCard } from './roster';
import { shipTurn } from './run';
import type { Crew, Position, Ship } from './state';
import { isDerelict } from './table';

/** What a ship may sail in one move action. */
export type Movement = {
  readonly base: readonly Bar[];
  /** Added by abilities at work. */
  readonly extra: readonly Bar[];
  /** What face-down crew would add, each with the crew that would show itself. */
  readonly hidden: readonly { readonly bar: Bar; readonly crew: CrewId }[];
  /** The face-down crew without whom she couldn't move at all. */
  readonly rower: Crew | null;
};

/** Null when she can't move: a derelict without oars. Read as the move is given, not during it [I13]. */
export function movementOf(p: Position, ship: Ship): Movement | null {
  const derelict = isDerelict(ship);
  const rower =
    derelict && !has(p, ship, (a) => a.movesDerelict) ? withHidden(p, ship, (a) => a.movesDerelict) : null;
  if (derelict && !has(p, ship, (a) => a.movesDerelict) && !rower) return null;
  const free = p.turn.freeMove;
  if (free?.ship === ship.id && !p.turn.action) return { base: free.bars, extra: [], hidden: [], rower };
  // [E4] Towing, her base move becomes S; [E11] a derelict with oars has a base move of S.
  let base: readonly Bar[] = derelict || ship.tows ? ['S'] : movesOf(shipCard(p.options, ship.card));
  const extra: Bar[] = [];
  const kinds = new Set<string>();
  for (const ability of working(p, ship)) {
    if (ability.base) base = ability.base(p, ship, base);
    if (!ability.extra || kinds.has(kindOf(ability))) continue;
    kinds.add(kindOf(ability));
    extra.push(...ability.extra(p, ship));
  }
  return { base, extra, hidden: hiddenBars(p, ship, kinds), rower };
}

function hiddenBars(p: Position, ship: Ship, kinds: Set<string>): { bar: Bar; crew: CrewId }[] {
  const bars: { bar: Bar; crew: CrewId }[] = [];
  for (const crew of ship.crew) {
    if (crew.up) continue;
    for (const ability of crewAbilities(p, ship, crew)) {
      if (!ability.extra || kinds.has(kindOf(ability))) continue;
      kinds.add(kindOf(ability));
      bars.push(...ability.extra(p, ship).map((bar) => ({ bar, crew: crew.id })));
    }
  }
  return bars;
}

const take = (bars: readonly Bar[], bar: Bar): Bar[] | null => {
  const at = bars.indexOf(bar);
  return at < 0 ? null : [...bars.slice(0, at), ...bars.slice(at + 1)];
};

/**
 * Can these measurements be made, in this order [B4]? Extra ones at any time, or last if the options say so.
 * @returns the face-down crew that must show themselves for it, as few as possible; null when it can't be done
 */
export function matchBars(movement: Movement, wanted: readonly Bar[], extrasLast: boolean): CrewId[] | null {
  let best: CrewId[] | null = null as CrewId[] | null;
  const search = (
    i: number,
    base: readonly Bar[],
    extra: readonly Bar[],
    hidden: Movement['hidden'],
    shown: CrewId[],
  ) => {
    if (best && shown.length >= best.length) return;
    const bar = wanted[i];
    if (bar === undefined) {
      best = shown;
      return;
    }
    const inOrder =
      !extrasLast || (extra.length === movement.extra.length && hidden.length === movement.hidden.length);
    const fromBase = inOrder && take(base, bar);
    if (fromBase) search(i + 1, fromBase, extra, hidden, shown);
    const fromExtra = take(extra, bar);
    if (fromExtra) search(i + 1, base, fromExtra, hidden, shown);
    const at = hidden.findIndex((h) => h.bar === bar);
    const found = hidden[at];
    if (found) {
      const rest = [...hidden.slice(0, at), ...hidden.slice(at + 1)];
      search(i + 1, base, extra, rest, shown.includes(found.crew) ? shown : [...shown, found.crew]);
    }
  };
  search(0, movement.base, movement.extra, movement.hidden, []);
  return best;
}

/** Does this move belong to no action (right after unloading)? */
export const isFreeMove = (p: Position, ship: Ship): boolean =>
  p.turn.freeMove?.ship === ship.id && !p.turn.action;

export const hasMoved = (p: Position, ship: Ship): boolean => shipTurn(p, ship).given.includes('move');
