import { useCallback } from 'react';
import { useSession } from '../../../client/session';
import type { Fetcher } from './face/images';

/** Fetches pictures and models that this table keeps in its save. */
export function useFiles(match: string): Fetcher {
  const { link } = useSession();
  return useCallback(
    async (asset) => {
      const reply = await link.request('table.asset', { match, asset });
      return reply.ok ? blobOf(reply.answer) : null;
    },
    [link, match],
  );
}

const blobOf = ({ mime, data }: { readonly mime: string; readonly data: string }): Blob =>
  new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))], { type: mime });
