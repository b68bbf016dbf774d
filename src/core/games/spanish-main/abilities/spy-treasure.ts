import { emit, seenBy, shipRef, treasureRef } from '../run';
import { knowsTreasure, type Position, type Ship } from '../state';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** Face-down treasure, on any island, that her player has not yet seen. */
const hidden = (p: Position, ship: Ship) =>
  p.islands.flatMap((i) =>
    i.treasure
      .filter((t) => !knowsTreasure(t, ship.owner))
      .map((t) => ({ target: i.id, item: { treasure: t.id } })),
  );

/** [ability.spy-treasure] Once a turn her player alone looks at one face-down treasure on any island, and remembers it. */
export const spyTreasure: Ability = {
  keyword: 'spyTreasure',
  use: {
    once: true,
    refuses: (p, ship, choice) => {
      const wanted = JSON.stringify(choice.item);
      const there = hidden(p, ship).some(
        (h) => h.target === choice.target && JSON.stringify(h.item) === wanted,
      );
      return there ? null : refusal('nothing-to-peek-at', 'ability.spy-treasure');
    },
    choices: hidden,
    run: (run, ship, { target, item }) => {
      const island = run.state.islands.find((i) => i.id === target);
      const treasure =
        item && 'treasure' in item ? island?.treasure.find((t) => t.id === item.treasure) : undefined;
      if (!treasure) return;
      seenBy(treasure, ship.owner);
      emit(run, {
        kind: 'peeked',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        crew: null,
        treasure: { ...treasureRef(run.state, treasure), knownTo: [ship.owner] },
        final: true,
      });
    },
  },
};
