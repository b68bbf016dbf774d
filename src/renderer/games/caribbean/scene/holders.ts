import { type CaribbeanView, SHIPS } from '../../../../core/games/caribbean';
import type { CardOnTable } from '../../../pieces/Cards';
import type { CardSpot } from '../../../pieces/card-layout';
import { type Pose, place } from '../../../table/units';
import { type Bribes, inHand } from '../bribes';
import { BOARD } from '../chart/chart';
import { BRIBE_SIZE, backOf, frontOf } from './bribe-cards';

/** Where a player's card holder stands, seen from the viewer: his own before him, the others round the board. */
const PLACES: readonly Pose[] = [
  { x: -60, y: -190, heading: 0 },
  { x: -398, y: 30, heading: -90 },
  { x: 398, y: 30, heading: 90 },
  { x: 0, y: BOARD.y + 228, heading: 180 },
];

export type Holder = { readonly seat: number; readonly pose: Pose; readonly own: boolean };

/** One holder for each seat. A spectator looks over the first player's shoulder, and sees no more than anybody. */
export function holdersOf(view: CaribbeanView): Holder[] {
  const first = view.viewer === 'spectator' ? 0 : view.viewer;
  const order = view.purses.map((_, i) => (first + i) % view.purses.length);
  // Two players sit face to face.
  const places = view.purses.length === 2 ? [PLACES[0], PLACES[3]] : PLACES;
  return order.flatMap((seat, i) => {
    const pose = places[i];
    return pose ? [{ seat, pose, own: seat === view.viewer }] : [];
  });
}

const SLOT_GAP = 48.6;
export const slotX = (slot: number): number => (slot - (SHIPS.length - 1) / 2) * SLOT_GAP;

/** Where the card of a slot stands: six on the holder, the tie-break beside it. */
export function slotSpot({ pose }: Holder, slot: number): CardSpot {
  const beside = slot >= SHIPS.length;
  const [x, y] = place(pose, beside ? [190, 4] : [slotX(slot), 4]);
  return beside
    ? { x, y, z: 0.2, turn: pose.heading - 7, lean: 0 }
    : { x, y, z: 3, turn: pose.heading, lean: 66 };
}

/** Where a card lies once it is shown: on the table before its player's holder. */
function shownSpot({ pose }: Holder, slot: number): CardSpot {
  const [x, y] = place(pose, [slotX(slot), -54]);
  return { x, y, z: 0.2, turn: pose.heading, lean: 0 };
}

/** A hand card waits before the holder, a little fanned. */
function handSpot({ pose }: Holder, k: number, count: number): CardSpot {
  const [x, y] = place(pose, [(k - (count - 1) / 2) * (BRIBE_SIZE.width + 5), -54]);
  return { x, y, z: 0.2 + k * 0.1, turn: pose.heading, lean: 0 };
}

/** What a card on the table is, for picking: a slot that may be filled, or a card in hand. */
export type BribeOnTable = CardOnTable & {
  readonly slot: number | null;
  readonly card: number | null;
  readonly mine: boolean;
};

/** Every bribe card that is to be seen: laid ones by the view, one's own that still lie ready by the plan. */
export function bribesOnTable(view: CaribbeanView, bribes: Bribes): BribeOnTable[] {
  return holdersOf(view).flatMap((holder) => {
    const laid = view.bids[holder.seat] ?? null;
    const colour = view.purses[holder.seat]?.colour ?? 'red';
    const back = backOf(colour);
    const planning = holder.own && laid === null && view.phase.kind === 'bid';
    const slots = laid ? [...laid.cards, laid.tieBreak] : planning ? bribes : [];
    const standing = slots.flatMap((card, slot): BribeOnTable[] => {
      if (!laid && card === null) return [];
      const shown = slot < SHIPS.length ? slot < view.revealed : (view.spent[holder.seat] ?? false);
      const spot = shown && slot < SHIPS.length ? shownSpot(holder, slot) : slotSpot(holder, slot);
      return [
        {
          id: `${holder.seat}:${slot}`,
          spot,
          front: card === null ? back : frontOf(colour, card),
          back,
          up: holder.own || shown || spot.lean > 0,
          slot,
          card,
          mine: holder.own,
        },
      ];
    });
    const hand = planning ? inHand(bribes) : [];
    const waiting = hand.map(
      (card, k): BribeOnTable => ({
        id: `hand:${card}`,
        spot: handSpot(holder, k, hand.length),
        front: frontOf(colour, card),
        back,
        up: true,
        slot: null,
        card,
        mine: true,
      }),
    );
    return [...standing, ...waiting];
  });
}
