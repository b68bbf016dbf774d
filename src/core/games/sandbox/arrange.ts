import { allowed, violation } from '../../engine';
import { micrometre, millidegree, type Pose } from '../../geometry';
import { direction } from '../../geometry/trig';
import { checkPieces, did, liftOff, piecesInTurn, piecesOf, type Verdict } from './access';
import { align } from './align';
import type { HandlersOf } from './handler';
import { clampToTable, isOnTable } from './helpers';
import type { PieceId } from './ids';
import type { Piece } from './piece';
import type { State } from './state';
import { GAP, layOutZones } from './zones';

const checkFree = (state: State, { ids }: { readonly ids: readonly PieceId[] }): Verdict => {
  const pieces = checkPieces(state, ids);
  return pieces.ok ? allowed : pieces;
};

const checkSeveral = (state: State, command: { readonly ids: readonly PieceId[] }): Verdict =>
  command.ids.length < 2 ? violation('too-few', 'sandbox.pieces') : checkFree(state, command);

/** Brings pieces to the top of the order, in the order given. */
export function raise(state: State, pieces: readonly Piece[]): void {
  liftOff(
    state,
    pieces.map(({ id }) => id),
  );
  state.pieces.push(...pieces);
}

function turnAbout(pose: Pose, x: number, y: number, by: number): Pose {
  const { cos, sin } = direction(millidegree(by));
  const dx = pose.x - x;
  const dy = pose.y - y;
  return clampToTable({
    x: micrometre(x + dx * cos - dy * sin),
    y: micrometre(y + dx * sin + dy * cos),
    heading: millidegree(pose.heading + by),
  });
}

export const arrange: HandlersOf<'move' | 'rotate' | 'stack' | 'unstack' | 'raise' | 'under' | 'align'> = {
  move: {
    check(state, { poses }) {
      if (!poses.every(({ pose }) => isOnTable(pose))) return violation('off-table', 'sandbox.edge');
      return checkFree(state, { ids: poses.map(({ id }) => id) });
    },
    play({ state, seat }, { poses, raise: up }) {
      const ids = poses.map(({ id }) => id);
      const pieces = piecesInTurn(state, ids);
      pieces.forEach((piece, i) => {
        const to = poses[i];
        if (to) piece.pose = to.pose;
      });
      if (up) raise(state, pieces);
      layOutZones(state, ids);
      return [did(seat, 'move', pieces)];
    },
  },
  rotate: {
    check: checkFree,
    play({ state, seat }, { ids, by, about }) {
      const pieces = piecesOf(state, ids);
      const mean = (of: (pose: Pose) => number) =>
        micrometre(pieces.reduce((sum, { pose }) => sum + of(pose), 0) / pieces.length);
      const [x, y] = [mean((pose) => pose.x), mean((pose) => pose.y)];
      for (const piece of pieces) {
        const middle = about === 'middle' ? { x, y } : piece.pose;
        piece.pose = turnAbout(piece.pose, middle.x, middle.y, by);
      }
      return [did(seat, 'rotate', pieces)];
    },
  },
  stack: {
    check: checkSeveral,
    play({ state, seat }, { ids }) {
      const pieces = piecesInTurn(state, ids);
      const [first] = pieces;
      for (const piece of pieces) if (first) piece.pose = { ...first.pose };
      raise(state, pieces);
      return [did(seat, 'stack', pieces)];
    },
  },
  unstack: {
    check: checkSeveral,
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      let x = Math.min(...pieces.map(({ pose }) => pose.x));
      for (const piece of pieces) {
        piece.pose = clampToTable({ ...piece.pose, x: micrometre(x) });
        x += piece.size.wide + GAP;
      }
      return [did(seat, 'unstack', pieces)];
    },
  },
  raise: {
    check: checkFree,
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      raise(state, pieces);
      return [did(seat, 'raise', pieces)];
    },
  },
  under: {
    check: checkFree,
    play({ state, seat }, { ids }) {
      const pieces = liftOff(state, ids);
      // Boards and mats are the ground: nothing goes beneath them unless it is one itself.
      const ground = pieces.every(isGround) ? 0 : state.pieces.filter(isGround).length;
      const rest = state.pieces;
      const lowest = ground === 0 ? 0 : rest.findLastIndex(isGround) + 1;
      state.pieces = [...rest.slice(0, lowest), ...pieces, ...rest.slice(lowest)];
      return [did(seat, 'under', pieces)];
    },
  },
  align: {
    check: checkSeveral,
    play({ state, seat }, { ids, by }) {
      const pieces = piecesInTurn(state, ids);
      align(pieces, by);
      layOutZones(state, ids);
      return [did(seat, 'align', pieces)];
    },
  },
};

const isGround = ({ kind }: Piece): boolean => kind === 'board' || kind === 'mat';
