import { useEffect, useState } from 'react';
import { type MatchClient, openMatch } from '../../client/match';
import { useConnection, useSession } from '../../client/session';

/** The match of this screen: opened with it, again after a lost connection, closed when the screen goes. */
export function useMatch(match: string): MatchClient | null {
  const { link } = useSession();
  const { round } = useConnection();
  const [client, setClient] = useState<MatchClient | null>(null);
  useEffect(() => {
    const opened = openMatch(link, match);
    setClient(opened);
    return () => opened.close();
  }, [link, match]);
  useEffect(() => {
    if (client && round > 0) void client.open();
  }, [client, round]);
  return client;
}
