import { useMemo } from 'react';
import type { Reply } from '../../shared/bridge';
import type { Channel } from '../../shared/contract';
import { type Session, useSession } from '../client/session';
import { announce } from '../ui/live';
import { t } from '../ui/text';

/** Offers a text as a download: what a browser has in place of a file dialog. */
function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** What can be done with saved games, from any screen; what goes wrong becomes a notice. */
export function shelfOf({ link, notify }: Session) {
  const told = async <C extends Channel>(asked: Promise<Reply<C>>): Promise<void> => {
    const reply = await asked;
    if (!reply.ok) notify(reply.refusal.message, 'warning');
  };
  const imported = async (text?: string): Promise<boolean> => {
    const reply = await link.request('match.import', text === undefined ? {} : { text });
    if (!reply.ok) {
      // Without a dialog of its own the shell can't ask for a file: the page does.
      if (text === undefined && reply.refusal.code === 'unavailable') return false;
      notify(reply.refusal.message, 'warning');
      return true;
    }
    if (reply.answer.how === 'imported') {
      announce(t('app.shelf.imported'));
      for (const note of reply.answer.notes) notify(note, 'info');
    }
    return true;
  };
  /** Where the shell has no file dialog, the page offers a download. */
  const given = (reply: Reply<'match.export' | 'file.save'>): void => {
    if (!reply.ok) notify(reply.refusal.message, 'warning');
    else if (reply.answer.how === 'text') download(reply.answer.fileName, reply.answer.text);
    else if (reply.answer.how === 'file') announce(t('app.shelf.saved-to', { path: reply.answer.path }));
  };
  return {
    duplicate: (match: string) => told(link.request('match.duplicate', { match })),
    remove: (match: string) => told(link.request('match.delete', { match })),
    restore: (match: string) => told(link.request('match.restore', { match })),
    /** @param askHere called where the page itself must ask for the file */
    importSave: async (askHere: () => void): Promise<void> => {
      if (!(await imported())) askHere();
    },
    importText: async (text: string): Promise<void> => {
      await imported(text);
    },
    exportSave: async (match: string): Promise<void> =>
      given(await link.request('match.export', { match, dialog: true })),
    /** Puts any text into a file of the player's choice: a log, a fleet. */
    saveText: async (fileName: string, text: string): Promise<void> =>
      given(await link.request('file.save', { fileName, text })),
  };
}

export function useShelf() {
  const session = useSession();
  return useMemo(() => shelfOf(session), [session]);
}
