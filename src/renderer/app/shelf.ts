import { useMemo } from 'react';
import type { Reply } from '../../shared/bridge';
import type { Channel } from '../../shared/contract';
import { filesOf } from '../client/files';
import { type Session, useSession } from '../client/session';
import { announce } from '../ui/live';
import { t } from '../ui/text';

/** What can be done with saved games, from any screen; what goes wrong becomes a notice. */
export function shelfOf(session: Session) {
  const { link, notify } = session;
  const files = filesOf(session);
  const told = async <C extends Channel>(asked: Promise<Reply<C>>): Promise<void> => {
    const reply = await asked;
    if (!reply.ok) notify(reply.refusal.message, 'warning');
  };
  return {
    duplicate: (match: string) => told(link.request('match.duplicate', { match })),
    remove: (match: string) => told(link.request('match.delete', { match })),
    restore: (match: string) => told(link.request('match.restore', { match })),
    purge: (match: string) => told(link.request('match.purge', { match })),
    exportSave: async (match: string): Promise<void> =>
      files.given(await link.request('match.export', { match, dialog: true })),
    importSave: async (): Promise<void> => {
      const text = await files.openText();
      if (text === null) return;
      const reply = await link.request('match.import', { text });
      if (!reply.ok) notify(reply.refusal.message, 'warning');
      else if (reply.answer.how === 'imported') {
        announce(t('app.shelf.imported'));
        for (const note of reply.answer.notes) notify(note, 'info');
      }
    },
  };
}

export function useShelf() {
  const session = useSession();
  return useMemo(() => shelfOf(session), [session]);
}
