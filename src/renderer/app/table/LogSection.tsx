import { useState } from 'react';
import type { Message } from '../../../core/engine/message';
import type { LogLine, Table } from '../../../shared/table';
import { useSettings } from '../../client/session';
import type { GameScreen } from '../../games/contract';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';

export type LogSectionProps = {
  readonly table: Table;
  readonly lines: readonly LogLine[];
  readonly reason: Message | null;
  readonly screen: GameScreen;
  readonly text: (message: Message) => string;
};

/** What happened, newest first; over it what happened since the player's last turn, and why an opponent did it. */
export function LogSection({ table, lines, reason, screen, text }: LogSectionProps) {
  const { showReasons } = useSettings();
  const { sinceLastTurn } = table;
  const since = sinceLastTurn.map(({ entry }) => entry).join();
  const [hidden, setHidden] = useState('');
  return (
    <section className="log" aria-labelledby="log-title">
      {sinceLastTurn.length > 0 && hidden !== since && (
        <div className="since" data-testid="since">
          <h3 className="caps">{t('app.table.since')}</h3>
          <button type="button" className="link" onClick={() => setHidden(since)}>
            {t('app.table.since.hide')}
          </button>
          <ul>
            {sinceLastTurn.map((line) => (
              <li key={lineKey(line)}>{text(line.message)}</li>
            ))}
          </ul>
        </div>
      )}
      <h3 className="caps" id="log-title">
        {t('app.table.log')}
      </h3>
      {showReasons && reason && <p className="reason">{t('app.table.reason', { reason: text(reason) })}</p>}
      {lines.length === 0 && <p className="muted">{t('app.table.log.empty')}</p>}
      <LogLines lines={lines} screen={screen} text={text} />
    </section>
  );
}

const lineKey = ({ entry, message }: LogLine): string =>
  `${entry} ${message.id} ${JSON.stringify(message.params)}`;

/** Lines only ever join at the end, so a line's number is its name. Newest first. */
const numbered = (lines: readonly LogLine[]): [number, LogLine][] =>
  lines.map((line, n): [number, LogLine] => [n, line]).reverse();

type LogLinesProps = Pick<LogSectionProps, 'lines' | 'screen' | 'text'>;

/** The newest lines first. A line that was taken back is struck out, and read out as such. */
function LogLines({ lines, screen, text }: LogLinesProps) {
  return (
    <ol className="log-lines" reversed data-testid="log">
      {numbered(lines).map(([number, line]) => {
        const icon = screen.iconOf(line.message);
        const sentence = text(line.message);
        return (
          <li key={number}>
            {icon ? <Icon name={icon} /> : <span className="bullet" />}
            {line.struck ? (
              <s>
                <span className="only-read">{t('app.table.log.struck', { line: sentence })}</span>
                <span aria-hidden="true">{sentence}</span>
              </s>
            ) : (
              <span>{sentence}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
