import { crewRef, emit, seenBy, shipRef, treasureRef } from '../run';
import type { Position, Ship } from '../state';
import { knowsCrew, knowsTreasure } from '../state';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** Face-down cargo, on any ship, that her player has not yet seen. */
const hidden = (p: Position, ship: Ship) =>
  p.ships.flatMap((s) => [
    ...s.crew.filter((c) => !knowsCrew(c, ship.owner)).map((c) => ({ target: s.id, item: { crew: c.id } })),
    ...s.treasure
      .filter((t) => !knowsTreasure(t, ship.owner))
      .map((t) => ({ target: s.id, item: { treasure: t.id } })),
  ]);

/** [ability.spy-cargo] Once a turn her player alone looks at one face-down piece of cargo on any ship, and remembers it. */
export const spyCargo: Ability = {
  keyword: 'spyCargo',
  use: {
    once: true,
    refuses: (p, ship, choice) => {
      const wanted = JSON.stringify(choice.item);
      const there = hidden(p, ship).some(
        (h) => h.target === choice.target && JSON.stringify(h.item) === wanted,
      );
      return there ? null : refusal('nothing-to-peek-at', 'ability.spy-cargo');
    },
    choices: hidden,
    run: (run, ship, { target, item }) => {
      const { state } = run;
      const at = state.ships.find((s) => s.id === target);
      const crew = item && 'crew' in item ? at?.crew.find((c) => c.id === item.crew) : undefined;
      const treasure =
        item && 'treasure' in item ? at?.treasure.find((t) => t.id === item.treasure) : undefined;
      if (crew) seenBy(crew, ship.owner);
      if (treasure) seenBy(treasure, ship.owner);
      emit(run, {
        kind: 'peeked',
        seat: ship.owner,
        ship: shipRef(state, ship),
        crew: crew ? { ...crewRef(state, crew), knownTo: [ship.owner] } : null,
        treasure: treasure ? { ...treasureRef(state, treasure), knownTo: [ship.owner] } : null,
        final: true,
      });
    },
  },
};
