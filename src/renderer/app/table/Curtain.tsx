import { useEffect, useRef } from 'react';
import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import { seatColour } from '../../table/tokens';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import { t } from '../../ui/text';

export type CurtainProps = {
  readonly client: MatchClient;
  readonly table: Table;
  readonly onLook: () => void;
};

/** Between two people at one screen. The host has sent only what everybody may see; this says to whom to pass. */
export function Curtain({ client, table, onLook }: CurtainProps) {
  const next = table.seats.filter(({ seat }) => table.curtain.pass.includes(seat));
  const first = next[0];
  const button = useRef<HTMLButtonElement>(null);
  const seat = first?.seat ?? null;
  useEffect(() => {
    if (seat !== null) button.current?.focus();
  }, [seat]);
  useShortcut(
    first && next.length === 1
      ? {
          id: 'table.sit',
          key: 'Enter',
          label: t('app.curtain.sit', { name: first.name }),
          group: t('app.keys.group.table'),
          run: () => void client.sit(first.seat),
        }
      : null,
  );
  const title =
    first && next.length === 1 ? t('app.curtain.title', { name: first.name }) : t('app.curtain.title.many');
  return (
    <section className="curtain" aria-labelledby="curtain-title" data-testid="curtain">
      <div className="curtain-card">
        <Icon name="theater-curtains" />
        <h2 id="curtain-title">{title}</h2>
        <p>{t('app.curtain.text')}</p>
        {next.map((info) => (
          <div key={info.seat} className="curtain-seat">
            <i className="dot" style={{ background: seatColour(info.seat).flag }} />
            <Button
              ref={info === first ? button : undefined}
              label={t('app.curtain.sit', { name: info.name })}
              keyHint={next.length === 1 ? 'Enter' : undefined}
              tone="primary"
              onClick={() => void client.sit(info.seat)}
              testId={`sit-${info.seat}`}
            />
          </div>
        ))}
        <Button label={t('app.curtain.watch')} tone="quiet" onClick={onLook} />
      </div>
    </section>
  );
}
