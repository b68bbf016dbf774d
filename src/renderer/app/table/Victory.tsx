import { useState } from 'react';
import type { Message } from '../../../core/engine/message';
import type { Table } from '../../../shared/table';
import { useSession } from '../../client/session';
import type { SeatAtTable } from '../../games/contract';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { listed, t } from '../../ui/text';
import { BackToCampaign, ScenarioGoals } from '../campaign/AfterMatch';
import { gameName } from '../games';
import { go } from '../route';

export type VictoryProps = {
  readonly table: Table;
  readonly seats: readonly SeatAtTable[];
  readonly outcome: NonNullable<Table['outcome']>;
  readonly text: (message: Message) => string;
};

/** Who has won, by how much and why; and what next. */
export function Victory({ table, seats, outcome, text }: VictoryProps) {
  const { link, notify } = useSession();
  const [shown, setShown] = useState(true);
  if (!shown) {
    return (
      <button type="button" className="chip sit-again" onClick={() => setShown(true)}>
        <Icon name="trophy" />
        {t('app.victory.again')}
      </button>
    );
  }
  const winners = seats.filter(({ seat }) => outcome.winners.includes(seat)).map(({ name }) => name);
  const ranked = seats.toSorted((a, b) => (outcome.scores[b.seat] ?? 0) - (outcome.scores[a.seat] ?? 0));
  const rematch = async (): Promise<void> => {
    const reply = await link.request('match.rematch', { match: table.match });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };
  return (
    <section className="victory" aria-labelledby="victory-title" data-testid="victory">
      <div className="victory-card">
        <Icon name="laurel-crown" />
        <h1 id="victory-title" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {winners.length === 0
            ? t('app.victory.draw')
            : t('app.victory.winner', { names: listed(winners), count: winners.length })}
        </h1>
        <p className="victory-why">{text(outcome.reason)}</p>
        {table.lesson && <p>{t('app.lesson.done', { game: gameName(table.game) })}</p>}
        <table>
          <thead>
            <tr>
              <th scope="col">{t('app.victory.player')}</th>
              <th scope="col">{t('app.victory.score')}</th>
            </tr>
          </thead>
          <tbody>
            {ranked.map(({ seat, name, colour }) => (
              <tr key={seat} className={outcome.winners.includes(seat) ? 'won' : undefined}>
                <th scope="row">
                  <i className="dot" style={{ background: colour }} /> {name}
                </th>
                <td>{outcome.scores[seat] ?? 0}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ScenarioGoals match={table.match} />
        <div className="actions">
          <BackToCampaign match={table.match} />
          {table.lesson ? (
            <Button
              label={t('app.lesson.own')}
              icon="ship-wheel"
              tone="primary"
              onClick={() => go({ at: 'new', id: table.game })}
              testId="own-game"
            />
          ) : (
            <Button
              label={t('app.victory.rematch')}
              detail={t('app.victory.rematch.detail')}
              icon="crossed-swords"
              tone="primary"
              onClick={() => void rematch()}
              testId="rematch"
            />
          )}
          <Button
            label={t('app.victory.replay')}
            icon="play-button"
            onClick={() => go({ at: 'replay', id: table.match })}
          />
          <Button label={t('app.victory.look')} icon="spyglass" onClick={() => setShown(false)} />
          <Button label={t('app.home')} icon="anchor" onClick={() => go({ at: 'home' })} />
        </div>
      </div>
    </section>
  );
}
