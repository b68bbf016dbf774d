import { type Message, message } from '../../../core/engine/message';
import type { Effect, Shift } from '../../../core/games/shuffling-the-deck';
import { pirateName, shipName } from './names';

export const say = (id: string, params?: Message['params']): Message =>
  message(`shuffling-the-deck.${id}`, params);

export function effectWords(effect: Effect): Message {
  const params = { ship: shipName(effect.pirate), pirate: pirateName(effect.pirate) };
  return say(`effect.${effect.does}`, effect.does === 'gains' ? { ...params, glory: effect.glory } : params);
}

export const shiftWords = ({ pirate, from, to }: Shift): Message =>
  say('effect.shift', { ship: shipName(pirate), from, to });

/** A list, or the word for none. */
export const listOr = (list: readonly Message[]): Message | readonly Message[] =>
  list.length > 0 ? list : say('twin.none');
