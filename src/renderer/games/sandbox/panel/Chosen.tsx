import { useState } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { clampToTable, withGroups } from '../../../../core/games/sandbox/helpers';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { colours } from '../../../../core/games/sandbox/look';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { degrees, pose } from '../../../../core/geometry';
import { ActionList } from '../../../ui/ActionList';
import { Button } from '../../../ui/Button';
import { NumberField, Select, TextField } from '../../../ui/fields';
import type { TableProps } from '../../contract';
import { chosenOf, useDesk } from '../desk';
import { pieceWords, say } from '../words';
import { actionsOn } from './actions';

type Props = { readonly table: TableProps<SandboxTypes>; readonly seat: Seat };
const ways = { left: [-10_000, 0], right: [10_000, 0], up: [0, 10_000], down: [0, -10_000] } as const;

/** What is chosen, and what can be done with it. */
export function Chosen({ table, seat }: Props) {
  const { view, act } = table;
  const desk = useDesk();
  const chosen = chosenOf(view.pieces, desk.chosen);
  if (chosen.length === 0) return <Nothing table={table} />;
  const ids = withGroups(
    view.pieces,
    chosen.map(({ id }) => id),
  );
  const move = ([dx, dy]: readonly [number, number]) => {
    const moved = view.pieces.filter(({ id }) => ids.includes(id));
    const poses = moved.map(({ id, pose: at }) => ({
      id,
      pose: clampToTable(pose(at.x + dx, at.y + dy, at.heading)),
    }));
    void act({ kind: 'move', poses, raise: false });
  };
  return (
    <section>
      <h3 className="caps">{say('sb.chosen', { count: chosen.length })}</h3>
      <p>{chosen.slice(0, 6).map(pieceWords).join(', ')}</p>
      <Gap table={table} />
      <ActionList
        title={say('sb.chosen', { count: chosen.length })}
        hideTitle
        group="sandbox"
        actions={actionsOn(view, chosen, seat, (command) => void act(command))}
      />
      <div className="row">
        {(['left', 'right', 'up', 'down'] as const).map((way) => (
          <Button
            key={way}
            label={say('sb.move.by', { way })}
            tone="quiet"
            onClick={() => move(ways[way])}
            testId={`move-${way}`}
          />
        ))}
        <Button label={say('sb.do.nothing')} tone="quiet" onClick={() => desk.choose([])} />
      </div>
      <Turned table={table} ids={ids} />
      <Marks table={table} />
    </section>
  );
}

function Nothing({ table }: { readonly table: TableProps<SandboxTypes> }) {
  const choose = useDesk((desk) => desk.choose);
  const free = table.view.pieces.filter(({ locked }) => !locked).map(({ id }) => id);
  return (
    <section>
      <p className="muted">{say('sb.none')}</p>
      {free.length > 0 && (
        <ActionList
          title={say('sb.here.all')}
          hideTitle
          group="sandbox"
          actions={[
            {
              id: 'all',
              label: say('sb.here.all'),
              key: 'Ctrl+A',
              tone: 'quiet',
              onChoose: () => choose(free),
            },
          ]}
        />
      )}
    </section>
  );
}

/** Between two that are chosen. */
function Gap({ table }: { readonly table: TableProps<SandboxTypes> }) {
  const [a, b, ...more] = chosenOf(table.view.pieces, useDesk().chosen);
  if (!a || !b || more.length > 0) return null;
  const answer = table.ask({ kind: 'gap', a: a.id, b: b.id });
  const contact = answer.kind === 'gap' ? answer.contact : null;
  if (!contact) return null;
  return <p>{contact.touches ? say('sb.measure.touch') : say('sb.measure.gap', { gap: contact.gap })}</p>;
}

/** The exact heading; each about its own origin. */
function Turned({
  table: { view, act },
  ids,
}: {
  readonly table: TableProps<SandboxTypes>;
  readonly ids: readonly PieceId[];
}) {
  const pieces = view.pieces.filter(({ id, locked }) => ids.includes(id) && !locked);
  const [first] = pieces;
  const [asked, setAsked] = useState<number | null>(null);
  if (!first) return null;
  const turn = asked ?? first.pose.heading / 1000;
  const set = () => {
    const heading = degrees(turn);
    const poses = pieces.map(({ id, pose: at }) => ({ id, pose: { ...at, heading } }));
    void act({ kind: 'move', poses, raise: false }).then(() => setAsked(null));
  };
  return (
    <div className="row">
      <NumberField label={say('sb.turn.to')} value={turn} min={0} max={360} onChange={setAsked} />
      <Button
        label={say('sb.turn.set')}
        disabledReason={Number.isFinite(turn) ? null : say('sb.turn.number')}
        onClick={set}
      />
    </div>
  );
}

/** Name, colour and owner of what is chosen. */
function Marks({ table }: { readonly table: TableProps<SandboxTypes> }) {
  const [name, setName] = useState('');
  const chosen = chosenOf(table.view.pieces, useDesk().chosen);
  const ids = chosen.map(({ id }) => id);
  const owner = chosen[0]?.owner ?? null;
  return (
    <details>
      <summary>{say('sb.name')}</summary>
      <TextField label={say('sb.name')} value={name} maxLength={60} onChange={setName} />
      <Button label={say('sb.name.set')} onClick={() => void table.act({ kind: 'mark', ids, name })} />
      <Select
        label={say('sb.colour')}
        value={chosen[0]?.colour ?? 'none'}
        choices={[
          { value: 'none', label: say('sb.colour.none') },
          ...colours.map((value) => ({ value, label: table.text({ id: `sandbox.colour.${value}` }) })),
        ]}
        onChange={(value) => {
          const colour = colours.find((one) => one === value) ?? null;
          void table.act({ kind: 'mark', ids, colour });
        }}
      />
      <Select
        label={say('sb.owner.pick')}
        value={owner === null ? 'none' : String(owner)}
        choices={[
          { value: 'none', label: say('sb.owner.none') },
          ...table.seats.map(({ seat, name: who }) => ({ value: String(seat), label: who })),
        ]}
        onChange={(value) => {
          const found = table.seats.find(({ seat }) => String(seat) === value);
          void table.act({ kind: 'mark', ids, owner: found?.seat ?? null });
        }}
      />
    </details>
  );
}
