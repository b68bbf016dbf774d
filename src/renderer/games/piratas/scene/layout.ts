import { type Seat, seatsUpTo } from '../../../../core/engine/seat';
import { CARD_KINDS, type CardId, kindOf, type PiratasView } from '../../../../core/games/piratas';
import { shownTo } from '../../../../core/games/piratas/shown';
import type { CardOnTable } from '../../../pieces/Cards';
import { type CardSpot, squeezed } from '../../../pieces/card-layout';

/** The face of a kind on the sheet; the back comes after the last kind. */
export const BACK = CARD_KINDS.length;
export const faceOf = (card: CardId): number => CARD_KINDS.indexOf(kindOf(card));

/** A card on the table, and which one it is where the viewer knows. */
export type Laid = CardOnTable & {
  readonly card: CardId | null;
  readonly zone: Zone;
  readonly seat: Seat | null;
};
export type Zone = 'hand' | 'deck' | 'discard' | 'crew' | 'vessel' | 'under' | 'attack' | 'defence' | 'shown';

/** A ship's mat: where it lies and what belongs to it. Millimetres. */
export type Mat = {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  /** Where the hand lies, and how wide it may get. */
  readonly handY: number;
  readonly handWidth: number;
  readonly own: boolean;
};

const REGION = 242;
const NARROWEST = 340;
export const ROWS = { ownHand: -300, ownMat: -146, middle: -8, mat: 134, hand: 238 } as const;
export const VESSEL_X = -72;
const CREW_X = 0;
const CREW_STEP = 69;
const DECK_X = -225;
const DISCARD_X = -145;
const ATTACK_X = -40;
const DEFENCE_X = 160;
const DUEL_STEP = 68;
const flat = (x: number, y: number, z = 0): CardSpot => ({ x, y, z, turn: 0, lean: 0 });

export const deckSpot = flat(DECK_X, ROWS.middle);
export const discardSpot = flat(DISCARD_X, ROWS.middle);
export const duelSpot = (side: 'attack' | 'defence', k: number): CardSpot =>
  flat((side === 'attack' ? ATTACK_X : DEFENCE_X) + k * DUEL_STEP, ROWS.middle);
/** Where a side's sum is written. */
export const sumPoint = (side: 'attack' | 'defence'): readonly [number, number, number] => [
  (side === 'attack' ? ATTACK_X : DEFENCE_X) + DUEL_STEP / 2,
  ROWS.middle + 44,
  2,
];

export const halfWidth = (players: number): number => Math.max(NARROWEST, ((players - 1) * REGION) / 2);

/** Mats: the viewer's near the reader, the others in the order of play along the far side. */
export function matsOf(view: PiratasView): Mat[] {
  const count = view.players.length;
  const near = view.viewer === 'spectator' ? 0 : view.viewer;
  return seatsUpTo(count).map((seat) => {
    if (seat === near)
      return {
        seat,
        x: 0,
        y: ROWS.ownMat,
        handY: ROWS.ownHand,
        handWidth: 2 * halfWidth(count) - 40,
        own: true,
      };
    const place = (seat - near + count) % count;
    const x = (place - count / 2) * Math.max(REGION, (2 * halfWidth(count)) / count);
    return { seat, x, y: ROWS.mat, handY: ROWS.hand, handWidth: REGION - 20, own: false };
  });
}

export const vesselSpot = (mat: Mat): CardSpot => flat(mat.x + VESSEL_X, mat.y);
export const crewSpot = (mat: Mat, k: number): CardSpot => flat(mat.x + CREW_X + k * CREW_STEP, mat.y);

export function handSpots(mat: Mat, count: number): CardSpot[] {
  const row = squeezed(count, { x: mat.x, y: mat.handY }, mat.handWidth);
  // One's own cards lean toward the reader, so that they can be read; each a little higher than the one before.
  return row.map((spot, k) => (mat.own ? { ...spot, z: 4 + k * 0.5, lean: 28 } : { ...spot, z: k * 0.5 }));
}

