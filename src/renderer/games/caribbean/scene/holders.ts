import { type CaribbeanView, SHIPS } from '../../../../core/games/caribbean';
import type { CardOnTable } from '../../../pieces/Cards';
import type { CardSpot } from '../../../pieces/card-layout';
import { type Pose, place } from '../../../table/units';
import { type Bribes, inHand } from '../bribes';
import { BOARD } from '../chart/chart';
import { BRIBE_SIZE, backOf, frontOf } from './bribe-cards';

/** Between two slots of a holder, mm: one's own has room for the ships' names, the others stand close together. */
export const GAP = { own: 48.6, other: 30 } as const;
/** The middle of the others' holders: a little to the right, for their coins lie on the left. */
const FAR = { x: 22, y: BOARD.y + 222, step: 226 } as const;

export type Holder = {
  readonly seat: number;
  readonly pose: Pose;
  readonly own: boolean;
  /** Between two slots, mm. */
  readonly gap: number;
};

/** A holder's length, mm. */
export const lengthOf = ({ gap }: Holder): number => SHIPS.length * gap;

/**
 * One holder for each seat: the viewer's own before him, the others side by side behind the board, in the order of play.
 * A spectator looks over the first player's shoulder, and sees no more than anybody.
 */
export function holdersOf(view: CaribbeanView): Holder[] {
  const first = view.viewer === 'spectator' ? 0 : view.viewer;
  const others = view.purses.length - 1;
  return view.purses.map((_, i): Holder => {
    const seat = (first + i) % view.purses.length;
    const own = seat === view.viewer;
    if (i === 0) return { seat, own, gap: GAP.own, pose: { x: -60, y: -190, heading: 0 } };
    return {
      seat,
      own,
      gap: GAP.other,
      pose: { x: FAR.x + (i - (others + 1) / 2) * FAR.step, y: FAR.y, heading: 180 },
    };
  });
}

export const slotX = ({ gap }: Pick<Holder, 'gap'>, slot: number): number =>
  (slot - (SHIPS.length - 1) / 2) * gap;

/** Where the card of a slot stands: six on the holder, the tie-break beside it. */
export function slotSpot(holder: Holder, slot: number): CardSpot {
  const { pose, own } = holder;
  const beside = slot >= SHIPS.length;
  const [x, y] = place(
    pose,
    beside ? [lengthOf(holder) / 2 + (own ? 44 : 4), own ? 4 : -40] : [slotX(holder, slot), 4],
  );
  return beside
    ? { x, y, z: 0.2, turn: pose.heading - 7, lean: 0 }
    : { x, y, z: 3, turn: pose.heading, lean: 66 };
}

/** Where a card lies once it is shown: on the table before its player's holder. */
function shownSpot(holder: Holder, slot: number): CardSpot {
  const { pose } = holder;
  const [x, y] = place(pose, [slotX(holder, slot), -54]);
  // Each a little over the one before, for those of the others overlap.
  return { x, y, z: 0.2 + slot * 0.1, turn: holder.own ? pose.heading : 0, lean: 0 };
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
