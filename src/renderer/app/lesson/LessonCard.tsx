import { useState } from 'react';
import { type Message, message } from '../../../core/engine/message';
import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { usePointing } from '../../ui/pointed';
import { useShortcut } from '../../ui/shortcuts';
import { t } from '../../ui/text';
import { go } from '../route';
import { pageOf, previousPage, type Turned } from './pages';
import './lesson.css';

export type LessonCardProps = {
  readonly client: MatchClient;
  readonly table: Table;
  readonly lesson: NonNullable<Table['lesson']>;
  readonly text: (message: Message) => string;
};

/** The guided game's own card: what to do and why, how far it is, and the way back. */
export function LessonCard({ client, table, lesson, text }: LessonCardProps) {
  const { steps, at, strayed, shown } = lesson;
  const [turned, setTurned] = useState<Turned>({ from: lesson.from, page: lesson.from });
  const page = pageOf(lesson, turned);
  const step = steps[page];
  const waits = page === at;
  const off = waits && strayed;
  usePointing(step?.points ?? []);

  const turn = (to: Turned): void => {
    setTurned(to);
    if (to.from < lesson.from) void client.lessonBack(to.page);
  };
  const previous = previousPage(lesson, page);
  const busy = table.decision === null ? t('app.lesson.wait') : null;
  const told = message(`${table.game}.lesson.${step?.id}${off ? '.else' : ''}`);
  return (
    <section className="lesson" aria-label={t('app.lesson.title')} data-testid="lesson" data-step={step?.id}>
      <header>
        <h3 className="caps">
          <Icon name="spell-book" /> {t('app.lesson.title')}
        </h3>
        <div className="lesson-leave">
          <span data-testid="lesson-progress">
            {t('app.lesson.progress', { step: page + 1, steps: steps.length })}
          </span>
          <Button
            label={t('app.lesson.leave')}
            icon="exit-door"
            tone="quiet"
            iconOnly
            onClick={() => go({ at: 'home' })}
            testId="lesson-leave"
          />
        </div>
      </header>
      <progress value={page + 1} max={steps.length} aria-hidden="true" />
      <p className={off ? 'lesson-text strayed' : 'lesson-text'} role="status" data-testid="lesson-text">
        {text(told)}
      </p>
      <div className="lesson-foot">
        {off ? (
          <Step
            id="again"
            k="PageUp"
            label={t('app.lesson.again')}
            icon="anticlockwise-rotation"
            primary
            run={() => void client.lessonBack(at)}
          />
        ) : (
          previous && (
            <Step
              id="back"
              k="PageUp"
              label={t('app.lesson.back')}
              icon="previous-button"
              run={() => turn(previous)}
            />
          )
        )}
        {waits && shown !== null && !off && (
          <Step
            id="show"
            k="Shift+H"
            label={t('app.lesson.show')}
            icon="hand"
            refused={busy}
            run={() => void client.act(shown)}
          />
        )}
        {!waits && page < steps.length - 1 && (
          <Step
            id="on"
            k="PageDown"
            label={t('app.lesson.on')}
            icon="next-button"
            primary
            run={() => turn({ from: lesson.from, page: page + 1 })}
          />
        )}
      </div>
    </section>
  );
}

type StepProps = {
  readonly id: string;
  readonly k: string;
  readonly label: string;
  readonly icon: 'hand' | 'next-button' | 'previous-button' | 'anticlockwise-rotation';
  readonly primary?: boolean;
  readonly refused?: string | null;
  readonly run: () => void;
};

/** A button of the card and its key. */
function Step({ id, k, label, icon, primary, refused = null, run }: StepProps) {
  useShortcut(
    refused === null ? { id: `lesson.${id}`, key: k, label, group: t('app.lesson.title'), run } : null,
  );
  return (
    <Button
      label={label}
      icon={icon}
      keyHint={k}
      tone={primary ? 'primary' : 'plain'}
      disabledReason={refused}
      onClick={run}
      testId={`lesson-${id}`}
    />
  );
}
