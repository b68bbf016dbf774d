import { describe, expect, test } from 'vitest';
import { type Match, Random, seat, startMatch } from '../engine';
import { spanishMain } from '../games/spanish-main';
import type { Command } from '../games/spanish-main/commands';
import { type Scene, scene } from '../games/spanish-main/testing/scene';
import { campaignOf, captain, must, playRandomly, withGame } from './campaign.testing';
import { beginGame, enterResult, mayBegin, planGame, strikeGame } from './games';
import { purseOf } from './ledger';
import { matchOptions, readyShips, wholeParty } from './muster';
import { battlesOf, champions, honours, standings } from './standings';
import type { CampaignRules, CaptainsCampaign } from './types';

// Ann's and Bob's fleet alike: s1, s3 are Carrion Crow, s2, s4 Longshanks.
const CROW = 'Carrion Crow';
const LONGSHANKS = 'Longshanks';

/** A seed whose first die shows that number. */
function seedRolling(roll: number): number {
  for (let seed = 1; seed < 1000; seed++) if (Random.fromSeed(seed).die() === roll) return seed;
  throw new RangeError(`no seed rolls ${roll}`);
}

/** Ann's Crow, whole, beside Bob's derelict Longshanks, who carries 5 gold; 4 lie at Ann's home, 3 at Bob's, 2 on a wild island. */
const sinking = (): Scene =>
  scene({
    ships: [
      { card: CROW, at: [400, 400], masts: [true, false] },
      { card: LONGSHANKS, owner: 1, at: [400, 440], masts: [false, false, false], treasure: [5] },
    ],
    islands: [
      { at: [100, 100], home: 0, gold: [4] },
      { at: [800, 800], home: 1, gold: [1, 2] },
      { at: [800, 100], treasure: [2] },
    ],
  });

function matchFrom(from: Scene, seed: number): Match {
  return must(
    startMatch(
      spanishMain,
      {
        game: 'spanish-main',
        rulesVersion: spanishMain.rulesVersion,
        options: { ...from.state.options },
        players: [
          { kind: 'person', name: 'Ann' },
          { kind: 'person', name: 'Bob' },
        ],
        seed,
        position: { ...from.state },
      },
      () => 1,
    ),
  );
}

const give = (match: Match, command: Command): unknown =>
  must(match.submit({ kind: 'play', seat: seat(0), command }));

/** The campaign before and after a game in which Ann sinks Longshanks and Bob resigns. */
function sunk(rules: Partial<CampaignRules> = {}) {
  const before = withGame(campaignOf(rules), 'match-1', 1).campaign;
  const from = sinking();
  const match = matchFrom(from, seedRolling(6));
  give(match, from.fire(CROW, 0, LONGSHANKS));
  must(match.submit({ kind: 'resign', seat: seat(1) }));
  return { before, after: enterResult(before, 'match-1', match, 9), match };
}

const resultOf = (campaign: CaptainsCampaign) => campaign.games[0]?.result;
const shipOf = (campaign: CaptainsCampaign, id: string) => campaign.ships.find((ship) => ship.id === id);

describe('the result of a game', () => {
  test('the winner takes all the treasure in play but what lies on the loser’s home', () => {
    const { before, after } = sunk();
    // 14 in play. Of the sunk 5 gold 3 go to Ann's home and 2 to Bob's: he keeps 3 + 2.
    expect(resultOf(after)?.treasure).toEqual({ inPlay: 14, home: [7, 5], share: [9, 5], toSea: 0 });
    expect([purseOf(before, 'c1'), purseOf(after, 'c1')]).toEqual([10, 19]);
    expect([purseOf(before, 'c2'), purseOf(after, 'c2')]).toEqual([10, 15]);
    expect(resultOf(after)?.winners).toEqual(['c1']);
  });

  test('a ship that sank is told with whoever sank her, and the sinker gets the credit', () => {
    const { after } = sunk();
    const none = { sank: 0, landed: 0, capturedBy: null };
    expect(battlesOf(after, 's1')).toEqual([{ ...none, game: 1, sank: 1, sunkBy: null, mastsLeft: 1 }]);
    expect(battlesOf(after, 's4')).toEqual([{ ...none, game: 1, sunkBy: 'c1', mastsLeft: 0 }]);
    expect(honours(after)).toContainEqual({ kind: 'most-sunk', captain: 'c1', ship: 's1', count: 1 });
  });

  test.each([
    ['return', 'afloat'],
    ['lost', 'lost'],
    ['fee', 'wreck'],
  ] as const)('sunk ships: where the rule is “%s”, she is %s', (rule, state) => {
    const { after } = sunk({ sunk: rule });
    expect(shipOf(after, 's4')?.state).toBe(state);
    expect(readyShips(after, 'c2').map(({ id }) => id)).toEqual(rule === 'return' ? ['s3', 's4'] : ['s3']);
  });

  test('masts: all stand again, or stay lost until somebody pays', () => {
    expect(shipOf(sunk().after, 's1')?.masts).toEqual([true, true]);
    expect(shipOf(sunk({ masts: 'repair' }).after, 's1')?.masts).toEqual([true, false]);
    expect(shipOf(sunk({ masts: 'repair' }).after, 's4')?.masts).toEqual([false, false, false]);
  });

  test('a captured ship goes back to her owner, and her history knows', () => {
    const from = sinking();
    from.she(LONGSHANKS).owner = seat(0);
    from.she(LONGSHANKS).builder = seat(1);
    const match = matchFrom(from, 1);
    must(match.submit({ kind: 'resign', seat: seat(1) }));
    const after = enterResult(withGame(campaignOf(), 'match-1', 1).campaign, 'match-1', match, 9);
    expect(shipOf(after, 's4')).toMatchObject({ captain: 'c2', state: 'afloat' });
    expect(battlesOf(after, 's4')).toMatchObject([{ capturedBy: 'c1', sunkBy: null }]);
  });

  test('counts once, however often it is brought', () => {
    const { after, match } = sunk();
    expect(enterResult(after, 'match-1', match, 10)).toBe(after);
  });

  test('of a match that is none of the campaign’s, or not over, changes nothing', () => {
    const { before, match } = sunk();
    expect(enterResult(before, 'match-2', match, 9)).toBe(before);
    expect(enterResult(before, 'match-1', matchFrom(sinking(), 1), 9)).toBe(before);
  });
});

