import { allowed, type Result, type Seat, type Violation, violation } from '../../engine';
import { type CardId, type ExtraKind, groupOf, type ImmediateKind, kindOf } from './cards';
import { checkAttack, checkDefence } from './duel';
import type { Sight } from './sight';
import type { Command, PiratasState } from './types';

type Check = Result<undefined, Violation>;

/** How many crew a ship has room for. */
export const CREW_ROOM = 2;
/** What a hand must hold for Your Highness to take from it. */
const HIGHNESS_LEAST = 5;

/** Which commands answer which decision. */
const ANSWERS: Readonly<Record<Exclude<PiratasState['phase']['kind'], 'act' | 'over'>, readonly string[]>> = {
  defend: ['defend'],
  take: ['take'],
  spy: ['spy'],
  map: ['choose'],
  wheel: ['place'],
  discard: ['discard', 'keep'],
};
const ALL_ANSWERS = Object.values(ANSWERS).flat();

/** Is the command open to the seat whose sight this is? */
export function checkCommand(sight: Sight, command: Command): Check {
  const { phase } = sight;
  if (phase.kind === 'over') return violation('over', 'win.check');
  if (phase.seat !== sight.seat) return violation('not-yours', 'turn.actions');
  if (phase.kind === 'act') {
    if (ALL_ANSWERS.includes(command.kind)) return violation('nothing-to-answer', 'turn.actions');
  } else if (!ANSWERS[phase.kind].includes(command.kind))
    return violation(`answer-${phase.kind}`, 'turn.actions');
  switch (command.kind) {
    case 'draw':
      return allowed; // even with nothing left to draw [P18][P19]
    case 'crew':
      return checkCrew(sight, command.card, command.ship);
    case 'vessel':
      return firstOf(held(sight, command.card), () => isOf(command.card, 'vessel'));
    case 'plunder':
      return firstOf(
        immediate(sight, command.card, 'plunder'),
        () => opponent(sight, command.target, 'card.plunder'),
        () => (sight.handCounts[command.target] === 0 ? violation('empty-hand', 'P49') : allowed),
      );
    case 'overboard':
      return firstOf(immediate(sight, command.card, 'overboard'), () =>
        checkOverboard(sight, command.ship, command.crew),
      );
    case 'summon':
      return firstOf(immediate(sight, command.card, 'summon'), () => checkSummon(sight, command.crew));
    case 'rum':
      return immediate(sight, command.card, 'rum');
    case 'spyglass':
      return firstOf(immediate(sight, command.card, 'spyglass'), () =>
        opponent(sight, command.target, 'card.spyglass'),
      );
    case 'map':
      return immediate(sight, command.card, 'map');
    case 'attack':
      return firstOf(checkAttack(sight, command.cards), () => opponent(sight, command.target, 'duel.1'));
    case 'poseidon':
      return firstOf(extra(sight, 'poseidon'), () =>
        sight.discard.includes(command.card) ? allowed : violation('not-in-discard', 'P44'),
      );
    case 'highness':
      return firstOf(
        extra(sight, 'highness'),
        () => opponent(sight, command.target, 'card.highness'),
        () =>
          (sight.handCounts[command.target] ?? 0) < HIGHNESS_LEAST ? violation('under-five', 'P45') : allowed,
      );
    case 'cyclops':
      return firstOf(extra(sight, 'cyclops'), () => opponent(sight, command.target, 'card.cyclops'));
    case 'hull':
      // Any card, treasures too: it is neither played nor discarded. [card.hull]
      return firstOf(extra(sight, 'hull'), () => inHand(sight, command.card));
    case 'merchant':
      return firstOf(extra(sight, 'merchant'), () => someToDraw(sight));
    case 'wheel':
      return firstOf(extra(sight, 'wheel'), () => someToDraw(sight));
    case 'defend':
      return checkDefence(sight, command.cards);
    case 'take':
      return sight.shown.includes(command.card) ? allowed : violation('not-theirs', 'P40');
    case 'spy':
      if (command.discard === null) return allowed;
      if (!sight.shown.includes(command.discard)) return violation('not-theirs', 'P23');
      return groupOf(command.discard) === 'treasure' ? violation('treasure-safe', 'P23') : allowed;
    case 'choose':
      return sameCards([command.take, ...command.bottom], sight.shown)
        ? allowed
        : violation('map-cards', 'card.map');
    case 'place':
      return sameCards([...command.top, ...command.bottom], sight.shown)
        ? allowed
        : violation('wheel-cards', 'card.wheel');
    case 'discard':
      return firstOf(inHand(sight, command.card), () =>
        groupOf(command.card) === 'treasure' ? violation('treasure-undiscardable', 'card.treasure') : allowed,
      );
    case 'keep':
      return sight.hand.every((card) => groupOf(card) === 'treasure')
        ? allowed
        : violation('must-discard', 'P15');
  }
}

