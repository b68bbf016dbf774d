import { position } from '../src/core/games/piratas/piratas.testing';

/** Four people at one screen, and a game that shows every kind of duel before it ends. */
export const everyDuel = position({
  players: 4,
  hands: [
    'treasure2 treasure2 cannon3 cannon2 parrot',
    'helmsman cannon1 cannon1 map pirate',
    'cannon1 rum treasure1',
    'cannon1 parrot treasure1',
  ],
  crew: ['', 'ghost', 'pirate', ''],
  vessels: ['merchant', '', 'wheel', ''],
  deck: 'ghost plunder overboard spyglass summon map',
  discard: 'cursed',
});
