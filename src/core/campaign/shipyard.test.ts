import { describe, expect, test } from 'vitest';
import { campaignOf, captain, must, withGame } from './campaign.testing';
import { foundCampaign } from './found';
import { purseOf, purseOverTime } from './ledger';
import { buyCrew, buyShip, raiseShip, repairShip, sellCrew, sellShip } from './shipyard';
import { type CaptainsCampaign, defaultRules } from './types';

const code = (result: { ok: boolean; error?: unknown }): unknown =>
  result.error instanceof Object && 'code' in result.error ? result.error.code : 'ok';

const damaged = (campaign: CaptainsCampaign, state: 'afloat' | 'wreck'): CaptainsCampaign => ({
  ...campaign,
  ships: campaign.ships.map((ship) =>
    ship.id === 's2' ? { ...ship, state, masts: [true, false, false] } : ship,
  ),
});

describe('the shipyard', () => {
  test('a ship is bought and sold at her points', () => {
    const bought = must(buyShip(campaignOf(), 'c1', 'SS-015', 2));
    expect([purseOf(bought, 'c1'), bought.ships.at(-1)]).toEqual([
      5,
      { id: 's5', captain: 'c1', card: 'SS-015', masts: [true, true], state: 'afloat' },
    ]);
    const sold = must(sellShip(bought, 's5', 3));
    expect([purseOf(sold, 'c1'), sold.ships.at(-1)?.state]).toEqual([10, 'sold']);
  });
  test('crew is hired and dismissed at its points', () => {
    const hired = must(buyCrew(campaignOf(), 'c2', 'generic-helmsman-pirate', 2));
    expect(purseOf(hired, 'c2')).toBe(8);
    expect(purseOf(must(sellCrew(hired, 'w3', 3)), 'c2')).toBe(10);
  });
  test('by option a sale brings part of the points, rounded down', () => {
    expect(purseOf(must(sellShip(campaignOf({ resalePercent: 25 }), 's2', 2)), 'c1')).toBe(11);
  });
  test('nobody spends more than he has, and nothing happens then', () => {
    expect(code(buyShip(campaignOf(), 'c1', 'PS-001', 2))).toBe('not-enough-gold');
  });
  test('masts are repaired for gold, a wreck is raised for a part of her points, rounded up', () => {
    const rules = { masts: 'repair', mastPrice: 2, sunk: 'fee', feePercent: 75 } as const;
    const repaired = must(repairShip(damaged(campaignOf(rules), 'afloat'), 's2', 2));
    expect([purseOf(repaired, 'c1'), repaired.ships[1]?.masts]).toEqual([6, [true, true, true]]);
    const raised = must(raiseShip(damaged(campaignOf(rules), 'wreck'), 's2', 2));
    expect([purseOf(raised, 'c1'), raised.ships[1]]).toMatchObject([
      5,
      { state: 'afloat', masts: [true, true, true] },
    ]);
  });
  test('a damaged ship sells for less: what her masts would cost', () => {
    const campaign = damaged(campaignOf({ mastPrice: 2 }), 'afloat');
    expect(purseOf(must(sellShip(campaign, 's2', 2)), 'c1')).toBe(12);
  });
  test('what can’t be done is refused', () => {
    const campaign = campaignOf();
    const atSea = withGame(campaign, 'm', 1).campaign;
    const refused = [
      repairShip(campaign, 's2', 2),
      raiseShip(campaign, 's2', 2),
      sellShip(damaged(campaign, 'wreck'), 's2', 2),
      sellShip(atSea, 's2', 2),
      sellCrew(atSea, 'w1', 2),
      sellShip(must(sellShip(campaign, 's2', 2)), 's2', 3),
      buyShip(campaign, 'c9', 'PS-021', 2),
      buyShip(campaign, 'c1', 'XX-1', 2),
    ];
    expect(refused.map(code)).toEqual([
      'nothing-to-repair',
      'no-wreck',
      'not-afloat',
      'at-sea',
      'at-sea',
      'no-such-ship',
      'no-such-captain',
      'no-such-card',
    ]);
  });
  test('a purse over time is the ledger, summed', () => {
    const later = must(sellShip(must(buyShip(campaignOf(), 'c1', 'PS-021', 2)), 's2', 3));
    expect(purseOverTime(later, 'c1').map(({ gold }) => gold)).toEqual([10, 6, 12]);
  });
});

describe('a new campaign', () => {
  const found = (captains: Parameters<typeof foundCampaign>[2]) =>
    foundCampaign({ id: 'x', name: 'X', now: 1 }, { ...defaultRules, startPoints: 10 }, captains);

  test('a first fleet has its limit, and only cards of the roster are in it', () => {
    expect(code(found([captain('Ann')]))).toBe('fleet-too-dear');
    expect(code(found([captain('Ann', { ships: ['nothing'], crew: [] })]))).toBe('no-such-card');
  });
  test('a purse may be larger or smaller than the others’, never below nothing', () => {
    const crew = { crew: [], ships: [] };
    const made = must(
      found([captain('Ann', { ...crew, purse: 5 }), captain('Bob', { ...crew, purse: -50 })]),
    );
    expect(made.captains.map(({ id }) => purseOf(made, id))).toEqual([15, 0]);
  });
  test('no two captains have the same name', () => {
    expect(code(found([captain('Ann'), captain('ann')]))).toBe('same-name-twice');
  });
});
