import { useState } from 'react';
import type { ShelfEntry } from '../../shared/table';
import { useQuery } from '../client/query';
import { useSession } from '../client/session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Segments, TextField } from '../ui/fields';
import { ago, listed, t } from '../ui/text';
import { COVERS, gameName } from './games';
import { progressOf } from './HomeScreen';
import { Page } from './Page';
import { go } from './route';
import { ShelfBin } from './ShelfBin';
import { hostSentence } from './sentences';
import { useShelf } from './shelf';

type Order = 'changed' | 'created' | 'name';
const sorted = (matches: readonly ShelfEntry[], order: Order): ShelfEntry[] =>
  matches.toSorted((a, b) => (order === 'name' ? a.name.localeCompare(b.name) : b[order] - a[order]));

const found = (match: ShelfEntry, words: string): boolean =>
  [match.name, gameName(match.game), ...match.seats.map(({ name }) => name)]
    .join(' ')
    .toLocaleLowerCase()
    .includes(words.trim().toLocaleLowerCase());

/** Every saved game. */
export function ShelfScreen() {
  const query = useQuery('match.list', {}, 'shelf.changed');
  const shelf = useShelf();
  const [words, setWords] = useState('');
  const [order, setOrder] = useState<Order>('changed');
  const [renaming, setRenaming] = useState<ShelfEntry | null>(null);
  const [binned, setBinned] = useState<ShelfEntry | null>(null);
  const matches = query.status === 'ready' ? query.answer.matches : [];
  const shown = sorted(
    matches.filter((match) => found(match, words)),
    order,
  );

  return (
    <Page
      title={t('app.shelf.title')}
      icon="bookshelf"
      tools={
        <>
          <ShelfBin />
          <Button label={t('app.shelf.import')} icon="load" onClick={() => void shelf.importSave()} />
        </>
      }
    >
      <div className="grid-2">
        <TextField type="search" label={t('app.shelf.search')} value={words} onChange={setWords} />
        <Segments
          label={t('app.shelf.sort')}
          value={order}
          choices={(['changed', 'created', 'name'] as const).map((value) => ({
            value,
            label: t(`app.shelf.sort.${value}`),
          }))}
          onChange={setOrder}
        />
      </div>
      {binned && (
        <div className="row" role="status">
          <span>{t('app.shelf.deleted', { name: binned.name })}</span>
          <Button
            label={t('app.shelf.restore')}
            icon="return-arrow"
            onClick={() => {
              void shelf.restore(binned.match);
              setBinned(null);
            }}
          />
        </div>
      )}
      <section>
        {query.status === 'ready' && matches.length === 0 && <p className="muted">{t('app.shelf.empty')}</p>}
        {query.status === 'refused' && <p className="fault">{hostSentence(query.refusal.message)}</p>}
        <ul className="shelf">
          {shown.map((match) => (
            <Row
              key={match.match}
              match={match}
              onRename={() => setRenaming(match)}
              onDelete={() => {
                void shelf.remove(match.match);
                setBinned(match);
              }}
            />
          ))}
        </ul>
      </section>
      {renaming && <Rename match={renaming} onClose={() => setRenaming(null)} />}
    </Page>
  );
}

type RowProps = { readonly match: ShelfEntry; readonly onRename: () => void; readonly onDelete: () => void };

function Row({ match, onRename, onDelete }: RowProps) {
  const shelf = useShelf();
  const closed = match.integrity === 'damaged' ? (match.trouble ? hostSentence(match.trouble) : '') : null;
  const tone = match.integrity === 'ok' ? 'good' : 'bad';
  const cover = COVERS.some((id) => id === match.game) ? match.game : 'sandbox';
  return (
    <li data-testid="shelf-entry">
      <img src={`./covers/${cover}.jpg`} alt="" />
      <div>
        <h2>{match.name}</h2>
        <p className="muted">
          {gameName(match.game)} · {listed(match.seats.map(({ name }) => name))} · {progressOf(match)} ·{' '}
          {ago(match.changed, Date.now())}{' '}
          <span className={`badge ${tone}`}>{t(`app.shelf.integrity.${match.integrity}`)}</span>
        </p>
        {match.trouble && <p>{hostSentence(match.trouble)}</p>}
      </div>
      <div className="row">
        {!match.finished && (
          <Button
            label={t('app.shelf.open')}
            icon="ship-wheel"
            tone="primary"
            disabledReason={closed}
            onClick={() => go({ at: 'table', id: match.match })}
          />
        )}
        <Button
          label={t('app.shelf.replay')}
          icon="play-button"
          disabledReason={closed}
          onClick={() => go({ at: 'replay', id: match.match })}
        />
        <Button label={t('app.shelf.rename')} icon="pencil" iconOnly onClick={onRename} />
        <Button
          label={t('app.shelf.duplicate')}
          icon="files"
          iconOnly
          onClick={() => void shelf.duplicate(match.match)}
        />
        <Button
          label={t('app.shelf.export')}
          icon="save-arrow"
          iconOnly
          onClick={() => void shelf.exportSave(match.match)}
        />
        <Button label={t('app.shelf.delete')} icon="trash-can" iconOnly onClick={onDelete} />
      </div>
    </li>
  );
}

function Rename({ match, onClose }: { readonly match: ShelfEntry; readonly onClose: () => void }) {
  const { link, notify } = useSession();
  const [name, setName] = useState(match.name);
  const keep = async (): Promise<void> => {
    const reply = await link.request('match.rename', { match: match.match, name });
    if (!reply.ok) notify(reply.refusal.message, 'warning');
    onClose();
  };
  return (
    <Dialog
      title={t('app.shelf.rename')}
      closeLabel={t('app.cancel')}
      onClose={onClose}
      foot={
        <Button
          label={t('app.shelf.rename')}
          tone="primary"
          disabledReason={name.trim() === '' ? t('app.new.fault.name') : null}
          onClick={() => void keep()}
        />
      }
    >
      <TextField label={t('app.shelf.newname')} value={name} maxLength={80} onChange={setName} />
    </Dialog>
  );
}
