import type { IconName } from '../ui/Icon';

const ICONS: Readonly<Record<string, IconName>> = {
  'spanish-main': 'galleon',
  'shuffling-the-deck': 'card-random',
  piratas: 'pirate-skull',
  caribbean: 'chest',
  sandbox: 'rolling-dices',
};

export const iconOfGame = (game: string): IconName => ICONS[game] ?? 'rolling-dices';
