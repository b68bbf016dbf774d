import { useEffect, useMemo, useRef, useState } from 'react';
import type { Viewer } from '../../../core/engine/seat';
import { seat as seatNumber } from '../../../core/engine/seat';
import { useFiles } from '../../client/files';
import { useQuery } from '../../client/query';
import { useSession, useSettings } from '../../client/session';
import type { Fresh, GameScreen, RawTable, SeatAtTable } from '../../games/contract';
import { seatColour } from '../../table/tokens';
import { Button } from '../../ui/Button';
import { Segments, Select } from '../../ui/fields';
import { t } from '../../ui/text';
import { useAppearance } from '../appearance';
import { Page } from '../Page';
import { go } from '../route';
import { hostSentence, sentencesOf } from '../sentences';
import { Stage } from '../table/Stage';
import { Standings } from '../table/Standings';
import { EventList } from './EventList';
import type { Replay } from './ReplayScreen';
import { Scrubber } from './Scrubber';

const SPEEDS = [0.5, 1, 2, 4] as const;
const NOTHING: RawTable['legal'] = { commands: [], open: [] };

export type ReplayTableProps = {
  readonly match: string;
  readonly replay: Replay;
  readonly screen: GameScreen;
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
};

/** The table as it was, with a bar to go through the game. Nothing can be done here but to play on from a position. */
export function ReplayTable({ match, replay, screen, viewer, onViewer }: ReplayTableProps) {
  const { link, notify } = useSession();
  const files = useFiles();
  const { pace } = useSettings();
  const settings = useAppearance();
  const last = replay.steps.at(-1)?.command ?? replay.first;
  const [at, setAt] = useState(replay.first);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const seats = useSeats(match);
  const position = useQuery('replay.at', { match, viewer: replay.viewer, command: at });
  const shown = position.status === 'ready' ? position.answer : null;

  const go1 = (to: number): void => setAt(Math.max(replay.first, Math.min(last, to)));
  const arrived = shown?.command === at;
  useEffect(() => {
    if (!playing || !arrived) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setAt(at + 1), Math.max(pace, 200) / speed);
    return () => clearTimeout(timer);
  }, [playing, arrived, at, last, pace, speed]);

  const fresh = useFresh(shown);
  const text = useMemo(() => sentencesOf(screen.catalogue, seats), [screen, seats]);
  const view = shown?.view;
  const raw = useMemo<RawTable | null>(
    () =>
      typeof view === 'object' && view !== null
        ? {
            matchId: match,
            view,
            viewer: replay.viewer,
            seats,
            toAct: shown?.toAct ?? [],
            legal: NOTHING,
            fresh,
            readOnly: true,
            settings: { ...settings, pace: settings.pace / speed },
            text,
            act: async () => null,
            refused: null,
          }
        : null,
    [match, replay.viewer, view, shown, seats, fresh, settings, speed, text],
  );
  const branch = async (free: boolean): Promise<void> => {
    const reply = await link.request('replay.branch', { match, command: at, free });
    if (reply.ok) go({ at: 'table', id: reply.answer.match });
    else notify(reply.refusal.message, 'warning');
  };

  if (position.status === 'refused') {
    return (
      <Page title={replay.name} icon="play-button" narrow>
        <p role="alert">{hostSentence(position.refusal.message)}</p>
      </Page>
    );
  }
  if (!raw) return <p className="loading">{t('app.table.loading')}</p>;
  const log = (): string =>
    replay.steps
      .flatMap(({ lines }) => lines.map(({ message }) => text(message)))
      .concat('')
      .join('\n');
  return (
    <screen.Table table={raw}>
      <main className="table-screen" data-testid="replay" data-at={at}>
        <Stage screen={screen} words={false} onFailed={() => {}} />
        <Standings
          game={replay.game}
          screen={screen}
          view={raw.view}
          seats={seats}
          toAct={raw.toAct}
          text={text}
        />
        <aside className="panel" aria-label={t('app.replay.title', { name: replay.name })}>
          <header className="turn">
            <div>
              <h2>{replay.name}</h2>
              <p role="status">
                {at === 0 ? t('app.replay.start') : t('app.replay.position', { at, count: last })}
              </p>
            </div>
          </header>
          <div className="panel-body">
            <Scrubber
              at={at}
              first={replay.first}
              last={last}
              playing={playing}
              onGo={go1}
              onPlay={setPlaying}
            />
            <Segments
              label={t('app.replay.speed')}
              value={speed}
              choices={SPEEDS.map((value) => ({ value, label: `${value} ×` }))}
              onChange={setSpeed}
            />
            <Select
              label={t('app.replay.viewer')}
              value={String(viewer)}
              choices={[
                { value: 'spectator', label: t('app.replay.everybody') },
                ...seats.map(({ seat, name }) => ({ value: String(seat), label: name })),
              ]}
              onChange={(value) => onViewer(value === 'spectator' ? value : seatNumber(Number(value)))}
            />
            <div className="actions single">
              <Button
                label={t('app.replay.branch')}
                detail={t('app.replay.branch.detail')}
                icon="ship-wheel"
                onClick={() => void branch(false)}
                testId="branch"
              />
              {replay.game !== 'sandbox' && (
                <Button
                  label={t('app.replay.free')}
                  detail={t('app.replay.free.detail')}
                  icon="rolling-dices"
                  onClick={() => void branch(true)}
                  testId="branch-free"
                />
              )}
              <Button
                label={t('app.menu.log')}
                icon="scroll-unfurled"
                onClick={() => void files.saveText(`${replay.name}.txt`, log())}
                testId="save-log"
              />
              <Button label={t('app.home')} icon="anchor" onClick={() => go({ at: 'home' })} />
            </div>
          </div>
          <section className="log replay-log" aria-label={t('app.table.log')}>
            <h3 className="caps">{t('app.replay.events')}</h3>
            <EventList steps={replay.steps} at={at} screen={screen} text={text} onGo={go1} />
          </section>
        </aside>
      </main>
    </screen.Table>
  );
}

/** The players' names, which the shelf knows. */
function useSeats(match: string): readonly SeatAtTable[] {
  const shelf = useQuery('match.list', {}, 'shelf.changed');
  const entry =
    shelf.status === 'ready' ? shelf.answer.matches.find((one) => one.match === match) : undefined;
  const names = JSON.stringify(entry?.seats ?? []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` is the seats by value
  return useMemo(
    () =>
      (entry?.seats ?? []).map(({ name, kind }, n) => ({
        seat: seatNumber(n),
        name,
        kind,
        level: null,
        character: null,
        random: false,
        resigned: false,
        colour: seatColour(n).flag,
      })),
    [names],
  );
}

type Position = { readonly command: number; readonly events: readonly unknown[] };

/** The events of a step forward; a jump has none. */
function useFresh(position: Position | null): Fresh<unknown> {
  const before = useRef(-1);
  const kept = useRef<{ position: Position | null; fresh: Fresh<unknown> }>({
    position: null,
    fresh: { serial: 0, events: [] },
  });
  if (kept.current.position !== position && position) {
    const forward = position.command === before.current + 1 && before.current >= 0;
    before.current = position.command;
    kept.current = {
      position,
      fresh: { serial: kept.current.fresh.serial + 1, events: forward ? position.events : [] },
    };
  }
  return kept.current.fresh;
}
