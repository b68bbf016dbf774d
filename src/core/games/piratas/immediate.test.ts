import { describe, expect, test } from 'vitest';
import { kindsOf, piratas, plays, position, refusal, seat } from './piratas.testing';

describe('immediate cards', () => {
  test('[card.immediate] the card lies on the discard pile before it does its work', () => {
    const state = position({ hands: ['rum'], deck: 'map ghost' });
    const events = plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(events[0]).toEqual({ kind: 'played', seat: 0, card: 'rum-1', as: 'rum' });
    expect(state.discard).toEqual(['rum-1']);
    expect(state.turn.actions).toBe(1);
  });

  test('[card.rum] Rum draws two cards', () => {
    const state = position({ hands: ['rum'], deck: 'map ghost cursed' });
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(state.hands[0]).toEqual(['map-1', 'ghost-1']);
  });
});

describe('Plunder', () => {
  test('[card.plunder] a card at random passes from the chosen hand to mine', () => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const state = position({ players: 3, hands: ['plunder', 'rum', 'map ghost treasure1'] });
      plays(state, 0, { kind: 'plunder', card: 'plunder-1', target: 2 }, seed);
      expect(state.hands[2]).toHaveLength(2);
      expect(state.hands[1]).toEqual(['rum-1']);
      taken.add(state.hands[0]?.[0] ?? '');
    }
    expect([...taken].sort()).toEqual(['ghost-1', 'map-1', 'treasure1-1']);
  });

  test('[card.plunder] not from oneself', () => {
    const state = position({ hands: ['plunder rum', 'map'] });
    expect(refusal(state, 0, { kind: 'plunder', card: 'plunder-1', target: 0 })).toBe(
      'not-an-opponent [card.plunder]',
    );
  });

  test('[P49] an empty hand is no target', () => {
    const state = position({ hands: ['plunder', ''] });
    expect(refusal(state, 0, { kind: 'plunder', card: 'plunder-1', target: 1 })).toBe('empty-hand [P49]');
  });

  test('[P6] Plunder never takes a card from under Steel Hull', () => {
    const state = position({ hands: ['plunder', ''], vessels: ['', 'hull'], under: ['', 'treasure2'] });
    expect(refusal(state, 0, { kind: 'plunder', card: 'plunder-1', target: 1 })).toBe('empty-hand [P49]');
  });
});

describe('Man Overboard', () => {
  test('[card.overboard] any crew card of any ship is discarded', () => {
    const state = position({ players: 3, hands: ['overboard'], crew: ['', 'pirate cursed', 'pirate'] });
    plays(state, 0, { kind: 'overboard', card: 'overboard-1', ship: 1, crew: 'cursed-1' });
    expect(state.ships[1]?.crew).toEqual(['pirate-1']);
    expect(state.discard).toEqual(['overboard-1', 'cursed-1']);
  });

  test('[card.overboard] one’s own crew may be drowned too', () => {
    const state = position({ hands: ['overboard'], crew: ['cursed'] });
    plays(state, 0, { kind: 'overboard', card: 'overboard-1', ship: 0, crew: 'cursed-1' });
    expect(state.ships[0]?.crew).toEqual([]);
  });

  test('[P24] without crew in play, or with Ghost Pirates only, it can’t be played', () => {
    const none = position({ hands: ['overboard pirate'] });
    expect(refusal(none, 0, { kind: 'overboard', card: 'overboard-1', ship: 0, crew: 'pirate-1' })).toBe(
      'nobody-to-drown [P24]',
    );
    const ghosts = position({ hands: ['overboard'], crew: ['', 'ghost'] });
    expect(refusal(ghosts, 0, { kind: 'overboard', card: 'overboard-1', ship: 1, crew: 'ghost-1' })).toBe(
      'nobody-to-drown [P24]',
    );
  });

  test('[P24] the crew card must be on the ship named', () => {
    const state = position({ hands: ['overboard'], crew: ['pirate', 'cursed'] });
    expect(refusal(state, 0, { kind: 'overboard', card: 'overboard-1', ship: 1, crew: 'pirate-1' })).toBe(
      'not-aboard [P24]',
    );
  });

  test('[card.ghost] a Ghost Pirate can’t be drowned', () => {
    const state = position({ hands: ['overboard'], crew: ['', 'ghost pirate'] });
    expect(refusal(state, 0, { kind: 'overboard', card: 'overboard-1', ship: 1, crew: 'ghost-1' })).toBe(
      'ghost-stays [card.ghost]',
    );
  });
});

