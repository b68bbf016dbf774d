import { type Message, type MessageParams, message } from '../../engine';
import { adventureName, cardName, pirateName, shipName } from './names';
import type { Event } from './types';

/** The sentence for the log, or null where the events beside it say enough. */
export function describe(event: Event): Message | null {
  switch (event.kind) {
    case 'card-played':
      return say(event, { seat: { seat: event.seat }, card: cardName(event.card) });
    case 'ships-moved':
      return movement(event);
    case 'ship-damaged':
      return say(event, { ship: shipName(event.pirate), space: event.space });
    case 'ships-repaired':
      return say(event, { seat: { seat: event.seat }, ships: event.pirates.map(shipName) });
    case 'accusation-right':
      return say(event, { ...accusation(event), glory: event.glory });
    case 'accusation-wrong':
      return say(event, accusation(event));
    case 'movement-discarded':
      return say(event, { seat: { seat: event.seat }, card: cardName(event.card) });
    case 'passed':
      return say(event, { seat: { seat: event.seat } });
    case 'movement-drawn':
      return drawn(event);
    case 'movement-reshuffled':
      return say(event);
    case 'adventure-skipped':
      return say(event, { card: adventureName(event.card) });
    case 'adventure-resolved':
      return message(`shuffling-the-deck.event.adventure-${event.effect ? 'resolved' : 'idle'}`, {
        card: adventureName(event.card),
      });
    case 'glory-gained':
      return say(event, {
        ship: shipName(event.pirate),
        space: event.space,
        glory: event.glory,
        counters: event.counters,
      });
    case 'glory-lost':
      return lost(event);
    case 'pirate-shown':
      return say(event, { seat: { seat: event.seat }, pirate: pirateName(event.pirate) });
    case 'pirate-nobodys':
      return say(event, { pirate: pirateName(event.pirate) });
    case 'adventure-drawn':
      return say(event, { card: adventureName(event.card) });
    case 'turn-passed':
      return null;
    case 'game-over':
      return say(event, { winner: { seat: event.winner }, glory: event.scores[event.winner] ?? 0 });
  }
}

const say = (event: Event, params?: MessageParams): Message =>
  message(`shuffling-the-deck.event.${event.kind}`, params);

type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

const accusation = ({ seat, target, pirate }: Of<'accusation-right' | 'accusation-wrong'>) => ({
  seat: { seat },
  target: { seat: target },
  pirate: pirateName(pirate),
});

/** Tells of the ships that sailed, not of those that made room for them. */
function movement({ named, shifts }: Of<'ships-moved'>): Message {
  const sailed = shifts.filter(({ pirate }) => named.includes(pirate));
  if (sailed.length === 0) return message('shuffling-the-deck.event.ships-stay');
  return message('shuffling-the-deck.event.ships-moved', {
    ships: sailed.map(({ pirate, from, to }) =>
      message('shuffling-the-deck.event.shift', { ship: shipName(pirate), from, to }),
    ),
  });
}

function drawn({ seat, card, toHand }: Of<'movement-drawn'>): Message {
  if (card === null) return message('shuffling-the-deck.event.movement-drawn-unseen', { seat: { seat } });
  const where = toHand ? 'hand' : 'table';
  return message(`shuffling-the-deck.event.movement-drawn-${where}`, {
    seat: { seat },
    card: cardName(card),
  });
}

function lost({ pirate, space, card }: Of<'glory-lost'>): Message {
  const params = { ship: shipName(pirate), space };
  return card === null
    ? message('shuffling-the-deck.event.counter-lost', params)
    : message('shuffling-the-deck.event.glory-lost', { ...params, card: adventureName(card) });
}
