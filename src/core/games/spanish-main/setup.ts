import { type Random, seatsUpTo } from '../../engine';
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

/** What a table has whatever lies on it: nobody has acted, nothing was lost or won. */
function untouched(options: Options, seats: number) {
  const lists = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    options,
    seats,
    reserves: lists((): State['reserves'][number] => []),
    contributions: lists(() => null),
    turn: firstTurn(),
    out: [],
    lost: 0,
    added: 0,
    quiet: 0,
    stirred: false,
  };
}

/** The table before anything lies on it: the dice for the first turn are still in the players' hands. */
export function setUp(options: Options, seats: number, _random: Random): State {
  return {
    ...untouched(options, seats),
    phase: { kind: 'order', rolls: seatsUpTo(seats).map(() => []) },
    order: [],
    islands: [],
    ships: [],
    startGold: 0,
  };
}

/**
 * A table on which these lie and the first turn begins, in the order of the seats: for scenarios, tests and the way back
 * from the free table. All the gold there is counts as there from the start [H10].
 */
export function begun(options: Options, seats: number, laid: Pick<State, 'islands' | 'ships'>): State {
  return {
    ...untouched(options, seats),
    ...laid,
    phase: { kind: 'turns' },
    order: seatsUpTo(seats),
    startGold: goldLying(laid),
  };
}

/** Gold on islands and aboard, landed and not yet landed. */
export function goldLying({ islands, ships }: Pick<State, 'islands' | 'ships'>): number {
  const unlanded = [...islands, ...ships].flatMap(({ treasure }) => treasure);
  const landed = islands.flatMap(({ gold }) => gold);
  return [...unlanded.map(({ face }) => face?.gold ?? 0), ...landed].reduce((sum, gold) => sum + gold, 0);
}

/** As many shapes as islands are wanted, no shape twice before all have been used. */
export function drawShapes(options: Options, seats: number, random: Random) {
  const wanted = islandsWanted(options, seats);
  const shapes: ReturnType<typeof islandsOnOffer>[number]['id'][] = [];
  while (shapes.length < wanted) shapes.push(...random.shuffle(islandsOnOffer(options)).map((s) => s.id));
  return shapes.slice(0, wanted);
}
