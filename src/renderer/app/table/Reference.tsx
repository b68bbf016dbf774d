import type { Message } from '../../../core/engine/message';
import type { GameScreen } from '../../games/contract';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { t } from '../../ui/text';
import { go } from '../route';

export type ReferenceProps = {
  readonly game: string;
  readonly screen: GameScreen;
  readonly text: (message: Message) => string;
  readonly onClose: () => void;
};

/** One page of what one needs while playing; all clauses are a step away. */
export function Reference({ game, screen, text, onClose }: ReferenceProps) {
  return (
    <Dialog
      title={t('app.table.reference')}
      closeLabel={t('app.close')}
      onClose={onClose}
      wide
      foot={
        <Button
          label={t('app.table.rules')}
          icon="open-book"
          onClick={() => go({ at: 'rules', id: game, clause: null })}
        />
      }
    >
      {screen.Reference && <screen.Reference text={text} />}
    </Dialog>
  );
}
