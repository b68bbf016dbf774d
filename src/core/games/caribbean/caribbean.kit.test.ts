import { describe, expect, test } from 'vitest';
import { caribbeanText } from '../../../shared/text/en/caribbean';
import { Random } from '../../engine';
import { kit } from '../../engine/testkit';
import { caribbean } from '.';
import { type CaribbeanQuestion, type CaribbeanView, stateSchema, viewSchema } from './types';

/** Where to, and two steps at random with whatever may be done after the first. */
function questions(view: CaribbeanView, random: Random): CaribbeanQuestion[] {
  const reach = caribbean.ask(view, { kind: 'reach' });
  const there = reach.kind === 'reach' && reach.spaces.length > 0 ? random.pick(reach.spaces).path : ['C1'];
  return [{ kind: 'reach' }, { kind: 'path', legs: there.map((to) => ({ to, acts: [] })) }];
}

describe('the kit', () => {
  test('random games of two to four keep every promise of the contract', () => {
    const report = kit(caribbean, {
      games: 6,
      seed: 1,
      maxCommands: 4000,
      every: 7,
      text: caribbeanText,
      questions,
    });
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
    expect(kit(caribbean, { games: 2, seed: 50, maxCommands: 4000, every: 23, options }).failures).toEqual(
      [],
    );
  });
  test('every view keeps its schema', () => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(3));
    const seen = caribbean.view(state, 'spectator');
    expect(viewSchema.parse(seen)).toEqual(seen);
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
