import * as THREE from 'three';
import { obstaclesOf } from '../../../../core/games/sandbox/dice';
import type { SandboxEvent, Throw } from '../../../../core/games/sandbox/events';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { type Frame as Body, framesOf } from '../../../../core/games/sandbox/physics/throw';
import { type PieceView, TABLE } from '../../../../core/games/sandbox/state';
import { RAD } from '../../../table/units';
import { quaternionOf } from './part/die-mesh';
import type { Track } from './showing';

const FRAMES_A_SECOND = 60;
const HALF = { halfWide: TABLE.halfWide / 1000, halfDeep: TABLE.halfDeep / 1000 };

/** The table as it stood when a throw was made: the dice of later throws lay where this one had left them. */
function stoodThen(pieces: readonly PieceView[], throws: readonly Throw[], n: number): readonly PieceView[] {
  const rests = new Map(throws.slice(0, n).flatMap((thrown) => thrown.rests.map((rest) => [rest.id, rest])));
  return pieces.map((piece) => {
    const rest = rests.get(piece.id);
    return rest ? { ...piece, pose: rest.pose, die: rest.die } : piece;
  });
}

/** The matrix that brings a die, as it is drawn at rest, to where a throw has it. */
function placeOf(body: Body, piece: PieceView): THREE.Matrix4 {
  const turn = new THREE.Quaternion().setFromAxisAngle(
    new THREE.Vector3(0, 1, 0),
    (piece.pose.heading / 1000) * RAD,
  );
  const now = new THREE.Matrix4()
    .makeRotationFromQuaternion(turn.multiply(quaternionOf(body.q)))
    .setPosition(body.x, body.z, -body.y);
  const { attitude = [0, 0, 0, 1_000_000], middle = 0 } = piece.die ?? {};
  const [x = 0, y = 0, z = 0, w = 1] = attitude;
  const own = new THREE.Matrix4()
    .makeRotationFromQuaternion(quaternionOf([x, y, z, w]))
    .setPosition(0, middle / 1000, 0);
  return now.multiply(own.invert());
}

function trackOf(thrown: Throw, stood: readonly PieceView[], now: ReadonlyMap<PieceId, PieceView>): Track {
  const ids = thrown.dice.map(({ id }) => id);
  const frames = framesOf(thrown, obstaclesOf(stood, ids), HALF);
  return {
    duration: (frames.length / FRAMES_A_SECOND) * 1000,
    ids: new Set(ids),
    at: (t) => {
      const bodies = frames[Math.round(t * (frames.length - 1))] ?? [];
      return ids.flatMap((id, k): [PieceId, THREE.Matrix4][] => {
        const body = bodies[k];
        const piece = now.get(id);
        return body && piece ? [[id, placeOf(body, piece)]] : [];
      });
    },
  };
}

/** The throws of a step exactly as they were computed, one after the other: dice that leaned are thrown again. */
export function tumblesOf(events: readonly SandboxEvent[], pieces: readonly PieceView[]): Track[] {
  const now = new Map(pieces.map((piece) => [piece.id, piece]));
  return events.flatMap((event) =>
    event.kind === 'rolled'
      ? event.throws.map((thrown, n) => trackOf(thrown, stoodThen(pieces, event.throws, n), now))
      : [],
  );
}
