import { useState } from 'react';
import { useQuery } from '../client/query';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ago, t } from '../ui/text';
import { gameName } from './games';
import { progressOf } from './HomeScreen';
import { useShelf } from './shelf';

/** What was deleted lies here until it is put back or thrown away for good. */
export function ShelfBin() {
  const query = useQuery('match.bin', {}, 'shelf.changed');
  const shelf = useShelf();
  const [open, setOpen] = useState(false);
  /** Asked about once more before it goes for good. */
  const [doomed, setDoomed] = useState<string | null>(null);
  const binned = query.status === 'ready' ? query.answer.matches : [];
  if (binned.length === 0) return null;
  return (
    <>
      <Button
        label={t('app.shelf.bin', { count: binned.length })}
        icon="trash-can"
        tone="quiet"
        onClick={() => setOpen(true)}
        testId="bin"
      />
      {open && (
        <Dialog title={t('app.shelf.bin.title')} closeLabel={t('app.close')} onClose={() => setOpen(false)}>
          <ul className="bin">
            {binned.map((match) => (
              <li key={match.match} className="row">
                <span>
                  <b>{match.name}</b>
                  <span className="muted">
                    {' '}
                    {gameName(match.game)} · {progressOf(match)} · {ago(match.changed, Date.now())}
                  </span>
                </span>
                <Button
                  label={t('app.shelf.restore')}
                  icon="return-arrow"
                  onClick={() => void shelf.restore(match.match)}
                />
                <Button
                  label={doomed === match.match ? t('app.shelf.purge.sure') : t('app.shelf.purge')}
                  icon="trash-can"
                  tone="danger"
                  onClick={() => {
                    if (doomed === match.match) void shelf.purge(match.match);
                    setDoomed(doomed === match.match ? null : match.match);
                  }}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
