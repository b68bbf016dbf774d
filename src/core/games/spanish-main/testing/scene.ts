import { Random, type Seat, seat, type Violation } from '../../../engine';
import { millidegree, type Pose, pose, toGrid } from '../../../geometry';
import type { CustomSet } from '../cards';
import { mastsOf } from '../cards';
import type { Command, Segment } from '../commands';
import type { Event, EventOf } from '../events';
import { type CardId, crewId, type IslandId, islandId, type ShipId, shipId, treasureId } from '../ids';
import { type Options, optionsSpec } from '../options';
import { play, refusalOf } from '../play';
import { baseCrew, baseShips, crimsonShips, shipCard, uniqueTreasures } from '../roster';
import { begun } from '../setup';
import type { Crew, Face, Island, Ship, State } from '../state';

/** A square island of 60 mm, so that distances in tests are sums that a reader can do. */
const testSet: CustomSet = {
  id: 'test',
  name: 'Test',
  ships: [],
  crew: [],
  islands: [
    {
      id: 'square' as CardId,
      name: 'Square',
      outline: [
        [-30, -30],
        [30, -30],
        [30, 30],
        [-30, 30],
      ],
    },
  ],
};

type ShipSpec = {
  /** By name. */
  readonly card: string;
  readonly owner?: 0 | 1 | 2 | 3;
  /** Bow tip in millimetres, heading in degrees (0: facing +x). */
  readonly at: readonly [x: number, y: number, heading?: number];
  /** By name, face up; a name after `?` lies face down. Generic crew: `Captain (Spain)`. */
  readonly crew?: readonly string[];
  /** Gold of face-down coins, or the name of a unique treasure. */
  readonly treasure?: readonly (number | string)[];
  /** Which masts stand; all by default. */
  readonly masts?: readonly boolean[];
  readonly docked?: number;
};
type IslandSpec = {
  readonly at: readonly [x: number, y: number];
  readonly home?: 0 | 1 | 2 | 3;
  readonly treasure?: readonly (number | string)[];
  readonly gold?: readonly number[];
  readonly streamers?: readonly number[];
};
export type SceneSpec = {
  readonly ships: readonly ShipSpec[];
  readonly islands?: readonly IslandSpec[];
  readonly options?: Partial<Options>;
  readonly seats?: 2 | 3 | 4;
};

function named<T extends { readonly name: string }>(cards: readonly T[], name: string): T {
  const card = cards.find((c) => c.name === name);
  if (!card) throw new RangeError(`no card ${name}`);
  return card;
}

function crewCardOf(name: string): CardId {
  const generic = /^(\w+) \((\w+)\)$/.exec(name);
  if (generic) return `generic-${generic[1]}-${generic[2]}`.toLowerCase() as CardId;
  return named(baseCrew, name).id;
}

const face = (what: number | string): Face =>
  typeof what === 'number'
    ? { gold: what, unique: null }
    : { gold: 0, unique: named(uniqueTreasures, what).id };

const at = (x: number, y: number, degrees = 0): Pose => pose(toGrid(x), toGrid(y), degrees * 1000);

/** A table in the middle of a game, seat 0 to play, with pieces at exact places. */
export class Scene {
  readonly state: State;
  private pieces = 0;

  constructor(spec: SceneSpec) {
    const options: Options = {
      ...optionsSpec.defaults,
      endWhenGoldIsHome: false,
      endWhenHelpless: false,
      sets: [testSet],
      ...spec.options,
    };
    const seats = spec.seats ?? 2;
    const islands = (spec.islands ?? []).map((i, n) => this.island(i, n));
    const ships = spec.ships.map((s, n) => this.ship(options, s, n));
    this.state = begun(options, seats, { islands, ships });
  }

  private treasure(what: number | string, owner: Seat | null) {
    this.pieces += 1;
    const shown = typeof what === 'string' && owner !== null;
    return {
      id: treasureId(this.pieces),
      face: face(what),
      up: shown,
      seenBy: owner === null ? [] : [owner],
    };
  }

  private island(spec: IslandSpec, n: number): Island {
    return {
      id: islandId(n + 1),
      shape: 'square' as CardId,
      pose: at(...spec.at),
      home: spec.home === undefined ? null : seat(spec.home),
      gold: [...(spec.gold ?? [])],
      treasure: (spec.treasure ?? []).map((t) => this.treasure(t, null)),
      crew: [],
      streamers: (spec.streamers ?? []).map(seat),
    };
  }

