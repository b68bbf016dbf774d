import { useEffect, useMemo } from 'react';
import type { Open } from '../../../../core/games/spanish-main/open';
import type { Answer } from '../../../../core/games/spanish-main/questions';
import { islandShape } from '../../../../core/games/spanish-main/roster';
import { SEA } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Pose, pose } from '../../../../core/geometry';
import { type Action, ActionList } from '../../../ui/ActionList';
import { useShortcut } from '../../../ui/shortcuts';
import type { TableProps } from '../../contract';
import { usePlan } from '../PlanProvider';
import { commandOf } from '../plan';
import { previewOf } from '../plan-preview';
import { squareOf } from '../words/bearings';
import { pieceName, say } from '../words/names';

export type IslandPlacerProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly open: Extract<Open, { kind: 'place-island' }>;
};

/** Places are offered on a net of so many by so many. */
const NET = 7;
const QUARTER = 45_000;
const PUSH = 10_000;
const NUDGE = 1_000;
const MIDDLE = pose((SEA.minX + SEA.maxX) / 2, (SEA.minY + SEA.maxY) / 2, 0);

/** Lays the next island: at an offered place, pushed by arrow keys, or wherever the pointer has put it. */
export function IslandPlacer({ table, open }: IslandPlacerProps) {
  const { view, ask, act } = table;
  const intent = usePlan((plan) => plan.intent);
  const place = usePlan((plan) => plan.place);
  const here = intent.kind === 'place' && intent.ship === null ? intent.pose : null;
  const heading = here?.heading ?? MIDDLE.heading;
  const places = useMemo(() => offered(ask, heading), [ask, heading]);
  const first = places[0] ?? null;
  useEffect(() => {
    if (here === null && first !== null) place(null, first);
  }, [here, first, place]);
  const answer = here && intent.kind === 'place' ? previewOf(intent, view, ask) : null;
  const preview = answer?.kind === 'island-place' ? answer : null;
  const fits = preview?.room?.fits === true;
  const command = fits ? commandOf(intent, null) : null;

  const push = (dx: number, dy: number) => (): void => {
    if (here) place(null, pose(here.x + dx, here.y + dy, here.heading));
  };
  useArrows(push);
  const lay = (): void => {
    if (command) void act(command);
  };
  const noRoom = table.legal.commands.find(({ kind }) => kind === 'declare-no-room');
  const actions: Action[] = [
    {
      id: 'turn',
      label: say('sm.island.turn'),
      key: 'R',
      icon: 'cycle',
      refused: here ? null : say('sm.twin.none'),
      onChoose: () => {
        if (here) place(null, pose(here.x, here.y, here.heading + QUARTER));
      },
    },
    {
      id: 'nearest',
      label: say('sm.island.nearest'),
      key: 'F',
      icon: 'compass',
      refused: preview?.near && !fits ? null : say('sm.island.fits.free'),
      onChoose: () => {
        if (preview?.near) place(null, preview.near);
      },
    },
    {
      id: 'lay-island',
      label: say('sm.island.lay'),
      detail: here ? squareOf(here) : '',
      key: 'Enter',
      icon: 'check-mark',
      tone: 'primary',
      wide: true,
      refused: command ? null : preview ? faultWords(table, preview) : say('sm.twin.none'),
      onChoose: lay,
    },
    ...(noRoom
      ? [{ id: 'no-room', label: say('sm.cmd.declare-no-room'), onChoose: () => void act(noRoom) }]
      : []),
  ];
  return (
    <section className="planner">
      <h3 className="caps">
        {say('sm.island.title', { island: islandShape(view.options, open.shape).name })}
      </h3>
      <p className="muted">{say('sm.island.nudge')}</p>
      {preview && (
        <p className={fits ? 'verdict' : 'verdict bad'} role="status" data-testid="verdict">
          {fits ? say('sm.island.fits.free') : faultWords(table, preview)}
        </p>
      )}
      <ActionList title={say('sm.act.title')} hideTitle group={say('sm.stage.islands')} actions={actions} />
      <h4 className="caps">{say('sm.island.places')}</h4>
      <div className="squares">
        {places.map((at) => (
          <button
            key={`${at.x} ${at.y}`}
            type="button"
            className={here && here.x === at.x && here.y === at.y ? 'square on' : 'square'}
            onClick={() => place(null, at)}
          >
            {squareOf(at)}
          </button>
        ))}
      </div>
    </section>
  );
}

type Ask = TableProps<SpanishMainTypes>['ask'];

/** Where the island may lie as it is turned now, from the middle outwards. */
function offered(ask: Ask, heading: number): Pose[] {
  const free: Pose[] = [];
  const step = (SEA.maxX - SEA.minX) / NET;
  for (let row = 0; row < NET; row++) {
    for (let column = 0; column < NET; column++) {
      const at = pose(SEA.minX + (column + 0.5) * step, SEA.minY + (row + 0.5) * step, heading);
      const answer = ask({ kind: 'island-place', pose: at });
      if (answer.kind === 'island-place' && answer.room?.fits) free.push(at);
    }
  }
  const far = ({ x, y }: Pose): number => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  return free.sort((a, b) => far(a) - far(b));
}

function faultWords(
  { view }: TableProps<SpanishMainTypes>,
  { room }: Extract<Answer, { kind: 'island-place' }>,
): string {
  const fault = room?.faults[0];
  if (!fault) return say('sm.twin.none');
  return fault.kind === 'too-close'
    ? say('sm.island.too-close', { piece: pieceName(view, fault.id), mm: Math.round(fault.gap) })
    : say('sm.island.off');
}

function useArrows(push: (dx: number, dy: number) => () => void): void {
  const group = say('sm.stage.islands');
  const bind = (key: string, dx: number, dy: number) => ({
    id: `island.${key}`,
    key,
    label: say('sm.island.nudge'),
    group,
    run: push(dx, dy),
  });
  useShortcut(bind('ArrowLeft', -PUSH, 0));
  useShortcut(bind('ArrowRight', PUSH, 0));
  useShortcut(bind('ArrowUp', 0, PUSH));
  useShortcut(bind('ArrowDown', 0, -PUSH));
  useShortcut(bind('Shift+ArrowLeft', -NUDGE, 0));
  useShortcut(bind('Shift+ArrowRight', NUDGE, 0));
  useShortcut(bind('Shift+ArrowUp', 0, NUDGE));
  useShortcut(bind('Shift+ArrowDown', 0, -NUDGE));
}
