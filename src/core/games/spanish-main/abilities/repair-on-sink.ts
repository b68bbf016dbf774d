import { push } from '../run';
import { isWhole } from '../table';
import type { Ability } from './hooks';

/** [ability.repair-on-sink] Whenever she sinks a ship she may restore one of her own masts at once. */
export const repairOnSink: Ability = {
  keyword: 'repairOnSink',
  onSink: (run, ship) => {
    if (!isWhole(ship)) push(run, { kind: 'restore-mast', seat: ship.owner, ship: ship.id });
  },
};
