import { err, ok } from '../../core/engine';
import { LEARNER, lessonStart, lessons } from '../../core/lessons';
import type { lessonChannels } from '../../shared/channels/lesson';
import { refusal } from '../../shared/refusal';
import type { Handlers } from './handlers';
import type { Host } from './host';
import { newMatch, seatedAt } from './tables';

export const lessonHandlers = (host: Host): Handlers<keyof typeof lessonChannels> => ({
  'lesson.open': async ({ game: id, learner, title }, screen) => {
    const game = host.parts.games.get(id);
    const lesson = lessons.get(id);
    if (!game || !lesson) return err(refusal(game ? 'no-lesson' : 'no-such-game', { game: id }));
    const match = newMatch(host, game, lessonStart(lesson, game.rulesVersion, learner));
    return match.ok ? ok(await host.begin(match.value, title ?? game.name, screen)) : match;
  },
  'lesson.back': async ({ match, step }, screen) => {
    const found = seatedAt(screen, match, LEARNER);
    if (!found.ok) return found;
    const table = found.value;
    const { lesson } = table;
    if (!lesson) return err(refusal('no-lesson', { game: table.match.game.id }));
    const saved: Promise<boolean>[] = [];
    // One command of the learner's after another, with what the others did upon it.
    while (lesson.isPast(step)) {
      const back = table.submit({ kind: 'ask-take-back', seat: LEARNER });
      if (!back.ok) return back;
      saved.push(back.value.saved);
    }
    return ok({ saved: (await Promise.all(saved)).every(Boolean) });
  },
});
