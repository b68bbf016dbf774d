import {
  contact,
  fieldOfFire,
  fire,
  millimetre,
  type Obstacle,
  type PlacedHull,
  placeHull,
} from '../../geometry';
import { BAR } from '../spanish-main/cards';
import type { PieceId } from './ids';
import { hullOf, outlineOf } from './outline';
import type { Item } from './piece';
import type { Answer, Leg, Question } from './questions';
import { findPiece, type PieceView, type View } from './state';

type At = readonly [number, number];

const legOf = (length: number): Leg => ({ length, inS: length / BAR.S, inL: length / BAR.L });
const distance = (a: At, b: At): number => Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);

/** Lines are blocked by what stands on the sea: ships and islands. */
const stands = ({ kind }: Item): boolean => kind === 'ship' || kind === 'island';
const obstacleOf = (piece: Item): Obstacle => ({ id: piece.id, outline: outlineOf(piece) });
const standing = (view: View): Obstacle[] => view.pieces.filter(stands).map(obstacleOf);

function gunship(
  view: View,
  id: PieceId,
  mast: number,
): { readonly piece: PieceView; readonly placed: PlacedHull } | null {
  const piece = findPiece(view.pieces, id);
  const hull = piece ? hullOf(piece) : null;
  return piece && hull?.masts[mast] ? { piece, placed: placeHull(hull, piece.pose) } : null;
}

type AskOf<K extends Question['kind']> = (view: View, question: Extract<Question, { kind: K }>) => Answer;

const answers: { readonly [K in Question['kind']]: AskOf<K> } = {
  ruler(_, { points }) {
    const legs = points.slice(1).map((point, i) => distance(points[i] ?? point, point));
    return { kind: 'ruler', legs: legs.map(legOf), total: legOf(legs.reduce((sum, leg) => sum + leg, 0)) };
  },
  gap(view, { a, b }) {
    const [first, second] = [a, b].map((id) => findPiece(view.pieces, id));
    return { kind: 'gap', contact: first && second ? contact(outlineOf(first), outlineOf(second)) : null };
  },
  fire(view, { ship, mast, range, target: targetId }) {
    const gun = gunship(view, ship, mast);
    const target = findPiece(view.pieces, targetId);
    if (!gun || !target || target.id === ship) return { kind: 'fire', fire: null };
    const query = {
      ship: gun.placed,
      mast,
      standing: gun.piece.masts,
      range: millimetre(BAR[range]),
      target: obstacleOf(target),
      blockers: standing(view),
      shipId: ship,
    };
    return { kind: 'fire', fire: fire(query) };
  },
  'field-of-fire'(view, { ship, mast, range }) {
    const gun = gunship(view, ship, mast);
    if (!gun) return { kind: 'field-of-fire', field: null };
    const query = {
      ship: gun.placed,
      mast,
      standing: gun.piece.masts,
      range: millimetre(BAR[range]),
      blockers: standing(view),
      shipId: ship,
    };
    return { kind: 'field-of-fire', field: fieldOfFire(query) };
  },
  contacts(view, { id }) {
    const piece = findPiece(view.pieces, id);
    if (!piece) return { kind: 'contacts', with: [] };
    const own = outlineOf(piece);
    const touched = view.pieces.flatMap((other) => {
      if (other.id === id) return [];
      const found = contact(own, outlineOf(other));
      return found.touches ? [{ id: other.id, at: found.at }] : [];
    });
    return { kind: 'contacts', with: touched };
  },
  snap(view, { pose }) {
    let best: { readonly far: number; readonly snap: View['snaps'][number] } | null = null;
    for (const snap of view.snaps) {
      const far = distance([snap.x, snap.y], [pose.x, pose.y]);
      if (far <= snap.radius && far < (best?.far ?? Infinity)) best = { far, snap };
    }
    if (!best) return { kind: 'snap', pose, to: null };
    const { x, y, heading, id } = best.snap;
    return { kind: 'snap', pose: { x, y, heading: heading ?? pose.heading }, to: id };
  },
};

/** Measured on what the viewer sees; the same question gets the same answer, and nothing changes. */
export function ask(view: View, question: Question): Answer {
  const answer = answers[question.kind] as (view: View, question: Question) => Answer;
  return answer(view, question);
}
