import { useEffect } from 'react';
import { useStore } from 'zustand';
import { type Notice, useConnection, useSession } from '../client/session';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { t } from '../ui/text';
import { hostSentence } from './sentences';
import { useShelf } from './shelf';

/** Milliseconds that a passing notice stays. */
const STAYS = 7000;

function Line({ notice }: { readonly notice: Notice }) {
  const { dismiss } = useSession();
  const { key, standing, match } = notice;
  const shelf = useShelf();
  useEffect(() => {
    if (standing) return;
    const timer = setTimeout(() => dismiss(key), STAYS);
    return () => clearTimeout(timer);
  }, [dismiss, key, standing]);
  return (
    <div className={`notice ${notice.level}`} role={notice.level === 'error' ? 'alert' : 'status'}>
      <span>{hostSentence(notice.message)}</span>
      {standing && match && (
        <Button label={t('app.menu.save')} icon="save-arrow" onClick={() => void shelf.exportSave(match)} />
      )}
      <button type="button" aria-label={t('app.notice.dismiss')} onClick={() => dismiss(key)}>
        <Icon name="cancel" />
      </button>
    </div>
  );
}

/** Above every screen: a lost connection, a full disk, something that was done. */
export function Notices() {
  const notices = useStore(useSession().notices);
  const { connected, round } = useConnection();
  return (
    <div className="notices">
      {!connected && (
        <div className="notice warning" role="alert" data-testid="connection-lost">
          {t(round === 0 ? 'app.connection.waiting' : 'app.connection.lost')}
        </div>
      )}
      {notices.map((notice) => (
        <Line key={notice.key} notice={notice} />
      ))}
    </div>
  );
}
