import { type Message, message } from '../../../core/engine/message';
import {
  type AdventureKind,
  type AdventureSet,
  adventureCards,
} from '../../../core/games/shuffling-the-deck/data/adventure-cards';
import type { MovementKind } from '../../../core/games/shuffling-the-deck/data/movement-cards';
import type { Nation, PirateId } from '../../../core/games/shuffling-the-deck/data/pirates';
import { adventureName, cardName, pirateName, shipName } from '../../../core/games/shuffling-the-deck/names';
import type { IconName } from '../../ui/Icon';

export type { AdventureKind, MovementKind, Nation, PirateId };
export { adventureName, cardName, pirateName, shipName };

export const cardText = (card: MovementKind): Message => message(`shuffling-the-deck.movement.${card}.text`);

export function adventureText(card: AdventureKind, set: AdventureSet): Message {
  const { rule } = adventureCards[card];
  return rule.does === 'exposes'
    ? message(`shuffling-the-deck.adventure.notoriety.${set}`, { pirate: pirateName(rule.pirate) })
    : message(`shuffling-the-deck.adventure.${card}.text`);
}

export const movementIcons: Readonly<Record<MovementKind, IconName>> = {
  'full-speed-ahead': 'wind-slap',
  'lost-at-sea': 'compass',
  'temporary-alliance': 'shaking-hands',
  'caught-in-a-rip': 'whirlwind',
  'english-advance': 'crown',
  'spanish-advance': 'castle',
  'dutch-advance': 'sea-serpent',
  'english-retreat': 'crown',
  'spanish-retreat': 'castle',
  'dutch-retreat': 'sea-serpent',
  sabotage: 'fire-ray',
  fog: 'fog',
};

const adventureIcons: Readonly<Record<string, IconName>> = {
  'ancient-relics': 'ancient-ruins',
  'native-alliance': 'shaking-hands',
  'island-discovery': 'island',
  parley: 'conversation',
  'neptunes-favor': 'trident',
  'treasure-map': 'treasure-map',
  'legendary-treasure': 'open-treasure-chest',
  mermaids: 'mermaid',
  'secret-charts': 'scroll-unfurled',
  'cursed-treasure': 'skull-crossed-bones',
  'storm-ahead': 'lightning-storm',
  maelstrom: 'kraken-tentacle',
  'ghost-ship': 'floating-ghost',
  volcano: 'smoking-volcano',
  'trade-winds': 'wind-slap',
  'deserted-cove': 'anchor',
  'wake-of-the-fleet': 'high-tide',
  mutiny: 'crossed-swords',
};
export const adventureIcon = (card: AdventureKind): IconName => adventureIcons[card] ?? 'pirate-flag';

export const nationIcons: Readonly<Record<Nation, IconName>> = {
  english: 'crown',
  spanish: 'castle',
  dutch: 'sea-serpent',
};

export const pirateIcons: Readonly<Record<PirateId, IconName>> = {
  blackheart: 'pirate-skull',
  harrow: 'pirate-hat',
  wick: 'pirate-captain',
  roca: 'swordman',
  coronela: 'swordwoman',
  baltasar: 'robber',
  kraai: 'pirate-coat',
  vos: 'parrot-head',
  brand: 'pirate-hook',
};
