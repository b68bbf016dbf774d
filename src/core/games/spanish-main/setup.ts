import type { Random } from '../../engine';
import { islandsWanted, type Options } from './options';
import { islandsOnOffer } from './roster';
import type { State, Turn } from './state';

export const firstTurn = (): Turn => ({
  at: 0,
  number: 1,
  round: 1,
  ships: {},
  action: null,
  tasks: [],
  hits: {},
  cancelled: [],
  freeMove: null,
});

/** The table before anything lies on it: the dice for the first turn are still in the players' hands. */
export function setUp(options: Options, seats: number, _random: Random): State {
  const lists = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    options,
    seats,
    phase: { kind: 'order', rolls: lists(() => []) },
    order: [],
    islands: [],
    ships: [],
    reserves: lists(() => []),
    contributions: lists(() => null),
    turn: firstTurn(),
    out: [],
    startGold: 0,
    lost: 0,
    added: 0,
    quiet: 0,
    stirred: false,
  };
}

/** As many shapes as islands are wanted, no shape twice before all have been used. */
export function drawShapes(options: Options, seats: number, random: Random) {
  const wanted = islandsWanted(options, seats);
  const shapes: ReturnType<typeof islandsOnOffer>[number]['id'][] = [];
  while (shapes.length < wanted) shapes.push(...random.shuffle(islandsOnOffer(options)).map((s) => s.id));
  return shapes.slice(0, wanted);
}
