import { describe, expect, test } from 'vitest';
import { arribaSails, does, moneyOf, quietTable, refusal } from './table.testing';

// Nassau N3 · Havana N1 · red havens C21 E7 N2 · blue C18 C12 E2 · green S9 C5 N8 · yellow W2 C3 E4.

describe('capturing', () => {
  test('[act.capture] the active player earns 2,000 at once, whatever the chest is worth', () => {
    const state = quietTable(3);
    state.chests.Nassau = 'port';
    arribaSails(state, 'N3');
    does(state, 0, { kind: 'capture' });
    expect(moneyOf(state)).toEqual([2000, 0, 0]);
    expect(state.ships.Arriba.chest).toBe('Nassau');
    expect(state.chests.Nassau).toBe('aboard');
  });
  test('[act.capture] there must be a city, and a chest in it', () => {
    const state = quietTable(2);
    arribaSails(state, 'N2');
    expect(refusal(state, 0, { kind: 'capture' })).toBe('no-city [act.capture]');
    does(state, 0, { kind: 'sail', to: 'N3' });
    expect(refusal(state, 0, { kind: 'capture' })).toBe('no-chest-in-port [act.capture]');
  });
  test('[R4][act.timing] in passing: the chest costs no movement and she sails on', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    arribaSails(state, 'N6');
    does(state, 0, { kind: 'sail', to: 'N3' });
    does(state, 0, { kind: 'capture' });
    expect(state.phase).toMatchObject({ left: 4 });
    does(state, 0, { kind: 'sail', to: 'N2' });
    expect(state.phase).toMatchObject({ left: 3 });
  });
  test('[R5] a loaded ship can’t capture', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    arribaSails(state, 'N3', 'Havana');
    expect(refusal(state, 0, { kind: 'capture' })).toBe('hold-full [R5]');
  });
  test('[R6] capture, deliver, capture again and deliver again, in one activation', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    state.chests.Havana = 'port';
    arribaSails(state, 'N3');
    does(state, 0, { kind: 'capture' });
    does(state, 0, { kind: 'sail', to: 'N2' });
    does(state, 0, { kind: 'deliver' });
    does(state, 0, { kind: 'sail', to: 'N1' });
    does(state, 0, { kind: 'capture' });
    does(state, 0, { kind: 'sail', to: 'N2' });
    does(state, 0, { kind: 'deliver' });
    expect(moneyOf(state)).toEqual([2000 + 8000 + 2000 + 5000, 0]);
  });
  test('[R28] a chest that appeared under a ship is there for her next activation', () => {
    const state = quietTable(2);
    state.ships.Arriba.at = 'N3';
    state.chests.Nassau = 'supply';
    state.supply = [['Nassau']];
    arribaSails(state, 'N3');
    expect(refusal(state, 0, { kind: 'capture' })).toBe('no-chest-in-port [act.capture]');
    while (state.phase.kind !== 'bid') {
      if (state.phase.kind === 'sail') does(state, state.phase.seat, { kind: 'anchor' });
      else if (state.phase.kind === 'tie') {
        const who = state.phase.tied[state.phase.answers.indexOf(null)];
        does(state, who ?? 0, { kind: 'break-tie', reveal: false });
      } else throw new Error('over');
    }
    expect(state).toMatchObject({ round: 2, chests: { Nassau: 'port' } });
    arribaSails(state, 'N3');
    does(state, 0, { kind: 'capture' });
    expect(state.ships.Arriba.chest).toBe('Nassau');
  });
  test('[R36][R11] everything may be left: she sails past a chest and through her winner’s haven and drops anchor', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    arribaSails(state, 'N6', 'Havana');
    does(state, 0, { kind: 'sail', to: 'N3' });
    does(state, 0, { kind: 'sail', to: 'N2' });
    does(state, 0, { kind: 'anchor' });
    expect(state.ships.Arriba).toEqual({ at: 'N2', chest: 'Havana' });
    expect(moneyOf(state)).toEqual([0, 0]);
  });
});

describe('delivering', () => {
  test('[act.deliver] the haven’s owner earns the value on the chest', () => {
    const state = quietTable(2);
    arribaSails(state, 'N2', 'Nassau');
    does(state, 0, { kind: 'deliver' });
    expect(moneyOf(state)).toEqual([8000, 0]);
    expect(state.purses[0]?.delivered).toBe(1);
  });
  test('[R8] next to a haven is not in it; entering, stopping and having started there all count', () => {
    const state = quietTable(2);
    arribaSails(state, 'N3', 'Nassau');
    expect(refusal(state, 0, { kind: 'deliver' })).toBe('no-haven [R8]');
    does(state, 0, { kind: 'sail', to: 'N2' });
    does(state, 0, { kind: 'deliver' });
    expect(moneyOf(state)).toEqual([8000, 0]);
  });
  test('[R9][R31] in another’s haven that player is paid, and it counts for him', () => {
    const state = quietTable(2, { targetSum: 8000, ending: 'instant' });
    arribaSails(state, 'C12', 'Nassau');
    const events = does(state, 0, { kind: 'deliver' });
    expect(moneyOf(state)).toEqual([0, 8000]);
    expect(events.at(-1)).toMatchObject({ kind: 'game-over', reason: 'sum' });
  });
  test('[R10] a haven whose colour nobody plays is open sea', () => {
    const state = quietTable(2);
    arribaSails(state, 'N8', 'Nassau');
    expect(refusal(state, 0, { kind: 'deliver' })).toBe('haven-not-in-play [R10]');
    const four = quietTable(4);
    arribaSails(four, 'N8', 'Nassau');
    does(four, 0, { kind: 'deliver' });
    expect(moneyOf(four)).toEqual([0, 0, 8000, 0]);
  });
  test('[R30] the city of a delivered chest has no more', () => {
    const state = quietTable(2);
    arribaSails(state, 'N2', 'Nassau');
    does(state, 0, { kind: 'deliver' });
    does(state, 0, { kind: 'sail', to: 'N3' });
    expect(state.chests.Nassau).toBe('delivered');
    expect(refusal(state, 0, { kind: 'capture' })).toBe('no-chest-in-port [act.capture]');
  });
  test('[R33] the bank pays more than 35 coins could', () => {
    const state = quietTable(2, { targetSum: 1_000_000 });
    const purse = state.purses[0];
    if (purse) purse.money = 900_000;
    arribaSails(state, 'N2', 'Nassau');
    does(state, 0, { kind: 'deliver' });
    expect(moneyOf(state)[0]).toBe(908_000);
  });
});

