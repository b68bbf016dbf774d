import type { Nation } from './pirates';

export const movementKinds = [
  'full-speed-ahead',
  'lost-at-sea',
  'temporary-alliance',
  'caught-in-a-rip',
  'english-advance',
  'spanish-advance',
  'dutch-advance',
  'english-retreat',
  'spanish-retreat',
  'dutch-retreat',
  'sabotage',
  'fog',
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a card does; `by` is in spaces, positive towards the front (space 1). */
export type MovementRule =
  | { readonly does: 'moves-ship'; readonly by: number }
  | { readonly does: 'moves-pair'; readonly by: number }
  | { readonly does: 'moves-nation'; readonly nation: Nation; readonly by: number }
  | { readonly does: 'damages' }
  | { readonly does: 'skips-adventure' };

export type MovementCard = {
  readonly clause: string;
  readonly copies: number;
  readonly rule: MovementRule;
};

/** The movement deck: 24 cards in all [C1.24]. */
export const movementCards: Readonly<Record<MovementKind, MovementCard>> = {
  'full-speed-ahead': {
    clause: 'card.full-speed-ahead',
    copies: 2,
    rule: { does: 'moves-ship', by: 6 },
  },
  'lost-at-sea': { clause: 'card.lost-at-sea', copies: 3, rule: { does: 'moves-ship', by: -6 } },
  'temporary-alliance': { clause: 'card.temporary-alliance', copies: 4, rule: { does: 'moves-pair', by: 3 } },
  'caught-in-a-rip': { clause: 'card.caught-in-a-rip', copies: 3, rule: { does: 'moves-pair', by: -3 } },
  'english-advance': nationMove('card.nation-advance', 'english', 2),
  'spanish-advance': nationMove('card.nation-advance', 'spanish', 2),
  'dutch-advance': nationMove('card.nation-advance', 'dutch', 2),
  'english-retreat': nationMove('card.nation-retreat', 'english', -2),
  'spanish-retreat': nationMove('card.nation-retreat', 'spanish', -2),
  'dutch-retreat': nationMove('card.nation-retreat', 'dutch', -2),
  sabotage: { clause: 'card.sabotage', copies: 5, rule: { does: 'damages' } },
  fog: { clause: 'card.fog', copies: 1, rule: { does: 'skips-adventure' } },
};

function nationMove(clause: string, nation: Nation, by: number): MovementCard {
  return { clause, copies: 1, rule: { does: 'moves-nation', nation, by } };
}

/** Every card of the deck, in a fixed order. */
export const movementDeck: readonly MovementKind[] = movementKinds.flatMap((kind) =>
  Array.from({ length: movementCards[kind].copies }, () => kind),
);

/** How many ships a player names when playing a card. */
export function shipsNamed(rule: MovementRule): 0 | 1 | 2 {
  switch (rule.does) {
    case 'moves-ship':
    case 'damages':
      return 1;
    case 'moves-pair':
      return 2;
    case 'moves-nation':
    case 'skips-adventure':
      return 0;
  }
}
