import { type MessageParams, message } from '../../core/engine/message';
import { type Catalogue, format } from '../../shared/text';
import { type AppTextId, appText } from '../../shared/text/en/app';

/** One language so far; a second one is a second catalogue with the same ids. */
const LANGUAGE = 'en';

/** A sentence of the app's own frame. A wrong id doesn't compile. */
export const t = (id: AppTextId, params?: MessageParams): string =>
  format(message(id, params), { catalogue: appText, lang: LANGUAGE, nameOfSeat: (seat) => String(seat + 1) });

/** True for an id that the frame has, where ids are put together (`app.game.` + game). */
export const isAppText = (id: string): id is AppTextId => Object.hasOwn(appText, id);

/** "a, b and c" in the player's language. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(LANGUAGE, { type: 'conjunction' }).format(items);

const rtf = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto', style: 'short' });

/** `3 hours ago`. @param now both in milliseconds since 1970 */
export function ago(then: number, now: number): string {
  const minutes = Math.round((then - now) / 60_000);
  if (minutes > -60) return rtf.format(minutes, 'minute');
  if (minutes > -60 * 24) return rtf.format(Math.round(minutes / 60), 'hour');
  return rtf.format(Math.round(minutes / 60 / 24), 'day');
}

/** Like `t`, for a catalogue of one game's own panel: a wrong id doesn't compile. */
export const phrases =
  <C extends Catalogue>(catalogue: C) =>
  (id: keyof C & string, params?: MessageParams): string =>
    format(message(id, params), { catalogue, lang: LANGUAGE, nameOfSeat: (seat) => String(seat + 1) });
