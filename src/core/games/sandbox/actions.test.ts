import { expect, test } from 'vitest';
import { jsonFault, Random, seatsUpTo } from '../../engine';
import { sandbox } from '.';
import { itemCount } from './access';
import { heightsOf } from './heights';
import { isOnTable } from './helpers';

test('[sandbox.edge] in 10,000 random actions no number goes bad and no piece is lost through or off the table', () => {
  const random = Random.fromSeed(2026);
  const dice = Random.fromSeed(12);
  const state = sandbox.setUp({ table: 'piratas' }, 3, random);
  const seats = seatsUpTo(3);
  const faults: string[] = [];
  const kinds = new Set<string>();
  for (let n = 0; n < 10_000 && faults.length === 0; n++) {
    const seat = dice.pick(seats);
    const command = sandbox.sample(state, seat, dice);
    const before = itemCount(state);
    const events = sandbox.play(state, seat, command, random);
    kinds.add(command.kind);
    if (
      ![
        'add',
        'delete',
        'duplicate',
        'clear',
        'set-up',
        'gather',
        'split',
        'draw',
        'deal',
        'take',
        'unpack',
      ].includes(command.kind)
    ) {
      if (itemCount(state) !== before)
        faults.push(`${n}: ${command.kind} left ${itemCount(state)} of ${before}`);
    }
    for (const piece of state.pieces)
      if (!isOnTable(piece.pose)) faults.push(`${n}: ${piece.id} off the table`);
    for (const height of heightsOf(state.pieces).values())
      if (!(height >= 0)) faults.push(`${n}: a height of ${height}`);
    if (n % 20 === 0) {
      const fault = jsonFault(state) ?? jsonFault(events);
      if (fault) faults.push(`${n}: ${fault}`);
      faults.push(...sandbox.invariants(state));
    }
  }
  expect(faults).toEqual([]);
  expect(kinds.size).toBeGreaterThan(35);
});