describe('between ships', () => {
  // C1 and C2 border each other; so do C2 and C3, and C3 is a yellow haven.
  const beside = (mine: string | null, theirs: string | null, players = 2) => {
    const state = quietTable(players);
    arribaSails(state, 'C1', mine);
    state.ships.Bravo = { at: 'C2', chest: theirs };
    return state;
  };

  test('[act.steal][R3] the empty ship that sails takes a neighbour’s chest, and it pays nothing', () => {
    const state = beside(null, 'Nassau');
    does(state, 0, { kind: 'steal', from: 'Bravo' });
    expect(state.ships).toMatchObject({ Arriba: { chest: 'Nassau' }, Bravo: { chest: null } });
    expect(moneyOf(state)).toEqual([0, 0]);
  });
  test('[act.steal] only from a bordering space', () => {
    const state = beside(null, 'Nassau');
    state.ships.Bravo.at = 'C4';
    expect(refusal(state, 0, { kind: 'steal', from: 'Bravo' })).toBe('ships-apart [act.steal]');
  });
  test('[R2] a loaded ship may swap, not steal', () => {
    const state = beside('Havana', 'Nassau');
    expect(refusal(state, 0, { kind: 'steal', from: 'Bravo' })).toBe('hold-full [R2]');
    does(state, 0, { kind: 'swap', with: 'Bravo', cash: false });
    expect(state.ships).toMatchObject({ Arriba: { chest: 'Nassau' }, Bravo: { chest: 'Havana' } });
  });
  test('[act.swap] both must carry a chest', () => {
    expect(refusal(beside('Havana', null), 0, { kind: 'swap', with: 'Bravo', cash: false })).toBe(
      'hold-empty [act.swap]',
    );
  });
  test('[act.give][R1] a loaded ship hands her chest to an empty neighbour, not to a loaded one', () => {
    const state = beside('Havana', null);
    does(state, 0, { kind: 'give', to: 'Bravo', cash: false });
    expect(state.ships).toMatchObject({ Arriba: { chest: null }, Bravo: { chest: 'Havana' } });
    expect(refusal(beside('Havana', 'Nassau'), 0, { kind: 'give', to: 'Bravo', cash: false })).toBe(
      'hold-full [act.give]',
    );
  });
  test('[R7] a chest goes the same way between two ships once in an activation', () => {
    const state = beside('Havana', null);
    does(state, 0, { kind: 'give', to: 'Bravo', cash: false });
    does(state, 0, { kind: 'steal', from: 'Bravo' });
    expect(refusal(state, 0, { kind: 'give', to: 'Bravo', cash: false })).toBe('exchanged-already [R7]');
    const swapping = beside('Havana', 'Nassau');
    does(swapping, 0, { kind: 'swap', with: 'Bravo', cash: false });
    expect(refusal(swapping, 0, { kind: 'swap', with: 'Bravo', cash: false })).toBe('exchanged-already [R7]');
  });
  test('[R12] a chest given to a ship in a haven may go ashore at once, for the haven’s owner', () => {
    const state = quietTable(4);
    arribaSails(state, 'C2', 'Nassau');
    state.ships.Bravo = { at: 'C3', chest: null };
    does(state, 0, { kind: 'give', to: 'Bravo', cash: true });
    expect(moneyOf(state)).toEqual([0, 0, 0, 8000]);
    expect(state.ships.Bravo.chest).toBeNull();
  });
  test('[R12] swapped likewise: what arrives there is paid, what comes back stays aboard', () => {
    const state = quietTable(4);
    arribaSails(state, 'C2', 'Nassau');
    state.ships.Bravo = { at: 'C3', chest: 'Havana' };
    does(state, 0, { kind: 'swap', with: 'Bravo', cash: true });
    expect(moneyOf(state)).toEqual([0, 0, 0, 8000]);
    expect(state.ships).toMatchObject({ Arriba: { chest: 'Havana' }, Bravo: { chest: null } });
  });
  test('[R12] not where the table doesn’t play it, nor to a ship outside a haven', () => {
    const strict = quietTable(4, { cashInHaven: false });
    arribaSails(strict, 'C2', 'Nassau');
    strict.ships.Bravo = { at: 'C3', chest: null };
    expect(refusal(strict, 0, { kind: 'give', to: 'Bravo', cash: true })).toBe('cash-not-played [R12]');
    expect(refusal(beside('Nassau', null), 0, { kind: 'give', to: 'Bravo', cash: true })).toBe(
      'receiver-not-in-haven [R12]',
    );
  });
  test('[R12] a chest that lies in a haven undelivered can be stolen', () => {
    const state = quietTable(4);
    arribaSails(state, 'C2');
    state.ships.Bravo = { at: 'C3', chest: 'Nassau' };
    does(state, 0, { kind: 'steal', from: 'Bravo' });
    expect(state.ships.Arriba.chest).toBe('Nassau');
  });
});
