import type { AnyGame, Seat, Tagged } from '../engine';
import type { AnyLesson } from './lesson';

/**
 * What a scripted seat plays now, or null where a bot has to help out: the learner has left the path that the script knows.
 * @param played how many commands of that seat stand
 */
export function scriptedReply(
  lesson: AnyLesson,
  game: AnyGame,
  state: object,
  seat: Seat,
  played: number,
): Tagged | null {
  const script = lesson.others[seat - 1];
  if (!script) return null;
  const next = script.plays[played];
  const wanted = [...(next ? [next] : []), ...script.otherwise];
  return wanted.find((command) => game.check(state, seat, command).ok) ?? null;
}
