import { type Message, message } from '../../../core/engine/message';
import { type CardId, type CardKind, kindOf } from '../../../core/games/piratas';
import type { IconName } from '../../ui/Icon';

export const cardName = (card: CardId): Message => message(`piratas.card.${kindOf(card)}`);
export const cardText = (card: CardId): Message => message(`piratas.card.${kindOf(card)}.text`);
export const cardNames = (cards: readonly CardId[]): Message[] => cards.map(cardName);

/** The picture of each kind of card. */
export const CARD_ICON: Readonly<Record<CardKind, IconName>> = {
  treasure1: 'coins',
  treasure2: 'open-treasure-chest',
  cannon1: 'cannon',
  cannon2: 'cannon',
  cannon3: 'pirate-cannon',
  helmsman: 'ship-wheel',
  parrot: 'parrot-head',
  pirate: 'pirate-captain',
  ghost: 'floating-ghost',
  cursed: 'dread-skull',
  plunder: 'robber',
  overboard: 'mermaid',
  summon: 'pirate-hook',
  rum: 'barrel',
  spyglass: 'spyglass',
  map: 'treasure-map',
  poseidon: 'trident',
  highness: 'crown',
  cyclops: 'eye-target',
  hull: 'locked-chest',
  dutchman: 'pirate-flag',
  merchant: 'money-stack',
  wheel: 'cycle',
  urchin: 'fire-ray',
  guerrilla: 'crossed-swords',
};
export const iconOf = (card: CardId): IconName => CARD_ICON[kindOf(card)];
