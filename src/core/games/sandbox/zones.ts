import { micrometre, type Pose } from '../../geometry';
import { direction } from '../../geometry/trig';
import { clampToTable } from './helpers';
import type { PieceId } from './ids';
import type { Piece } from './piece';
import type { State, Zone } from './state';

/** Between pieces that lie side by side, micrometres. */
export const GAP = 4000;

/** A place in a zone's own frame: along and across from its middle, micrometres. */
const local = (zone: Zone, { x, y }: Pose) => {
  const { cos, sin } = direction(zone.pose.heading);
  const dx = x - zone.pose.x;
  const dy = y - zone.pose.y;
  return { along: dx * cos + dy * sin, across: dy * cos - dx * sin };
};

const inZone = (zone: Zone, pose: Pose): boolean => {
  const { along, across } = local(zone, pose);
  return Math.abs(along) <= zone.wide / 2 && Math.abs(across) <= zone.deep / 2;
};

const at = (zone: Zone, along: number, across: number): Pose => {
  const { cos, sin } = direction(zone.pose.heading);
  return clampToTable({
    x: micrometre(zone.pose.x + along * cos - across * sin),
    y: micrometre(zone.pose.y + along * sin + across * cos),
    heading: zone.pose.heading,
  });
};

/** Boards and mats are ground; what is locked or grouped has its place. */
const laysOut = (piece: Piece): boolean =>
  !piece.locked && piece.group === null && piece.kind !== 'board' && piece.kind !== 'mat';

/** Lays out every zone into which one of these pieces has come. */
export function layOutZones(state: State, moved: readonly PieceId[]): void {
  const named = new Set(moved);
  for (const zone of state.zones) {
    const inside = state.pieces.filter((piece) => laysOut(piece) && inZone(zone, piece.pose));
    if (inside.some(({ id }) => named.has(id))) layOut(zone, inside);
  }
}

function layOut(zone: Zone, pieces: readonly Piece[]): void {
  const n = pieces.length;
  const widest = Math.max(...pieces.map(({ size }) => size.wide)) + GAP;
  const deepest = Math.max(...pieces.map(({ size }) => size.deep)) + GAP;
  const place = (piece: Piece, along: number, across: number) => {
    piece.pose = at(zone, along, across);
  };
  switch (zone.spread) {
    case 'pile':
      for (const piece of pieces) place(piece, 0, 0);
      return;
    case 'row':
    case 'column': {
      const row = zone.spread === 'row';
      const axis = ({ pose }: Piece) => (row ? local(zone, pose).along : -local(zone, pose).across);
      const step = Math.min(row ? widest : deepest, (row ? zone.wide : zone.deep) / n);
      [...pieces]
        .sort((a, b) => axis(a) - axis(b))
        .forEach((piece, i) => {
          const off = (i - (n - 1) / 2) * step;
          place(piece, row ? off : 0, row ? 0 : -off);
        });
      return;
    }
    case 'grid': {
      const columns = Math.max(1, Math.floor(zone.wide / widest));
      const rows = Math.ceil(n / columns);
      const step = Math.min(deepest, zone.deep / rows);
      pieces.forEach((piece, i) => {
        const column = i % columns;
        const across = ((rows - 1) / 2 - Math.floor(i / columns)) * step;
        place(piece, (column - (columns - 1) / 2) * widest, across);
      });
    }
  }
}