describe('Summon Crew', () => {
  test('[card.summon] a crew card of the discard pile goes onto one’s own ship', () => {
    const state = position({ hands: ['summon'], crew: ['pirate'], discard: 'map pirate rum' });
    plays(state, 0, { kind: 'summon', card: 'summon-1', crew: 'pirate-2' });
    expect(state.ships[0]?.crew).toEqual(['pirate-1', 'pirate-2']);
    expect(state.discard).toEqual(['map-1', 'rum-1', 'summon-1']);
  });

  test.each(['ghost', 'cursed'])('[P25] a %s lying in the discard pile may be summoned', (kind) => {
    const state = position({ hands: ['summon'], discard: kind });
    plays(state, 0, { kind: 'summon', card: 'summon-1', crew: `${kind}-1` });
    expect(state.ships[0]?.crew).toEqual([`${kind}-1`]);
  });

  test('[P25] it needs room on one’s own ship', () => {
    const state = position({ hands: ['summon'], crew: ['pirate ghost'], discard: 'pirate' });
    expect(refusal(state, 0, { kind: 'summon', card: 'summon-1', crew: 'pirate-2' })).toBe(
      'own-ship-full [P25]',
    );
  });

  test('[P25] it needs a crew card in the discard pile', () => {
    const state = position({ hands: ['summon'], discard: 'rum' });
    expect(refusal(state, 0, { kind: 'summon', card: 'summon-1', crew: 'rum-1' })).toBe(
      'nobody-to-summon [P25]',
    );
    const other = position({ hands: ['summon'], discard: 'rum pirate' });
    expect(refusal(other, 0, { kind: 'summon', card: 'summon-1', crew: 'rum-1' })).toBe(
      'no-crew-in-discard [P25]',
    );
  });
});

describe('Spyglass', () => {
  const looking = () => {
    const state = position({ players: 3, hands: ['spyglass', 'rum', 'map ghost treasure1'] });
    plays(state, 0, { kind: 'spyglass', card: 'spyglass-1', target: 2 });
    return state;
  };
  test('[card.spyglass] the player sees the hand and may discard one card of it', () => {
    const state = looking();
    expect(state.phase).toEqual({ kind: 'spy', seat: 0, target: 2 });
    expect(piratas.view(state, seat(0)).players[2]?.known).toEqual(['treasure1-1', 'ghost-1', 'map-1']);
    plays(state, 0, { kind: 'spy', discard: 'map-1' });
    expect(state.hands[2]).toEqual(['ghost-1', 'treasure1-1']);
    expect(state.discard).toEqual(['spyglass-1', 'map-1']);
    expect(state.turn).toMatchObject({ seat: 0, actions: 1 });
  });

  test('[P23] the discard is optional', () => {
    const state = looking();
    plays(state, 0, { kind: 'spy', discard: null });
    expect(state.hands[2]).toHaveLength(3);
    expect(state.turn.actions).toBe(1);
  });

  test('[P23] a card thrown out of another hand has been seen by all: it can’t be taken back', () => {
    const state = looking();
    const events = plays(state, 0, { kind: 'spy', discard: 'ghost-1' });
    expect(events).toContainEqual({
      kind: 'discarded',
      seat: 0,
      from: 2,
      card: 'ghost-1',
      why: 'spyglass',
      final: true,
    });
  });

  test('[P23] never a treasure, never a card that isn’t there', () => {
    const state = looking();
    expect(refusal(state, 0, { kind: 'spy', discard: 'treasure1-1' })).toBe('treasure-safe [P23]');
    expect(refusal(state, 0, { kind: 'spy', discard: 'rum-1' })).toBe('not-theirs [P23]');
  });

  test('[P23] a Ghost Pirate in the hand is not immune', () => {
    const state = looking();
    plays(state, 0, { kind: 'spy', discard: 'ghost-1' });
    expect(state.discard).toContain('ghost-1');
  });

  test('[card.spyglass] the look has to be settled before anything else', () => {
    expect(refusal(looking(), 0, { kind: 'draw' })).toBe('answer-spy [turn.actions]');
  });

  test('[P6] what lies under Steel Hull is not seen', () => {
    const state = position({ hands: ['spyglass', 'rum'], vessels: ['', 'hull'], under: ['', 'map'] });
    plays(state, 0, { kind: 'spyglass', card: 'spyglass-1', target: 1 });
    expect(piratas.view(state, seat(0)).players[1]?.known).toEqual(['rum-1']);
    expect(refusal(state, 0, { kind: 'spy', discard: 'map-1' })).toBe('not-theirs [P23]');
  });
});

