import { type Violation, violation } from '../../engine';
import { treasuresIn } from './cards';
import { sumOf, verdict } from './duel';
import { usesOf } from './legal';
import { sightOfView } from './sight';
import { goalOf } from './turn';
import type { Command, Duel, PiratasView, Question, Sum } from './types';

export type Answer =
  /** Every command with this card that is open now, and why the rest isn't. */
  | { readonly kind: 'card'; readonly can: readonly Command[]; readonly cannot: readonly Violation[] }
  | {
      readonly kind: 'duel';
      readonly attack: Sum;
      readonly defence: Sum;
      readonly result: Duel['result'];
    }
  | { readonly kind: 'treasures'; readonly held: number; readonly needed: number }
  | { readonly kind: 'refused'; readonly violation: Violation };

const refused = (code: string, clause: string): Answer => {
  const { error } = violation(code, clause);
  return { kind: 'refused', violation: error };
};

/** Answers from the view alone. */
export function ask(view: PiratasView, question: Question): Answer {
  switch (question.kind) {
    case 'card': {
      const sight = sightOfView(view);
      if (!sight?.hand.includes(question.card)) return refused('not-in-hand', 'turn.play');
      return { kind: 'card', ...usesOf(sight, question.card) };
    }
    case 'duel': {
      const { attacker, attack, defender, defence } = question;
      const from = view.players[attacker];
      const to = view.players[defender];
      if (!from || !to || attacker === defender) return refused('not-an-opponent', 'duel.1');
      const { first, seat } = view.turn;
      const copied = seat === attacker && first?.kind === 'attack' ? first.cannon : null;
      const attackSum = sumOf(from, attack, copied);
      const defenceSum = sumOf(to, defence, null);
      return {
        kind: 'duel',
        attack: attackSum,
        defence: defenceSum,
        result: verdict(attackSum, defence, defenceSum),
      };
    }
    case 'treasures': {
      const own = view.viewer === 'spectator' ? undefined : view.players[view.viewer];
      if (!own) return refused('not-yours', 'turn.actions');
      return { kind: 'treasures', held: treasuresIn(own.hand.cards ?? []), needed: goalOf(own) };
    }
  }
}
