import { removeCrew } from '../crew';
import { emit, shipRef, shipTurnOf } from '../run';
import type { Position, Ship } from '../state';
import type { Ability, UseChoice } from './hooks';
import { refusal } from './refusal';
import { has } from './working';

const victim = (_p: Position, ship: Ship, { item }: UseChoice) =>
  item && 'crew' in item ? ship.crew.find((c) => c.id === item.crew) : undefined;

/** [ability.sacrifice] Once a turn one of her crew is given up for one more action. */
export const sacrifice: Ability = {
  keyword: 'sacrifice',
  use: {
    once: true,
    refuses: (p, ship, choice) => {
      if (has(p, ship, (a) => a.crewSafe)) return refusal('crew-is-safe', 'ability.crew-protected');
      return victim(p, ship, choice) ? null : refusal('no-such-target', 'ability.sacrifice');
    },
    choices: (_p, ship) => ship.crew.map((c) => ({ target: null, item: { crew: c.id } })),
    run: (run, ship, choice) => {
      const crew = victim(run.state, ship, choice);
      if (!crew) return;
      shipTurnOf(run, ship).extra += 1;
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'sacrifice',
        roll: null,
        success: true,
      });
      removeCrew(run, ship, crew);
    },
  },
};
