import { useState } from 'react';
import type { Types } from '../../../../core/games/shuffling-the-deck';
import { Button } from '../../../ui/Button';
import type { TableProps } from '../../contract';
import { lessons } from '../guide';
import { usePlan } from '../plan';
import { say } from '../words';

const key = 'shuffling-the-deck.guide';

/** The guided first game: what to look at now. Whoever knows the way turns it off, and it stays off on this machine. */
export function Guide({ table }: { readonly table: TableProps<Types> }) {
  const [on, setOn] = useState(() => localStorage.getItem(key) !== 'off');
  const plan = usePlan();
  const { view, viewer, legal, text } = table;
  if (viewer === 'spectator' || view.over) return null;
  const turn = (to: boolean): void => {
    localStorage.setItem(key, to ? 'on' : 'off');
    setOn(to);
  };
  if (!on)
    return <Button label={text(say('guide.on'))} icon="light-bulb" tone="quiet" onClick={() => turn(true)} />;
  const lines = lessons(view, legal.commands.length > 0, plan);
  return (
    <section className="guide" data-testid="guide">
      <h3 className="caps">{text(say('guide'))}</h3>
      {lines.map((line) => (
        <p key={line.id}>{text(line)}</p>
      ))}
      <Button label={text(say('guide.off'))} tone="quiet" onClick={() => turn(false)} />
    </section>
  );
}
