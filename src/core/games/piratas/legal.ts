import { type Seat, seatsUpTo, type Violation } from '../../engine';
import { type CardId, groupOf, type ImmediateKind, isCannon, isImmediate, kindOf } from './cards';
import { checkCommand } from './check';
import type { Sight } from './sight';
import type { Command } from './types';

/** Every command open to the seat whose sight this is. */
export function legalCommands(sight: Sight): Command[] {
  if (sight.phase.seat !== sight.seat) return [];
  return allCandidates(sight).filter((command) => checkCommand(sight, command).ok);
}

/** What a card in hand can do now, and why it can't do the rest. */
export function usesOf(sight: Sight, card: CardId): { can: Command[]; cannot: Violation[] } {
  const can: Command[] = [];
  const cannot = new Map<string, Violation>();
  for (const command of candidatesWith(sight, card)) {
    const result = checkCommand(sight, command);
    if (result.ok) can.push(command);
    else if (!cannot.has(result.error.code)) cannot.set(result.error.code, result.error);
  }
  return { can, cannot: [...cannot.values()] };
}

function allCandidates(sight: Sight): Command[] {
  const { hand, shown } = sight;
  switch (sight.phase.kind) {
    case 'act': {
      const commands: Command[] = [{ kind: 'draw' }, ...extras(sight)];
      hand.forEach((card, i) => {
        commands.push(...single(sight, card));
        for (const other of hand.slice(i + 1)) commands.push(...pair(sight, card, other));
      });
      return commands;
    }
    case 'defend': {
      const commands: Command[] = [{ kind: 'defend', cards: [] }];
      hand.forEach((card, i) => {
        commands.push({ kind: 'defend', cards: [card] });
        for (const other of hand.slice(i + 1))
          if (isDuelPair(card, other)) commands.push({ kind: 'defend', cards: [card, other] });
      });
      return commands;
    }
    case 'take':
      return shown.map((card) => ({ kind: 'take', card }));
    case 'spy':
      return [
        { kind: 'spy', discard: null },
        ...shown.map((card): Command => ({ kind: 'spy', discard: card })),
      ];
    case 'map':
      return shown.flatMap((take) =>
        orders(shown.filter((card) => card !== take)).map(
          (bottom): Command => ({ kind: 'choose', take, bottom }),
        ),
      );
    case 'wheel':
      return orders(shown).flatMap((order) =>
        Array.from(
          { length: order.length + 1 },
          (_, n): Command => ({
            kind: 'place',
            top: order.slice(0, n),
            bottom: order.slice(n),
          }),
        ),
      );
    case 'discard':
      return [...hand.map((card): Command => ({ kind: 'discard', card })), { kind: 'keep' }];
    case 'over':
      return [];
  }
}

/** Commands with this card, legal or not: each way in which one might try to use it now. */
function candidatesWith(sight: Sight, card: CardId): Command[] {
  const others = sight.hand.filter((other) => other !== card);
  switch (sight.phase.kind) {
    case 'defend':
      return [
        { kind: 'defend', cards: [card] },
        ...others
          .filter((other) => isDuelPair(card, other))
          .map((other): Command => ({ kind: 'defend', cards: [card, other] })),
      ];
    case 'discard':
      return [{ kind: 'discard', card }];
    default:
      return [...single(sight, card), ...others.flatMap((other) => pair(sight, card, other))];
  }
}

const opponents = (sight: Sight): Seat[] =>
  seatsUpTo(sight.ships.length).filter((other) => other !== sight.seat);

function single(sight: Sight, card: CardId): Command[] {
  const kind = kindOf(card);
  const commands: Command[] = [];
  const vessel = sight.ships[sight.seat]?.vessel;
  if (sight.turn.extra && vessel && kindOf(vessel.card) === 'hull') commands.push({ kind: 'hull', card });
  switch (groupOf(card)) {
    case 'treasure': // never legal: it is here so that its reason is told
    case 'vessel':
      return [...commands, { kind: 'vessel', card }];
    case 'duel':
      return [...commands, ...attacks(sight, [card])];
    case 'crew':
      return [
        ...commands,
        ...seatsUpTo(sight.ships.length).map((ship): Command => ({ kind: 'crew', card, ship })),
      ];
    case 'immediate':
      return [...commands, ...(isImmediate(kind) ? immediates(sight, card, kind) : [])];
    case 'parrot': {
      const { first } = sight.turn;
      const copy = first?.kind === 'immediate' ? first.as : 'rum';
      return [...commands, ...attacks(sight, [card]), ...immediates(sight, card, copy)];
    }
  }
}

const attacks = (sight: Sight, cards: CardId[]): Command[] =>
  opponents(sight).map((target) => ({ kind: 'attack', cards, target }));

const isShooter = (card: CardId): boolean => isCannon(card) || kindOf(card) === 'parrot';
const isDuelPair = (a: CardId, b: CardId): boolean =>
  isShooter(a) && isShooter(b) && (isCannon(a) || isCannon(b));
const pair = (sight: Sight, a: CardId, b: CardId): Command[] =>
  sight.turn.actions === 2 && isDuelPair(a, b) ? attacks(sight, [a, b]) : [];

function immediates(sight: Sight, card: CardId, as: ImmediateKind): Command[] {
  switch (as) {
    case 'plunder':
    case 'spyglass':
      return opponents(sight).map((target) => ({ kind: as, card, target }));
    case 'rum':
    case 'map':
      return [{ kind: as, card }];
    case 'overboard': {
      const aboard = seatsUpTo(sight.ships.length).flatMap((ship) =>
        (sight.ships[ship]?.crew ?? []).map((crew): Command => ({ kind: 'overboard', card, ship, crew })),
      );
      return aboard.length > 0 ? aboard : [{ kind: 'overboard', card, ship: sight.seat, crew: card }];
    }
    case 'summon': {
      const crew = sight.discard.filter((other) => groupOf(other) === 'crew');
      return (crew.length > 0 ? crew : [card]).map((other) => ({ kind: 'summon', card, crew: other }));
    }
  }
}

function extras(sight: Sight): Command[] {
  const vessel = sight.ships[sight.seat]?.vessel;
  if (!sight.turn.extra || !vessel) return [];
  switch (kindOf(vessel.card)) {
    case 'poseidon':
      return sight.discard.map((card) => ({ kind: 'poseidon', card }));
    case 'highness':
      return opponents(sight).map((target) => ({ kind: 'highness', target }));
    case 'cyclops':
      return opponents(sight).map((target) => ({ kind: 'cyclops', target }));
    case 'merchant':
      return [{ kind: 'merchant' }];
    case 'wheel':
      return [{ kind: 'wheel' }];
    default:
      return [];
  }
}

/** All orders of a short list. */
export function orders<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, i) => orders(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]));
}
