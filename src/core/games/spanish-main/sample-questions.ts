import type { Random } from '../../engine';
import { degrees, micrometre } from '../../geometry';
import type { Question } from './questions';
import type { View } from './state';

/** Some of everything that a screen asks, for the test kit. */
export function sampleQuestions(view: View, random: Random): Question[] {
  const ship = view.ships[random.below(Math.max(1, view.ships.length))];
  const other = view.ships[random.below(Math.max(1, view.ships.length))];
  const questions: Question[] = [{ kind: 'ruler', from: [0, 0], to: [30, 40] }];
  if (!ship || !other) return questions;
  const heading = degrees(random.below(360));
  const segment = { bar: 'L', heading, travel: micrometre(83_800) } as const;
  return [
    ...questions,
    { kind: 'move', ship: ship.id, segments: [segment] },
    { kind: 'come-about', ship: ship.id, heading },
    { kind: 'reach', ship: ship.id, after: [], bar: 'S', rays: 8 },
    { kind: 'guns', ship: ship.id, target: other.id, long: false },
    { kind: 'field-of-fire', ship: ship.id, gun: { kind: 'mast', mast: 0 } },
    { kind: 'gap', a: ship.id, b: other.id },
    { kind: 'ship', ship: ship.id },
    { kind: 'card', card: ship.card },
  ];
}
