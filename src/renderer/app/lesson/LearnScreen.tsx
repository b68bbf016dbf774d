import { useQuery } from '../../client/query';
import { ActionList } from '../../ui/ActionList';
import { t } from '../../ui/text';
import { gameName, gameTag } from '../games';
import { iconOfGame } from '../icons';
import { Page } from '../Page';
import { useLesson } from './useLesson';

/** The guided first games, one for each game that has one. */
export function LearnScreen() {
  const games = useQuery('games.list', {});
  const begin = useLesson();
  const taught = games.status === 'ready' ? games.answer.games.filter(({ lesson }) => lesson) : [];
  return (
    <Page title={t('app.learn.title')} icon="spell-book" narrow>
      <p className="rule-text">{t('app.learn.text')}</p>
      <ActionList
        title={t('app.learn.title')}
        group={t('app.learn.title')}
        hideTitle
        single
        actions={taught.map((info, n) => ({
          id: `learn-${info.id}`,
          label: gameName(info.id, info),
          detail: gameTag(info.id),
          icon: iconOfGame(info.id),
          key: String(n + 1),
          onChoose: () => void begin(info.id),
        }))}
      />
    </Page>
  );
}
