import type { AnyGame, GameEvent } from '../game';
import { ok, type Result } from '../result';
import type { Seat } from '../seat';
import type { Entry } from './entry';
import { type Line, type LineStep, sameEvents } from './line';
import { type MatchRefusal, refuse } from './refusal';

/** What was played since the match was opened. */
export type PlayRecord = { readonly events: readonly GameEvent[]; readonly simultaneous: boolean };

/** The seat's own last command that stands. @param floor entries up to it are for viewing alone */
export function lastOwn(line: Line, seat: Seat, floor: number): Result<LineStep, MatchRefusal> {
  const last = line.steps.findLast((step) => step.kind === 'play' && step.seat === seat);
  if (last) return ok(last);
  return refuse(
    'cannot-undo',
    undefined,
    floor > 0 ? 'match.cannot-undo.earlier' : 'match.cannot-undo.nothing',
  );
}

/**
 * The command that an undo would strike: the seat's own last one, if nothing hidden was revealed by it, chance did not
 * speak, and no other player's decision would be crossed. A decision isn't crossed if it was made at the same time and
 * stands unchanged without the command; so a secret choice can be undone without telling who else has chosen.
 */
export function findUndoable(
  game: AnyGame,
  line: Line,
  log: readonly Entry[],
  records: Map<number, PlayRecord>,
  seat: Seat,
  floor: number,
): Result<LineStep, MatchRefusal> {
  const found = lastOwn(line, seat, floor);
  if (!found.ok) return found;
  const last = found.value;
  const played = log[last.entry - 1];
  const spoken = refuse('cannot-undo', undefined, 'match.cannot-undo.final');
  if (played?.kind === 'play' && played.final) return spoken;
  const next = line.steps[line.steps.indexOf(last) + 1];
  if (!next) return found;
  if (next.kind === 'salt') return spoken;
  const crossing = refuse('cannot-undo', { who: { seat: next.seat } }, 'match.cannot-undo.other');
  if (!records.has(last.entry)) recall(game, line, records, last);
  if (!records.get(last.entry)?.simultaneous) return crossing;
  return standsWithout(line, records, last) ? found : crossing;
}

/**
 * Plays the steps from one on again, to know of them what is known of those played since the match was opened. Else an
 * undo of a secret choice would be refused after a reload, and so tell that another has chosen.
 */
function recall(game: AnyGame, line: Line, records: Map<number, PlayRecord>, from: LineStep): void {
  const { steps } = line;
  const at = steps.indexOf(from);
  if (!line.goTo(steps.slice(0, at)).ok) return;
  for (const step of steps.slice(at)) {
    const simultaneous = game.toAct(line.state).length !== 1;
    const events = line.tryTake(step);
    if (!events.ok) break;
    if (step.kind === 'play') records.set(step.entry, { events: events.value, simultaneous });
  }
  line.goTo(steps);
}

/** Whether everything played after a step would be allowed and happen just the same without it. */
function standsWithout(line: Line, records: ReadonlyMap<number, PlayRecord>, left: LineStep): boolean {
  const steps = line.steps;
  let same = true;
  const tried = line.goTo(
    steps.filter((step) => step !== left),
    (step, events) => {
      const before = records.get(step.entry);
      if (step.entry > left.entry && !(before && sameEvents(before.events, events))) same = false;
    },
  );
  // A fault has left the line where it was.
  if (tried.ok) line.goTo(steps);
  return tried.ok && same;
}
