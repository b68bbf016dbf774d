import { useEffect, useState } from 'react';
import type { GameInfo } from '../../shared/game-info';
import type { SeatWish } from '../../shared/table';
import { useQuery } from '../client/query';
import { useSession, useSettings } from '../client/session';
import { loadGameScreen } from '../games/registry';
import { Button } from '../ui/Button';
import { useShortcut } from '../ui/shortcuts';
import { t } from '../ui/text';
import { gameName, gameTag } from './games';
import { useLesson } from './lesson/useLesson';
import { OptionsForm, type OptionValues, optionFaults } from './OptionsForm';
import { Page } from './Page';
import { go } from './route';
import { SeatRows } from './SeatRows';
import { defaultSeats, type SeatDraft, seatFault, seatWish } from './seats';
import { hostSentence } from './sentences';
import { hasWebGl } from './table/webgl';

/** Seats, house rules, go. */
export function NewGameScreen({ game }: { readonly game: string }) {
  const games = useQuery('games.list', {});
  if (games.status === 'loading') return <p className="loading">{t('app.loading')}</p>;
  const info = games.status === 'ready' ? games.answer.games.find(({ id }) => id === game) : undefined;
  if (!info) {
    return (
      <Page title={t('app.new.title')} icon="ship-wheel" narrow>
        <p>{t('app.new.unknown', { game })}</p>
      </Page>
    );
  }
  return <NewGame key={game} info={info} />;
}

function NewGame({ info }: { readonly info: GameInfo }) {
  const { link, change, notify } = useSession();
  const { names } = useSettings();
  const sets = useQuery('games.sets', { game: info.id });
  const first = info.options.presets[0];
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() => defaultSeats(info, names));
  const [options, setOptions] = useState<OptionValues>(() => ({
    ...info.options.defaults,
    ...first?.options,
  }));
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // Whoever chooses a game sits down at it in a moment: its table is fetched meanwhile.
  useEffect(() => {
    if (hasWebGl()) void loadGameScreen(info.id).then((screen) => screen?.warm());
  }, [info.id]);

  const fault = seatFault(seats) ?? optionFaults(info.options.fields, options)[0]?.fault ?? null;
  const start = async (): Promise<void> => {
    if (fault !== null || starting) return;
    setStarting(true);
    setRefused(null);
    const wishes: SeatWish[] = seats.map(seatWish);
    const reply = await link.request('match.create', { game: info.id, options, seats: wishes });
    setStarting(false);
    if (!reply.ok) {
      setRefused(hostSentence(reply.refusal.message));
      return;
    }
    const people = wishes.filter(({ kind }) => kind === 'person').map(({ name }) => name);
    void change({ names: [...new Set([...people, ...names])].slice(0, 12) });
    go({ at: 'table', id: reply.answer.match });
    if (reply.answer.readOnly) notify(reply.answer.readOnly, 'warning');
  };
  useShortcut({
    id: 'new.start',
    key: 'Ctrl+Enter',
    label: t('app.new.start'),
    group: t('app.new.title'),
    run: () => void start(),
  });

  const drawn = gameTag(info.id) !== '';
  const learn = useLesson();
  return (
    <Page title={gameName(info.id, info)} icon="ship-wheel">
      <div className={drawn ? 'new-head' : undefined}>
        {drawn && <img src={`./covers/${info.id}.jpg`} alt="" />}
        <div>
          {drawn && <p>{gameTag(info.id)}</p>}
          {info.lesson && (
            <div className="first-time">
              <p>{t('app.lesson.first')}</p>
              <Button
                label={t('app.lesson.start')}
                detail={t('app.lesson.start.detail')}
                icon="spell-book"
                onClick={() => void learn(info.id)}
                testId="start-lesson"
              />
            </div>
          )}
          <h2>{t('app.new.seats')}</h2>
          <SeatRows info={info} seats={seats} names={names} onChange={setSeats} />
        </div>
      </div>
      <section>
        <OptionsForm
          game={info.id}
          spec={info.options}
          values={options}
          sets={sets.status === 'ready' ? sets.answer : null}
          onChange={setOptions}
        />
      </section>
      <div className="foot-bar">
        {(refused ?? fault) && (
          <p className="field fault" role="alert">
            <span className="fault">{refused ?? fault}</span>
          </p>
        )}
        <Button
          label={starting ? t('app.new.starting') : t('app.new.start')}
          detail={t('app.new.start.detail', { seats: seats.length })}
          icon="ship-wheel"
          keyHint="Ctrl+Enter"
          tone="primary"
          disabledReason={fault}
          onClick={() => void start()}
          testId="start-game"
        />
      </div>
    </Page>
  );
}
