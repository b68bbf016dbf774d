import { shipById } from '../../../../core/games/spanish-main/table';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { ActionList } from '../../../ui/ActionList';
import { NumberField } from '../../../ui/fields';
import { useShortcut } from '../../../ui/shortcuts';
import type { TableProps } from '../../contract';
import { violationMessage } from '../../violation';
import { usePlan } from '../PlanProvider';
import { commandOf, type IntentOf } from '../plan';
import { asMove, previewOf } from '../plan-preview';
import { bearingOf, headingOf } from '../words/bearings';
import { say, shipName } from '../words/names';
import { MoveVerdict } from './MoveVerdict';

const TURN = 5_000;
const ROUND = 180_000;

export type AboutPlannerProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly intent: IntentOf<'come-about'>;
};

/** Turning in place: the new heading, and what it would bring about. */
export function AboutPlanner({ table, intent }: AboutPlannerProps) {
  const { view, ask, act, text } = table;
  const comeAbout = usePlan((plan) => plan.comeAbout);
  const cancel = usePlan((plan) => plan.cancel);
  const { ship, heading } = intent;
  const preview = asMove(previewOf(intent, view, ask));
  const command = preview && preview.violation === null ? commandOf(intent, null) : null;
  const refused = preview?.violation ? text(violationMessage('spanish-main', preview.violation)) : null;
  const group = say('sm.act.about');
  const turn = (by: number) => () => comeAbout(ship, heading - by);
  useShortcut({ id: 'about.left', key: 'ArrowLeft', label: say('sm.move.bearing'), group, run: turn(-TURN) });
  useShortcut({
    id: 'about.right',
    key: 'ArrowRight',
    label: say('sm.move.bearing'),
    group,
    run: turn(TURN),
  });
  const now = shipById(view, ship)?.pose?.heading ?? heading;
  return (
    <section className="planner" aria-label={say('sm.about.title', { ship: shipName(view, ship) })}>
      <h3 className="caps">{say('sm.about.title', { ship: shipName(view, ship) })}</h3>
      <NumberField
        label={say('sm.move.bearing')}
        help={say('sm.move.bearing.help')}
        value={Math.round(bearingOf(heading))}
        min={0}
        max={360}
        step={5}
        onChange={(bearing) => {
          if (Number.isFinite(bearing)) comeAbout(ship, headingOf(bearing));
        }}
        testId="bearing"
      />
      {preview && <MoveVerdict view={view} preview={preview} refused={refused} total={0} />}
      <ActionList
        title={group}
        hideTitle
        group={group}
        actions={[
          {
            id: 'reverse',
            label: say('sm.about.reverse'),
            icon: 'cycle',
            onChoose: () => comeAbout(ship, now + ROUND),
          },
          { id: 'cancel', label: say('sm.move.cancel'), key: 'Escape', icon: 'cancel', onChoose: cancel },
          {
            id: 'sail',
            label: say('sm.about.turn'),
            key: 'Enter',
            icon: 'check-mark',
            tone: 'primary',
            wide: true,
            refused: command ? null : (refused ?? say('sm.why.no-move')),
            onChoose: () => {
              if (command) void act(command);
            },
          },
        ]}
      />
    </section>
  );
}
