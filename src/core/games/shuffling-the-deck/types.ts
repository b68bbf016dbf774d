import type { Seat, Viewer } from '../../engine';
import type { AdventureKind, Space } from './data/adventure-cards';
import type { MovementKind } from './data/movement-cards';
import type { PirateId } from './data/pirates';
import type { Options } from './options';

/**
 * One glory: an adventure card face down [C4.23], or a counter (`card` null) when the 58 ran out [C4.24].
 * `seen` cards have been face up before they became glory, so everybody knows that they left the deck.
 */
export type Glory = { readonly card: AdventureKind | null; readonly seen: boolean };

export type Ship = {
  readonly pirate: PirateId;
  damaged: boolean;
  /** Bottom to top: the last one was laid last. It sails with the ship [C4.12]. */
  glory: Glory[];
};

/** The row: index 0 is space 1 (the front), index 8 is space 9 (the back). */
export type Row = Ship[];

export type PlayerState = {
  /** His pirate cards, hidden and shown. */
  readonly pirates: PirateId[];
  /** Movement cards in hand; empty unless the game is played with hands. */
  hand: MovementKind[];
  /** Taken by accusations, his to the end [C4.36]. */
  stolen: Glory[];
};

/** An accusation that was answered with no; repeated ones are listed again. */
export type Denial = { readonly by: Seat; readonly target: Seat; readonly pirate: PirateId };

export type State = {
  readonly options: Options;
  row: Row;
  readonly players: PlayerState[];
  /** Pirate cards that lie face up. */
  shown: PirateId[];
  /** Announced by a Notoriety card as nobody's [C4.40]. */
  unowned: PirateId[];
  denials: Denial[];
  adventures: {
    /** Face up, the active one first; one card, or as many as there are players [C4.46]. */
    row: AdventureKind[];
    /** Face down, the top card last. */
    deck: AdventureKind[];
    discard: AdventureKind[];
  };
  movement: {
    /** On the table; empty when the game is played with hands. */
    faceUp: MovementKind[];
    /** Face down, the top card last. */
    deck: MovementKind[];
    discard: MovementKind[];
  };
  active: Seat;
  /** Turns that are over. */
  turns: number;
  over: boolean;
};

export type Command =
  /** `ships`: none, one, or two neighbours, as the card asks. */
  | { readonly kind: 'play-card'; readonly card: MovementKind; readonly ships: readonly PirateId[] }
  | { readonly kind: 'repair' }
  /** `discard` only when movement cards are held in hand [C4.47]. */
  | {
      readonly kind: 'accuse';
      readonly target: Seat;
      readonly pirate: PirateId;
      readonly discard?: MovementKind | undefined;
    }
  /** `swap`: a movement card to discard for a new one. */
  | { readonly kind: 'pass'; readonly swap?: MovementKind | undefined };

/** A ship that goes from one space of the row to another. */
export type Shift = { readonly pirate: PirateId; readonly from: Space; readonly to: Space };

/** What an adventure does to one ship. */
export type Effect =
  | { readonly does: 'gains'; readonly pirate: PirateId; readonly glory: number }
  | { readonly does: 'loses'; readonly pirate: PirateId }
  | { readonly does: 'is-damaged'; readonly pirate: PirateId }
  | { readonly does: 'is-shown'; readonly pirate: PirateId }
  /** Seen from outside: whether it is shown or nobody's is not known. */
  | { readonly does: 'may-be-shown'; readonly pirate: PirateId }
  | { readonly does: 'is-nobodys'; readonly pirate: PirateId };