/** Everything that lies on the table, as far as the viewer may know it. */
export function layOut(view: PiratasView): Laid[] {
  const laid: Laid[] = [];
  const put = (
    id: string,
    spot: CardSpot,
    card: CardId | null,
    zone: Zone,
    seat: Seat | null,
    thick?: number,
  ): void => {
    const front = card ? faceOf(card) : BACK;
    const up = card !== null && zone !== 'under';
    laid.push({ id, spot, card, zone, seat, front, back: BACK, up, ...(thick && { thick }) });
  };
  if (view.deck.count > 0) put('deck', deckSpot, null, 'deck', null, 0.45 * view.deck.count);
  const staged = new Set<CardId>(duelCards(view));
  const pile = view.discard.filter((card) => !staged.has(card));
  const top = pile.at(-1);
  if (top) put(top, discardSpot, top, 'discard', null, Math.max(0.5, 0.45 * pile.length));
  for (const mat of matsOf(view)) layPlayer(view, mat, put);
  layDuel(view, put);
  const { phase } = view;
  if (phase.kind === 'map' || phase.kind === 'wheel') {
    const shown = shownTo(view);
    const spots = squeezed(shown.length, { x: 60, y: ROWS.middle }, 320);
    shown.forEach((card, k) => {
      const spot = spots[k];
      if (spot) put(card, { ...spot, z: 14, lean: 20 }, card, 'shown', null);
    });
  }
  return laid;
}

type Put = (id: string, spot: CardSpot, card: CardId | null, zone: Zone, seat: Seat | null) => void;

function layPlayer(view: PiratasView, mat: Mat, put: Put): void {
  const player = view.players[mat.seat];
  if (!player) return;
  const { hand, known, crew, vessel } = player;
  const spots = handSpots(mat, hand.count);
  // Known cards of somebody else's hand lie open to the one who knows them, on the left; the rest are backs.
  const faces: (CardId | null)[] = hand.cards ? [...hand.cards] : known.slice(0, hand.count);
  spots.forEach((spot, k) => {
    const card = faces[k] ?? null;
    put(card ?? `hand-${mat.seat}-${k}`, spot, card, 'hand', mat.seat);
  });
  crew.forEach((card, k) => {
    put(card, crewSpot(mat, k), card, 'crew', mat.seat);
  });
  if (!vessel) return;
  const spot = vesselSpot(mat);
  for (let k = 0; k < Math.min(4, vessel.under.count); k++)
    put(`under-${mat.seat}-${k}`, flat(spot.x - 3 - k * 2, spot.y + 6 + k * 3), null, 'under', mat.seat);
  put(vessel.card, { ...spot, z: vessel.under.count > 0 ? 2.4 : 0 }, vessel.card, 'vessel', mat.seat);
}

/** The cards of the last duel stay on its stage while the attacker's turn lasts. */
export function duelCards({ duel, turn, phase }: PiratasView): readonly CardId[] {
  const onStage = duel && phase.kind !== 'defend' && phase.kind !== 'over' && turn.seat === duel.attacker;
  return onStage && phase.kind !== 'map' && phase.kind !== 'wheel' ? [...duel.attack, ...duel.defence] : [];
}

function layDuel(view: PiratasView, put: Put): void {
  const { phase, duel, discard } = view;
  if (phase.kind === 'defend') {
    for (let k = 0; k < phase.attack.count; k++) {
      const card = phase.attack.cards?.[k] ?? null;
      put(card ?? `attack-${k}`, duelSpot('attack', k), card, 'attack', view.turn.seat);
    }
    return;
  }
  if (!duel || duelCards(view).length === 0) return;
  // A card called back from the pile or shuffled in is there, and no longer here.
  const here = (card: CardId): boolean => discard.includes(card);
  duel.attack.filter(here).forEach((card, k) => {
    put(card, duelSpot('attack', k), card, 'attack', duel.attacker);
  });
  duel.defence.filter(here).forEach((card, k) => {
    put(card, duelSpot('defence', k), card, 'defence', duel.defender);
  });
}
