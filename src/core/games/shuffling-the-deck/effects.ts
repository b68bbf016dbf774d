import {
  type AdventureKind,
  type AdventureRule,
  type AdventureSet,
  adventureCards,
} from './data/adventure-cards';
import type { PirateId } from './data/pirates';
import type { Effect } from './types';

/** A ship as an adventure sees it. Index 0 of a row is space 1, the front. */
export type Afloat = { readonly pirate: PirateId; readonly damaged: boolean; readonly glory: number };

/** What is known of a pirate card: face up, hidden in a player's hands, nobody's, or one cannot tell. */
export type Standing = 'shown' | 'hidden' | 'nobodys' | 'unknown';

/**
 * What an adventure does, all of it determined from the row before anything changes [C4.13], front ship first.
 * @param standing what is known of a pirate's card
 */
export function effectsOf(
  card: AdventureKind,
  row: readonly Afloat[],
  set: AdventureSet,
  standing: (pirate: PirateId) => Standing,
): Effect[] {
  const { rule } = adventureCards[card];
  switch (rule.does) {
    case 'pays-spaces':
      // A damaged ship gains nothing, and what it would have gained is nobody else's [C4.19].
      return onSpaces(row, rule.spaces)
        .filter(isIntact)
        .map(({ pirate }) => ({ does: 'gains', pirate, glory: rule.glory }));
    case 'pays-first':
      return firstIntact(row, rule.ships).flatMap(({ pirate }) => paid(pirate, rule));
    case 'pays-last':
      return lastIntact(row, rule.ships).map(({ pirate }) => ({ does: 'gains', pirate, glory: rule.glory }));
    case 'damages-first':
      return firstIntact(row, rule.ships).map(({ pirate }) => ({ does: 'is-damaged', pirate }));
    case 'damages-last':
      return lastIntact(row, rule.ships).map(({ pirate }) => ({ does: 'is-damaged', pirate }));
    case 'robs-spaces':
      // Damage is no shield: a damaged ship can lose glory, if it has any [C4.20].
      return onSpaces(row, rule.spaces)
        .filter(({ glory }) => glory > 0)
        .map(({ pirate }) => ({ does: 'loses', pirate }));
    case 'robs-richest':
      return richest(row).map(({ pirate }) => ({ does: 'loses', pirate }));
    case 'exposes':
      return exposed(rule.pirate, row, set, standing(rule.pirate));
  }
}

const isIntact = (ship: Afloat): boolean => !ship.damaged;

/** Front ship first, whatever the order on the card. */
const onSpaces = (row: readonly Afloat[], spaces: readonly number[]): Afloat[] =>
  row.filter((_, index) => spaces.includes(index + 1));

/** Damaged ships are passed over; with fewer intact ones, all there are, none perhaps [C4.14][C4.15]. */
const firstIntact = (row: readonly Afloat[], count: number): Afloat[] => row.filter(isIntact).slice(0, count);

/** The same from the back; one intact ship alone is still the last [C4.16]. */
const lastIntact = (row: readonly Afloat[], count: number): Afloat[] => row.filter(isIntact).slice(-count);

/** First the glory, then the damage [C4.18]. */
function paid(pirate: PirateId, rule: Extract<AdventureRule, { does: 'pays-first' }>): Effect[] {
  const gains: Effect = { does: 'gains', pirate, glory: rule.glory };
  return rule.damages ? [gains, { does: 'is-damaged', pirate }] : [gains];
}

/** Mutiny: the intact ship with most glory, nearest the front if tied, and none where nobody has any [card.mutiny]. */
function richest(row: readonly Afloat[]): Afloat[] {
  const most = row.filter(isIntact).reduce((best, { glory }) => Math.max(best, glory), 0);
  return most === 0 ? [] : row.filter((ship) => isIntact(ship) && ship.glory === most).slice(0, 1);
}

/** Notoriety [card.notoriety], in the form that the table agreed on [C2]. */
function exposed(pirate: PirateId, row: readonly Afloat[], set: AdventureSet, standing: Standing): Effect[] {
  // The sets differ in whether they pay: [C2.N] shown before, [C2.reveal-only] never, [C2.reveal-and-glory] always.
  if (standing === 'nobodys') return [{ does: 'is-nobodys', pirate }];
  const showing: Effect[] =
    standing === 'hidden'
      ? [{ does: 'is-shown', pirate }]
      : standing === 'unknown'
        ? [{ does: 'may-be-shown', pirate }]
        : [];
  const pays =
    set === 'exposed' ? false : set === 'exposed-or-paid' ? standing === 'shown' : standing !== 'unknown';
  const intact = row.some((ship) => ship.pirate === pirate && isIntact(ship));
  return pays && intact ? [...showing, { does: 'gains', pirate, glory: 1 }] : showing;
}
