import type { Seat } from '../../engine';
import {
  apart,
  millimetre,
  type Pose,
  placeIslandNear,
  pose,
  roomForIsland,
  roomForShip,
} from '../../geometry';
import { abilitiesOf } from './abilities/registry';
import { BAR } from './cards';
import { crewCost, crewFault, fleetFaults } from './fleet';
import { type Handlers, refuse } from './handler';
import { crewId, islandId, shipId, treasureId } from './ids';
import { mustered, pointsOf } from './muster';
import { mustRoll, orderOf } from './order';
import { crewCard, findShipCard, islandShape } from './roster';
import { crewRef, emit, islandRef, type Run, shipRef } from './run';
import { drawShapes } from './setup';
import type { BerthOf } from './state';
import { type Crew, type Face, type Fleet, type Position, type Ship, seatsOf } from './state';
import {
  edgeMargin,
  islandById,
  islandObstacles,
  islandOutline,
  islandOutlineAt,
  obstacles,
  placedAt,
  SEA,
  SPACING,
  shapePoints,
  shipById,
} from './table';
import { beginTurn } from './turn';

type SetupKind =
  | 'roll-for-order'
  | 'choose-fleet'
  | 'place-island'
  | 'declare-no-room'
  | 'choose-home'
  | 'place-ship'
  | 'assign-crew';

// ------------------------------------------------------------------------------------------- fleets

/** All fleets are in: ships are shown, crew stays face down in reserve, under ids that tell nothing. */
function showFleets(run: Run, fleets: readonly (Fleet | null)[]): void {
  const { state } = run;
  const made: { ship: Ship; crew: readonly Fleet['ashore'][number][] }[] = [];
  for (const seat of seatsOf(state)) {
    for (const { card, crew } of fleets[seat]?.ships ?? []) {
      const nth = made.filter(({ ship }) => ship.builder === seat && ship.card === card).length;
      const ship: Ship = {
        id: shipId(made.length + 1),
        card,
        owner: seat,
        builder: seat,
        pose: null,
        masts: mustered(state.options, seat, card, nth),
        crew: [],
        treasure: [],
        boughtGun: false,
        docked: null,
        tows: null,
        mustSail: false,
        rum: 'none',
      };
      made.push({ ship, crew });
    }
  }
  state.ships = made.map((m) => m.ship);
  const planned = seatsOf(state).map((seat) => [
    ...made
      .filter((m) => m.ship.owner === seat)
      .flatMap((m) => m.crew.map((card) => ({ card, ship: m.ship.id }))),
    ...(fleets[seat]?.ashore ?? []).map((card) => ({ card, ship: null })),
  ]);
  let next = 0;
  state.reserves = planned.map((list, seat) =>
    run.random.shuffle(list).map(({ card, ship }) => {
      next += 1;
      const crew: Crew = { id: crewId(next), card, owner: seat as Seat, up: false, seenBy: [] };
      return { crew, ship };
    }),
  );
  state.contributions = fleets.map((f) => f?.treasure ?? null);
  state.phase = { kind: 'islands', left: drawShapes(state.options, state.seats, run.random) };
  const ships = state.ships.map((ship) => ({ seat: ship.owner, ship: shipRef(state, ship) }));
  emit(run, { kind: 'fleets-shown', ships, final: true });
}

// ------------------------------------------------------------------------------------------- islands

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

// ------------------------------------------------------------------------------------------- homes and ships

/** Each home is chosen by the player before; the second player chooses for the first [A5]. */
export function homeChooser(p: Position, at: number): Seat {
  return p.order[(at + p.order.length - 1) % p.order.length] ?? (0 as Seat);
}

export const unplaced = (p: Position, seat: Seat): Ship[] =>
  p.ships.filter((s) => s.owner === seat && s.pose === null);

function afterShips(run: Run, at: number): void {
  const { state } = run;
  if (at + 1 < state.order.length) state.phase = { kind: 'homes', at: at + 1 };
  else if (state.reserves.some((r) => r.length > 0)) {
    state.phase = {
      kind: 'crew',
      ready: state.reserves.map((r) => r.length === 0),
      berths: state.reserves.map((r) => (r.length === 0 ? [] : null)),
    };
  } else startPlay(run);
}

// ------------------------------------------------------------------------------------------- crew, treasure

