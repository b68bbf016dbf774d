import { useStore } from 'zustand';
import type { MatchClient, MatchState } from '../../client/match';
import { t } from '../../ui/text';
import { Page } from '../Page';
import { hostSentence } from '../sentences';
import { PlayedTable } from './PlayedTable';
import { useGameScreen } from './useGameScreen';
import { useMatch } from './useMatch';

/** A match at the table: opens it and its game, then plays it. */
export function TableScreen({ match }: { readonly match: string }) {
  const client = useMatch(match);
  return client ? <Opened client={client} /> : <p className="loading">{t('app.table.loading')}</p>;
}

function Opened({ client }: { readonly client: MatchClient }) {
  const state: MatchState = useStore(client.store);
  const screen = useGameScreen(state.table?.game ?? null);
  if (state.failed && !state.table) {
    return (
      <Page title={t('app.name')} icon="anchor" narrow>
        <p role="alert">{hostSentence(state.failed.message)}</p>
      </Page>
    );
  }
  if (!state.table || !screen) return <p className="loading">{t('app.table.loading')}</p>;
  return <PlayedTable client={client} state={state} table={state.table} screen={screen} />;
}
