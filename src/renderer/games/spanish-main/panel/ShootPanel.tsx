import type { ShipId } from '../../../../core/games/spanish-main/ids';
import type { GunLine } from '../../../../core/games/spanish-main/questions';
import type { View } from '../../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { type Action, ActionList } from '../../../ui/ActionList';
import { usePointed } from '../../../ui/pointed';
import { listed } from '../../../ui/text';
import type { TableProps } from '../../contract';
import { violationMessage } from '../../violation';
import { usePlan } from '../PlanProvider';
import { gunName, pieceName, say, shipName } from '../words/names';

export type ShootPanelProps = {
  readonly table: TableProps<SpanishMainTypes>;
  readonly ship: ShipId;
  /** In a volley one holds fire; before it one goes back. */
  readonly volley: boolean;
};

const SIXTHS = 6;
/** Guns without a chance at targets farther than this many millimetres aren't worth a line. */
const WORTH_TELLING = 170;

const keyOf = ({ gun, target }: GunLine): string => `${gun.kind}-${gun.mast}-${target}`;

/** Which gun can hit whom, with odds; and why the others can't. */
export function ShootPanel({ table, ship, volley }: ShootPanelProps) {
  const { view, ask, act, text, legal } = table;
  const aim = usePlan((plan) => plan.aim);
  const pointed = usePointed('refused-shots');
  const cancel = usePlan((plan) => plan.cancel);
  const answer = ask({ kind: 'guns', ship, target: null, long: false });
  const lines = answer.kind === 'guns' ? answer.lines : [];
  const clear = lines.filter(({ violation }) => violation === null);
  const refused = lines.filter(({ violation, fire }) => violation !== null && fire.nearest <= WORTH_TELLING);
  const name = shipName(view, ship);
  const group = say('sm.act.shoot');
  const pass = legal.commands.find(({ kind }) => kind === 'pass');

  const actionOf = (line: GunLine, n: number): Action => {
    const { gun, target, needs, chance, violation } = line;
    return {
      id: `fire-${keyOf(line)}`,
      icon: 'cannon',
      label: `${gunName(gun)} ${say('sm.shoot.at', { ship: shipName(view, target) })}`,
      detail: oddsOf(needs, chance),
      refused: violation
        ? (blockedBy(view, line) ?? text(violationMessage('spanish-main', violation)))
        : null,
      ...(violation === null && n < 9 && { key: String(n + 1) }),
      onChoose: () => void act({ kind: 'fire', ship, gun, target, long: false }),
      onPreview: (on) => {
        if (on) aim(ship, gun, target);
      },
    };
  };
  const targets = [...new Set(clear.map(({ target }) => target))];
  let n = 0;
  return (
    <section className="planner" aria-label={say('sm.shoot.title', { ship: name })}>
      <h3 className="caps">{say('sm.shoot.title', { ship: name })}</h3>
      {lines.length === 0 && <p className="muted">{say('sm.shoot.none')}</p>}
      {targets.map((target) => (
        <ActionList
          key={target}
          title={say('sm.shoot.at', { ship: shipName(view, target) })}
          hideTitle
          group={group}
          single
          actions={clear.filter((line) => line.target === target).map((line) => actionOf(line, n++))}
        />
      ))}
      <ActionList
        title={group}
        hideTitle
        group={group}
        single
        actions={[
          volley
            ? {
                id: 'pass',
                label: say('sm.shoot.hold'),
                key: 'P',
                icon: 'hand',
                refused: pass ? null : say('sm.why.not-turn'),
                onChoose: () => {
                  if (pass) void act(pass);
                },
              }
            : {
                id: 'cancel',
                label: say('sm.shoot.back'),
                key: 'Escape',
                icon: 'return-arrow',
                onChoose: cancel,
              },
        ]}
      />
      {refused.length > 0 && (
        <details className={pointed ? 'fold pointed' : 'fold'} open={clear.length === 0 || pointed}>
          <summary>{say('sm.shoot.refused', { count: refused.length })}</summary>
          <ActionList
            title={say('sm.shoot.refused', { count: refused.length })}
            hideTitle
            group={group}
            single
            actions={refused.map((line) => actionOf(line, 0))}
          />
        </details>
      )}
    </section>
  );
}

/** By name what stands before the target, where something does. */
function blockedBy(view: View, { fire, target }: GunLine): string | null {
  if (fire.verdict !== 'blocked') return null;
  const others = [...new Set(fire.blockers.map(({ id }) => id))].filter((id) => id !== target);
  return others.length === 0
    ? null
    : say('sm.shoot.blocked', {
        pieces: listed(others.map((id) => pieceName(view, id))),
        target: shipName(view, target),
      });
}

const oddsOf = (needs: number, chance: number): string =>
  needs > SIXTHS
    ? say('sm.shoot.never')
    : say('sm.shoot.odds', {
        needs: say('sm.shoot.needs', { n: needs, more: needs < SIXTHS ? 'yes' : 'no' }),
        chance,
      });
