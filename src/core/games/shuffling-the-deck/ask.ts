import { checkAction } from './check';
import type { AdventureKind } from './data/adventure-cards';
import { movementCards } from './data/movement-cards';
import type { PirateId } from './data/pirates';
import { chancesOf } from './deduction';
import { type Afloat, effectsOf, type Standing } from './effects';
import type { Known } from './known';
import { rearranged, shiftsBetween } from './row';
import type { Answer, Effect, Question, ShipView, View } from './types';

/** Previews, answered from what the viewer knows alone. */
export function ask(view: View, question: Question): Answer {
  switch (question.kind) {
    case 'row-after':
      return rowAfter(view, question.card, question.ships);
    case 'effects':
      return effectsAnswer(view, question);
    case 'chances':
      return { kind: 'chances', chances: chancesOf(view) };
  }
}

/** The card need not be the player's to play now: one may ask what any card would do. */
function rowAfter(
  view: View,
  card: Extract<Question, { kind: 'row-after' }>['card'],
  ships: readonly PirateId[],
): Answer {
  const verdict = checkAction({ ...knownFrom(view), cards: [card] }, view.active, {
    kind: 'play-card',
    card,
    ships,
  });
  if (!verdict.ok) return { kind: 'no-answer', code: verdict.error.code };
  const { rule } = movementCards[card];
  const row = rearranged(view.row, card, ships).map((ship) =>
    rule.does === 'damages' && ships.includes(ship.pirate) ? { ...ship, damaged: true } : ship,
  );
  // In fog the adventure is not resolved at all [C4.26].
  const effects = rule.does === 'skips-adventure' ? [] : effectsOn(view, row, view.adventures.row[0]);
  return { kind: 'row', row, shifts: shiftsBetween(view.row, row), effects };
}

/** What the view tells of the position, whoever asks. */
export const knownFrom = (view: View): Known => ({
  row: view.row,
  shown: view.shown,
  players: view.players,
  cards: view.options.movementHands
    ? (view.players.find((_, seat) => seat === view.viewer)?.hand ?? [])
    : view.movement.faceUp,
  hands: view.options.movementHands,
});

function effectsAnswer(view: View, { card, row }: Extract<Question, { kind: 'effects' }>): Answer {
  const glory = new Map(view.row.map((ship) => [ship.pirate, ship]));
  const asked: ShipView[] | undefined = row?.flatMap(({ pirate, damaged }) => {
    const ship = glory.get(pirate);
    return ship ? [{ ...ship, damaged }] : [];
  });
  return { kind: 'effects', effects: effectsOn(view, asked ?? view.row, card ?? view.adventures.row[0]) };
}

function effectsOn(view: View, row: readonly Afloat[], card: AdventureKind | undefined): Effect[] {
  if (card === undefined) return [];
  return effectsOf(card, row, view.options.adventureSet, (pirate) => standingFor(view, pirate));
}

function standingFor(view: View, pirate: PirateId): Standing {
  if (view.shown.includes(pirate)) return 'shown';
  if (view.unowned.includes(pirate)) return 'nobodys';
  return view.players.some(({ pirates }) => pirates.includes(pirate)) ? 'hidden' : 'unknown';
}
