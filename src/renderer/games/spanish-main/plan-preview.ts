import type { Answer, MovePreview, Question } from '../../../core/games/spanish-main/questions';
import type { View } from '../../../core/games/spanish-main/state';
import { type Intent, segmentsOf } from './plan';

type Ask = (question: Question) => Answer;

/** The question that a plan asks of the rules; null when it asks none. */
export function questionOf(intent: Intent): Question | null {
  switch (intent.kind) {
    case 'none':
      return null;
    case 'move': {
      const segments = segmentsOf(intent);
      return segments.length > 0 ? { kind: 'move', ship: intent.ship, segments: [...segments] } : null;
    }
    case 'come-about':
      return { kind: 'come-about', ship: intent.ship, heading: intent.heading };
    case 'aim':
      return { kind: 'guns', ship: intent.ship, target: intent.target, long: intent.long };
    case 'place':
      if (!intent.pose) return null;
      return intent.ship
        ? { kind: 'ship-place', ship: intent.ship, pose: intent.pose }
        : { kind: 'island-place', pose: intent.pose };
  }
}

let last: { readonly intent: Intent; readonly view: View; readonly answer: Answer } | null = null;

/** What the rules say of a plan. Scene, panel and twin ask the same thing in one render: it is worked out once. */
export function previewOf(intent: Intent, view: View, ask: Ask): Answer | null {
  if (last?.intent === intent && last.view === view) return last.answer;
  const question = questionOf(intent);
  if (!question) return null;
  const answer = ask(question);
  last = { intent, view, answer };
  return answer;
}

export const asMove = (answer: Answer | null): MovePreview | null =>
  answer?.kind === 'move' ? answer : null;
