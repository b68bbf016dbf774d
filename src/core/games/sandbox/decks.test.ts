import { describe, expect, test } from 'vitest';
import { sandbox } from '.';
import type { Command } from './commands';
import { fromSet, plain } from './look';
import { dieOf, part, sizes } from './parts';
import { ann, at, bob, card, cid, deckTable, p, Table } from './table.testing';

const toHand = { to: 'hand' } as const;
const toTable = { to: 'table', pose: at(200, 0), face: 'up' } as const;

describe('decks', () => {
  test('[sandbox.decks] drawing takes the top card, and a second draw that saw the same deck is refused', () => {
    const { table, deck } = deckTable(4);
    const draw = { kind: 'draw', from: deck, stamp: 0, count: 1, target: toHand } as const;
    table.do(ann, draw);
    expect(table.hand(ann)).toEqual(['D']);
    expect(table.refusal(ann, draw)?.code).toBe('stale');
    expect(table.refusal(bob, draw)?.code).toBe('stale');
    table.do(bob, { ...draw, stamp: 1 });
    expect([table.hand(ann), table.hand(bob), table.fronts(deck)]).toEqual([['D'], ['C'], ['A', 'B']]);
  });

  test('[sandbox.decks] dealing goes round the seats named, one card at a time', () => {
    const { table, deck } = deckTable(7);
    table.do(cid, { kind: 'deal', from: deck, stamp: 0, each: 2, to: [bob, ann] });
    expect([table.hand(ann), table.hand(bob), table.hand(cid)]).toEqual([['F', 'D'], ['G', 'E'], []]);
    expect(table.refusal(ann, { kind: 'deal', from: deck, stamp: 1, each: 2, to: [ann, bob] })?.code).toBe(
      'too-few-there',
    );
  });

  test('a shuffle keeps every card, mixes them by the seed, and gives each a new id', () => {
    const order = (seed: number) => {
      const { table, deck } = deckTable(12, seed);
      const before = table.piece(deck).hold?.items.map(({ id }) => id) ?? [];
      table.do(ann, { kind: 'shuffle', id: deck });
      const after = table.piece(deck).hold?.items.map(({ id }) => id) ?? [];
      expect(after.filter((id) => before.includes(id))).toEqual([]);
      return table.fronts(deck);
    };
    expect([...order(3)].sort()).toEqual('ABCDEFGHIJKL'.split(''));
    expect(order(3)).toEqual(order(3));
    expect(order(3)).not.toEqual(order(4));
  });

  test('a split leaves the lower part and lays the upper one beside it, in the same order', () => {
    const { table, deck } = deckTable(5);
    table.do(ann, { kind: 'split', from: deck, stamp: 0, count: 2 });
    const other = table.state.pieces.find(({ id }) => id !== deck);
    expect([table.fronts(deck), other && table.fronts(other.id)]).toEqual([
      ['A', 'B', 'C'],
      ['D', 'E'],
    ]);
  });

  test('turned over, the lowest card is on top and all can be seen', () => {
    const { table, deck } = deckTable(3);
    const seen = () => sandbox.view(table.state, bob).pieces.find(({ id }) => id === deck)?.hold?.items;
    expect(seen()).toBeNull();
    table.do(ann, { kind: 'flip', ids: [deck] });
    expect(table.fronts(deck)).toEqual(['C', 'B', 'A']);
    expect(seen()?.map(({ identity }) => identity?.front)).toEqual(['C', 'B', 'A'].map(plain));
  });

  test('a deck from which the last card has gone is no more', () => {
    const { table, deck } = deckTable(2);
    table.do(ann, { kind: 'draw', from: deck, stamp: 0, count: 2, target: toTable });
    expect(table.state.pieces.map(({ kind }) => kind)).toEqual(['card', 'card']);
  });
});

describe('searching', () => {
  test('[sandbox.search] only the searcher sees the cards, the others see that he looks, and wait', () => {
    const { table, deck } = deckTable(4);
    const [event] = table.do(ann, { kind: 'search', id: deck });
    const hold = (viewer: typeof ann | 'spectator') =>
      sandbox.view(table.state, viewer).pieces.find(({ id }) => id === deck)?.hold;
    expect(hold(ann)?.items?.map(({ identity }) => identity?.front)).toEqual(['A', 'B', 'C', 'D'].map(plain));
    expect([hold(bob)?.items, hold('spectator')?.items, hold(bob)?.searcher]).toEqual([null, null, ann]);
    expect(event && sandbox.redact(event, bob, table.state)).toEqual(event);
    const others: Command[] = [
      { kind: 'draw', from: deck, stamp: 0, count: 1, target: toHand },
      { kind: 'shuffle', id: deck },
      { kind: 'take', from: deck, stamp: 0, index: 1, target: toHand },
      { kind: 'flip', ids: [deck] },
    ];
    for (const command of others) expect(table.refusal(bob, command)?.code).toBe('being-searched');
    table.do(ann, { kind: 'take', from: deck, stamp: 0, index: 1, target: toHand });
    table.do(ann, { kind: 'close', id: deck });
    expect([table.hand(ann), table.fronts(deck)]).toEqual([['B'], ['A', 'C', 'D']]);
    expect(table.refusal(ann, { kind: 'take', from: deck, stamp: 1, index: 0, target: toHand })?.code).toBe(
      'closed',
    );
  });
});

