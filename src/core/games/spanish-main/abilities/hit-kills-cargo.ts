import { brace } from '../crew';
import { push } from '../run';
import type { Ability } from './hooks';

/** [ability.hit-kills-cargo] With a hit the shooter may also destroy one piece of the target's cargo, chosen blind. */
export const hitKillsCargo: Ability = {
  keyword: 'hitKillsCargo',
  onHit: (run, ship, target) => {
    if (target.crew.length + target.treasure.length === 0) return;
    push(run, { kind: 'destroy-cargo', seat: ship.owner, ship: target.id, by: ship.id });
    brace(run, target, 'crew-loss');
  },
};
