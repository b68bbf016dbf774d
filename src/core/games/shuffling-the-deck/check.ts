import { allowed, type Result, type Seat, type Violation, violation } from '../../engine';
import { type MovementKind, movementCards, shipsNamed } from './data/movement-cards';
import type { PirateId } from './data/pirates';
import { type Known, knownTo } from './known';
import { cardName, pirateName, shipName } from './names';
import { adjacent } from './row';
import type { Command, State } from './types';

type Verdict = Result<undefined, Violation>;

export function check(state: State, seat: Seat, command: Command): Verdict {
  if (state.over) return violation('over', 'C4.27');
  // One action, then the next player clockwise [turn.order].
  if (seat !== state.active)
    return violation('not-your-turn', 'turn.order', { seat: { seat: state.active } });
  return checkAction(knownTo(state, seat), seat, command);
}

/** Whether the seat whose turn it is may do this. */
export function checkAction(known: Known, seat: Seat, command: Command): Verdict {
  switch (command.kind) {
    case 'play-card':
      return checkCard(known, command.card, command.ships);
    case 'repair':
      // Without damage there is nothing to repair: that would be a second pass [C4.10].
      return known.row.some(({ damaged }) => damaged) ? allowed : violation('nothing-to-repair', 'C4.10');
    case 'accuse':
      return checkAccusation(known, seat, command);
    case 'pass':
      // The exchange is the player's choice [C4.38].
      return command.swap === undefined ? allowed : checkOpen(known, command.swap, 'C4.38');
  }
}

/** Ships may be anybody's, the player's own too [C4.11]. */
function checkCard(known: Known, card: MovementKind, ships: readonly PirateId[]): Verdict {
  const open = checkOpen(known, card, 'action.play');
  if (!open.ok) return open;
  const { rule, clause } = movementCards[card];
  const wanted = shipsNamed(rule);
  if (ships.length !== wanted) {
    return violation('wrong-number-of-ships', clause, { card: cardName(card), wanted, named: ships.length });
  }
  const [first, second] = ships;
  if (first === undefined) return allowed;
  if (second !== undefined && !adjacent(known.row, first, second)) {
    return violation('not-adjacent', 'C4.4', { first: shipName(first), second: shipName(second) });
  }
  const damaged = known.row.some((ship) => ship.pirate === first && ship.damaged);
  // Sabotage needs an intact ship, so with none it can't be played at all [C4.9].
  if (rule.does === 'damages' && damaged) {
    return violation('already-damaged', 'C4.9', { ship: shipName(first) }, [
      { kind: 'piece', id: first, role: 'already-damaged' },
    ]);
  }
  return allowed;
}

function checkOpen(known: Known, card: MovementKind, clause: string): Verdict {
  if (known.cards.includes(card)) return allowed;
  return violation(known.hands ? 'not-in-hand' : 'not-on-table', clause, { card: cardName(card) });
}

/**
 * A pirate of one's own [C4.31], one who may have left the game [C4.32] and a repeated accusation [C4.33] are all
 * allowed: nothing here may depend on what is hidden.
 */
function checkAccusation(
  known: Known,
  seat: Seat,
  { target, pirate, discard }: Extract<Command, { kind: 'accuse' }>,
): Verdict {
  const accused = known.players[target];
  if (!accused) return violation('no-such-player', 'action.accuse');
  if (target === seat) return violation('accuses-himself', 'action.accuse');
  if (known.shown.includes(pirate)) {
    return violation('already-shown', 'C4.30', { pirate: pirateName(pirate) });
  }
  if (accused.hiddenPirates === 0) return violation('nothing-hidden', 'C4.35', { target: { seat: target } });
  if (!known.hands) {
    return discard === undefined ? allowed : violation('no-discard-asked', 'action.accuse');
  }
  // The hand shrinks by one for good, and a single card can't be given up [C4.47].
  if (known.cards.length <= 1) return violation('last-card', 'C4.47');
  if (discard === undefined) return violation('discard-needed', 'C4.47');
  return checkOpen(known, discard, 'C4.47');
}
