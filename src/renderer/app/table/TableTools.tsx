import { useState } from 'react';
import type { Message } from '../../../core/engine/message';
import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import type { GameScreen } from '../../games/contract';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import type { IconName } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import { t } from '../../ui/text';
import { hostSentence } from '../sentences';
import type { Sheet } from './PlayedTable';
import { hasWebGl } from './webgl';

export type TableToolsProps = {
  readonly client: MatchClient;
  readonly table: Table;
  readonly screen: GameScreen;
  readonly text: (message: Message) => string;
  readonly words: boolean;
  readonly onWords: () => void;
  readonly onSheet: (sheet: Sheet) => void;
};

type Hint = { readonly reason: string; readonly command: unknown };

/** The bar of what every table has: undo, hint, notebook, words, reference, menu. A scene adds its own in `#scene-tools`. */
export function TableTools({ client, table, screen, text, words, onWords, onSheet }: TableToolsProps) {
  const [hint, setHint] = useState<Hint | 'asking' | null>(null);
  const seated = table.curtain.sat !== null;
  const mine = seated && table.legal !== null && table.outcome === null;
  const ask = async (): Promise<void> => {
    setHint('asking');
    const reply = await client.hint();
    setHint(
      reply.ok
        ? { reason: text(reply.answer.reason), command: reply.answer.command }
        : { reason: hostSentence(reply.refusal.message), command: null },
    );
  };
  const undo = table.undo.possible ? null : text(table.undo.reason);
  const redo = table.redo.possible ? null : text(table.redo.reason);

  return (
    <div className="tools" role="toolbar" aria-label={t('app.keys.group.table')}>
      <Tool id="menu" k="Escape" icon="ship-wheel" label={t('app.table.menu')} run={() => onSheet('menu')} />
      <Tool
        id="undo"
        k="Ctrl+Z"
        icon="anticlockwise-rotation"
        label={t('app.table.undo')}
        refused={undo}
        run={() => void client.undo()}
      />
      <Tool
        id="redo"
        k="Ctrl+Y"
        icon="clockwise-rotation"
        label={t('app.table.redo')}
        refused={redo}
        run={() => void client.redo()}
      />
      {hasWebGl() && (
        <Tool
          id="words"
          k="W"
          icon={words ? 'galleon' : 'read'}
          label={words ? t('app.table.scene') : t('app.table.twin')}
          pressed={words}
          run={onWords}
        />
      )}
      {mine && <Tool id="hint" k="H" icon="light-bulb" label={t('app.table.hint')} run={() => void ask()} />}
      {seated && (
        <Tool
          id="notes"
          k="N"
          icon="quill-ink"
          label={t('app.table.notebook')}
          run={() => onSheet('notebook')}
        />
      )}
      <Tool
        id="reference"
        k="Q"
        icon="open-book"
        label={screen.Reference ? t('app.table.reference') : t('app.table.rules')}
        run={() => onSheet('reference')}
      />
      <span id="scene-tools" className="scene-tools" />
      {hint !== null && (
        <Dialog
          title={t('app.table.hint.title')}
          closeLabel={t('app.close')}
          onClose={() => setHint(null)}
          foot={
            hint !== 'asking' && hint.command !== null ? (
              <Button
                label={t('app.table.hint.play')}
                icon="check-mark"
                tone="primary"
                onClick={() => {
                  setHint(null);
                  void client.act(hint.command);
                }}
              />
            ) : undefined
          }
        >
          <p className="rule-text">{hint === 'asking' ? t('app.table.hint.asking') : hint.reason}</p>
        </Dialog>
      )}
    </div>
  );
}

type ToolProps = {
  readonly id: string;
  readonly k: string;
  readonly icon: IconName;
  readonly label: string;
  readonly refused?: string | null;
  readonly pressed?: boolean;
  readonly run: () => void;
};

function Tool({ id, k, icon, label, refused = null, pressed, run }: ToolProps) {
  useShortcut(
    refused === null ? { id: `table.${id}`, key: k, label, group: t('app.keys.group.table'), run } : null,
  );
  return (
    <Button
      label={label}
      icon={icon}
      keyHint={k}
      iconOnly
      tone="quiet"
      pressed={pressed}
      disabledReason={refused}
      onClick={run}
      testId={`tool-${id}`}
    />
  );
}
