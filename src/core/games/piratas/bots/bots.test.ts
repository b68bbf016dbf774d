import { expect, test } from 'vitest';
import { piratasText } from '../../../../shared/text/en/piratas';
import { textFaults } from '../../../../shared/text/testing';
import { type Budget, Random } from '../../../engine';
import { piratas } from '..';
import { bots } from '.';

const unhurried: Budget = { expired: () => false };

test.each(bots)('a $level plays whole games by the rules and says why in words', ({ choose }) => {
  for (let seed = 1; seed <= 3; seed++) {
    const random = Random.fromSeed(seed);
    const state = piratas.setUp(piratas.options.defaults, 1 + seed, random);
    for (let [who] = piratas.toAct(state); who !== undefined; [who] = piratas.toAct(state)) {
      const { command, reason } = choose(piratas.view(state, who), who, unhurried, random);
      expect(piratas.check(state, who, command)).toMatchObject({ ok: true });
      expect(textFaults([reason], piratasText)).toEqual([]);
      piratas.play(state, who, command, random);
    }
    expect(piratas.outcome(state)).not.toBeNull();
  }
});

test.each(bots)('a $level chooses the same when only what is hidden differs', ({ choose }) => {
  const random = Random.fromSeed(9);
  const state = piratas.setUp(piratas.options.defaults, 3, random);
  for (let n = 0; n < 30; n++) {
    const [who] = piratas.toAct(state);
    if (who === undefined) break;
    const decide = (of: typeof state) =>
      choose(piratas.view(of, who), who, unhurried, Random.fromSeed(n)).command;
    const command = decide(state);
    expect(decide(piratas.imagine(piratas.view(state, who), random))).toEqual(command);
    piratas.play(state, who, command, random);
  }
  expect.hasAssertions();
});
