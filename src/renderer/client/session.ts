import { createContext, use } from 'react';
import { createStore, type StoreApi, useStore } from 'zustand';
import type { Message } from '../../core/engine/message';
import type { HostLink } from '../../shared/bridge';
import { defaultSettings, type Settings, type SettingsPatch } from '../../shared/settings';

export type Notice = {
  readonly key: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly message: Message;
  /** Stays until the trouble is gone. */
  readonly standing: boolean;
  /** The match that it is about, where it is about one. */
  readonly match?: string | null;
};

type Connection = {
  readonly connected: boolean;
  /** Rises with each new connection: whatever was opened before must be opened again. */
  readonly round: number;
};

/** What one page holds for as long as it is open: the link and three small stores. */
export type Session = {
  readonly link: HostLink;
  readonly connection: StoreApi<Connection>;
  readonly settings: StoreApi<Settings>;
  readonly notices: StoreApi<readonly Notice[]>;
  readonly notify: (message: Message, level?: Notice['level']) => void;
  readonly dismiss: (key: string) => void;
  readonly change: (patch: SettingsPatch) => Promise<void>;
};

const NOTICES_KEPT = 4;

export function createSession(link: HostLink): Session {
  const connection = createStore<Connection>(() => ({ connected: false, round: 0 }));
  const settings = createStore<Settings>(() => defaultSettings);
  const notices = createStore<readonly Notice[]>(() => []);
  let count = 0;

  const post = (notice: Omit<Notice, 'key'>): void => {
    count += 1;
    notices.setState((all) => [...all, { ...notice, key: `n${count}` }].slice(-NOTICES_KEPT), true);
  };
  const without = (id: string): void =>
    notices.setState((all) => all.filter(({ message, standing }) => !(standing && message.id === id)), true);

  link.onConnection((connected) => {
    connection.setState(({ round }) => ({ connected, round: connected ? round + 1 : round }));
    if (!connected) return;
    void link.request('settings.get', {}).then((reply) => {
      if (reply.ok) settings.setState(reply.answer, true);
    });
  });
  link.listen((event) => {
    if (event.kind === 'settings.changed') settings.setState(event.settings, true);
    if (event.kind === 'app.notice') {
      // A standing notice is told again when it changes and once more when it has gone.
      without(event.message.id);
      if (event.standing || event.level !== 'info' || event.match === null) post(event);
    }
  });

  return {
    link,
    connection,
    settings,
    notices,
    notify: (message, level = 'info') => post({ message, level, standing: false }),
    dismiss: (key) => notices.setState((all) => all.filter((notice) => notice.key !== key), true),
    change: async (patch) => {
      const before = settings.getState();
      settings.setState(patch);
      const reply = await link.request('settings.set', patch);
      if (reply.ok) settings.setState(reply.answer, true);
      else {
        settings.setState(before, true);
        post({ message: reply.refusal.message, level: 'warning', standing: false });
      }
    },
  };
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error('outside the session');
  return session;
}

export const useConnection = (): Connection => useStore(useSession().connection);
export const useSettings = (): Settings => useStore(useSession().settings);
