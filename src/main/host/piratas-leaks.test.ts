import { describe, expect, test } from 'vitest';
import { type AnyGame, stableJson } from '../../core/engine';
import { piratas } from '../../core/games/piratas';
import { type Layout, position } from '../../core/games/piratas/piratas.testing';
import { person, TestScreen, testHost } from './host.testing';

const games: ReadonlyMap<string, AnyGame> = new Map([[piratas.id, piratas as AnyGame]]);

type Play = { readonly seat: number; readonly command: { readonly kind: string } & Record<string, unknown> };

/**
 * Ann, Bob and Cid at a screen each, and one that only looks on; commands are played one after the other.
 * @returns every byte that reached Cid's screen and the onlooker's, asked or unasked
 */
async function others(layout: Layout, plays: readonly Play[]): Promise<string> {
  const host = await testHost({ games });
  const seats = ['Ann', 'Bob', 'Cid'].map(person);
  const screens = seats.map(() => new TestScreen(host));
  const onlooker = new TestScreen(host);
  const [anns, , cids] = screens;
  if (!anns || !cids) throw new Error('no screens');
  const begin = { game: 'piratas', seats, seed: 9, position: position({ players: 3, ...layout }) };
  const { match } = await anns.ask('match.create', begin);
  for (const [seat, screen] of screens.entries()) {
    await screen.ask('match.open', { match });
    await screen.ask('match.sit', { match, seat });
  }
  await onlooker.ask('match.open', { match });
  const got: unknown[] = [];
  for (const [number, { seat, command }] of plays.entries()) {
    const screen = screens[seat];
    if (!screen) throw new Error('no screen');
    const table = await screen.ask('match.sit', { match, seat });
    await screen.ask('match.act', { match, seat, decision: table.decision, command });
    // At a table of several people the curtain falls on every screen whose seat has nothing to do.
    got.push(await cids.ask('match.sit', { match, seat: 2 }));
    for (const [viewer, one] of [
      [2, cids],
      ['spectator', onlooker],
    ] as const) {
      const at = { match, viewer, command: number + 1 };
      got.push(
        await one.ask('match.view', { match }),
        await one.ask('match.log', { match }),
        await one.ask('replay.open', { match, viewer }),
        await one.raw('replay.at', at),
        await one.refused('replay.at', { ...at, viewer: 0 }),
        await one.refused('match.act', { match, seat, decision: table.decision, command: { kind: 'draw' } }),
        await one.refused('match.check', { match, seat, command: { kind: 'draw' } }),
        await one.refused('match.undo', { match, seat }),
        await one.ask('match.ask', { match, question: { kind: 'card', card: 'cannon3-1' } }),
      );
    }
  }
  const bytes = stableJson([got, cids.pushed, onlooker.pushed]);
  await host.stop();
  return bytes;
}

const ann = (kind: string, more: Record<string, unknown> = {}): Play => ({
  seat: 0,
  command: { kind, ...more },
});

describe('what a player does in secret leaves every byte of the others’ screens the same:', () => {
  test('[duel.2] which card lies face down in an attack', async () => {
    const layout = { hands: ['cannon1 cannon3', 'cannon2', 'rum'] };
    const with1 = await others(layout, [ann('attack', { cards: ['cannon1-1'], target: 1 })]);
    const with3 = await others(layout, [ann('attack', { cards: ['cannon3-1'], target: 1 })]);
    expect(with3).toBe(with1);
  });

  test('[card.hull] which card goes under Steel Hull', async () => {
    const layout = { hands: ['treasure2 rum map', '', ''], vessels: ['hull'] };
    const treasure = await others(layout, [ann('hull', { card: 'treasure2-1' })]);
    expect(await others(layout, [ann('hull', { card: 'map-1' })])).toBe(treasure);
  });

  test('[P21] what the Treasure Map takes, and in which order the others go under the deck', async () => {
    const layout = { hands: ['map', '', ''], deck: 'treasure2 rum cannon3 ghost' };
    const map = ann('map', { card: 'map-1' });
    const choose = (take: string, ...bottom: string[]) => [map, ann('choose', { take, bottom })];
    const one = await others(layout, choose('treasure2-1', 'rum-1', 'cannon3-1', 'ghost-1'));
    expect(await others(layout, choose('ghost-1', 'cannon3-1', 'treasure2-1', 'rum-1'))).toBe(one);
  });

  test('[card.wheel] which of two cards the Wheel of Fortune leaves on top', async () => {
    const layout = { hands: ['rum', '', ''], vessels: ['wheel'], deck: 'treasure2 rum cannon3' };
    const place = (top: string, bottom: string) => [
      ann('wheel'),
      ann('place', { top: [top], bottom: [bottom] }),
    ];
    const one = await others(layout, place('treasure2-1', 'rum-2'));
    expect(await others(layout, place('rum-2', 'treasure2-1'))).toBe(one);
  });

  test('[P40][P47] which card the winner of a duel takes out of a hand that he alone has seen', async () => {
    const layout = { hands: ['cannon3', 'treasure2 rum map', ''] };
    const take = (card: string): Play[] => [
      ann('attack', { cards: ['cannon3-1'], target: 1 }),
      { seat: 1, command: { kind: 'defend', cards: [] } },
      ann('take', { card }),
    ];
    expect(await others(layout, take('map-1'))).toBe(await others(layout, take('treasure2-1')));
  });

  test('[P47] what lies in a hand that a Spyglass or Cyclops Eye looks into', async () => {
    const seen = (hand: string) =>
      others({ hands: ['spyglass', hand, ''], vessels: ['cyclops'], deck: 'pirate' }, [
        ann('cyclops', { target: 1 }),
        ann('spyglass', { card: 'spyglass-1', target: 1 }),
        ann('spy', { discard: null }),
      ]);
    expect(await seen('treasure2 rum-2')).toBe(await seen('cannon3 ghost'));
  });

  test('[card.plunder][card.rum] what is drawn or taken unseen', async () => {
    const drawn = (hand: string, deck: string) =>
      others({ hands: ['plunder rum', hand, ''], deck }, [
        ann('plunder', { card: 'plunder-1', target: 1 }),
        ann('rum', { card: 'rum-1' }),
      ]);
    expect(await drawn('treasure2', 'cannon3 ghost')).toBe(await drawn('helmsman', 'parrot treasure1'));
  });
});