describe('Treasure Map', () => {
  const reading = () => {
    const state = position({ hands: ['map'], deck: 'rum ghost treasure2 pirate cursed' });
    plays(state, 0, { kind: 'map', card: 'map-1' });
    return state;
  };
  test('[card.map] of the top four one goes into the hand and three under the deck', () => {
    const state = reading();
    expect(state.phase).toEqual({ kind: 'map', seat: 0, count: 4 });
    plays(state, 0, { kind: 'choose', take: 'treasure2-1', bottom: ['pirate-1', 'rum-1', 'ghost-1'] });
    expect(state.hands[0]).toEqual(['treasure2-1']);
    expect(state.deck[0]).toBe('cursed-1');
    expect(state.deck.slice(-3)).toEqual(['pirate-1', 'rum-1', 'ghost-1']);
  });

  test('[card.map] the four cards and no others are taken and put back, each once', () => {
    const state = reading();
    const wrong = ['pirate-1', 'rum-1', 'cursed-1'];
    expect(refusal(state, 0, { kind: 'choose', take: 'treasure2-1', bottom: wrong })).toBe(
      'map-cards [card.map]',
    );
    expect(
      refusal(state, 0, { kind: 'choose', take: 'rum-1', bottom: ['rum-1', 'ghost-1', 'pirate-1'] }),
    ).toBe('map-cards [card.map]');
    expect(refusal(state, 0, { kind: 'choose', take: 'rum-1', bottom: ['ghost-1', 'pirate-1'] })).toBe(
      'map-cards [card.map]',
    );
    expect(piratas.legal(state, seat(0)).commands).toHaveLength(4 * 6);
  });

  test('[P20] with fewer than four cards it shows those, and doesn’t reshuffle', () => {
    const state = position({ hands: ['map'], deck: 'rum ghost', discard: 'pirate', rest: 'last-hand' });
    const events = plays(state, 0, { kind: 'map', card: 'map-1' });
    expect(kindsOf(events)).toEqual(['played', 'looked-deck']);
    expect(state.phase).toEqual({ kind: 'map', seat: 0, count: 2 });
    plays(state, 0, { kind: 'choose', take: 'ghost-1', bottom: ['rum-1'] });
    expect(state.deck).toEqual(['rum-1']);
  });

  test('[P20] an empty deck is reshuffled before the look', () => {
    const state = position({ hands: ['map'], discard: 'pirate ghost', rest: 'last-hand' });
    expect(kindsOf(plays(state, 0, { kind: 'map', card: 'map-1' }))).toEqual([
      'played',
      'reshuffled',
      'looked-deck',
    ]);
    expect(state.phase).toEqual({ kind: 'map', seat: 0, count: 3 });
  });

  test('[P21] the order under the deck is the player’s choice and hidden from the others', () => {
    const state = reading();
    const bottom = ['pirate-1', 'rum-1', 'ghost-1'];
    const [chose] = plays(state, 0, { kind: 'choose', take: 'treasure2-1', bottom });
    if (!chose) throw new Error('no event');
    expect(piratas.redact(chose, seat(1), state)).toEqual({
      kind: 'chose',
      seat: 0,
      card: null,
      count: 3,
      cards: null,
    });
    const last = state.deck.length - 1;
    expect(piratas.view(state, seat(0)).deck.known).toEqual([
      { at: last - 2, card: 'pirate-1' },
      { at: last - 1, card: 'rum-1' },
      { at: last, card: 'ghost-1' },
    ]);
    expect(piratas.view(state, seat(1)).deck.known).toEqual([]);
  });
});

