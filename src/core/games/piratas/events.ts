import { type Message, type MessageParams, message, type Seat, type Viewer } from '../../engine';
import { type CardId, type ImmediateKind, kindOf } from './cards';
import type { Duel } from './types';

type Final = { readonly final: true };

/**
 * What happens in a game. `card` and `cards` are null for whoever may not know them.
 * `final`: chance spoke, or something hidden was seen.
 */
export type PiratasEvent =
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | ({ readonly kind: 'drew'; readonly seat: Seat; readonly card: CardId | null } & Final)
  | { readonly kind: 'drew-nothing'; readonly seat: Seat }
  | ({ readonly kind: 'reshuffled'; readonly count: number } & Final)
  | { readonly kind: 'crew-joined'; readonly seat: Seat; readonly card: CardId; readonly ship: Seat }
  | { readonly kind: 'vessel-launched'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'vessel-swapped'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'vessel-sunk'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly kind: 'returned';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly as: ImmediateKind }
  | { readonly kind: 'drowned'; readonly seat: Seat; readonly ship: Seat; readonly card: CardId }
  | { readonly kind: 'summoned'; readonly seat: Seat; readonly card: CardId }
  | ({
      readonly kind: 'stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: CardId | null;
      readonly how: 'plunder' | 'highness' | 'duel';
    } & Final)
  | ({
      readonly kind: 'looked';
      readonly seat: Seat;
      readonly at: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    } & Final)
  | ({
      readonly kind: 'looked-deck';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    } & Final)
  | {
      readonly kind: 'chose';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly count: number;
      /** The cards put under the deck, in their order. */
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly kind: 'placed';
      readonly seat: Seat;
      readonly top: number;
      readonly bottom: number;
      /** The cards that went on top, then those that went below, in their order. */
      readonly cards: readonly CardId[] | null;
    }
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly target: Seat;
      readonly count: number;
      readonly cards: readonly CardId[] | null;
    }
  | ({ readonly kind: 'revealed'; readonly duel: Duel } & Final)
  | { readonly kind: 'duel-won'; readonly seat: Seat; readonly loser: Seat }
  | { readonly kind: 'duel-annulled'; readonly seat: Seat; readonly attacker: Seat }
  | { readonly kind: 'crew-lost'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'damaged'; readonly seat: Seat; readonly card: CardId; readonly damage: number }
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      /** Out of whose hand. */
      readonly from: Seat;
      readonly card: CardId;
      readonly why: 'limit' | 'spyglass';
      /** Another's hand was shown to everybody. One's own cards one may show, and take back. */
      readonly final?: true;
    }
  | { readonly kind: 'spared'; readonly seat: Seat; readonly from: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'salvaged'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'stashed'; readonly seat: Seat; readonly card: CardId | null }
  | ({
      readonly kind: 'won';
      readonly seat: Seat;
      readonly treasures: number;
      readonly dutchman: boolean;
      readonly cards: readonly CardId[];
    } & Final);

/** Who may see the cards of an event besides those who see everything that is open. [P47] */
function insiders(event: PiratasEvent): readonly Seat[] {
  switch (event.kind) {
    case 'stolen':
      return [event.seat, event.from];
    case 'drew':
    case 'returned':
    case 'looked':
    case 'looked-deck':
    case 'chose':
    case 'placed':
    case 'attacked':
    case 'stashed':
      return [event.seat];
    default:
      return [];
  }
}

/** The event as `viewer` may know it: that it happened always, which cards it was about only for those who saw them. */
export function redact(event: PiratasEvent, viewer: Viewer): PiratasEvent {
  if (viewer !== 'spectator' && insiders(event).includes(viewer)) return event;
  switch (event.kind) {
    case 'drew':
    case 'stolen':
    case 'stashed':
      return { ...event, card: null };
    case 'returned':
    case 'looked':
    case 'looked-deck':
    case 'placed':
    case 'attacked':
      return { ...event, cards: null };
    case 'chose':
      return { ...event, card: null, cards: null };
    default:
      return event;
  }
}

