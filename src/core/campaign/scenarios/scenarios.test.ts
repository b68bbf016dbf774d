import { describe, expect, test } from 'vitest';
import { type Match, seat, startMatch } from '../../engine';
import { spanishMain } from '../../games/spanish-main';
import { must, playRandomly } from '../campaign.testing';
import { goalMessage, goalsOf, type Scenario, scenarioSchema, scenarioTextSchema } from '../scenario';
import { scenarios } from '.';

function begun(scenario: Scenario, seed: number): Match {
  const { position } = scenario;
  const players = Array.from({ length: position.seats }, (_, n) => ({
    kind: 'person' as const,
    name: `Player ${n + 1}`,
  }));
  const { id, title, briefing, goals } = scenario;
  return must(
    startMatch(
      spanishMain,
      {
        game: 'spanish-main',
        rulesVersion: spanishMain.rulesVersion,
        options: { ...position.options },
        players,
        seed,
        position: { ...position },
        scenario: { id, title, briefing, goals },
      },
      () => 1,
    ),
  );
}

test('there are six, each with an id of its own', () => {
  expect(new Set(scenarios.map(({ id }) => id)).size).toBe(6);
});

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('scenario %s', (_, scenario) => {
  test('is a legal position that keeps all promises of the game, and survives its file', () => {
    expect(spanishMain.invariants(scenario.position)).toEqual([]);
    expect(scenarioSchema.parse(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    expect(begun(scenario, 1).toAct()).toEqual([0]);
  });

  test('nobody has won it before it begins, and its treasure can still decide it', () => {
    expect(spanishMain.outcome(scenario.position)).toBeNull();
    const gold = scenario.goals.flatMap((goal) => (goal.kind === 'gold' ? [goal.amount] : []));
    expect(Math.max(0, ...gold)).toBeLessThanOrEqual(scenario.position.startGold);
  });

  test('its goals name ships that are there, on the right side', () => {
    for (const goal of scenario.goals) {
      if (goal.kind !== 'sink' && goal.kind !== 'keep') continue;
      const ship = scenario.position.ships.find(({ card }) => card === goal.ship);
      expect([goal.ship, ship?.owner === 0]).toEqual([goal.ship, goal.kind === 'keep']);
    }
  });

  test('random play ends, and then each goal is decided', () => {
    const match = begun(scenario, 5);
    expect(goalsOf(match)).toBeNull();
    playRandomly(match, 5);
    expect(goalsOf(match)?.met.length).toBe(scenario.goals.length);
  });
});

test('a goal is told apart: the same end meets one and not the other', () => {
  const [first] = scenarios;
  if (!first) throw new Error('no scenario');
  const match = begun({ ...first, goals: [{ kind: 'win' }, { kind: 'keep', ship: 'PS-018' }] }, 1);
  must(match.submit({ kind: 'resign', seat: seat(0) }));
  expect(goalsOf(match)?.met).toEqual([false, true]);
  const won = begun({ ...first, goals: [{ kind: 'win' }, { kind: 'gold', amount: 1 }] }, 1);
  must(won.submit({ kind: 'resign', seat: seat(1) }));
  expect(goalsOf(won)?.met).toEqual([true, false]);
});

test('a goal names the ship by her name', () => {
  expect(goalMessage({ kind: 'sink', ship: 'SS-001' }).params).toEqual({ ship: 'El Acorazado' });
});

test('a scenario without goals is none', () => {
  expect(scenarioTextSchema.safeParse({ id: 'x', title: 'X', briefing: '', goals: [] }).success).toBe(false);
});
