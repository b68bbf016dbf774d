import { kindOf } from './cards';
import type { Command } from './types';

/**
 * What a command comes to, copies of a card being equal: two Rums in hand are one choice, and so are the orders in
 * which cards go under the deck, since they won't be seen again for a long time.
 */
export function sameAs(command: Command): string {
  switch (command.kind) {
    case 'draw':
    case 'merchant':
    case 'wheel':
    case 'keep':
      return command.kind;
    case 'attack':
      return `attack ${kinds(command.cards)} ${command.target}`;
    case 'defend':
      return `defend ${kinds(command.cards)}`;
    case 'plunder':
    case 'spyglass':
      return `${command.kind} ${kindOf(command.card)} ${command.target}`;
    case 'highness':
    case 'cyclops':
      return `${command.kind} ${command.target}`;
    case 'crew':
      return `crew ${kindOf(command.card)} ${command.ship}`;
    case 'overboard':
      return `overboard ${kindOf(command.card)} ${command.ship} ${kindOf(command.crew)}`;
    case 'summon':
      return `summon ${kindOf(command.card)} ${kindOf(command.crew)}`;
    case 'vessel':
    case 'rum':
    case 'map':
    case 'poseidon':
    case 'hull':
    case 'take':
    case 'discard':
      return `${command.kind} ${kindOf(command.card)}`;
    case 'spy':
      return `spy ${command.discard === null ? 'none' : kindOf(command.discard)}`;
    case 'choose':
      return `choose ${kindOf(command.take)}`;
    case 'place':
      return `place ${command.top.map(kindOf).join()} / ${command.bottom.length}`;
  }
}

const kinds = (cards: readonly Parameters<typeof kindOf>[0][]): string => cards.map(kindOf).sort().join();
