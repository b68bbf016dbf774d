import { lesson as caribbean } from '../games/caribbean/lesson';
import { lesson as piratas } from '../games/piratas/lesson';
import { lesson as shufflingTheDeck } from '../games/shuffling-the-deck/lesson';
import { lesson as spanishMain } from '../games/spanish-main/lesson';
import type { AnyLesson } from './lesson';

export * from './lesson';
export * from './progress';
export * from './reply';

const all: readonly AnyLesson[] = [caribbean, piratas, shufflingTheDeck, spanishMain];

/** The guided first game of each game that has one. */
export const lessons: ReadonlyMap<string, AnyLesson> = new Map(all.map((lesson) => [lesson.game, lesson]));
