import { describe, expect, test } from 'vitest';
import { message } from '../../../core/engine';
import { lessons } from '../../../core/lessons';
import { patternFaults, textFaults } from '../testing';
import { caribbeanLessonText } from './caribbean-lesson';
import { piratasLessonText } from './piratas-lesson';
import { shufflingTheDeckLessonText } from './shuffling-the-deck-lesson';
import { spanishMainLessonText } from './spanish-main-lesson';

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  caribbean: caribbeanLessonText,
  piratas: piratasLessonText,
  'shuffling-the-deck': shufflingTheDeckLessonText,
  'spanish-main': spanishMainLessonText,
};

describe.each([...lessons.values()].map((lesson) => [lesson.game, lesson] as const))('%s', (game, lesson) => {
  const catalogue = texts[game] ?? {};
  const said = lesson.steps.flatMap(({ id, waits }) => {
    const text = `${game}.lesson.${id}`;
    return waits ? [text, `${text}.else`] : [text];
  });

  test('every step has its text, and a friendly word for whoever strays', () => {
    expect(
      textFaults(
        said.map((id) => message(id)),
        catalogue,
      ),
    ).toEqual([]);
    expect(patternFaults(catalogue)).toEqual([]);
  });
  test('no text is left over', () => {
    expect(Object.keys(catalogue).sort()).toEqual([...said].sort());
  });
});
