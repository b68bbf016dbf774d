import type { CaribbeanTypes, Action as Doing, Phase } from '../../../../core/games/caribbean';
import { actionsAt } from '../../../../core/games/caribbean/actions';
import { ActionList } from '../../../ui/ActionList';
import { Button } from '../../../ui/Button';
import { usePointed } from '../../../ui/pointed';
import type { TableProps } from '../../contract';
import { usePlan } from '../plan';
import { sail, useWay } from '../way';
import { actionId, actionWords, namesOf, say, spaceName } from '../words';

type Props = {
  readonly table: TableProps<CaribbeanTypes>;
  readonly sailing: Extract<Phase, { kind: 'sail' }>;
};

/** The ship that was won: what she can do where she lies, the way she is to take, and the anchor. */
export function SailPanel({ table, sailing }: Props) {
  const { view, seats, act } = table;
  const { path } = useWay(table);
  const legs = usePlan((plan) => plan.legs);
  const clearWay = usePlan((plan) => plan.clearWay);
  const here = view.ships[sailing.ship].at;
  const goal = legs.at(-1)?.to ?? null;
  const gain = typeof table.viewer === 'number' ? (path.earned[table.viewer] ?? 0) : 0;
  const doing = (action: Doing) => {
    clearWay();
    void act(action);
  };
  return (
    <section>
      <h3 className="caps">{say('cb.sail.title', { ship: sailing.ship })}</h3>
      <p>{say('cb.sail.left', { left: sailing.left })}</p>
      <ActionList
        title={say('cb.sail.here', { space: spaceName(view, here) })}
        group="caribbean"
        actions={[
          ...actionsAt(view, sailing).map((action, i) => ({
            id: actionId(action),
            ...actionWords(view, action, here, namesOf(seats)),
            icon: ICONS[action.kind],
            wide: true,
            ...(i < 9 && { key: String(i + 1) }),
            onChoose: () => doing(action),
          })),
          {
            id: 'sail',
            label: goal === null ? say('cb.sail.way') : say('cb.sail.go', { space: spaceName(view, goal) }),
            ...(gain !== 0 && { detail: say('cb.sail.go.gain', { gain }) }),
            icon: 'sail' as const,
            key: 'G',
            tone: 'primary' as const,
            wide: true,
            refused: goal === null ? say('cb.sail.go.none') : null,
            onChoose: () => void sail(table),
          },
          {
            id: 'anchor',
            label: say('cb.sail.anchor'),
            detail: say('cb.sail.anchor.detail'),
            icon: 'anchor' as const,
            key: 'A',
            wide: true,
            onChoose: () => {
              clearWay();
              void act({ kind: 'anchor' });
            },
          },
        ]}
      />
      <WayPlanner table={table} />
    </section>
  );
}

const ICONS = {
  capture: 'open-treasure-chest',
  deliver: 'harbor-dock',
  steal: 'robber',
  swap: 'swap-bag',
  give: 'hand',
} as const;

/** Where to, and what to do on the way: each point offers what is open to her there after all that comes before it. */
function WayPlanner({ table }: { readonly table: TableProps<CaribbeanTypes> }) {
  const { view, seats } = table;
  const { reach, path } = useWay(table);
  const { legs, sailTo, toggleAct, clearWay, hover } = usePlan();
  const pointed = usePointed('sail-to');
  const goals = reach.spaces.filter(({ cost }) => cost > 0).toSorted((a, b) => a.cost - b.cost);
  return (
    <div className="cb-way">
      <label className="field">
        <span className="caps">{say('cb.sail.to')}</span>
        <select
          className={pointed ? 'input pointed' : 'input'}
          data-testid="sail-to"
          value={legs.at(-1)?.to ?? ''}
          onChange={(event) => {
            const goal = goals.find(({ space }) => space === event.target.value);
            if (goal) sailTo(goal.path);
            else clearWay();
          }}
        >
          <option value="">{say('cb.sail.way.help')}</option>
          {goals.map(({ space, cost }) => (
            <option key={space} value={space}>
              {say('cb.sail.reach', { space: spaceName(view, space), cost })}
            </option>
          ))}
        </select>
      </label>
      {legs.length > 0 && (
        <ol className="cb-legs">
          {legs.map(({ to, acts }, i) => {
            const point = path.points[i + 1];
            const offered = point ? point.actions : [];
            return (
              <li key={to} onPointerEnter={() => hover(to)} onPointerLeave={() => hover(null)}>
                <b>{say('cb.point', { space: spaceName(view, to), left: point?.left ?? 0 })}</b>
                {[...acts, ...offered].map((action) => (
                  <Button
                    key={actionId(action)}
                    {...actionWords(view, action, to, namesOf(seats))}
                    pressed={acts.includes(action)}
                    onClick={() => toggleAct(i, action)}
                    testId={`leg-${i}-${actionId(action)}`}
                  />
                ))}
              </li>
            );
          })}
        </ol>
      )}
      {path.refused && (
        <p role="alert">
          {table.text({
            id: `caribbean.refused.${path.refused.code}`,
            ...(path.refused.params && { params: path.refused.params }),
          })}
        </p>
      )}
      {legs.length > 0 && <Button label={say('cb.sail.drop')} tone="quiet" onClick={clearWay} />}
    </div>
  );
}
