import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../../core/engine';
import type { Message } from '../../../core/engine/message';
import { type Command, piratas, type Question } from '../../../core/games/piratas';
import { type Layout, plays, position } from '../../../core/games/piratas/piratas.testing';
import { joinCatalogues } from '../../../shared/text/catalogue';
import { piratasText } from '../../../shared/text/en/piratas';
import { piratasPanelText } from '../../../shared/text/en/piratas-panel';
import { patternFaults, textFaults } from '../../../shared/text/testing';
import { choicesWith, mapCommand, pairable } from './choices';
import { partsOf, sumLine } from './scene/DuelSums';
import { stepsOf } from './scene/flights';
import { duelCards, layOut } from './scene/layout';
import { playerLines } from './Twin';

const catalogue = joinCatalogues(piratasText, piratasPanelText);
const table = (layout: Layout) => {
  const state = position(layout);
  const view = piratas.view(state, seat(0));
  const ask = (question: Question) => piratas.ask(view, question);
  return { state, view, ask, commands: piratas.legal(state, seat(0)).commands };
};

describe('choices', () => {
  test('without a chosen card: drawing and the vessel’s extra action', () => {
    const { view, ask, commands } = table({ hands: ['rum cannon1', 'map'], vessels: ['merchant'] });
    const kinds = choicesWith({ view, ask }, commands, []).map(({ command }) => command.kind);
    expect(kinds).toEqual(['draw', 'merchant']);
  });

  test('two cannons chosen attack together, and the label tells what they would fire', () => {
    const { view, ask, commands } = table({ hands: ['cannon3 cannon1 rum', 'map'], crew: ['pirate'] });
    const [attack, ...others] = choicesWith(
      { view, ask },
      commands,
      [...(view.players[0]?.hand.cards ?? [])].slice(0, 2),
    );
    expect(others).toEqual([]);
    expect(attack?.detail).toEqual({ id: 'piratas.do.attack.turn', params: { total: 5 } });
  });

  test('only cards that some command lays together may be chosen together', () => {
    const { view, commands } = table({ hands: ['cannon3 parrot rum', 'map'] });
    const [cannon, parrot, rum] = view.players[0]?.hand.cards ?? [];
    if (!cannon || !parrot || !rum) throw new Error('no hand');
    const canPair = pairable(commands);
    expect([canPair(cannon, parrot), canPair(cannon, rum), canPair(parrot, rum)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('the Map takes the card chosen first, the others follow in the order chosen, the rest as shown', () => {
    const [a, b, c, d] = position({}).deck;
    if (!a || !b || !c || !d) throw new Error('no deck');
    expect(mapCommand([a, b, c, d], [c, a])).toEqual({ kind: 'choose', take: c, bottom: [a, b, d] });
    expect(mapCommand([a, b, c, d], [])).toBeNull();
  });

  test('every choice of a random game has its words', () => {
    const messages: Message[] = [];
    const state = position({ players: 4, hands: ['treasure1 rum map', 'plunder', 'parrot', 'cannon1'] });
    const random = Random.fromSeed(4);
    for (let turn = 0; turn < 150; turn++) {
      const [by] = piratas.toAct(state);
      if (by === undefined) break;
      const view = piratas.view(state, by);
      const ask = (question: Question) => piratas.ask(view, question);
      const { commands } = piratas.legal(state, by);
      for (const command of commands)
        for (const { label, detail } of choicesWith({ view, ask }, [command], cardsIn(command)))
          messages.push(label, ...(detail ? [detail] : []));
      messages.push(...state.hands.flatMap((_, n) => playerLines(view, seat(n))));
      plays(state, by, random.pick(commands), turn);
    }
    expect(messages.length).toBeGreaterThan(300);
    expect(textFaults(messages, catalogue)).toEqual([]);
    expect(patternFaults(piratasPanelText)).toEqual([]);
  });
});

const cardsIn = (command: Command) =>
  'cards' in command
    ? command.cards
    : 'card' in command && command.kind !== 'take' && command.kind !== 'poseidon'
      ? [command.card]
      : [];

describe('the scene', () => {
  const duel = () => {
    const state = position({ hands: ['cannon3 rum', 'cannon1 map'], crew: ['pirate cursed'] });
    plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    const before = layOut(piratas.view(state, seat(1)));
    const events = plays(state, 1, { kind: 'defend', cards: ['cannon1-1'] });
    return { state, before, events };
  };

  test('a face-down attack lies on the duel’s stage as a back that tells nothing', () => {
    const { before } = duel();
    expect(before.filter(({ zone }) => zone === 'attack')).toMatchObject([
      { id: 'attack-0', card: null, up: false },
    ]);
  });

  test('no card lies in two places, before or after a duel', () => {
    const { state, before } = duel();
    for (const laid of [before, layOut(piratas.view(state, seat(0)))])
      expect(new Set(laid.map(({ id }) => id)).size).toBe(laid.length);
  });

  test('at the reveal both sides turn over, and the sums are counted part by part', () => {
    const { state, before, events } = duel();
    const view = piratas.view(state, seat(0));
    expect(duelCards(view)).toEqual(['cannon3-1', 'cannon1-1']);
    const steps = stepsOf(events, view, before, layOut(view));
    const reveal = steps.find(({ counts }) => counts);
    expect(reveal?.flights.map(({ from, to }) => [from.up, to.up])).toEqual([
      [false, true],
      [false, true],
    ]);
    const sum = state.duel?.attackSum;
    if (!sum) throw new Error('no duel');
    expect(partsOf(sum)).toEqual([3, 1, -1]);
    expect([0, 1, 2, 3].map((n) => sumLine(sum, n))).toEqual(['0', '3', '3 + 1', '3 + 1 − 1 = 3']);
  });
});
