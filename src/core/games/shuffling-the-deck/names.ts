import { type Message, message } from '../../engine';
import { type AdventureKind, adventureCards } from './data/adventure-cards';
import type { MovementKind } from './data/movement-cards';
import type { PirateId } from './data/pirates';

/** Names as messages, so that a language or the screen reader gives them in its own way. */
export const pirateName = (pirate: PirateId): Message => message(`shuffling-the-deck.pirate.${pirate}`);
export const shipName = (pirate: PirateId): Message => message(`shuffling-the-deck.ship.${pirate}`);
export const cardName = (card: MovementKind): Message => message(`shuffling-the-deck.movement.${card}`);

/** The nine Notoriety cards share one text, with the pirate's name in it. */
export function adventureName(card: AdventureKind): Message {
  const { rule } = adventureCards[card];
  return rule.does === 'exposes'
    ? message('shuffling-the-deck.adventure.notoriety', { pirate: pirateName(rule.pirate) })
    : message(`shuffling-the-deck.adventure.${card}`);
}
