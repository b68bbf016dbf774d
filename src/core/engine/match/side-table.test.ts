import { describe, expect, test } from 'vitest';
import { ann, begin, bob, codeOf, reopened, stake, threePeople } from './match.testing';
import { firstTable, rulesOutcome } from './side-table';

describe('the table beside the game', () => {
  test('one who resigns loses to the other', () => {
    const match = begin();
    match.submit({ kind: 'resign', seat: ann });
    expect(match.outcome()).toMatchObject({ by: 'resignation', winners: [bob] });
    expect(match.toAct()).toEqual([]);
    expect(codeOf(match.submit(stake(bob, 1)))).toBe('match-over');
  });

  test('among three the seat that resigned is played on by an opponent and can’t win', () => {
    const match = begin({ players: threePeople, options: { rounds: 1 } });
    match.submit({ kind: 'resign', seat: ann });
    expect(match.outcome()).toBeNull();
    expect(match.playedBy(ann)).toMatchObject({ kind: 'opponent' });
    for (const who of match.seats) match.submit(stake(who, 1));
    expect(match.outcome()?.by).toBe('rules');
    expect(match.outcome()?.winners).not.toContain(ann);
  });

  test('when whoever came first had resigned the next by the game’s own places wins, and its words are not the game’s', () => {
    const outcome = { scores: [9, 5, 5], winners: [ann], places: [1, 3, 2], reason: { id: 'ann wins' } };
    const table = { ...firstTable(threePeople), resigned: [ann] };
    expect(rulesOutcome(outcome, table)).toMatchObject({
      winners: [2],
      reason: { id: 'match.outcome.first-resigned' },
    });
    const { places: _, ...withoutPlaces } = outcome;
    expect(rulesOutcome(withoutPlaces, table).winners).toEqual([bob, 2]);
  });

  test('a draw needs the other’s consent', () => {
    const match = begin();
    match.submit({ kind: 'offer-draw', seat: ann });
    expect(match.drawOffer).toEqual({ from: ann, agreed: [], missing: [bob] });
    expect(codeOf(match.submit({ kind: 'answer-draw', seat: ann, agree: true }))).toBe('nothing-pending');
    match.submit({ kind: 'answer-draw', seat: bob, agree: true });
    expect(match.outcome()).toMatchObject({ by: 'agreement', winners: [] });
  });

  test('a person and an opponent can change places, and notes stay private to their seat', () => {
    const match = begin();
    match.submit({ kind: 'swap', seat: bob, player: { kind: 'opponent', name: 'Bot', level: 'captain' } });
    match.submit({ kind: 'note', seat: ann, text: 'Bob bluffs' });
    const again = reopened(match);
    expect(again.players[1]).toMatchObject({ level: 'captain' });
    expect([again.notebook(ann), again.notebook(bob)]).toEqual(['Bob bluffs', '']);
    expect(JSON.stringify(match.linesFor(bob))).not.toContain('bluffs');
  });
});
