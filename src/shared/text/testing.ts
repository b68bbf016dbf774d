import { IntlMessageFormat } from 'intl-messageformat';
import type { Message } from '../../core/engine/message';
import type { Catalogue } from './catalogue';
import { problemsOf, type TextContext } from './format';

/** For tests: a context in which seat 0 is called "Player 1". */
export const testContext = (catalogue: Catalogue): TextContext => ({
  catalogue,
  lang: 'en',
  nameOfSeat: (seat) => `Player ${seat + 1}`,
});

/**
 * For tests of a game: what is wrong with the messages that it produced, one line each, no line twice.
 * `expect(textFaults(messages, myText)).toEqual([])` proves that each is in the catalogue and gets its parameters.
 */
export function textFaults(messages: Iterable<Message>, catalogue: Catalogue): string[] {
  const context = testContext(catalogue);
  const faults = new Set<string>();
  for (const message of messages) {
    for (const { id, why, detail } of problemsOf(message, context)) faults.add(`${id}: ${why}: ${detail}`);
  }
  return [...faults].sort();
}

/** For tests: patterns of a catalogue that don't parse, one line each. */
export function patternFaults(catalogue: Catalogue): string[] {
  const faults: string[] = [];
  for (const [id, text] of Object.entries(catalogue)) {
    try {
      new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
    } catch (error) {
      faults.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return faults;
}
