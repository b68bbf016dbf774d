import { useEffect, useMemo, useState } from 'react';
import type { Table } from '../../../shared/table';
import type { MatchClient, MatchState } from '../../client/match';
import type { GameScreen, RawTable, SeatAtTable } from '../../games/contract';
import { seatColour } from '../../table/tokens';
import { announce } from '../../ui/live';
import { listed, t } from '../../ui/text';
import { useAppearance } from '../appearance';
import { gameName } from '../games';
import { LessonCard } from '../lesson/LessonCard';
import { sentencesOf } from '../sentences';
import { Consent } from './Consent';
import { Curtain } from './Curtain';
import { LogSection } from './LogSection';
import { MatchMenu } from './MatchMenu';
import { Notebook } from './Notebook';
import { Reference } from './Reference';
import { RefusedNote } from './RefusedNote';
import { Stage } from './Stage';
import { Standings } from './Standings';
import { TableTools } from './TableTools';
import { TurnHead } from './TurnHead';
import { Victory } from './Victory';

const NOTHING: RawTable['legal'] = { commands: [], open: [] };
const isObject = (view: unknown): view is object => typeof view === 'object' && view !== null;

export type Sheet = 'menu' | 'notebook' | 'reference' | null;

export type PlayedTableProps = {
  readonly client: MatchClient;
  readonly state: MatchState;
  readonly table: Table;
  readonly screen: GameScreen;
};

/** The table with everything round it. What belongs to every game is here, what belongs to one is in `screen`. */
export function PlayedTable({ client, state, table, screen }: PlayedTableProps) {
  const settings = useAppearance();
  const [sheet, setSheet] = useState<Sheet>(null);
  const [words, setWords] = useState(false);
  const [looking, setLooking] = useState(false);
  const { seats: infos, view, viewer, toAct, legal, outcome, curtain } = table;
  const { fresh, refused, lines } = state;

  const names = JSON.stringify(infos);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` is the seats by value; each push brings a new list of the same
  const seats = useMemo<readonly SeatAtTable[]>(
    () => infos.map((info) => ({ ...info, colour: seatColour(info.seat).flag })),
    [names],
  );
  const text = useMemo(() => sentencesOf(screen.catalogue, seats), [screen, seats]);
  const raw = useMemo<RawTable | null>(
    () =>
      isObject(view)
        ? {
            matchId: table.match,
            view,
            viewer,
            seats,
            toAct,
            legal: legal ?? NOTHING,
            fresh,
            readOnly: outcome !== null || table.readOnly !== null,
            settings,
            text,
            act: client.act,
            refused: refused?.violation ?? null,
          }
        : null,
    [client, table, view, viewer, seats, toAct, legal, fresh, outcome, settings, text, refused],
  );

  const last = lines.length;
  const [told, setTold] = useState(last);
  useEffect(() => {
    if (last > told) {
      announce(
        lines
          .slice(told)
          .map((line) => text(line.message))
          .join(' '),
      );
    }
    setTold(last);
  }, [last, told, lines, text]);
  const acting = listed(toAct.map((seat) => infos[seat]?.name ?? ''));
  useEffect(() => {
    document.title = `${acting ? t('app.table.to-act', { name: acting }) : table.name} · ${gameName(table.game)}`;
  }, [acting, table.name, table.game]);

  if (!raw) return <p className="loading">{t('app.table.loading')}</p>;
  const covered = curtain.sat === null && curtain.pass.length > 0 && !looking && outcome === null;
  return (
    <screen.Table table={raw}>
      <main className="table-screen" data-serial={fresh.serial} data-testid="table">
        <Stage screen={screen} lesson={table.lesson !== null} words={words} onFailed={() => setWords(true)} />
        <Standings
          game={table.game}
          screen={screen}
          view={raw.view}
          seats={seats}
          toAct={toAct}
          text={text}
        />
        {table.lesson && <LessonCard client={client} table={table} lesson={table.lesson} text={text} />}
        <TableTools
          client={client}
          table={table}
          screen={screen}
          text={text}
          words={words}
          onWords={() => setWords(!words)}
          onSheet={setSheet}
        />
        <aside className="panel" aria-label={t('app.generic.can')}>
          <TurnHead client={client} table={table} seats={seats} screen={screen} />
          <div className="panel-body">
            {refused && (
              <RefusedNote game={table.game} refused={refused} text={text} onForgive={client.forgive} />
            )}
            <Consent client={client} table={table} />
            <screen.Panel />
          </div>
          <LogSection table={table} lines={lines} reason={state.reason} screen={screen} text={text} />
        </aside>
        {covered && <Curtain client={client} table={table} onLook={() => setLooking(true)} />}
        {looking && !covered && curtain.sat === null && outcome === null && (
          <button type="button" className="chip sit-again" onClick={() => setLooking(false)}>
            {t('app.curtain.title.many')}
          </button>
        )}
        {sheet === 'menu' && (
          <MatchMenu
            client={client}
            table={table}
            log={() => lines.map((line) => text(line.message)).join('\n')}
            onClose={() => setSheet(null)}
          />
        )}
        {sheet === 'notebook' && <Notebook client={client} table={table} onClose={() => setSheet(null)} />}
        {sheet === 'reference' && (
          <Reference game={table.game} screen={screen} text={text} onClose={() => setSheet(null)} />
        )}
        {outcome && <Victory table={table} seats={seats} outcome={outcome} text={text} />}
      </main>
    </screen.Table>
  );
}
