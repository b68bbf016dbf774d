import type { Seat } from '../../../core/engine/seat';
import { type Action, type CaribbeanView, SHIPS } from '../../../core/games/caribbean';
import { havenOwner } from '../../../core/games/caribbean/actions';
import { chestValue } from '../../../core/games/caribbean/board';
import { boardOf } from '../../../core/games/caribbean/options';
import { caribbeanPanelText } from '../../../shared/text/en/caribbean-panel';
import { phrases } from '../../ui/text';
import type { SeatAtTable } from '../contract';

export const say = phrases(caribbeanPanelText);

export type NameOf = (seat: Seat | number) => string;
export const namesOf =
  (seats: readonly SeatAtTable[]): NameOf =>
  (seat) =>
    seats.find((info) => info.seat === seat)?.name ?? String(seat + 1);

export const spaceName = (view: CaribbeanView, space: string): string =>
  boardOf(view.options).spaces[space]?.name ?? space;
export const slotName = (slot: number): string => SHIPS[slot] ?? say('cb.bid.tie-break');
export const cardName = (card: number): string => say('cb.card', { card });

const chestWorth = (view: CaribbeanView, city: string | null): number =>
  city === null ? 0 : chestValue(boardOf(view.options), city);

export type Worded = { readonly label: string; readonly detail?: string };

/** An action and what it brings. @param space where the ship that acts would be */
export function actionWords(view: CaribbeanView, action: Action, space: string, nameOf: NameOf): Worded {
  const sailing = view.phase.kind === 'sail' ? view.phase.ship : null;
  const own = sailing === null ? null : view.ships[sailing].chest;
  switch (action.kind) {
    case 'capture': {
      const city = boardOf(view.options).spaces[space]?.city ?? '';
      return {
        label: say('cb.act.capture', { city }),
        detail: say('cb.act.capture.detail', { value: chestWorth(view, city) }),
      };
    }
    case 'deliver': {
      const owner = havenOwner(view, space);
      const detail =
        owner === undefined || own === null
          ? undefined
          : say('cb.act.deliver.detail', { owner: nameOf(owner), value: chestWorth(view, own) });
      return { label: say('cb.act.deliver'), ...(detail && { detail }) };
    }
    case 'steal':
      return {
        label: say('cb.act.steal', { ship: action.from }),
        detail: say('cb.act.chest', { value: chestWorth(view, view.ships[action.from].chest) }),
      };
    case 'swap':
      return { label: say('cb.act.swap', { ship: action.with }), ...cashed(action.with, action.cash) };
    case 'give':
      return { label: say('cb.act.give', { ship: action.to }), ...cashed(action.to, action.cash) };
  }

  function cashed(receiver: keyof CaribbeanView['ships'], cash: boolean): { detail?: string } {
    const owner = cash ? havenOwner(view, view.ships[receiver].at) : undefined;
    if (owner === undefined) return {};
    return { detail: say('cb.act.cash', { owner: nameOf(owner), value: chestWorth(view, own) }) };
  }
}

/** A stable name for an action: for keys of lists and for tests. */
export const actionId = (action: Action): string => Object.values(action).join('-');
