import { describe, expect, test } from 'vitest';
import { seat } from '../../engine';
import { caribbean } from '.';
import { arribaSails, does, quietTable, refusal } from './table.testing';

const ask = (state: ReturnType<typeof quietTable>, question: Parameters<typeof caribbean.ask>[1]) =>
  caribbean.ask(caribbean.view(state, seat(0)), question);

describe('sailing', () => {
  test('[R24] she may stop early, come back to a space, and end beside where she began', () => {
    const state = quietTable(2);
    arribaSails(state, 'N5');
    for (const to of ['N6', 'N5', 'N6']) does(state, 0, { kind: 'sail', to });
    expect(state.phase).toMatchObject({ left: 2 });
    does(state, 0, { kind: 'anchor' });
    expect(state.ships.Arriba.at).toBe('N6');
  });
  test('[move.allowance] one border a step, and no more steps than she has movement', () => {
    const state = quietTable(2);
    arribaSails(state, 'N5');
    expect(refusal(state, 0, { kind: 'sail', to: 'N3' })).toBe('not-adjacent [move.allowance]');
    for (const to of ['N6', 'N5', 'N6', 'N5', 'N6']) does(state, 0, { kind: 'sail', to });
    expect(refusal(state, 0, { kind: 'sail', to: 'N5' })).toBe('no-movement-left [move.allowance]');
  });
  test('[R25][move.occupied] a ship in the way must be gone round', () => {
    const state = quietTable(2);
    arribaSails(state, 'N5');
    state.ships.Bravo.at = 'N4';
    expect(refusal(state, 0, { kind: 'sail', to: 'N4' })).toBe('occupied [R25]');
  });
  test('[R26] a haven holds one ship too', () => {
    const state = quietTable(2);
    arribaSails(state, 'N3');
    state.ships.Bravo.at = 'N2';
    expect(refusal(state, 0, { kind: 'sail', to: 'N2' })).toBe('occupied [R26]');
  });
  test('[move.haven] she may sail through a haven, anybody’s, and stop there', () => {
    const state = quietTable(2);
    arribaSails(state, 'N4');
    for (const to of ['N2', 'N3', 'N2']) does(state, 0, { kind: 'sail', to });
    does(state, 0, { kind: 'anchor' });
    expect(state.ships.Arriba.at).toBe('N2');
  });
  test('[R27] a ship that is shut in can’t move but may act', () => {
    const state = quietTable(2);
    arribaSails(state, 'N3');
    state.ships.Bravo = { at: 'N2', chest: 'Havana' };
    state.ships.Caribic.at = 'N6';
    const { commands } = caribbean.legal(state, seat(0));
    expect(commands).toEqual([{ kind: 'steal', from: 'Bravo' }, { kind: 'anchor' }]);
  });
});

describe('previews', () => {
  test('reach lists every space she can get to, with the fewest moves and a way there', () => {
    const state = quietTable(2);
    arribaSails(state, 'N3');
    state.ships.Bravo.at = 'N2';
    const answer = ask(state, { kind: 'reach' });
    if (answer.kind !== 'reach') throw new Error('reach expected');
    const n4 = answer.spaces.find(({ space }) => space === 'N4');
    expect(n4).toEqual({ space: 'N4', cost: 3, path: ['N6', 'N5', 'N4'] });
    expect(answer.spaces.some(({ space }) => space === 'N1')).toBe(false);
  });
  test('a path counts its cost down and says what could be done at each point', () => {
    const state = quietTable(2);
    state.chests.Havana = 'port';
    arribaSails(state, 'N3');
    const legs = [
      { to: 'N2', acts: [] },
      { to: 'N1', acts: [] },
    ];
    expect(ask(state, { kind: 'path', legs })).toEqual({
      kind: 'path',
      points: [
        { space: 'N3', left: 5, actions: [] },
        { space: 'N2', left: 4, actions: [] },
        { space: 'N1', left: 3, actions: [{ kind: 'capture' }] },
      ],
      refused: null,
      earned: [0, 0],
    });
  });
  test('an action chosen at one point counts at the later ones, and nothing on the table has changed', () => {
    const state = quietTable(2);
    state.chests.Havana = 'port';
    arribaSails(state, 'N2');
    const before = structuredClone(state);
    const legs = [
      { to: 'N1', acts: [{ kind: 'capture' } as const] },
      { to: 'N2', acts: [{ kind: 'deliver' } as const] },
    ];
    expect(ask(state, { kind: 'path', legs })).toMatchObject({ refused: null, earned: [7000, 0] });
    expect(state).toEqual(before);
  });
  test('[R25] a way through a ship ends before her, with the reason', () => {
    const state = quietTable(2);
    arribaSails(state, 'N5');
    state.ships.Bravo.at = 'N4';
    const legs = ['N4', 'N2'].map((to) => ({ to, acts: [] }));
    const answer = ask(state, { kind: 'path', legs });
    expect(answer).toMatchObject({ refused: { code: 'occupied', clause: 'R25' } });
    if (answer.kind === 'path') expect(answer.points).toHaveLength(1);
  });
});