export type Event =
  | { readonly kind: 'card-played'; readonly seat: Seat; readonly card: MovementKind }
  /** Every ship whose space changed, those that closed the gap too. */
  | { readonly kind: 'ships-moved'; readonly named: readonly PirateId[]; readonly shifts: readonly Shift[] }
  | {
      readonly kind: 'ship-damaged';
      readonly pirate: PirateId;
      readonly space: Space;
      readonly by: 'sabotage' | 'adventure';
    }
  | { readonly kind: 'ships-repaired'; readonly seat: Seat; readonly pirates: readonly PirateId[] }
  | {
      readonly kind: 'accusation-right';
      readonly seat: Seat;
      readonly target: Seat;
      readonly pirate: PirateId;
      readonly glory: number;
      readonly final: true;
    }
  | {
      readonly kind: 'accusation-wrong';
      readonly seat: Seat;
      readonly target: Seat;
      readonly pirate: PirateId;
      readonly final: true;
    }
  | { readonly kind: 'movement-discarded'; readonly seat: Seat; readonly card: MovementKind }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** `card` is null for those who may not see it. */
  | {
      readonly kind: 'movement-drawn';
      readonly seat: Seat;
      readonly card: MovementKind | null;
      readonly toHand: boolean;
      readonly final: true;
    }
  | { readonly kind: 'movement-reshuffled'; readonly final: true }
  | { readonly kind: 'adventure-skipped'; readonly card: AdventureKind }
  | { readonly kind: 'adventure-resolved'; readonly card: AdventureKind; readonly effect: boolean }
  | {
      readonly kind: 'glory-gained';
      readonly pirate: PirateId;
      readonly space: Space;
      readonly glory: number;
      /** Of these, counters beyond the 58 cards. */
      readonly counters: number;
    }
  | {
      readonly kind: 'glory-lost';
      readonly pirate: PirateId;
      readonly space: Space;
      /** Turned face up; null for a counter. */
      readonly card: AdventureKind | null;
      readonly final: true;
    }
  | { readonly kind: 'pirate-shown'; readonly seat: Seat; readonly pirate: PirateId; readonly final: true }
  | { readonly kind: 'pirate-nobodys'; readonly pirate: PirateId; readonly final: true }
  | { readonly kind: 'adventure-drawn'; readonly card: AdventureKind; readonly final: true }
  | { readonly kind: 'turn-passed'; readonly seat: Seat }
  | {
      readonly kind: 'game-over';
      /** What each seat turns over at the end. */
      readonly hidden: readonly { readonly seat: Seat; readonly pirates: readonly PirateId[] }[];
      readonly scores: readonly number[];
      readonly winner: Seat;
      readonly final: true;
    };

/** A ship as everybody sees it: which cards its glory is stays hidden [C4.23][C4.49]. */
export type ShipView = {
  readonly pirate: PirateId;
  readonly damaged: boolean;
  readonly glory: number;
  /** Of these, counters beyond the 58 cards. */
  readonly counters: number;
};

export type PlayerView = {
  /** Those the viewer knows: his own, those shown, and everybody's once the game is over. */
  readonly pirates: readonly PirateId[];
  readonly hiddenPirates: number;
  readonly stolen: number;
  readonly stolenCounters: number;
  readonly handSize: number;
  /** Null for a hand that the viewer may not see. */
  readonly hand: readonly MovementKind[] | null;
};

export type View = {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly row: readonly ShipView[];
  readonly players: readonly PlayerView[];
  readonly shown: readonly PirateId[];
  readonly unowned: readonly PirateId[];
  readonly denials: readonly Denial[];
  readonly adventures: {
    readonly row: readonly AdventureKind[];
    readonly deck: number;
    readonly discard: readonly AdventureKind[];
    /** Were face up before they became glory; sorted, so where they lie is not told. */
    readonly laidFaceDown: readonly AdventureKind[];
  };
  readonly movement: {
    readonly faceUp: readonly MovementKind[];
    readonly deck: number;
    readonly discard: readonly MovementKind[];
  };
  readonly active: Seat;
  readonly turns: number;
  readonly over: boolean;
};

export type Question =
  /** The row after a movement card, and what the active adventure would then do. */
  | { readonly kind: 'row-after'; readonly card: MovementKind; readonly ships: readonly PirateId[] }
  /** What an adventure (the active one unless named) would do to the row, or to another order of it. */
  | {
      readonly kind: 'effects';
      readonly card?: AdventureKind | undefined;
      readonly row?: readonly { readonly pirate: PirateId; readonly damaged: boolean }[] | undefined;
    }
  /** How likely each pirate is each seat's, by what the viewer knows. */
  | { readonly kind: 'chances' };

export type Answer =
  | {
      readonly kind: 'row';
      readonly row: readonly ShipView[];
      readonly shifts: readonly Shift[];
      readonly effects: readonly Effect[];
    }
  | { readonly kind: 'effects'; readonly effects: readonly Effect[] }
  /** For each pirate, a probability for each seat; what is missing to 1 is that he is out of the game. */
  | { readonly kind: 'chances'; readonly chances: Readonly<Record<PirateId, readonly number[]>> }
  | { readonly kind: 'no-answer'; readonly code: string };

export type Types = {
  options: Options;
  state: State;
  command: Command;
  event: Event;
  view: View;
  question: Question;
  answer: Answer;
  open: never;
};
