import { describe, expect, test } from 'vitest';
import { type AdventureSet, adventureCards, adventureDeck, adventureSets } from './data/adventure-cards';
import { act, first, gloryBySpace, kinds, position } from './testing';
import type { State } from './types';

const pirates = [
  ['vos', 'wick'],
  ['roca', 'brand'],
  ['kraai', 'harrow'],
] as const;

/** Notoriety of Grietje Vos (on space 1) has been resolved after a pass. */
function notoriety(set: AdventureSet, vos: 'hidden' | 'shown' | 'nobodys', damaged = false): State {
  const state = position({
    options: { adventureSet: set },
    row: ['vos'],
    pirates: vos === 'nobodys' ? [['blackheart', 'wick'], ...pirates.slice(1)] : pirates,
    shown: vos === 'shown' ? ['vos'] : [],
    damaged: damaged ? ['vos'] : [],
    active: ['notoriety-vos'],
  });
  act(state, { kind: 'pass' });
  return state;
}

const shownAndPaid = (state: State): readonly [boolean, boolean] => [
  state.shown.includes('vos'),
  gloryBySpace(state)[1] === 1,
];

describe('a Notoriety card', () => {
  test('[card.notoriety] turns a hidden pirate face up, whoever’s turn it is', () => {
    const state = position({ pirates, active: ['notoriety-brand'] });
    expect(act(state, { kind: 'pass' })).toContainEqual({
      kind: 'pirate-shown',
      seat: 1,
      pirate: 'brand',
      final: true,
    });
    expect(state.shown).toEqual(['brand']);
  });

  test('[C2.N] of a hidden pirate: he is shown, nothing is paid, the card is discarded', () => {
    const state = notoriety('exposed-or-paid', 'hidden');
    expect(shownAndPaid(state)).toEqual([true, false]);
    expect(state.adventures.discard).toEqual(['notoriety-vos']);
  });

  test('[C2.N] of a pirate shown before: his ship gains 1 if it is intact', () => {
    expect(shownAndPaid(notoriety('exposed-or-paid', 'shown'))).toEqual([true, true]);
    expect(shownAndPaid(notoriety('exposed-or-paid', 'shown', true))).toEqual([true, false]);
  });

  test('[C2.reveal-only] shows, and never pays', () => {
    expect(shownAndPaid(notoriety('exposed', 'hidden'))).toEqual([true, false]);
    expect(shownAndPaid(notoriety('exposed', 'shown'))).toEqual([true, false]);
  });

  test('[C2.reveal-and-glory] shows and pays the intact ship, shown before or not', () => {
    expect(shownAndPaid(notoriety('exposed-and-paid', 'hidden'))).toEqual([true, true]);
    expect(shownAndPaid(notoriety('exposed-and-paid', 'shown'))).toEqual([true, true]);
    expect(shownAndPaid(notoriety('exposed-and-paid', 'hidden', true))).toEqual([true, false]);
  });

  test('[C2.M] in set M it shows and pays too', () => {
    expect(shownAndPaid(notoriety('fewer-exposures', 'hidden'))).toEqual([true, true]);
  });

  test.each(adventureSets)(
    '[C4.40] of a pirate out of the game: it is announced, nobody is paid (%s)',
    (set) => {
      const state = notoriety(set, 'nobodys');
      expect(state.unowned).toEqual(['vos']);
      expect(gloryBySpace(state)).toEqual({});
      expect(state.adventures.discard).toEqual(['notoriety-vos']);
    },
  );

  test('[C4.40] the announcement is an event for everybody', () => {
    const state = position({ pirates, active: ['notoriety-coronela'] });
    expect(kinds(act(state, { kind: 'pass' }))).toContain('pirate-nobodys');
    expect(state.active).not.toBe(first);
  });
});

describe('the sets of adventures', () => {
  const count = (set: AdventureSet): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const card of adventureDeck(set)) {
      const name = adventureCards[card].clause.replace('card.', '');
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  /** The 40 of the rulebook. */
  const printed = {
    'ancient-relics': 2,
    'native-alliance': 2,
    'island-discovery': 2,
    parley: 2,
    'neptunes-favor': 4,
    'treasure-map': 6,
    'legendary-treasure': 2,
    mermaids: 4,
    'secret-charts': 3,
    'cursed-treasure': 2,
    'storm-ahead': 2,
    maelstrom: 5,
    'ghost-ship': 2,
    volcano: 2,
  };

  test.each(['exposed-or-paid', 'exposed', 'exposed-and-paid'] as const)(
    '[C1.58][C2.N] the 40 of the rulebook and 18 Notoriety cards, two for each pirate (%s)',
    (set) => {
      expect(count(set)).toEqual({ ...printed, notoriety: 18 });
      expect(adventureDeck(set).filter((card) => card === 'notoriety-wick')).toHaveLength(2);
    },
  );

  test('[C1.58][C2.M] the 40 of the rulebook, nine Notoriety cards and nine others', () => {
    expect(count('fewer-exposures')).toEqual({
      ...printed,
      notoriety: 9,
      'trade-winds': 3,
      'deserted-cove': 2,
      'wake-of-the-fleet': 2,
      mutiny: 2,
    });
    expect(adventureDeck('fewer-exposures')).toHaveLength(58);
  });
});
