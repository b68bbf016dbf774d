import { describe, expect, test } from 'vitest';
import { type CampaignRules, defaultRules } from '../../core/campaign';
import { captain } from '../../core/campaign/campaign.testing';
import { games } from '../../core/games';
import type { Host } from './host';
import { person, TestScreen, testHost } from './host.testing';

const rules: CampaignRules = { ...defaultRules, points: 14, target: { kind: 'open' } };
const two = [
  captain('Ann', { player: { kind: 'person' } }),
  captain('Bob', { player: { kind: 'person' } }),
].map(({ ships, crew, ...rest }) => ({ ...rest, ships: [...ships], crew: [...crew] }));

/** A host with all games, a screen, and a campaign in which one game is planned. */
async function begun(): Promise<{ host: Host; screen: TestScreen; campaign: string }> {
  const host = await testHost({ games });
  const screen = new TestScreen(host);
  const made = await screen.ask('campaign.found', { name: 'Spice', rules, captains: two });
  const campaign = made.campaign.id;
  await screen.ask('campaign.order', {
    campaign,
    order: { kind: 'plan', captains: ['c1', 'c2'], points: 14 },
  });
  return { host, screen, campaign };
}

describe('a campaign on the host', () => {
  test('a game is begun with what its captains own, and its end is entered when the campaign is opened next', async () => {
    const { screen, campaign } = await begun();
    const table = await screen.ask('campaign.begin', { campaign, game: 1 });
    expect(table.options).toMatchObject({ points: 14, musters: [{ points: 14 }, { points: 14 }] });
    expect(await screen.ask('campaign.of', { match: table.match })).toEqual({ campaign, name: 'Spice' });
    await screen.ask('match.sit', { match: table.match, seat: 0 });
    await screen.ask('match.resign', { match: table.match, seat: 0 });
    const opened = await screen.ask('campaign.open', { campaign });
    expect(opened.campaign.games).toMatchObject([{ state: 'entered', result: { winners: ['c2'] } }]);
    expect(await screen.ask('campaign.open', { campaign })).toEqual(opened);
  });

  test('several games are open at once, each resumed where it was', async () => {
    const { screen, campaign } = await begun();
    await screen.ask('campaign.order', {
      campaign,
      order: { kind: 'plan', captains: ['c2', 'c1'], points: 14 },
    });
    const first = await screen.ask('campaign.begin', {
      campaign,
      game: 1,
      parties: [
        { captain: 'c1', ships: ['s1'], crew: [] },
        { captain: 'c2', ships: ['s3'], crew: [] },
      ],
    });
    const second = await screen.ask('campaign.begin', { campaign, game: 2 });
    expect(first.match).not.toBe(second.match);
    const { campaign: now } = await screen.ask('campaign.open', { campaign });
    expect(now.games.map(({ state }) => state)).toEqual(['open', 'open']);
    expect((await screen.ask('match.open', { match: first.match })).match).toBe(first.match);
  });

  test('what a campaign refuses changes nothing and says why', async () => {
    const { screen, campaign } = await begun();
    const before = await screen.ask('campaign.open', { campaign });
    const order = { kind: 'buy-ship', captain: 'c1', card: 'PS-001' };
    const refused = await screen.refused('campaign.order', { campaign, order });
    expect([refused.code, refused.message.id]).toEqual(['campaign', 'campaign.refused.not-enough-gold']);
    expect((await screen.refused('campaign.begin', { campaign, game: 7 })).message.id).toBe(
      'campaign.refused.no-such-game',
    );
    expect((await screen.refused('campaign.open', { campaign: 'nowhere' })).code).toBe('no-such-campaign');
    expect(await screen.ask('campaign.open', { campaign })).toEqual(before);
  });

  test('a scenario is played in a campaign, by its own ships', async () => {
    const { screen, campaign } = await begun();
    const order = { kind: 'plan' as const, captains: ['c1', 'c2'], points: 14, scenario: 'first-raid' };
    await screen.ask('campaign.order', { campaign, order });
    const table = await screen.ask('campaign.begin', { campaign, game: 2 });
    expect(table.name).toBe('Spice: 2');
    await screen.ask('match.sit', { match: table.match, seat: 1 });
    await screen.ask('match.resign', { match: table.match, seat: 1 });
    const goals = await screen.ask('scenario.goals', { match: table.match });
    expect([goals.title, goals.goals.map(({ met }) => met)]).toEqual(['A first raid', [false, true, true]]);
    const { campaign: now } = await screen.ask('campaign.open', { campaign });
    // All the gold of the scenario goes to Ann: nothing lay at Bob's home.
    expect(now.games[1]).toMatchObject({
      state: 'entered',
      result: { treasure: { inPlay: 9, share: [9, 0] } },
    });
  });

  test('deleted, it lies in the bin and comes back', async () => {
    const { screen, campaign } = await begun();
    await screen.ask('campaign.delete', { campaign });
    expect((await screen.ask('campaign.list', {})).campaigns).toEqual([]);
    await screen.ask('campaign.restore', { campaign });
    expect((await screen.ask('campaign.list', {})).campaigns).toMatchObject([
      { campaign, open: 0, games: 1 },
    ]);
  });
});

test('a match night: any games, points for each, a game called off counts nothing', async () => {
  const host = await testHost({ games });
  const screen = new TestScreen(host);
  const players = ['Ann', 'Bob', 'Cy'].map(person);
  const made = await screen.ask('campaign.found-night', {
    name: 'Friday',
    scoring: { win: 3, draw: 1, played: 1 },
    players,
  });
  const campaign = made.campaign.id;
  const cards = await screen.ask('campaign.begin-night', {
    campaign,
    game: 'caribbean',
    seats: ['p1', 'p2'],
  });
  await screen.ask('campaign.begin-night', { campaign, game: 'piratas', seats: ['p3', 'p2'] });
  await screen.ask('match.sit', { match: cards.match, seat: 0 });
  await screen.ask('match.resign', { match: cards.match, seat: 0 });
  const struck = await screen.ask('campaign.order', { campaign, order: { kind: 'strike', game: 2 } });
  expect(struck.campaign.games).toMatchObject([
    { game: 'caribbean', state: 'entered', result: { winners: ['p2'] } },
    { game: 'piratas', state: 'struck', result: null },
  ]);
  expect(
    (await screen.refused('campaign.begin-night', { campaign, game: 'caribbean', seats: ['p1', 'p1'] }))
      .message.id,
  ).toBe('campaign.refused.same-captain-twice');
});
