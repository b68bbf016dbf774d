import type { PiratasEvent, PiratasView } from '../../../../core/games/piratas';
import type { CardSpot } from '../../../pieces/card-layout';
import { BACK, deckSpot, discardSpot, duelSpot, faceOf, type Laid, type Mat, matsOf } from './layout';

/** A card on its way from one place to another. */
export type Flight = {
  readonly key: string;
  readonly front: number;
  readonly from: { readonly spot: CardSpot; readonly up: boolean };
  readonly to: { readonly spot: CardSpot; readonly up: boolean };
  /** The card at rest that it will be: not drawn before it has arrived. */
  readonly becomes: string | null;
};

/** One step of what is shown: cards that move together, and the duel whose sums are then counted up. */
export type Step = { readonly flights: readonly Flight[]; readonly counts: boolean };

/** What has happened, as flights from where cards lay to where they lie now. */
export function stepsOf(
  events: readonly PiratasEvent[],
  view: PiratasView,
  before: readonly Laid[],
  after: readonly Laid[],
): Step[] {
  const mats = matsOf(view);
  const matOf = (seat: number): Mat | undefined => mats.find((mat) => mat.seat === seat);
  const was = (id: string): Laid | undefined => before.find((laid) => laid.id === id);
  const is = (id: string): Laid | undefined => after.find((laid) => laid.id === id);
  const handSpot = (seat: number): CardSpot => {
    const mat = matOf(seat);
    return { x: mat?.x ?? 0, y: mat?.handY ?? 0, z: 8, turn: 0, lean: mat?.own ? 28 : 0 };
  };
  let serial = 0;
  const fly = (
    card: Parameters<typeof faceOf>[0] | null,
    from: CardSpot,
    to: CardSpot,
    becomes: string | null = null,
    fromUp = card !== null,
  ): Flight => ({
    key: `flight-${serial++}`,
    front: card ? faceOf(card) : BACK,
    from: { spot: from, up: fromUp },
    to: { spot: to, up: card !== null },
    becomes,
  });
  /** Known cards go to their own place, others into the middle of the hand. */
  const toHand = (card: Parameters<typeof faceOf>[0] | null, seat: number, from: CardSpot, up: boolean) =>
    fly(card, from, (card && is(card)?.spot) ?? handSpot(seat), card, up);
  const one = (...flights: Flight[]): Step => ({ flights, counts: false });

  return events.flatMap((event): Step[] => {
    switch (event.kind) {
      case 'drew':
        return [one(toHand(event.card, event.seat, deckSpot, false))];
      case 'salvaged':
        return [one(toHand(event.card, event.seat, discardSpot, true))];
      case 'chose':
        return [one(toHand(event.card, event.seat, deckSpot, event.card !== null))];
      case 'stolen': {
        const from = (event.card && was(event.card)?.spot) ?? handSpot(event.from);
        return [one(toHand(event.card, event.seat, from, event.card !== null))];
      }
      case 'crew-joined':
      case 'vessel-launched':
      case 'summoned': {
        const to = is(event.card)?.spot;
        if (!to) return [];
        const from =
          event.kind === 'summoned' ? discardSpot : (was(event.card)?.spot ?? handSpot(event.seat));
        return [one(fly(event.card, from, to, event.card))];
      }
      case 'played':
      case 'discarded': {
        const holder = event.kind === 'discarded' ? event.from : event.seat;
        return [one(fly(event.card, was(event.card)?.spot ?? handSpot(holder), discardSpot, event.card))];
      }
      case 'drowned':
      case 'vessel-sunk':
      case 'vessel-swapped': {
        const from = was(event.card)?.spot;
        return from ? [one(fly(event.card, from, discardSpot, event.card))] : [];
      }
      case 'crew-lost':
        return [
          one(
            ...event.cards.flatMap((card) => {
              const from = was(card)?.spot;
              return from ? [fly(card, from, discardSpot, card)] : [];
            }),
          ),
        ];
      case 'attacked':
        return [
          one(
            ...Array.from({ length: event.count }, (_, k) => {
              const card = event.cards?.[k] ?? null;
              const to = duelSpot('attack', k);
              const from = (card && was(card)?.spot) ?? handSpot(event.seat);
              return fly(card, from, to, card ?? `attack-${k}`);
            }),
          ),
        ];
      case 'revealed': {
        const { attack, defence, defender } = event.duel;
        const laid = defence.map((card, k) =>
          fly(card, was(card)?.spot ?? handSpot(defender), duelSpot('defence', k), card, false),
        );
        const turned = attack.map((card, k) =>
          fly(card, duelSpot('attack', k), duelSpot('attack', k), card, false),
        );
        return [{ flights: [...turned, ...laid], counts: true }];
      }
      case 'reshuffled':
        return [one(fly(null, discardSpot, deckSpot, 'deck'))];
      default:
        return [];
    }
  });
}