describe('stakes', () => {
  const staked = { treasure: 'staked', purse: 20, gold: 12 } as const;

  test('each pays his treasure when the game begins, and it is all that there is to win', () => {
    const { campaign, match } = withGame(campaignOf(staked), 'match-1', 7);
    expect(campaign.captains.map(({ id }) => purseOf(campaign, id))).toEqual([8, 8]);
    const after = enterResult(campaign, 'match-1', playRandomly(match, 7), 9);
    const { inPlay, toSea } = resultOf(after)?.treasure ?? { inPlay: 0, toSea: 0 };
    const sum = after.captains.reduce((total, { id }) => total + purseOf(after, id), 0);
    expect(sum).toBe(16 + inPlay - toSea);
  });
  test('who can’t pay doesn’t sail', () => {
    const poor = campaignOf({ ...staked, purse: 11 });
    const planned = must(planGame(poor, { captains: ['c1', 'c2'], points: 14, scenario: null }, 2));
    expect(mayBegin(planned, 1)).toMatchObject({ ok: false, error: { code: 'not-enough-gold' } });
  });
  test('called off, or over before any treasure was dealt, they go back', () => {
    const { campaign, match } = withGame(campaignOf(staked), 'match-1', 7);
    const struck = must(strikeGame(campaign, 1, 9));
    must(match.submit({ kind: 'resign', seat: seat(0) }));
    const resigned = enterResult(campaign, 'match-1', match, 9);
    for (const after of [struck, resigned]) {
      expect(after.captains.map(({ id }) => purseOf(after, id))).toEqual([20, 20]);
    }
  });
});

describe('games to come', () => {
  test('several are open at once; what sails in one can’t sail in another', () => {
    const { campaign } = withGame(
      campaignOf(
        {},
        ['Ann', 'Bob', 'Cy'].map((name) => captain(name)),
      ),
      'm1',
      1,
    );
    const again = must(planGame(campaign, { captains: ['c1', 'c3'], points: 14, scenario: null }, 4));
    const parties = ['c1', 'c3'].map((id) => wholeParty(again, id));
    expect(parties.map(({ ships }) => ships.length)).toEqual([0, 2]);
    expect(matchOptions(again, { points: 14, parties })).toMatchObject({ error: { code: 'no-ship-fits' } });
    const other = must(planGame(campaign, { captains: ['c2', 'c3'], points: 14, scenario: null }, 4));
    const half = { captain: 'c2', ships: ['s3'], crew: [] };
    const stolen = matchOptions(other, { points: 14, parties: [half, wholeParty(other, 'c3')] });
    expect(stolen).toMatchObject({ error: { code: 'not-your-ship' } });
  });
  test('a handicap is points more, or fewer, for one captain’s fleets', () => {
    const uneven = campaignOf({}, [captain('Ann', { handicap: -4 }), captain('Bob', { handicap: 6 })]);
    const parties = ['c1', 'c2'].map((id) => wholeParty(uneven, id));
    expect(must(matchOptions(uneven, { points: 14, parties })).musters?.map(({ points }) => points)).toEqual([
      10, 20,
    ]);
  });
  test('a game is begun once', () => {
    const { campaign } = withGame(campaignOf(), 'match-1', 1);
    expect(beginGame(campaign, 1, 'match-2', [], 5)).toMatchObject({ error: { code: 'already-begun' } });
  });
  test('once the target is reached nobody begins another', () => {
    const { after } = sunk({ target: { kind: 'gold', amount: 19 } });
    expect(champions(after).map(({ name }) => name)).toEqual(['Ann']);
    const more = planGame(after, { captains: ['c1', 'c2'], points: 14, scenario: null }, 10);
    expect(more).toMatchObject({ error: { code: 'over' } });
  });
  test('a target of wins ranks by wins', () => {
    const { after } = sunk({ target: { kind: 'wins', amount: 2 }, sunk: 'return' });
    expect(standings(after).map(({ captain: { name }, wins, place }) => [name, wins, place])).toEqual([
      ['Ann', 1, 1],
      ['Bob', 0, 2],
    ]);
    expect(champions(after)).toEqual([]);
  });
});
