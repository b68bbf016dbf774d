import type { CommandOf } from '../../../../core/games/sandbox/commands';
import { fits, portable } from '../../../../core/games/sandbox/decks';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { PieceView } from '../../../../core/games/sandbox/state';
import type { Drag, TableRay } from '../../../table/input';
import { useDesk } from '../desk';
import { framesOf } from './drawn';
import { matrixOf } from './field';
import { Grip, LIFT } from './grip';
import { type Now, strayed } from './now';
import { atLevel, type Hit, isOver } from './pick';
import type { Track } from './showing';
import { FRAMES_A_SECOND, type Slide, type Speed, slideOf } from './slide';

/** A hand that is faster than this when it lets go throws, millimetres a second. */
const THROWS = 320;

/** Carries pieces: lifted, with the point by which they were taken under the pointer. */
export function carry(
  now: () => Now,
  from: TableRay,
  hit: Hit,
  ids: readonly PieceId[],
  choosing: Drag,
): Drag {
  const { props, frames, showing } = now();
  const level = hit.z + LIFT;
  const start = atLevel(from, level);
  const free = props.view.pieces.filter(({ id, locked }) => ids.includes(id) && !locked);
  const starts = new Map(free.flatMap(({ id }) => [[id, frames.get(id)] as const]).flatMap(known));
  if (!start || starts.size === 0) return choosing;
  const grip = new Grip(starts, start);
  let begun = false;
  const show = (): void => {
    for (const [id, frame] of grip.frames()) showing.carryTo(id, frame);
    now().follow(grip);
    now().tellOthers(grip);
  };
  return {
    move(ray) {
      const point = atLevel(ray, level);
      if (!point || (!begun && !strayed(from, ray))) return;
      if (!begun) {
        begun = true;
        const { chosen, choose, hold } = useDesk.getState();
        if (!chosen.includes(hit.piece.id)) choose([hit.piece.id]);
        showing.hold(grip.ids);
        hold(grip.ids);
      }
      grip.carry(point, ray.time);
      show();
    },
    end(ray) {
      if (!begun) return choosing.end(ray);
      letGo(now());
      void drop(now(), grip, ray);
    },
    cancel() {
      if (!begun) return;
      letGo(now());
      showing.letGo(true);
    },
  };
}

const known = <V>([id, frame]: readonly [PieceId, V | undefined]): [PieceId, V][] =>
  frame === undefined ? [] : [[id, frame]];

function letGo({ follow, tellOthers }: Now): void {
  useDesk.getState().hold([]);
  follow(null);
  tellOthers(null);
}

/** What the pieces come down on or into decides what happens. A refusal brings them back. */
async function drop(now: Now, grip: Grip, ray: TableRay): Promise<void> {
  const { props, showing } = now;
  const command = intoTray(now, grip, ray) ?? intoHolder(now, grip, ray);
  if (command) return settled(now, await props.act(command));
  const speed = grip.speed(ray.time);
  const fast = Math.hypot(speed.x, speed.y) > THROWS;
  const dice = grip.ids.every((id) => piece(now, id)?.die);
  if (fast && dice) {
    showing.letGo(false);
    const refused = await props.act({ kind: 'move', poses: [...grip.poses()], raise: true });
    if (refused) return settled(now, refused);
    await props.act({ kind: 'roll', dice: grip.ids, push: speed });
    return;
  }
  if (grip.way < 0.8 && !grip.turned) return showing.letGo(true);
  const move = fast ? thrown(now, grip, speed) : laid(now, grip);
  showing.letGo(false);
  settled(now, await props.act(move));
}

function settled({ showing, expect }: Now, refused: unknown): void {
  if (!refused) return;
  expect(null);
  showing.letGo(true);
}

const piece = ({ props }: Now, id: PieceId): PieceView | undefined =>
  props.view.pieces.find((one) => one.id === id);

/** Onto the tray of one's own hand, if all of them may be held. */
function intoTray(now: Now, grip: Grip, ray: TableRay): CommandOf<'hand'> | null {
  const all = grip.ids.every((id) => portable(piece(now, id)?.kind ?? 'board'));
  return now.overTray(ray.client) && all ? { kind: 'hand', ids: grip.ids } : null;
}

/** What takes what the hand holds, at that point: the topmost deck, bag, box, ship or island under it. */
export function holderAt({ props, frames }: Now, ids: readonly PieceId[], ray: TableRay): PieceView | null {
  const { pieces } = props.view;
  const held = pieces.filter(({ id }) => ids.includes(id));
  const point = ray.ground;
  if (!point) return null;
  const holder = pieces.findLast((one) => {
    const frame = frames.get(one.id);
    return one.hold && frame && !ids.includes(one.id) && isOver(one, frame, point);
  });
  return holder && held.every(({ kind }) => fits(kind, holder.kind)) ? holder : null;
}

function intoHolder(now: Now, grip: Grip, ray: TableRay): CommandOf<'put'> | null {
  const holder = ray.shift ? null : holderAt(now, grip.ids, ray);
  return holder ? { kind: 'put', ids: grip.ids, into: holder.id, at: 'top' } : null;
}

/** Laid down: a single piece near a snap point slides there. */
function laid({ props }: Now, grip: Grip): CommandOf<'move'> {
  const poses = grip.poses();
  const [only] = poses.length === 1 ? poses : [];
  const answer = only && props.ask({ kind: 'snap', pose: only.pose });
  const snapped = only && answer?.kind === 'snap' ? [{ id: only.id, pose: answer.pose }] : poses;
  return { kind: 'move', poses: [...snapped], raise: true };
}

/** Thrown: it slides on and pushes what is in its way; the table is told where all of it comes to rest. */
function thrown(now: Now, grip: Grip, speed: Speed): CommandOf<'move'> {
  const at = new Map(grip.poses().map(({ id, pose }) => [id, pose]));
  const rest = now.props.view.pieces.filter(({ id }) => !at.has(id));
  const held = grip.ids.flatMap((id) => {
    const one = piece(now, id);
    const pose = at.get(id);
    return one && pose ? [{ ...one, pose }] : [];
  });
  const pieces = [...rest, ...held];
  const slide = slideOf(pieces, grip.ids, speed);
  const last = slide.at(-1) ?? at;
  now.expect(trackOf(slide, pieces));
  const poses = [...at.keys(), ...[...last.keys()].filter((id) => !at.has(id))].flatMap((id) => {
    const pose = last.get(id) ?? at.get(id);
    return pose ? [{ id, pose }] : [];
  });
  return { kind: 'move', poses, raise: true };
}

function trackOf(slide: Slide, pieces: readonly PieceView[]): Track {
  const heights = framesOf(pieces);
  const ids = new Set(slide.flatMap((frame) => [...frame.keys()]));
  return {
    duration: (slide.length / FRAMES_A_SECOND) * 1000,
    ids,
    at: (t) =>
      [...(slide[Math.round(t * (slide.length - 1))] ?? [])].map(([id, { x, y, heading }]) => [
        id,
        matrixOf({ x: x / 1000, y: y / 1000, z: heights.get(id)?.z ?? 0, heading: heading / 1000 }),
      ]),
  };
}
