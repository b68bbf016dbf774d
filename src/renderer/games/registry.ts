import type { GameScreen } from './contract';

/**
 * Where each game's screen is loaded from, once it is needed. A game without an entry is still playable:
 * the generic screen lists what it offers.
 */
const loaders: Readonly<Record<string, () => Promise<GameScreen>>> = {
  'spanish-main': async () => (await import('./spanish-main')).spanishMainScreen,

  caribbean: async () => (await import('./caribbean')).caribbeanScreen,
  'shuffling-the-deck': async () => (await import('./shuffling-the-deck')).shufflingTheDeckScreen,
  sandbox: async () => (await import('./sandbox')).sandboxScreen,
  piratas: async () => (await import('./piratas')).piratasScreen,
};

export async function loadGameScreen(game: string): Promise<GameScreen | null> {
  return (await loaders[game]?.()) ?? null;
}
