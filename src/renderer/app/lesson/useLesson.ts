import { useSession, useSettings } from '../../client/session';
import { t } from '../../ui/text';
import { gameName } from '../games';
import { go } from '../route';

/** Begins the guided game of a game and goes to its table. */
export function useLesson(): (game: string) => Promise<void> {
  const { link, notify } = useSession();
  const { names } = useSettings();
  return async (game) => {
    const reply = await link.request('lesson.open', {
      game,
      learner: names[0] ?? t('app.new.player', { n: 1 }),
      title: t('app.lesson.name', { game: gameName(game) }),
    });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };
}
