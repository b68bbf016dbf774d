import { useEffect, useRef, useState } from 'react';
import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import { Dialog } from '../../ui/Dialog';
import { t } from '../../ui/text';

const PAUSE = 500;

export type NotebookProps = {
  readonly client: MatchClient;
  readonly table: Table;
  readonly onClose: () => void;
};

/** The private page of who sits here; kept with the game half a second after the last stroke. */
export function Notebook({ client, table, onClose }: NotebookProps) {
  const kept = table.notebook ?? '';
  const [text, setText] = useState(kept);
  const latest = useRef({ text, kept });
  latest.current = { text, kept };
  useEffect(() => {
    if (text === kept) return;
    const timer = setTimeout(() => void client.note(text), PAUSE);
    return () => clearTimeout(timer);
  }, [client, text, kept]);
  const close = (): void => {
    const now = latest.current;
    if (now.text !== now.kept) void client.note(now.text);
    onClose();
  };
  return (
    <Dialog title={t('app.table.notebook')} closeLabel={t('app.close')} onClose={close}>
      <textarea
        className="input notebook"
        rows={12}
        maxLength={20_000}
        value={text}
        aria-label={t('app.table.notebook')}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="muted">
        {t('app.table.notebook.help')} {text === kept && text !== '' && t('app.table.notebook.saved')}
      </p>
    </Dialog>
  );
}