/** Ships with the crew that `berths` puts aboard, and what that costs. */
function berthFault(p: Position, seat: Seat, berths: readonly BerthOf[]) {
  const reserve = p.reserves[seat] ?? [];
  const ids = berths.map((b) => b.crew);
  const complete =
    ids.length === reserve.length &&
    new Set(ids).size === ids.length &&
    reserve.every((r) => ids.includes(r.crew.id));
  if (!complete) return refuse('assign-all-crew', 'crew.assign');
  const own = p.ships.filter((s) => s.owner === seat);
  if (berths.some((b) => b.ship !== null && !own.some((s) => s.id === b.ship)))
    return refuse('not-your-ship', 'crew.assign');
  const cardsAt = (ship: BerthOf['ship']) =>
    berths
      .filter((b) => b.ship === ship)
      .map((b) => reserve.find((r) => r.crew.id === b.crew)?.crew.card ?? null)
      .filter((card) => card !== null)
      .map((card) => crewCard(p.options, card));
  let cost = cardsAt(null).reduce((sum, c) => sum + c.points, 0);
  for (const ship of own) {
    const card = findShipCard(p.options, ship.card);
    const fault = card && crewFault(card, cardsAt(ship.id));
    if (fault) return fault;
    cost += (card?.points ?? 0) + crewCost(cardsAt(ship.id));
  }
  const points = pointsOf(p.options, seat);
  return cost > points ? refuse('fleet-too-dear', 'fleet.points', { cost, points }) : null;
}

function placeCrew(run: Run, berths: readonly (readonly BerthOf[] | null)[]): void {
  const { state } = run;
  for (const seat of seatsOf(state)) {
    const home = state.islands.find((i) => i.home === seat);
    for (const { crew } of state.reserves[seat] ?? []) {
      const ship = berths[seat]?.find((b) => b.crew === crew.id)?.ship ?? null;
      const aboard = ship === null ? undefined : shipById(state, ship);
      (aboard ?? home)?.crew.push(crew);
      // A recruiter starts face up.
      if (
        crew.card === null ||
        !abilitiesOf(crewCard(state.options, crew.card).ability).some((a) => a.recruits)
      )
        continue;
      crew.up = true;
      emit(run, {
        kind: 'crew-shown',
        seat,
        ship: aboard ? shipRef(state, aboard) : null,
        crew: crewRef(state, crew),
        final: true,
      });
    }
  }
  state.reserves = state.reserves.map(() => []);
}

/** All treasure is shuffled and dealt face down to the wild islands, as evenly as it goes [A10], under ids that tell nothing. */
function dealTreasure(run: Run): void {
  const { state } = run;
  const faces: Face[] = state.contributions.flatMap((c) => [
    ...(c?.coins ?? []).map((gold) => ({ gold, unique: null })),
    ...(c?.unique ?? []).map((unique) => ({ gold: 0, unique })),
  ]);
  // [F11] Unique treasures count nothing here, and the mark stays whatever they are worth later.
  state.startGold = faces.reduce((sum, f) => sum + f.gold, 0);
  const wild = state.islands.filter((i) => i.home === null);
  run.random.shuffle(faces).forEach((face, i) => {
    wild[i % wild.length]?.treasure.push({ id: treasureId(i + 1), face, up: false, seenBy: [] });
  });
  state.contributions = state.contributions.map(() => null);
  emit(run, { kind: 'treasure-dealt', treasures: faces.length, gold: state.startGold, final: true });
}

function startPlay(run: Run): void {
  dealTreasure(run);
  run.state.phase = { kind: 'turns' };
  beginTurn(run);
}

const notNow = () => refuse('not-now', 'setup.order');

