import type { Seat } from '../../engine';
import { apart, millimetre, type Pose, placeIslandNear, pose, roomForIsland } from '../../geometry';
import { BAR } from './cards';
import { type Handlers, notNow, refuse } from './handler';
import { islandId } from './ids';
import { islandShape } from './roster';
import { emit, islandRef, type Run } from './run';
import type { Position } from './state';
import {
  edgeMargin,
  islandObstacles,
  islandOutline,
  islandOutlineAt,
  SEA,
  SPACING,
  shapePoints,
} from './table';

/** Whose turn it is to place an island: in order of play. */
export const islandPlacer = (p: Position): Seat => p.order[p.islands.length % p.order.length] ?? (0 as Seat);

/** A place for the next island close to `wish`, or null where the search finds none [A3]. */
export function islandSpot(p: Position, wish: Pose): Pose | null {
  if (p.phase.kind !== 'islands') return null;
  const id = p.phase.left[0];
  if (id === undefined) return null;
  const shape = islandShape(p.options, id);
  const found = placeIslandNear(
    shapePoints(shape),
    wish,
    islandObstacles(p),
    SPACING,
    SEA,
    edgeMargin(p.options),
  );
  return found && closeEnough(p, found) ? found : null;
}

/** House option: within four L of some other island. */
function closeEnough(p: Position, at: Pose): boolean {
  const id = p.phase.kind === 'islands' ? p.phase.left[0] : undefined;
  if (!p.options.islandsWithin4L || p.islands.length === 0 || id === undefined) return true;
  const outline = islandOutlineAt(islandShape(p.options, id), at);
  // `apart` is closed with TOUCH, so an island at exactly four L counts as far: a hair more makes the limit itself legal.
  const limit = millimetre(4 * BAR.L + 0.1);
  return p.islands.some((i) => !apart(outline, islandOutline(p, i), limit));
}

/** Is there any room left? Looked for from a grid of wishes; a spot that is found proves that there is. */
export function anyIslandSpot(p: Position): Pose | null {
  for (let x = 1; x <= 5; x++) {
    for (let y = 1; y <= 5; y++) {
      const found = islandSpot(p, pose((SEA.maxX * x) / 6, (SEA.maxY * y) / 6, 0));
      if (found) return found;
    }
  }
  return null;
}

function afterIsland(run: Run): void {
  const { state } = run;
  if (state.phase.kind === 'islands' && state.phase.left.length === 0) state.phase = { kind: 'homes', at: 0 };
}

/** Setting up, second part: islands, one after the other. */
export const islandHandlers: Pick<Handlers, 'place-island' | 'declare-no-room'> = {
  'place-island': {
    check: (p, seat, { pose: at }) => {
      const id = p.phase.kind === 'islands' ? p.phase.left[0] : undefined;
      if (id === undefined || islandPlacer(p) !== seat) return notNow();
      const outline = islandOutlineAt(islandShape(p.options, id), at);
      const room = roomForIsland(outline, islandObstacles(p), SPACING, SEA, edgeMargin(p.options));
      const fault = room.faults[0];
      if (!room.fits && fault) {
        const params = { gap: Math.round(fault.gap * 10) / 10 };
        const shows = [{ kind: 'line', from: fault.at[0], to: fault.at[1], role: 'gap' } as const];
        return fault.kind === 'sea'
          ? { ...refuse('island-off-the-sea', 'A4', params), shows }
          : { ...refuse('islands-too-close', 'A1', params), shows };
      }
      return closeEnough(p, at) ? null : refuse('island-too-far', 'islands.four-l');
    },
    play: (run, seat, { pose: at }) => {
      const { state } = run;
      if (state.phase.kind !== 'islands') return;
      const shape = state.phase.left.shift();
      if (shape === undefined) return;
      const island = {
        id: islandId(state.islands.length + 1),
        shape,
        pose: at,
        home: null,
        gold: [],
        treasure: [],
        crew: [],
        streamers: [],
      };
      state.islands.push(island);
      emit(run, { kind: 'island-placed', seat, island: islandRef(state, island), pose: at });
      afterIsland(run);
    },
  },
  'declare-no-room': {
    check: (p, seat) => {
      if (p.phase.kind !== 'islands' || islandPlacer(p) !== seat) return notNow();
      const spot = anyIslandSpot(p);
      if (!spot) return null;
      const shows = [{ kind: 'point', at: [spot.x / 1000, spot.y / 1000], role: 'room' } as const];
      return { ...refuse('there-is-room', 'A3'), shows };
    },
    play: (run, seat) => {
      const { state } = run;
      if (state.phase.kind !== 'islands') return;
      // One island for each player and a wild one are the least that can be played on: they are laid anew.
      if (state.islands.length <= state.seats) {
        state.phase.left = [...state.phase.left, ...state.islands.map((i) => i.shape)];
        state.islands = [];
        emit(run, { kind: 'islands-taken-up', seat });
        return;
      }
      state.phase.left = [];
      emit(run, { kind: 'islands-reduced', seat, count: state.islands.length });
      afterIsland(run);
    },
  },
};
