import { useState } from 'react';
import type { Table } from '../../../shared/table';
import { useFiles } from '../../client/files';
import type { MatchClient } from '../../client/match';
import { useSession } from '../../client/session';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { t } from '../../ui/text';
import { KeepScenario } from '../campaign/KeepScenario';
import { go } from '../route';
import { levelName } from '../seats';
import { useShelf } from '../shelf';

export type MatchMenuProps = {
  readonly client: MatchClient;
  readonly table: Table;
  /** The whole log in words. */
  readonly log: () => string;
  readonly onClose: () => void;
};

/** What concerns the match and not the move. */
export function MatchMenu({ client, table, log, onClose }: MatchMenuProps) {
  const shelf = useShelf();
  const files = useFiles();
  const { link, notify } = useSession();
  const takeOver = async (): Promise<void> => {
    const reply = await link.request('sandbox.take-over', { match: table.match });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };
  const [sure, setSure] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const nobody = table.curtain.sat === null ? t('app.menu.nobody') : null;
  const idle = table.outcome ? t('app.menu.over') : nobody;
  const then = (what: Promise<void>): void => {
    void what;
    onClose();
  };
  if (keeping) return <KeepScenario match={table.match} onClose={onClose} />;
  return (
    <Dialog title={t('app.menu.title')} closeLabel={t('app.menu.resume')} onClose={onClose}>
      <div className="actions">
        <Button
          label={t('app.menu.leave')}
          detail={t('app.menu.leave.detail')}
          icon="exit-door"
          onClick={() => go({ at: 'home' })}
          testId="leave"
        />
        <Button
          label={t('app.menu.stand')}
          detail={t('app.menu.stand.detail')}
          icon="theater-curtains"
          disabledReason={nobody}
          onClick={() => then(client.stand())}
        />
        <Button
          label={t('app.menu.takeback')}
          detail={t('app.menu.takeback.detail')}
          icon="return-arrow"
          disabledReason={idle}
          onClick={() => then(client.requestTakeback())}
        />
        <Button
          label={t('app.menu.draw')}
          icon="shaking-hands"
          disabledReason={idle}
          onClick={() => then(client.offerDraw())}
        />
        <Button
          label={sure ? t('app.menu.resign.sure') : t('app.menu.resign')}
          icon="sinking-ship"
          tone="danger"
          disabledReason={idle}
          onClick={() => (sure ? then(client.resign()) : setSure(true))}
          testId="resign"
        />
        <Button
          label={t('app.menu.save')}
          icon="save-arrow"
          onClick={() => then(shelf.exportSave(table.match))}
        />
        {!table.freeForm && (
          <Button
            label={t('app.menu.free')}
            detail={t('app.menu.free.detail')}
            icon="rolling-dices"
            onClick={() => then(takeOver())}
            testId="free-hands"
          />
        )}
        {table.game === 'spanish-main' && table.outcome === null && (
          <Button
            label={t('app.menu.scenario')}
            detail={t('app.menu.scenario.detail')}
            icon="tied-scroll"
            onClick={() => setKeeping(true)}
            testId="keep-scenario"
          />
        )}
        <Button
          label={t('app.menu.log')}
          icon="scroll-unfurled"
          onClick={() => then(files.saveText(`${table.name}.txt`, log()))}
        />
        <Button label={t('app.nav.settings')} icon="settings-knobs" onClick={() => go({ at: 'settings' })} />
      </div>
      {table.outcome === null && (
        <>
          <h3 className="caps menu-seats">{t('app.menu.seats')}</h3>
          {table.seats.map(({ seat, name, kind, level }) => (
            <div key={seat} className="row">
              <b>{name}</b>
              <span className="muted">
                {kind === 'person' ? t('app.new.person') : level && levelName(level, null, false)}
              </span>
              <Button
                label={
                  kind === 'person'
                    ? t('app.menu.seats.opponent', { level: t('app.new.level.mate') })
                    : t('app.menu.seats.person')
                }
                tone="quiet"
                icon={kind === 'person' ? 'robot-golem' : 'person'}
                onClick={() =>
                  then(
                    client.swap(
                      seat,
                      kind === 'person'
                        ? { kind: 'opponent', name, level: 'mate' }
                        : { kind: 'person', name },
                    ),
                  )
                }
              />
            </div>
          ))}
        </>
      )}
    </Dialog>
  );
}