describe('what holds what', () => {
  const bag = part('bag', sizes.bag, plain(''));
  const box = part('box', sizes.box, plain(''));

  test('[sandbox.holds] a bag gives what chance will, a box what one picks; bags hold dice, decks hold flat pieces', () => {
    const table = new Table([bag, card('x'), card('y'), dieOf(6), box]);
    expect(table.refusal(ann, { kind: 'put', ids: [p(5)], into: p(1), at: 'top' })?.code).toBe(
      'does-not-fit',
    );
    table.do(ann, { kind: 'put', ids: [p(2), p(3), p(4)], into: p(1), at: 'top' });
    expect(sandbox.view(table.state, ann).pieces[0]?.hold).toMatchObject({ items: null, count: 3 });
    table.do(ann, { kind: 'draw', from: p(1), stamp: 1, count: 3, target: toTable });
    const drawn = table.state.pieces.map(({ kind }) => kind);
    expect(drawn.sort()).toEqual(['bag', 'box', 'card', 'card', 'die']);
    const die = table.state.pieces.find(({ kind }) => kind === 'die');
    if (!die) throw new Error('no die');
    table.do(bob, { kind: 'put', ids: [die.id], into: p(5), at: 'top' });
    table.do(cid, { kind: 'take', from: p(5), stamp: 1, index: 0, target: toTable });
    expect(table.state.pieces.at(-1)?.die?.value).toBe(6);
    expect(table.refusal(ann, { kind: 'gather', ids: [die.id] })?.code).toBe('not-flat');
  });

  test('a ship carries crew face down: whoever has seen it knows it, the others see a back', () => {
    const crew = part('crew', sizes.crew, fromSet('spanish-main', 'crew', 'captain'), plain('back'), {
      face: 'down',
    });
    const table = new Table([part('ship', sizes.box, plain('')), crew]);
    table.do(ann, { kind: 'peek', ids: [p(2)] });
    table.do(ann, { kind: 'put', ids: [p(2)], into: p(1), at: 'top' });
    const aboard = (viewer: typeof ann) =>
      sandbox.view(table.state, viewer).pieces[0]?.hold?.items?.[0]?.identity;
    expect([aboard(ann)?.front, aboard(bob)]).toEqual([crew.identity.front, null]);
  });
});

describe('hands', () => {
  test('[sandbox.hands] only its holder sees and plays it; played face down a card bears an id that nobody has seen', () => {
    const table = new Table([card('ace'), card('two')]);
    table.do(ann, { kind: 'hand', ids: [p(1), p(2)] });
    const [held] = table.state.hands[ann] ?? [];
    if (!held) throw new Error('no card');
    const seen = sandbox.view(table.state, bob).hands[ann];
    expect([seen?.items, seen?.backs.length]).toEqual([null, 2]);
    const play: Command = { kind: 'play', items: [{ id: held.id, pose: at(0, 0), face: 'down' }] };
    expect(table.refusal(bob, play)?.code).toBe('not-in-hand');
    table.do(ann, play);
    const [laid] = table.state.pieces;
    expect([p(1), held.id]).not.toContain(laid?.id);
    const front = (viewer: typeof ann) =>
      sandbox.view(table.state, viewer).pieces[0]?.identity?.front ?? null;
    expect([front(ann), front(bob)]).toEqual([plain('ace'), null]);
    table.do(ann, { kind: 'give', ids: (table.state.hands[ann] ?? []).map(({ id }) => id), to: cid });
    expect([table.hand(ann), table.hand(cid)]).toEqual([[], ['two']]);
  });
});

describe('what lies face down', () => {
  test('[sandbox.hidden] shows its back alone, and may be named only by whoever has looked at it', () => {
    const table = new Table([{ ...card('ace'), face: 'down' }]);
    const naming: Command = { kind: 'mark', ids: [p(1)], name: 'mine' };
    expect(sandbox.view(table.state, ann).pieces[0]?.identity).toBeNull();
    expect(table.refusal(ann, naming)?.code).toBe('unseen');
    const [event] = table.do(ann, { kind: 'peek', ids: [p(1)] });
    expect(event && sandbox.redact(event, bob, table.state)).toMatchObject({
      kind: 'did',
      what: 'peek',
      seat: ann,
    });
    table.do(ann, naming);
    const name = (viewer: typeof ann) => sandbox.view(table.state, viewer).pieces[0]?.identity?.name ?? null;
    expect([name(ann), name(bob)]).toEqual(['mine', null]);
    table.do(bob, { kind: 'flip', ids: [p(1)] });
    expect(name(bob)).toBe('mine');
  });
});
