import { useState } from 'react';
import type { Message } from '../../../core/engine/message';
import type { MatchState } from '../../client/match';
import { useQuery } from '../../client/query';
import { Dialog } from '../../ui/Dialog';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';

export type RefusedNoteProps = {
  readonly game: string;
  readonly refused: NonNullable<MatchState['refused']>;
  readonly text: (message: Message) => string;
  readonly onForgive: () => void;
};

/** Why the last command was not played, with the rule to look up. */
export function RefusedNote({ game, refused, text, onForgive }: RefusedNoteProps) {
  const [open, setOpen] = useState(false);
  const clause = refused.violation?.clause ?? null;
  return (
    <div className="refused" role="alert" data-testid="refused">
      <Icon name="cancel" />
      <p>
        <b>{t('app.table.refused')}.</b> {text(refused.message)}
      </p>
      {clause !== null && <ClauseBadge clause={clause} onOpen={() => setOpen(true)} />}
      <button type="button" className="dismiss" aria-label={t('app.close')} onClick={onForgive}>
        <Icon name="check-mark" />
      </button>
      {open && clause !== null && <ClauseDialog game={game} clause={clause} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The id of a rule, to be pressed. */
export function ClauseBadge({ clause, onOpen }: { readonly clause: string; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className="badge clause-link"
      aria-label={t('app.table.clause', { clause })}
      onClick={onOpen}
    >
      {clause}
    </button>
  );
}

type ClauseDialogProps = { readonly game: string; readonly clause: string; readonly onClose: () => void };

/** A rule in our own words, over the table. */
export function ClauseDialog({ game, clause, onClose }: ClauseDialogProps) {
  const query = useQuery('games.rules', { game });
  const found = query.status === 'ready' ? query.answer.clauses.find(({ id }) => id === clause) : undefined;
  return (
    <Dialog title={found?.title ?? clause} closeLabel={t('app.close')} onClose={onClose}>
      <p className="rule-text">{found?.text}</p>
      {found && (
        <p className="muted">
          <span className="badge">{found.id}</span> {found.section}, {t(`app.rules.source.${found.source}`)}
        </p>
      )}
    </Dialog>
  );
}
