import { lesson as spanishMain } from '../games/spanish-main/lesson';
import type { AnyLesson } from './lesson';

export * from './lesson';
export * from './progress';
export * from './reply';

const all: readonly AnyLesson[] = [spanishMain];

/** The guided first game of each game that has one. */
export const lessons: ReadonlyMap<string, AnyLesson> = new Map(all.map((lesson) => [lesson.game, lesson]));
