import { moveTreasure, treasureFits } from '../cargo';
import { inContact } from '../contact-graph';
import { emit, shipName, shipRef } from '../run';
import type { Position, Ship } from '../state';
import type { Ability } from './hooks';
import { refusal } from './refusal';

const targets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter((s) => s.owner !== ship.owner && s.treasure.length > 0 && inContact(p, ship, s));

/** [ability.pickpocket] Once a turn, one treasure at random from a ship of another fleet that she touches. */
export const pickpocket: Ability = {
  keyword: 'pickpocket',
  use: {
    once: true,
    refuses: (p, ship, { target }) => {
      const from = targets(p, ship).find((s) => s.id === target);
      if (!from) return refusal('no-such-target', 'ability.pickpocket');
      // Chance picks, so there must be room for whatever it is.
      return from.treasure.every((t) => treasureFits(p, ship, t))
        ? null
        : refusal('hold-full', 'ability.pickpocket', { ship: shipName(p, ship) });
    },
    choices: (p, ship) => targets(p, ship).map((s) => ({ target: s.id, item: null })),
    run: (run, ship, { target }) => {
      const from = run.state.ships.find((s) => s.id === target);
      if (!from || from.treasure.length === 0) return;
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'pickpocket',
        roll: null,
        success: true,
        final: true,
      });
      moveTreasure(run, from, ship, run.random.pick(from.treasure));
    },
  },
};
