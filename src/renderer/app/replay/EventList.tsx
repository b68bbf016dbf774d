import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../../core/engine/message';
import type { GameScreen } from '../../games/contract';
import { TextField } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { t } from '../../ui/text';
import type { Replay } from './ReplayScreen';

export type EventListProps = {
  readonly steps: Replay['steps'];
  readonly at: number;
  readonly screen: GameScreen;
  readonly text: (message: Message) => string;
  readonly onGo: (command: number) => void;
};

/** Everything that happened, in order: what lies ahead is dimmed, and each line is a way to its moment. */
export function EventList({ steps, at, screen, text, onGo }: EventListProps) {
  const [words, setWords] = useState('');
  const current = useRef<HTMLButtonElement>(null);
  const wanted = words.trim().toLocaleLowerCase();
  const events = steps.flatMap(({ command, lines }) =>
    lines.map(({ message, struck }, n) => ({
      key: `${command} ${n}`,
      command,
      first: n === 0,
      icon: screen.iconOf(message),
      sentence: text(message),
      struck,
    })),
  );
  const shown = wanted
    ? events.filter(({ sentence }) => sentence.toLocaleLowerCase().includes(wanted))
    : events;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment that is shown comes into sight
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <>
      <TextField type="search" label={t('app.replay.search')} value={words} onChange={setWords} />
      {shown.length === 0 && <p className="muted">{t('app.replay.nothing')}</p>}
      <ol className="log-lines events" data-testid="events">
        {shown.map(({ key, command, first, icon, sentence, struck }) => (
          <li key={key}>
            <button
              type="button"
              ref={command === at && first ? current : undefined}
              aria-current={command === at ? 'step' : undefined}
              className={command > at ? 'ahead' : undefined}
              onClick={() => onGo(command)}
            >
              {icon ? <Icon name={icon} /> : <span className="bullet" />}
              {struck ? <s>{sentence}</s> : <span>{sentence}</span>}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