describe('a Parrot as an immediate card', () => {
  test('[card.parrot][P30] as second action it copies the immediate card of the first', () => {
    const state = position({ hands: ['rum parrot'], deck: 'map ghost cursed pirate' });
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    const events = plays(state, 0, { kind: 'rum', card: 'parrot-1' });
    expect(events[0]).toEqual({ kind: 'played', seat: 0, card: 'parrot-1', as: 'rum' });
    expect(state.discard).toEqual(['rum-1', 'parrot-1']);
    expect(state.hands[0]).toEqual(['map-1', 'ghost-1', 'cursed-1', 'pirate-1']);
  });

  test('[P30] never as first action, and never another card than the one played', () => {
    const state = position({ hands: ['rum parrot', 'map'], deck: 'pirate ghost' });
    expect(refusal(state, 0, { kind: 'rum', card: 'parrot-1' })).toBe('parrot-copies-nothing [P30]');
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(refusal(state, 0, { kind: 'plunder', card: 'parrot-1', target: 1 })).toBe(
      'parrot-copies-nothing [P30]',
    );
  });

  test('[P30] the effect must be to be had: no second Summon Crew onto a full ship', () => {
    const state = position({ hands: ['summon parrot'], crew: ['ghost'], discard: 'pirate pirate' });
    plays(state, 0, { kind: 'summon', card: 'summon-1', crew: 'pirate-1' });
    expect(refusal(state, 0, { kind: 'summon', card: 'parrot-1', crew: 'pirate-2' })).toBe(
      'own-ship-full [P25]',
    );
  });

  test('[P30] it copies neither crew nor vessels', () => {
    const state = position({ hands: ['pirate parrot merchant'] });
    plays(state, 0, { kind: 'crew', card: 'pirate-1', ship: 0 });
    expect(refusal(state, 0, { kind: 'crew', card: 'parrot-1', ship: 0 })).toBe('not-a-crew [turn.play]');
    expect(refusal(state, 0, { kind: 'vessel', card: 'parrot-1' })).toBe('not-a-vessel [turn.play]');
    expect(refusal(state, 0, { kind: 'rum', card: 'parrot-1' })).toBe('parrot-copies-nothing [P30]');
  });

  test('[P30] it doesn’t copy a vessel’s extra action', () => {
    const state = position({ hands: ['parrot parrot', 'map'], vessels: ['merchant'], deck: 'rum ghost' });
    plays(state, 0, { kind: 'merchant' });
    expect(refusal(state, 0, { kind: 'rum', card: 'parrot-1' })).toBe('parrot-copies-nothing [P30]');
  });

  test('[P31] a Parrot can’t copy a Parrot, since there is no third action', () => {
    const state = position({ hands: ['rum parrot parrot', 'treasure1'], deck: 'map ghost cursed pirate' });
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    plays(state, 0, { kind: 'rum', card: 'parrot-1' });
    expect(state.turn.seat).toBe(1);
    expect(refusal(state, 0, { kind: 'rum', card: 'parrot-2' })).toBe('not-yours [turn.actions]');
  });

  test('[P30] copying a Spyglass it opens a second look', () => {
    const state = position({ hands: ['spyglass parrot', 'map ghost'] });
    plays(state, 0, { kind: 'spyglass', card: 'spyglass-1', target: 1 });
    plays(state, 0, { kind: 'spy', discard: 'map-1' });
    plays(state, 0, { kind: 'spyglass', card: 'parrot-1', target: 1 });
    plays(state, 0, { kind: 'spy', discard: 'ghost-1' });
    expect(state.hands[1]).toEqual([]);
    expect(state.turn.seat).toBe(1);
  });
});