export const cardMessage = (card: CardId): Message => message(`piratas.card.${kindOf(card)}`);
const listOf = (cards: readonly CardId[]): Message[] => cards.map(cardMessage);

/** The sentence for the log. Events that tell a card have a second wording, for those who saw it. */
export function describe(event: PiratasEvent): Message | null {
  const whose: MessageParams = 'seat' in event ? { seat: { seat: event.seat } } : {};
  const say = (variant: string, params: MessageParams): Message =>
    message(`piratas.event.${variant}`, { ...whose, ...params });
  switch (event.kind) {
    case 'turn-began':
      return say('turn-began', { turn: event.turn });
    case 'drew':
    case 'stashed':
      return event.card ? say(`${event.kind}-seen`, { card: cardMessage(event.card) }) : say(event.kind, {});
    case 'stolen': {
      const from = { seat: event.from };
      return event.card
        ? say('stolen-seen', { from, card: cardMessage(event.card) })
        : say('stolen', { from });
    }
    case 'chose':
      return event.card
        ? say('chose-seen', { card: cardMessage(event.card), count: event.count })
        : say('chose', { count: event.count });
    case 'drew-nothing':
      return say(event.kind, {});
    case 'reshuffled':
      return say('reshuffled', { count: event.count });
    case 'crew-joined':
      return say(event.ship === event.seat ? 'crew-joined-own' : 'crew-joined', {
        ship: { seat: event.ship },
        card: cardMessage(event.card),
      });
    case 'vessel-launched':
    case 'vessel-swapped':
    case 'vessel-sunk':
    case 'summoned':
    case 'salvaged':
      return say(event.kind, { card: cardMessage(event.card) });
    case 'returned':
      return event.cards
        ? say('returned-seen', { count: event.count, cards: listOf(event.cards) })
        : say('returned', { count: event.count });
    case 'played':
      return kindOf(event.card) === event.as
        ? say('played', { card: cardMessage(event.card) })
        : say('played-parrot', { as: message(`piratas.card.${event.as}`) });
    case 'drowned':
      return say('drowned', { ship: { seat: event.ship }, card: cardMessage(event.card) });
    case 'looked':
      return event.cards && event.cards.length > 0
        ? say('looked-seen', { at: { seat: event.at }, cards: listOf(event.cards) })
        : say('looked', { at: { seat: event.at }, count: event.count });
    case 'looked-deck':
      return event.cards
        ? say('looked-deck-seen', { count: event.count, cards: listOf(event.cards) })
        : say('looked-deck', { count: event.count });
    case 'placed':
      return say('placed', { top: event.top, bottom: event.bottom });
    case 'attacked':
      return say('attacked', { target: { seat: event.target }, count: event.count });
    case 'revealed': {
      const { attacker, defender, attack, defence, attackSum, defenceSum } = event.duel;
      const params = {
        attacker: { seat: attacker },
        defender: { seat: defender },
        attack: attackSum.total,
        defence: defenceSum.total,
        attackCards: listOf(attack),
      };
      return defence.length > 0
        ? message('piratas.event.revealed', { ...params, defenceCards: listOf(defence) })
        : message('piratas.event.revealed-undefended', params);
    }
    case 'duel-won':
      return say('duel-won', { loser: { seat: event.loser } });
    case 'duel-annulled':
      return say('duel-annulled', { attacker: { seat: event.attacker } });
    case 'crew-lost':
      return say('crew-lost', { cards: listOf(event.cards), count: event.cards.length });
    case 'damaged':
      return say('damaged', { card: cardMessage(event.card), left: 3 - event.damage });
    case 'discarded':
      return event.why === 'limit'
        ? say('discarded', { card: cardMessage(event.card) })
        : say('discarded-spyglass', { from: { seat: event.from }, card: cardMessage(event.card) });
    case 'spared':
      return say('spared', { from: { seat: event.from } });
    case 'kept':
      return say('kept', { count: event.count });
    case 'won':
      return say(event.dutchman ? 'won-dutchman' : 'won', { treasures: event.treasures });
  }
}