/** The first refusal, if any; later checks run only once the earlier ones pass. */
function firstOf(first: Check, ...rest: readonly (() => Check)[]): Check {
  if (!first.ok) return first;
  for (const next of rest) {
    const result = next();
    if (!result.ok) return result;
  }
  return allowed;
}

const cardName = (card: CardId) => ({ id: `piratas.card.${kindOf(card)}` });

const inHand = (sight: Sight, card: CardId): Check =>
  sight.hand.includes(card) ? allowed : violation('not-in-hand', 'turn.play');

/** In hand, and no treasure: those can't be played. */
const held = (sight: Sight, card: CardId): Check =>
  firstOf(inHand(sight, card), () =>
    groupOf(card) === 'treasure' ? violation('treasure-unplayable', 'card.treasure') : allowed,
  );

const isOf = (card: CardId, group: 'crew' | 'vessel'): Check =>
  groupOf(card) === group ? allowed : violation(`not-a-${group}`, 'turn.play', { card: cardName(card) });

const opponent = (sight: Sight, target: Seat, clause: string): Check =>
  target !== sight.seat && target < sight.ships.length ? allowed : violation('not-an-opponent', clause);

/** The card itself, or a Parrot that copies the first action of this turn. [P30][P31] */
function immediate(sight: Sight, card: CardId, as: ImmediateKind): Check {
  const has = held(sight, card);
  if (!has.ok || kindOf(card) === as) return has;
  if (kindOf(card) !== 'parrot')
    return violation('wrong-card', 'turn.play', {
      card: cardName(card),
      as: { id: `piratas.card.${as}` },
    });
  const { first } = sight.turn;
  return first?.kind === 'immediate' && first.as === as ? allowed : violation('parrot-copies-nothing', 'P30');
}

function checkCrew(sight: Sight, card: CardId, ship: Seat): Check {
  return firstOf(
    held(sight, card),
    () => isOf(card, 'crew'),
    () => {
      const target = sight.ships[ship];
      if (!target) return violation('no-such-ship', 'crew.room');
      return target.crew.length >= CREW_ROOM ? violation('ship-full', 'P26') : allowed;
    },
  );
}

function checkOverboard(sight: Sight, ship: Seat, crew: CardId): Check {
  const mortal = sight.ships.some((s) => s.crew.some((c) => kindOf(c) !== 'ghost'));
  if (!mortal) return violation('nobody-to-drown', 'P24');
  if (!sight.ships[ship]?.crew.includes(crew)) return violation('not-aboard', 'P24');
  return kindOf(crew) === 'ghost' ? violation('ghost-stays', 'card.ghost') : allowed;
}

function checkSummon(sight: Sight, crew: CardId): Check {
  if ((sight.ships[sight.seat]?.crew.length ?? 0) >= CREW_ROOM) return violation('own-ship-full', 'P25');
  if (!sight.discard.some((card) => groupOf(card) === 'crew')) return violation('nobody-to-summon', 'P25');
  return sight.discard.includes(crew) && groupOf(crew) === 'crew'
    ? allowed
    : violation('no-crew-in-discard', 'P25');
}

/** The vessel's extra action: hers, before the turn's two, once. A vessel launched this turn came too late. [P3][P9] */
function extra(sight: Sight, kind: ExtraKind): Check {
  const vessel = sight.ships[sight.seat]?.vessel;
  if (!vessel || kindOf(vessel.card) !== kind) return violation('no-such-vessel', `card.${kind}`);
  if (sight.turn.actions < 2) return violation('extra-too-late', 'P3');
  return sight.turn.extra ? allowed : violation('extra-used', 'vessel.extra');
}

const someToDraw = (sight: Sight): Check =>
  sight.deckCount + sight.discard.length > 0 ? allowed : violation('nothing-to-draw', 'P18');

function sameCards(a: readonly CardId[], b: readonly CardId[]): boolean {
  return a.length === b.length && new Set(a).size === a.length && a.every((card) => b.includes(card));
}
