import { useState } from 'react';
import type { Viewer } from '../../../core/engine/seat';
import type { AnswerOf } from '../../../shared/contract';
import { useQuery } from '../../client/query';
import { t } from '../../ui/text';
import { Page } from '../Page';
import { hostSentence } from '../sentences';
import { useGameScreen } from '../table/useGameScreen';
import { ReplayTable } from './ReplayTable';

export type Replay = AnswerOf<'replay.open'>;

/** A saved match seen from its start, through the eyes of whoever may look. */
export function ReplayScreen({ match }: { readonly match: string }) {
  const [viewer, setViewer] = useState<Viewer>('spectator');
  const query = useQuery('replay.open', { match, viewer });
  const screen = useGameScreen(query.status === 'ready' ? query.answer.game : null);
  if (query.status === 'refused') {
    return (
      <Page title={t('app.shelf.replay')} icon="play-button" narrow>
        <p role="alert">{hostSentence(query.refusal.message)}</p>
      </Page>
    );
  }
  if (query.status === 'loading' || !screen) return <p className="loading">{t('app.loading')}</p>;
  return (
    <ReplayTable match={match} replay={query.answer} screen={screen} viewer={viewer} onViewer={setViewer} />
  );
}
