import type { Table } from '../../../shared/table';
import type { MatchClient } from '../../client/match';
import type { GameScreen, SeatAtTable } from '../../games/contract';
import { Button } from '../../ui/Button';
import { Icon, type IconName } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import { listed, t } from '../../ui/text';

/** The crest of each seat, in the order of their colours. */
const CRESTS: readonly IconName[] = ['crown', 'pirate-flag', 'anchor', 'trident', 'spyglass', 'parrot-head'];

export type TurnHeadProps = {
  readonly client: MatchClient;
  readonly table: Table;
  readonly seats: readonly SeatAtTable[];
  readonly screen: GameScreen;
};

const headline = ({ outcome, toAct, freeForm }: Table, names: readonly string[]): string => {
  if (outcome) return t('app.table.over');
  if (freeForm) return t('app.table.free');
  return toAct.length === 0 ? t('app.table.watching') : t('app.table.to-act', { name: listed(names) });
};

/** Whose turn it is and what is asked; for opponents at work, a way to hurry them. */
export function TurnHead({ client, table, seats, screen }: TurnHeadProps) {
  const acting = seats.filter(({ seat }) => table.toAct.includes(seat));
  const thinking = seats.filter(({ seat }) => table.thinking.includes(seat)).map(({ name }) => name);
  const first = acting[0];
  return (
    <header className="turn">
      <div className="crest" style={first && { background: first.colour }} aria-hidden="true">
        <Icon name={first ? (CRESTS[first.seat] ?? 'anchor') : 'anchor'} />
      </div>
      <div>
        <h2 data-testid="turn">
          {headline(
            table,
            acting.map(({ name }) => name),
          )}
        </h2>
        <p data-testid="prompt">
          {thinking.length > 0 ? t('app.table.thinking', { names: listed(thinking) }) : <screen.Prompt />}
        </p>
      </div>
      {thinking.length > 0 && (
        <Button
          label={t('app.table.play-now')}
          icon="fast-forward-button"
          iconOnly
          onClick={() => void client.playNow()}
        />
      )}
      <PassOn client={client} table={table} seats={seats} />
    </header>
  );
}

/** The curtain waits while its player reads what only he may know (a card just drawn); this drops it. */
function PassOn({ client, table, seats }: Pick<TurnHeadProps, 'client' | 'table' | 'seats'>) {
  const { sat, pass } = table.curtain;
  const waiting = sat !== null && pass.length > 0 && !table.toAct.includes(sat);
  const names = seats.filter(({ seat }) => pass.includes(seat)).map(({ name }) => name);
  const label = t('app.curtain.title', { name: listed(names) });
  const run = () => void client.stand();
  useShortcut(waiting ? { id: 'table.pass', key: 'P', label, group: t('app.keys.group.table'), run } : null);
  if (!waiting) return null;
  return (
    <Button
      label={label}
      icon="theater-curtains"
      keyHint="P"
      tone="primary"
      iconOnly
      onClick={run}
      testId="pass-on"
    />
  );
}
