import { useMemo } from 'react';
import type { Reply } from '../../shared/bridge';
import { announce } from '../ui/live';
import { t } from '../ui/text';
import { type Session, useSession } from './session';

/** Offers a text as a download: what a browser has in place of a file dialog. */
function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** The browser's own file dialog. Null where the player chose none. */
function upload(): Promise<string | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file) void file.text().then(resolve);
      else resolve(null);
    });
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** Files of the player's choice, by the shell's dialogs where it has some and the page's own where it has none. */
export function filesOf({ link, notify }: Session) {
  const given = (reply: Reply<'match.export' | 'file.save'>): void => {
    if (!reply.ok) notify(reply.refusal.message, 'warning');
    else if (reply.answer.how === 'text') download(reply.answer.fileName, reply.answer.text);
    else if (reply.answer.how === 'file') announce(t('app.shelf.saved-to', { path: reply.answer.path }));
  };
  return {
    given,
    saveText: async (fileName: string, text: string): Promise<void> =>
      given(await link.request('file.save', { fileName, text })),
    openText: async (): Promise<string | null> => {
      const reply = await link.request('file.open', {});
      if (reply.ok) return reply.answer.how === 'text' ? reply.answer.text : null;
      if (reply.refusal.code === 'unavailable') return upload();
      notify(reply.refusal.message, 'warning');
      return null;
    },
  };
}

export type Files = ReturnType<typeof filesOf>;

export function useFiles(): Files {
  const session = useSession();
  return useMemo(() => filesOf(session), [session]);
}
