import { type Message, type MessageParams, message } from '../../engine';
import type { CaribbeanEvent } from './events';

/** The log's sentence for an event; its text is in the catalogue under `caribbean.event.<kind>`. */
export function describe(event: CaribbeanEvent): Message | null {
  const say = (params: MessageParams, variant = ''): Message =>
    message(`caribbean.event.${event.kind}${variant}`, params);
  switch (event.kind) {
    case 'bid-laid':
      return say({ who: { seat: event.seat } });
    case 'bids-shown':
      return say({
        ship: event.ship,
        cards: event.cards.map((card) => (card < 0 ? message('caribbean.card.thief') : String(card))),
      });
    case 'tied':
      return say({ ship: event.ship, seats: event.seats.map((seat) => ({ seat })), bid: event.bid });
    case 'tie-answered':
      return say({ who: { seat: event.seat } }, event.reveal ? '.reveal' : '.decline');
    case 'tie-breaks-shown':
      return say({
        ship: event.ship,
        shown: event.shown.map(({ seat, card }) =>
          card === null
            ? message('caribbean.tie.declined', { who: { seat } })
            : message(card < 0 ? 'caribbean.tie.thief' : 'caribbean.tie.card', { who: { seat }, card }),
        ),
      });
    case 'ship-won':
      return say({
        ship: event.ship,
        who: { seat: event.seat },
        bid: event.bid,
        thieves: event.thieves,
        moves: event.moves,
      });
    case 'ship-stays':
      return say({ ship: event.ship }, `.${event.why}`);
    case 'sailed':
      return say({ ship: event.ship, from: event.from, to: event.to, left: event.left });
    case 'captured':
      return say({ ship: event.ship, who: { seat: event.seat }, city: event.city });
    case 'stolen':
      return say({ ship: event.ship, from: event.from, city: event.city });
    case 'swapped':
      return say({ ship: event.ship, other: event.with, took: event.took, gave: event.gave });
    case 'given':
      return say({ ship: event.ship, to: event.to, city: event.city });
    case 'delivered':
      return say({ ship: event.ship, owner: { seat: event.owner }, city: event.city, value: event.value });
    case 'anchored':
      return say({ ship: event.ship, who: { seat: event.seat } });
    case 'chests-opened':
      return say({ cities: [...event.cities] });
    case 'round-began':
      return say({ round: event.round });
    case 'game-over':
      return say({}, `.${event.reason}`);
  }
}
