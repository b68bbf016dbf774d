import { allowed, type Result, type Violation, violation } from '../../engine';
import { type CardId, isCannon, kindOf, shotsOf } from './cards';
import type { Sight } from './sight';
import type { Duel, Sum } from './types';

/** The part of a ship that counts in a duel. */
type Broadside = { readonly crew: readonly CardId[]; readonly vessel: { readonly card: CardId } | null };

/** The Cursed Pirate, not the Ghost Pirate whom its printed text names. [card.pirate][card.cursed][P48] */
const CREW_BONUS: Partial<Record<string, number>> = { pirate: 1, cursed: -1 };
const URCHIN_BONUS = 3;
/** For each cannon. [card.guerrilla] */
const GUERRILLA_BONUS = 2;

const hasParrot = (cards: readonly CardId[]): boolean => cards.some((card) => kindOf(card) === 'parrot');

/**
 * What these cards fire from this ship.
 * @param copied the cannon that a Parrot copies when it attacks on its own [P29]
 */
export function sumOf(ship: Broadside, cards: readonly CardId[], copied: CardId | null): Sum {
  const model = cards.find(isCannon) ?? copied;
  const guerrilla = ship.vessel && kindOf(ship.vessel.card) === 'guerrilla' ? GUERRILLA_BONUS : 0;
  const shots: Sum['shots'] = [];
  for (const card of cards) {
    if (isCannon(card))
      shots.push({ card, shots: shotsOf(card), guerrilla }); // [card.cannon]
    // A Parrot that copies a cannon is a cannon for all purposes, Naval Guerrilla's among them. [card.parrot][P27][P32]
    else if (kindOf(card) === 'parrot' && model) shots.push({ card, shots: shotsOf(model), guerrilla });
  }
  const bonuses: Sum['bonuses'] = [];
  // Without a shot of one's own, crew and Sea Urchin count for nothing. [P33][card.pirate][card.cursed][card.urchin]
  if (shots.length > 0) {
    for (const card of ship.crew) {
      const bonus = CREW_BONUS[kindOf(card)];
      if (bonus !== undefined) bonuses.push({ card, shots: bonus });
    }
    if (ship.vessel && kindOf(ship.vessel.card) === 'urchin')
      bonuses.push({ card: ship.vessel.card, shots: URCHIN_BONUS });
  }
  const sum =
    shots.reduce((n, shot) => n + shot.shots + shot.guerrilla, 0) + bonuses.reduce((n, b) => n + b.shots, 0);
  return { shots, bonuses, total: Math.max(0, sum) }; // [P34]
}

/** Who wins once both sides have been turned over. */
export function verdict(attack: Sum, defence: readonly CardId[], defenceSum: Sum): Duel['result'] {
  if (defence.some((card) => kindOf(card) === 'helmsman')) return 'annulled'; // [card.helmsman][P38]
  // An attack that no cannon answers succeeds, however weak it is. [P36]
  if (defenceSum.shots.length === 0) return 'attacker';
  return attack.total > defenceSum.total ? 'attacker' : 'defender'; // a tie is the defender's [P35]
}

/** May these cards be laid as an attack now? */
export function checkAttack(sight: Sight, cards: readonly CardId[]): Result<undefined, Violation> {
  if (cards.length < 1 || cards.length > 2) return violation('attack-one-or-two', 'duel.3');
  const laid = checkLaid(sight, cards, 'duel.2', 'duel.bluff');
  if (!laid.ok) return laid;
  if (cards.some((card) => kindOf(card) === 'helmsman')) return violation('helmsman-attacks', 'duel.bluff');
  if (cards.length === 2) {
    if (sight.turn.actions < 2) return violation('second-action-one-card', 'duel.3');
    if (!cards.some(isCannon)) return violation('two-parrots', 'P28');
  } else if (hasParrot(cards) && sight.turn.first?.kind !== 'attack') return violation('parrot-alone', 'P29');
  return allowed;
}

/** May these cards be laid in defence? */
export function checkDefence(sight: Sight, cards: readonly CardId[]): Result<undefined, Violation> {
  if (cards.length > 2) return violation('defence-two-at-most', 'duel.4');
  const laid = checkLaid(sight, cards, 'duel.4', 'P37');
  if (!laid.ok) return laid;
  const helmsmen = cards.filter((card) => kindOf(card) === 'helmsman').length;
  if (helmsmen > 1) return violation('one-helmsman', 'P39');
  if (helmsmen === 1 && cards.length > 1) return violation('helmsman-alone', 'P37');
  if (hasParrot(cards) && !cards.some(isCannon))
    return cards.length === 2 ? violation('two-parrots', 'P28') : violation('parrot-needs-cannon', 'P27');
  return allowed;
}

/** Held, no card twice, and none that isn't a duel card. */
function checkLaid(
  sight: Sight,
  cards: readonly CardId[],
  clause: string,
  bluffClause: string,
): Result<undefined, Violation> {
  if (new Set(cards).size !== cards.length) return violation('same-card-twice', clause);
  for (const card of cards) {
    if (!sight.hand.includes(card)) return violation('not-in-hand', clause);
    const kind = kindOf(card);
    if (!isCannon(card) && kind !== 'parrot' && kind !== 'helmsman')
      return violation('no-bluff', bluffClause, { card: { id: `piratas.card.${kind}` } });
  }
  return allowed;
}
