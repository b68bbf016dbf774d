import { type Legal, type Random, type Seat, seatsUpTo } from '../../engine';
import { checkAction } from './check';
import { type MovementKind, movementCards, shipsNamed } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import { type Known, knownTo } from './known';
import type { Command, State } from './types';

export const toAct = (state: State): readonly Seat[] => (state.over ? [] : [state.active]);

export function legal(state: State, seat: Seat): Legal<Command, never> {
  const commands = state.over || seat !== state.active ? [] : commandsOf(knownTo(state, seat), seat);
  return { commands, open: [] };
}

/** Every command of the seat whose turn it is, in a fixed order: cards, repair, accusations, passes. */
export function commandsOf(known: Known, seat: Seat): Command[] {
  const cards = [...new Set(known.cards)];
  const repair: Command = { kind: 'repair' };
  return [
    ...cards.flatMap((card) => playsOf(known, card)),
    ...(checkAction(known, seat, repair).ok ? [repair] : []),
    ...accusationsOf(known, seat, cards),
    { kind: 'pass' },
    ...cards.map((swap): Command => ({ kind: 'pass', swap })),
  ];
}

/** Every way to play a card. Pairs are named front ship first; there are eight of them in a row of nine [C4.4]. */
export function playsOf(known: Known, card: MovementKind): Command[] {
  const { rule } = movementCards[card];
  const play = (...ships: Known['row'][number][]): Command => ({
    kind: 'play-card',
    card,
    ships: ships.map(({ pirate }) => pirate),
  });
  switch (shipsNamed(rule)) {
    case 0:
      return [play()];
    case 1:
      return known.row.filter((ship) => rule.does !== 'damages' || !ship.damaged).map((ship) => play(ship));
    case 2:
      return known.row.slice(1).map((ship, index) => play(known.row[index] ?? ship, ship));
  }
}

function accusationsOf(known: Known, seat: Seat, cards: readonly MovementKind[]): Command[] {
  if (known.hands && known.cards.length <= 1) return [];
  const accusations: Command[] = [];
  for (const target of seatsUpTo(known.players.length)) {
    if (target === seat || known.players[target]?.hiddenPirates === 0) continue;
    for (const pirate of pirateIds) {
      if (known.shown.includes(pirate)) continue;
      if (!known.hands) accusations.push({ kind: 'accuse', target, pirate });
      else for (const discard of cards) accusations.push({ kind: 'accuse', target, pirate, discard });
    }
  }
  return accusations;
}

/**
 * One legal command. The kind is drawn first: listing everything would drown the cards in accusations, and random
 * games would hardly ever be played.
 */
export function sample(state: State, seat: Seat, random: Random): Command {
  const known = knownTo(state, seat);
  const roll = random.below(10);
  if (roll < 2) {
    const accused = accusation(known, seat, random);
    if (accused) return accused;
  }
  if (roll === 2 && known.row.some(({ damaged }) => damaged)) return { kind: 'repair' };
  if (roll === 3) {
    return random.chance(1, 2) ? { kind: 'pass' } : { kind: 'pass', swap: random.pick(known.cards) };
  }
  const plays = playsOf(known, random.pick(known.cards));
  // No intact ship to sabotage: pass [C4.9].
  return plays.length > 0 ? random.pick(plays) : { kind: 'pass' };
}

function accusation(known: Known, seat: Seat, random: Random): Command | null {
  if (known.hands && known.cards.length <= 1) return null;
  const targets = seatsUpTo(known.players.length).filter(
    (target) => target !== seat && (known.players[target]?.hiddenPirates ?? 0) > 0,
  );
  const hidden = pirateIds.filter((pirate) => !known.shown.includes(pirate));
  if (targets.length === 0 || hidden.length === 0) return null;
  const target = random.pick(targets);
  const pirate = random.pick(hidden);
  return known.hands
    ? { kind: 'accuse', target, pirate, discard: random.pick(known.cards) }
    : { kind: 'accuse', target, pirate };
}
