import { expect, test } from 'vitest';
import { defaultRules } from '../../core/campaign';
import { captain } from '../../core/campaign/campaign.testing';
import { games } from '../../core/games';
import { person, TestScreen, testHost } from './host.testing';

const seats = ['Ann', 'Bob'].map(person);
const story = { title: 'Night & fog!', briefing: 'Find them first.', goals: [{ kind: 'win' as const }] };

async function atSea(): Promise<{ screen: TestScreen; match: string }> {
  const screen = new TestScreen(await testHost({ games }));
  const { match } = await screen.ask('scenario.begin', { scenario: 'first-raid', seats });
  return { screen, match };
}

test('the position of a match is kept as a scenario, listed after the program’s own, and played from there', async () => {
  const { screen, match } = await atSea();
  const { ships } = await screen.ask('scenario.draft', { match });
  expect(ships.filter(({ own }) => own)).not.toEqual([]);
  const sink = { kind: 'sink' as const, ship: ships.find(({ own }) => !own)?.card ?? '' };
  const { scenario } = await screen.ask('scenario.keep', { match, ...story, goals: [...story.goals, sink] });
  expect(scenario).toBe('night-fog');
  const { scenarios } = await screen.ask('scenario.list', {});
  expect(scenarios.at(-1)).toMatchObject({ id: 'night-fog', title: 'Night & fog!', kept: true, seats: 2 });
  expect(scenarios.at(-1)?.goals).toHaveLength(2);
  const again = await screen.ask('scenario.begin', { scenario, seats });
  expect(again).toMatchObject({ game: 'spanish-main', name: 'Night & fog!' });
  await screen.ask('match.sit', { match: again.match, seat: 1 });
  await screen.ask('match.resign', { match: again.match, seat: 1 });
  expect((await screen.ask('scenario.goals', { match: again.match })).goals.map(({ met }) => met)).toEqual([
    true,
    false,
  ]);
});

test('exported and imported it is the same scenario under a name of its own', async () => {
  const { screen, match } = await atSea();
  const { scenario } = await screen.ask('scenario.keep', { match, ...story });
  const given = await screen.ask('scenario.export', { scenario });
  if (given.how !== 'text') throw new Error('a shell without dialogs gives the text');
  expect(given.fileName).toBe('night-fog.ctscenario');
  const second = await screen.ask('scenario.import', { text: given.text });
  expect(second.scenario).toBe('night-fog-2');
  const copy = await screen.ask('scenario.export', second);
  if (copy.how !== 'text') throw new Error('a shell without dialogs gives the text');
  expect(JSON.parse(copy.text)).toEqual({ ...JSON.parse(given.text), id: 'night-fog-2' });
  await screen.ask('scenario.delete', { scenario });
  expect((await screen.ask('scenario.list', {})).scenarios.filter(({ kept }) => kept)).toMatchObject([
    { id: 'night-fog-2' },
  ]);
});

test('no scenario is made of a game of cards, of a set-up, or of a game that is over', async () => {
  const { screen, match } = await atSea();
  const because = async (id: string) =>
    (await screen.refused('scenario.keep', { match: id, ...story })).message.id;
  const cards = await screen.ask('match.create', { game: 'caribbean', seats });
  const setUp = await screen.ask('match.create', { game: 'spanish-main', seats });
  await screen.ask('match.sit', { match, seat: 0 });
  await screen.ask('match.resign', { match, seat: 0 });
  for (const id of [cards.match, setUp.match, match]) {
    expect(await because(id)).toBe('campaign.refused.no-scenario-here');
  }
  expect((await screen.refused('scenario.draft', { match: 'none' })).code).toBe('no-such-match');
  expect((await screen.ask('scenario.list', {})).scenarios.filter(({ kept }) => kept)).toEqual([]);
});

test.each([
  ['no JSON', 'avast'],
  ['another thing', '{"format":1,"title":"x"}'],
  ['a key that no scenario has', '{"__proto__":{}}'],
])('%s is no scenario: refused, and nothing is kept', async (_, text) => {
  const { screen } = await atSea();
  expect((await screen.refused('scenario.import', { text })).code).toBe('bad-position');
  expect((await screen.ask('scenario.list', {})).scenarios.filter(({ kept }) => kept)).toEqual([]);
});

test('a scenario whose position the rules don’t know is refused before it is kept', async () => {
  const { screen } = await atSea();
  const given = await screen.ask('scenario.export', { scenario: 'first-raid' });
  if (given.how !== 'text') throw new Error('a shell without dialogs gives the text');
  const json = JSON.parse(given.text);
  json.position.ships[0].card = 'no-such-card';
  expect((await screen.refused('scenario.import', { text: JSON.stringify(json) })).code).toBe('bad-position');
});

test('a scenario that was kept is sailed in a campaign too', async () => {
  const { screen, match } = await atSea();
  const { scenario } = await screen.ask('scenario.keep', { match, ...story });
  const captains = ['Ann', 'Bob'].map((name) => {
    const { ships, crew, ...rest } = captain(name, { player: { kind: 'person' } });
    return { ...rest, ships: [...ships], crew: [...crew] };
  });
  const made = await screen.ask('campaign.found', { name: 'Fog', rules: defaultRules, captains });
  const campaign = made.campaign.id;
  const order = { kind: 'plan' as const, captains: ['c1', 'c2'], points: 30, scenario };
  await screen.ask('campaign.order', { campaign, order });
  expect(await screen.ask('campaign.begin', { campaign, game: 1 })).toMatchObject({ name: 'Fog: 1' });
});