export const setupHandlers: Pick<Handlers, SetupKind> = {
  'roll-for-order': {
    check: (p, seat) =>
      p.phase.kind === 'order' && mustRoll(p.phase.rolls).includes(seat) ? null : notNow(),
    play: (run, seat) => {
      const { phase } = run.state;
      if (phase.kind !== 'order') return;
      const roll = run.random.die();
      phase.rolls[seat]?.push(roll);
      emit(run, { kind: 'order-rolled', seat, roll, final: true });
      if (mustRoll(phase.rolls).length > 0) return;
      run.state.order = orderOf(phase.rolls);
      emit(run, { kind: 'order-set', order: run.state.order });
      const seats = seatsOf(run.state);
      run.state.phase = { kind: 'fleets', ready: seats.map(() => false), fleets: seats.map(() => null) };
    },
  },
  'choose-fleet': {
    check: (p, seat, { fleet }) => {
      if (p.phase.kind !== 'fleets' || p.phase.ready[seat]) return notNow();
      return fleetFaults(p.options, fleet, seat)[0] ?? null;
    },
    play: (run, seat, { fleet }) => {
      const { phase } = run.state;
      if (phase.kind !== 'fleets') return;
      phase.fleets[seat] = fleet;
      phase.ready[seat] = true;
      emit(run, { kind: 'fleet-chosen', seat });
      if (phase.ready.every(Boolean)) showFleets(run, phase.fleets);
    },
  },
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
      // One island for each player and one wild one are the least that can be played on.
      if (p.islands.length <= p.seats) return refuse('too-few-islands', 'A3');
      const spot = anyIslandSpot(p);
      if (!spot) return null;
      const shows = [{ kind: 'point', at: [spot.x / 1000, spot.y / 1000], role: 'room' } as const];
      return { ...refuse('there-is-room', 'A3'), shows };
    },
    play: (run, seat) => {
      if (run.state.phase.kind !== 'islands') return;
      run.state.phase.left = [];
      emit(run, { kind: 'islands-reduced', seat, count: run.state.islands.length });
      afterIsland(run);
    },
  },
  'choose-home': {
    check: (p, seat, { island }) => {
      if (p.phase.kind !== 'homes' || homeChooser(p, p.phase.at) !== seat) return notNow();
      const chosen = islandById(p, island);
      if (!chosen) return refuse('no-such-island', 'setup.home');
      return chosen.home === null ? null : refuse('home-taken', 'A5');
    },
    play: (run, seat, { island }) => {
      const { state } = run;
      const chosen = islandById(state, island);
      if (state.phase.kind !== 'homes' || !chosen) return;
      const { at } = state.phase;
      const home = state.order[at] ?? seat;
      chosen.home = home;
      emit(run, { kind: 'home-chosen', seat, island: islandRef(state, chosen), home });
      state.phase = { kind: 'ships', at };
    },
  },
  'place-ship': {
    check: (p, seat, { ship: id, pose: at }) => {
      if (p.phase.kind !== 'ships' || p.order[p.phase.at] !== seat) return notNow();
      const ship = unplaced(p, seat).find((s) => s.id === id);
      const home = p.islands.find((i) => i.home === seat);
      if (!ship || !home) return refuse('not-your-ship', 'setup.ships');
      const around = obstacles(p);
      const island = { id: home.id, outline: islandOutline(p, home) };
      const room = roomForShip(placedAt(p, ship, at), island, around, SEA);
      if (room.fits) return null;
      const fault = room.faults[0];
      const shows = fault ? [{ kind: 'line', from: fault.at[0], to: fault.at[1], role: 'gap' } as const] : [];
      if (fault?.kind === 'not-touching') return { ...refuse('bow-must-touch', 'A6'), shows };
      return {
        ...refuse(
          fault?.kind === 'sea' ? 'off-the-sea' : 'no-room-there',
          fault?.kind === 'sea' ? 'B19' : 'A7',
        ),
        shows,
      };
    },
    play: (run, seat, { ship: id, pose: at }) => {
      const { state } = run;
      const ship = shipById(state, id);
      const home = state.islands.find((i) => i.home === seat);
      if (state.phase.kind !== 'ships' || !ship || !home) return;
      ship.pose = at;
      // [A8] They count as docked although they were given no move action.
      ship.docked = home.id;
      emit(run, { kind: 'ship-placed', seat, ship: shipRef(state, ship), pose: at });
      if (unplaced(state, seat).length === 0) afterShips(run, state.phase.at);
    },
  },
  'assign-crew': {
    check: (p, seat, { berths }) => {
      if (p.phase.kind !== 'crew' || p.phase.ready[seat]) return notNow();
      return berthFault(p, seat, berths);
    },
    play: (run, seat, { berths }) => {
      const { phase } = run.state;
      if (phase.kind !== 'crew') return;
      phase.berths[seat] = berths;
      phase.ready[seat] = true;
      emit(run, { kind: 'crew-assigned', seat });
      if (!phase.ready.every(Boolean)) return;
      placeCrew(run, phase.berths);
      startPlay(run);
    },
  },
};