  private ship(options: Options, spec: ShipSpec, n: number): Ship {
    const card = named([...baseShips, ...crimsonShips], spec.card).id;
    const owner = seat(spec.owner ?? 0);
    const masts = spec.masts ?? Array.from({ length: mastsOf(shipCard(options, card).hull) }, () => true);
    return {
      id: shipId(n + 1),
      card,
      owner,
      builder: owner,
      pose: at(...spec.at),
      masts: [...masts],
      crew: (spec.crew ?? []).map((name) => this.crew(name, owner)),
      treasure: (spec.treasure ?? []).map((t) => this.treasure(t, owner)),
      boughtGun: false,
      docked: spec.docked === undefined ? null : islandId(spec.docked),
      tows: null,
      mustSail: false,
      rum: 'none',
    };
  }

  crew(name: string, owner: Seat): Crew {
    this.pieces += 1;
    const down = name.startsWith('?');
    return {
      id: crewId(this.pieces),
      card: crewCardOf(down ? name.slice(1) : name),
      owner,
      up: !down,
      seenBy: [],
    };
  }

  /** By card name. @throws RangeError when she is gone */
  she(name: string): Ship {
    const ship = this.state.ships.find((s) => shipCard(this.state.options, s.card).name === name);
    if (!ship) throw new RangeError(`${name} is gone`);
    return ship;
  }
  has(name: string): boolean {
    return this.state.ships.some((s) => shipCard(this.state.options, s.card).name === name);
  }
  isle(n: number): Island {
    const island = this.state.islands[n - 1];
    if (!island) throw new RangeError(`no island ${n}`);
    return island;
  }
  id(name: string): ShipId {
    return this.she(name).id;
  }

  /** Who decides now. */
  get asked(): Seat {
    const { turn, order } = this.state;
    return turn.tasks[turn.tasks.length - 1]?.seat ?? order[turn.at] ?? seat(0);
  }
  /** What is asked now. */
  get task(): string | null {
    return this.state.turn.tasks[this.state.turn.tasks.length - 1]?.kind ?? null;
  }

  /** Null when the command may be given by whoever decides now. */
  refusal(command: Command, by: Seat = this.asked): Violation | null {
    return refusalOf(this.state, by, command);
  }

  /** Gives a command; the dice show `rolls`. @throws Error when it is refused */
  do(command: Command, rolls: readonly number[] = []): Event[] {
    const refusal = this.refusal(command);
    if (refusal) throw new Error(`${command.kind} is refused: ${refusal.code} [${refusal.clause}]`);
    return play(this.state, this.asked, command, rolling(rolls));
  }

  /** A move, each segment as bar, heading in degrees and millimetres. */
  move(name: string, ...legs: readonly (readonly [bar: 'S' | 'L', degrees: number, mm: number])[]): Command {
    const segments = legs.map(
      ([bar, degrees, mm]): Segment => ({ bar, heading: millidegree(degrees * 1000), travel: toGrid(mm) }),
    );
    return { kind: 'move', ship: this.id(name), segments };
  }
  fire(
    name: string,
    mast: number,
    target: string,
    kind: 'mast' | 'musketeer' | 'bought' = 'mast',
    long = false,
  ): Command {
    return { kind: 'fire', ship: this.id(name), gun: { kind, mast }, target: this.id(target), long };
  }
  use(
    name: string,
    ability: string,
    target: string | null = null,
    item: Extract<Command, { kind: 'use' }>['item'] = null,
  ): Command {
    return { kind: 'use', ability, ship: this.id(name), target, item };
  }
  /** Declines until nothing is asked. */
  passAll(): void {
    for (let n = 0; n < 20 && this.task && !this.refusal({ kind: 'pass' }); n++) this.do({ kind: 'pass' });
  }
  /** Everybody ends the turn until it is this seat's. */
  untilTurnOf(n: number): void {
    for (let i = 0; i < 8; i++) {
      if (this.state.phase.kind !== 'turns') return;
      this.do({ kind: 'end-turn' });
      if (this.asked === n) return;
    }
  }
}

export const scene = (spec: SceneSpec): Scene => new Scene(spec);

/** Chance whose first dice show these numbers. */
export function rolling(rolls: readonly number[]): Random {
  for (let s = 1; s < 200_000; s++) {
    // Neighbouring seeds begin alike, so they are taken far apart.
    const random = Random.fromSeed(Math.imul(s, 0x9e3779b1));
    const probe = random.clone();
    if (rolls.every((n) => probe.die() === n)) return random;
  }
  throw new RangeError(`no seed rolls ${rolls}`);
}

export const eventsOf = <K extends Event['kind']>(events: readonly Event[], kind: K): EventOf<K>[] =>
  events.filter((e): e is EventOf<K> => e.kind === kind);

export const isle = (n: number): IslandId => islandId(n);
