import type { Random } from '../../engine';
import type { Question } from './questions';
import type { View } from './state';

/** Questions about whatever lies on the table. */
export function questionsOn(view: View, random: Random): Question[] {
  const points: [number, number][] = [
    [random.below(400), random.below(400)],
    [0, 0],
    [random.below(400), -random.below(400)],
  ];
  const ruler: Question = { kind: 'ruler', points };
  if (view.pieces.length === 0) return [ruler];
  const { id: a, pose } = random.pick(view.pieces);
  const b = random.pick(view.pieces).id;
  const gun = { ship: a, mast: random.below(3), range: random.pick(['S', 'L'] as const) };
  return [
    ruler,
    { kind: 'gap', a, b },
    { kind: 'contacts', id: a },
    { kind: 'snap', pose },
    { kind: 'fire', ...gun, target: b },
    { kind: 'field-of-fire', ...gun },
  ];
}
