import { ok, type Result } from '../result';
import type { Seat } from '../seat';
import type { Entry } from './entry';
import { type Line, type LineStep, sameEvents } from './line';
import type { PlayMemory } from './play-memory';
import { type MatchRefusal, refuse } from './refusal';

/** The seat's own last command that stands. @param floor entries up to it are for viewing alone */
export const lastOwn = (line: Line, seat: Seat, floor: number): Result<LineStep, MatchRefusal> =>
  lastOf(line, floor, (by) => by === seat);

/** The last command that stands, of those seats or of anybody. */
export function lastOf(
  line: Line,
  floor: number,
  of: (seat: Seat) => boolean = () => true,
): Result<LineStep, MatchRefusal> {
  const last = line.steps.findLast((step) => step.kind === 'play' && of(step.seat));
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
 * stands unchanged without the command; so a secret choice can be undone without telling who else has chosen. And a command
 * that put others before such a choice stands, for any of them may have chosen.
 */
export function findUndoable(
  line: Line,
  log: readonly Entry[],
  memory: PlayMemory,
  seat: Seat,
  floor: number,
): Result<LineStep, MatchRefusal> {
  const found = lastOwn(line, seat, floor);
  if (!found.ok) return found;
  const last = found.value;
  const played = log[last.entry - 1];
  const spoken = refuse('cannot-undo', undefined, 'match.cannot-undo.final');
  if (played?.kind === 'play' && played.final) return spoken;
  // Whether any of them has chosen yet is their secret, so from then on the answer is the same.
  const secret = refuse('cannot-undo', undefined, 'match.cannot-undo.others');
  if (memory.of(last)?.opens) return secret;
  const next = line.steps[line.steps.indexOf(last) + 1];
  if (!next) return found;
  if (next.kind === 'salt') return spoken;
  if (!memory.of(last)?.simultaneous) {
    return refuse('cannot-undo', { who: { seat: next.seat } }, 'match.cannot-undo.other');
  }
  // Nor is it told in which order they chose.
  return standsWithout(line, memory, last) ? found : secret;
}

/** Whether everything played after a step would be allowed and happen just the same without it. */
function standsWithout(line: Line, memory: PlayMemory, left: LineStep): boolean {
  const steps = line.steps;
  const before = new Map(steps.slice(steps.indexOf(left) + 1).map((step) => [step, memory.of(step)]));
  let same = true;
  const tried = line.goTo(
    steps.filter((step) => step !== left),
    (step, events) => {
      const known = before.get(step);
      if (step.entry > left.entry && !(known && sameEvents(known.events, events))) same = false;
    },
  );
  // A fault has left the line where it was.
  if (tried.ok) line.goTo(steps);
  return tried.ok && same;
}
