import { asked, done, gone, notAsked, sameItem } from './answer';
import { stow } from './cargo';
import { type Handlers, refuse } from './handler';
import { freeSpace } from './hold';
import { treasureId } from './ids';
import { plunder, prizes, ram, startBoarding } from './ram';
import { emit, shipName, shipRef, stir } from './run';
import type { Position, Treasure } from './state';
import { shipById, theIsland, theShip } from './table';

/** The lowest free number: ids of treasure never come back while it is on the table. */
function freshTreasure(p: Position): Treasure['id'] {
  const taken = new Set(
    [...p.ships.flatMap((s) => s.treasure), ...p.islands.flatMap((i) => i.treasure)].map((t) => t.id),
  );
  let n = 1;
  while (taken.has(treasureId(n))) n += 1;
  return treasureId(n);
}

/** Ramming, boarding, and what is taken from others. */
export const boardingHandlers: Pick<Handlers, 'ram' | 'board' | 'plunder' | 'raid'> = {
  ram: {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'ram');
      if (!task) return notAsked();
      return task.targets.includes(target) ? null : gone();
    },
    // [D9] One ram, whichever of several is chosen.
    play: (run, _seat, { target }) => {
      const task = done(run, 'ram');
      if (task) ram(run, theShip(run.state, task.ship), theShip(run.state, target));
    },
  },
  board: {
    check: (p, seat) => (asked(p, seat, 'board') ? null : notAsked()),
    play: (run) => {
      const task = done(run, 'board');
      if (task) startBoarding(run, task);
    },
  },
  plunder: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'plunder');
      const from = task && shipById(p, task.from);
      if (!task || !from) return notAsked();
      const ok = prizes(p, theShip(p, task.ship), from).some((one) => sameItem(one, item));
      return ok ? null : refuse('not-a-prize', 'D20', { ship: shipName(p, from) });
    },
    play: (run, _seat, { item }) => {
      const task = done(run, 'plunder');
      const from = task && shipById(run.state, task.from);
      if (task && from) plunder(run, theShip(run.state, task.ship), from, item);
    },
  },
  raid: {
    check: (p, seat, { gold }) => {
      const task = asked(p, seat, 'raid');
      if (!task) return notAsked();
      const ship = theShip(p, task.ship);
      if (freeSpace(p, ship) < 1)
        return refuse('hold-full', 'ability.home-raid', { ship: shipName(p, ship) });
      return theIsland(p, task.island).gold.includes(gold)
        ? null
        : refuse('no-such-gold', 'ability.home-raid');
    },
    play: (run, seat, { gold }) => {
      const task = done(run, 'raid');
      if (!task) return;
      const { state } = run;
      const island = theIsland(state, task.island);
      const ship = theShip(state, task.ship);
      island.gold.splice(island.gold.indexOf(gold), 1);
      stir(run);
      emit(run, { kind: 'raided', seat, ship: shipRef(state, ship), home: island.home ?? seat, gold });
      // It lay face up at that home, so everybody knows it.
      stow(run, ship, { id: freshTreasure(state), face: { gold, unique: null }, up: true, seenBy: [] });
    },
  },
};
