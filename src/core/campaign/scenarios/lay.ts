import { seat } from '../../engine';
import { cardIdSchema, crewId, islandId, shipId, treasureId } from '../../games/spanish-main/ids';
import { type Options, optionsSpec } from '../../games/spanish-main/options';
import { begun } from '../../games/spanish-main/setup';
import type { Crew, Island, Ship, Treasure } from '../../games/spanish-main/state';
import { millidegree, pose, toGrid } from '../../geometry';
import { shipCardOf, wholeMasts } from '../cards';
import type { Goal, Scenario } from '../scenario';

type Place = readonly [x: number, y: number, degrees: number];
type ShipPlan = {
  readonly card: string;
  readonly seat: number;
  /** Bow tip in millimetres, heading in degrees. */
  readonly at: Place;
  readonly crew?: readonly string[];
  readonly gold?: readonly number[];
  /** All stand where it is left out. */
  readonly masts?: readonly boolean[];
};
type IslandPlan = {
  readonly shape: string;
  readonly at: Place;
  readonly home?: number;
  readonly treasure?: readonly number[];
};
export type ScenarioPlan = {
  readonly id: string;
  readonly title: string;
  readonly briefing: string;
  readonly goals: readonly Goal[];
  readonly seats: number;
  readonly rounds: number;
  readonly islands: readonly IslandPlan[];
  readonly ships: readonly ShipPlan[];
};

const poseAt = ([x, y, degrees]: Place) => pose(toGrid(x), toGrid(y), millidegree(degrees * 1000));

/** Counts the pieces of one position, so that no two have one id. */
class Count {
  private pieces = 0;

  treasure(gold: number, owner: number | null): Treasure {
    this.pieces += 1;
    const seenBy = owner === null ? [] : [seat(owner)];
    return { id: treasureId(this.pieces), face: { gold, unique: null }, up: false, seenBy };
  }
  crew(card: string, owner: number): Crew {
    this.pieces += 1;
    return {
      id: crewId(this.pieces),
      card: cardIdSchema.parse(card),
      owner: seat(owner),
      up: false,
      seenBy: [],
    };
  }
}

/** A scenario out of its plan: everybody's ships at sea, the first seat to move. @throws RangeError for an unknown ship */
export function laid(plan: ScenarioPlan): Scenario {
  const count = new Count();
  const islands = plan.islands.map(
    ({ shape, at, home, treasure = [] }, n): Island => ({
      id: islandId(n + 1),
      shape: cardIdSchema.parse(shape),
      pose: poseAt(at),
      home: home === undefined ? null : seat(home),
      gold: [],
      treasure: treasure.map((gold) => count.treasure(gold, null)),
      crew: [],
      streamers: [],
    }),
  );
  const ships = plan.ships.map((ship, n): Ship => {
    const card = shipCardOf(ship.card);
    if (!card) throw new RangeError(`no ship ${ship.card}`);
    return {
      id: shipId(n + 1),
      card: card.id,
      owner: seat(ship.seat),
      builder: seat(ship.seat),
      pose: poseAt(ship.at),
      masts: [...(ship.masts ?? wholeMasts(card))],
      crew: (ship.crew ?? []).map((id) => count.crew(id, ship.seat)),
      treasure: (ship.gold ?? []).map((gold) => count.treasure(gold, ship.seat)),
      boughtGun: false,
      docked: null,
      tows: null,
      mustSail: false,
      rum: 'none',
    };
  });
  const options: Options = {
    ...optionsSpec.defaults,
    crimsonCoast: true,
    islands: islands.length,
    roundLimit: plan.rounds,
  };
  const position = begun(options, plan.seats, { islands, ships });
  const { id, title, briefing, goals } = plan;
  return { format: 1, game: 'spanish-main', id, title, briefing, goals: [...goals], position };
}
