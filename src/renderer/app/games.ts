import type { GameInfo } from '../../shared/game-info';
import { isAppText, t } from '../ui/text';

/** The five covers of the home screen, in their order. A game of the host that isn't among them comes after. */
export const COVERS = ['spanish-main', 'shuffling-the-deck', 'piratas', 'caribbean', 'sandbox'] as const;

const known = (id: string, otherwise: string): string => (isAppText(id) ? t(id) : otherwise);

export const gameName = (game: string, info?: Pick<GameInfo, 'name'>): string =>
  known(`app.game.${game}`, info?.name ?? game);
export const gameTime = (game: string): string => known(`app.game.time.${game}`, '');
export const gameTag = (game: string): string => known(`app.game.tag.${game}`, '');

export const seatsInWords = (game: string, { min, max }: GameInfo['seats']): string =>
  t('app.game.seats', {
    min,
    max,
    range: min === max ? 'no' : 'yes',
    kind: game === 'sandbox' ? 'sandbox' : 'game',
  });
