import type { Bar } from '../../../../core/games/spanish-main/cards';
import { BAR } from '../../../../core/games/spanish-main/cards';
import type { Segment } from '../../../../core/games/spanish-main/commands';
import { shipById } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Action, ActionList } from '../../../ui/ActionList';
import { useShortcut } from '../../../ui/shortcuts';
import type { TableProps } from '../../contract';
import { violationMessage } from '../../violation';
import { usePlan, usePlanStore } from '../PlanProvider';
import { barsLeft, commandOf, type IntentOf } from '../plan';
import { asMove, previewOf } from '../plan-preview';
import { shownBearing } from '../words/bearings';
import { say, shipName } from '../words/names';
import { MoveVerdict } from './MoveVerdict';
import { Steering } from './Steering';

export type MovePlannerProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly intent: IntentOf<'move'>;
};

const TURN = 5;
const STEP = 5;
const UM = 1000;

/** A move typed: bar by bar, heading and distance, with what it would do before it is made. */
export function MovePlanner({ table, intent }: MovePlannerProps) {
  const { view, legal, ask, act, text } = table;
  const store = usePlanStore();
  const steer = usePlan((plan) => plan.steer);
  const { layBar, swapBar, setTravel, undoSegment, cancel } = store.getState();
  const preview = asMove(previewOf(intent, view, ask));
  const { draft, laid, ship } = intent;
  const left = barsLeft(legal.open, intent, ship);
  const others = [...new Set(left.filter((bar) => bar !== draft?.bar))];
  const after = [...left];
  if (draft) after.splice(after.indexOf(draft.bar), 1);
  const next = [...new Set(draft ? after : left)];
  const command = preview?.segments ? commandOf(intent, preview) : null;
  const refused = preview?.violation ? text(violationMessage('spanish-main', preview.violation)) : null;

  const turn = (by: number): void => {
    if (draft) steer(draft.heading - by * UM, draft.travel);
  };
  const go = (by: number): void => {
    if (draft) setTravel(draft.travel + by * UM);
  };
  const fixed = (): Segment | undefined => preview?.segments?.at(-1) ?? draft ?? undefined;
  const lay = (bar: Bar): void => {
    const heading = draft?.heading ?? laid.at(-1)?.heading ?? shipById(view, ship)?.pose?.heading;
    if (heading !== undefined) layBar(ship, bar, heading, draft ? fixed() : undefined);
  };
  // A hand may still be turning the bar: what is said is where it is now.
  const commit = (): void => {
    const now = store.getState().intent;
    const command = commandOf(now, asMove(previewOf(now, view, ask)));
    if (command) void act(command);
  };
  useKeys({ turn, go });

  const sum = (preview?.segments ?? []).reduce((total, { travel }) => total + travel, 0) / UM;
  const actions: Action[] = [
    {
      id: 'sail',
      label: say('sm.move.sail'),
      detail: say('sm.move.sail.detail', { mm: Math.round(sum), bars: preview?.segments?.length ?? 1 }),
      key: 'Enter',
      icon: 'check-mark',
      tone: 'primary',
      wide: true,
      refused: command ? null : (refused ?? say('sm.why.no-move')),
      onChoose: commit,
    },
    ...others.map(
      (bar): Action => ({
        id: `swap-${bar}`,
        label: say('sm.move.swap', { bar, other: draft?.bar ?? '' }),
        key: `Shift+${bar}`,
        onChoose: () => swapBar(bar),
      }),
    ),
    ...next.map(
      (bar): Action => ({
        id: `lay-${bar}`,
        key: bar,
        label: say('sm.move.lay', { bar }),
        detail: say('sm.move.bar.detail', { mm: BAR[bar] }),
        onChoose: () => lay(bar),
      }),
    ),
    { id: 'back', label: say('sm.move.back'), key: 'Backspace', icon: 'return-arrow', onChoose: undoSegment },
    { id: 'cancel', label: say('sm.move.cancel'), key: 'Escape', icon: 'cancel', onChoose: cancel },
  ];
  return (
    <section className="planner" aria-label={say('sm.move.title', { ship: shipName(view, ship) })}>
      <h3 className="caps">{say('sm.move.title', { ship: shipName(view, ship) })}</h3>
      {laid.length > 0 && (
        <p className="muted">{say('sm.move.laid', { segments: laid.map(segmentWords).join(', ') })}</p>
      )}
      {draft && <Steering view={view} ship={ship} draft={draft} from={preview?.path.at(-2) ?? null} />}
      {preview && <MoveVerdict view={view} preview={preview} refused={refused} total={sum} />}
      <ActionList title={say('sm.act.title')} hideTitle group={say('sm.act.move')} actions={actions} />
    </section>
  );
}

const segmentWords = ({ bar, heading, travel }: Segment): string =>
  say('sm.move.segment', { bar, mm: Math.round(travel / UM), bearing: shownBearing(heading) });

type Keys = { readonly turn: (degrees: number) => void; readonly go: (mm: number) => void };

/** Arrow keys steer; the other keys are on the buttons. */
function useKeys({ turn, go }: Keys): void {
  const group = say('sm.act.move');
  const bind = (key: string, label: string, run: () => void) => ({
    id: `move.${key}`,
    key,
    label,
    group,
    run,
  });
  useShortcut(bind('ArrowLeft', `${say('sm.move.bearing')} −${TURN}°`, () => turn(-TURN)));
  useShortcut(bind('ArrowRight', `${say('sm.move.bearing')} +${TURN}°`, () => turn(TURN)));
  useShortcut(bind('Shift+ArrowLeft', `${say('sm.move.bearing')} −1°`, () => turn(-1)));
  useShortcut(bind('Shift+ArrowRight', `${say('sm.move.bearing')} +1°`, () => turn(1)));
  useShortcut(bind('ArrowUp', `${say('sm.move.travel')} +${STEP}`, () => go(STEP)));
  useShortcut(bind('ArrowDown', `${say('sm.move.travel')} −${STEP}`, () => go(-STEP)));
}
