import { useState } from 'react';
import type { Message } from '../../../../core/engine/message';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { go } from '../../../app/route';
import { useSession } from '../../../client/session';
import { Button } from '../../../ui/Button';
import type { TableProps } from '../../contract';
import { say } from '../words';

/** Back to the rules, for a table with ships of Spanish Main on it. */
export function PlayOn({ table }: { readonly table: TableProps<SandboxTypes> }) {
  const { link } = useSession();
  const [faults, setFaults] = useState<readonly Message[]>([]);
  const atSea = table.view.pieces.some(
    ({ kind, identity }) =>
      kind === 'ship' && identity?.front.of === 'set' && identity.front.game === 'spanish-main',
  );
  if (!atSea) return null;
  const playOn = async () => {
    const reply = await link.request('sandbox.play-on', { match: table.matchId });
    if (!reply.ok) setFaults([reply.refusal.message]);
    else if (reply.answer.how === 'illegal') setFaults(reply.answer.faults);
    else go({ at: 'table', id: reply.answer.table.match });
  };
  return (
    <section>
      <h3 className="caps">{say('sb.free')}</h3>
      <Button
        label={say('sb.free.play-on')}
        detail={say('sb.free.play-on.detail')}
        onClick={() => void playOn()}
        testId="play-on"
      />
      {faults.length > 0 && (
        <div role="alert">
          <p>{say('sb.free.illegal')}</p>
          <ul>
            {faults.map((fault) => (
              <li key={table.text(fault)}>{table.text(fault)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
