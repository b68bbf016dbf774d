import { describe, expect, test } from 'vitest';
import { caribbeanText } from '../../../shared/text/en/caribbean';
import { Random } from '../../engine';
import { kit } from '../../engine/testkit';
import { caribbean } from '.';
import { stateSchema } from './types';

describe('the kit', () => {
  test('random games of two to four keep every promise of the contract', () => {
    const report = kit(caribbean, { games: 6, seed: 1, maxCommands: 4000, every: 7, text: caribbeanText });
    expect(report.failures).toEqual([]);
    expect(Object.keys(report.kinds).sort()).toEqual(
      ['anchor', 'bid', 'break-tie', 'capture', 'deliver', 'give', 'sail', 'steal', 'swap'].sort(),
    );
  });
  test('the race and the strict haven rule too', () => {
    const options = {
      ...caribbean.options.defaults,
      ending: 'instant',
      cashInHaven: false,
      colours: 'drawn',
    } as const;
    expect(kit(caribbean, { games: 3, seed: 50, maxCommands: 4000, every: 11, options }).failures).toEqual(
      [],
    );
  });
  test('a position laid out as pieces is picked up again for a new round', () => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(3));
    const again = caribbean.pickUp(caribbean.lay(state), state.options);
    if (!again.ok) throw new Error('refused');
    expect(stateSchema.parse(again.value)).toEqual(again.value);
    expect({ ...again.value, supply: again.value.supply.flat().sort() }).toEqual({
      ...state,
      supply: state.supply.flat().sort(),
    });
  });
  test('a position with a ship missing is refused by name', () => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(3));
    const pieces = caribbean.lay(state).filter(({ id }) => id !== 'ship:Evita');
    expect(caribbean.pickUp(pieces, state.options)).toEqual({
      ok: false,
      error: [{ id: 'caribbean.pick-up.missing', params: { piece: 'ship:Evita' } }],
    });
  });
});
