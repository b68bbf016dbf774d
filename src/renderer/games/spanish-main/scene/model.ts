import type { Seat } from '../../../../core/engine';
import type { IslandId, ShipId } from '../../../../core/games/spanish-main/ids';
import { islandShape, shipCard } from '../../../../core/games/spanish-main/roster';
import type { Island, Position, Ship, View } from '../../../../core/games/spanish-main/state';
import { islandOutline, placed } from '../../../../core/games/spanish-main/table';
import type { PlacedHull } from '../../../../core/geometry';
import { middleOf } from '../../../pieces/island/relief';
import type { ShipStyle } from '../../../pieces/ship/atlas';
import type { HullId } from '../../../pieces/ship/hulls';
import type { ShipLook } from '../../../pieces/ship/ship-mesh';
import { type SeatColour, seatColour } from '../../../table/tokens';
import type { Pose, Pt } from '../../../table/units';
import { gridOnTable, poseOnTable, ringOnTable } from './coords';

/** A ship as she lies on the table. */
export type ShipModel = {
  readonly id: ShipId;
  readonly name: string;
  readonly owner: Seat;
  readonly colour: SeatColour;
  readonly hull: HullId;
  readonly look: ShipLook;
  readonly pose: Pose;
  /** What the rules measure. */
  readonly placed: PlacedHull;
  readonly outline: readonly Pt[];
  readonly bow: readonly Pt[];
  readonly masts: readonly { readonly at: Pt; readonly sail: readonly Pt[]; readonly stands: boolean }[];
  readonly derelict: boolean;
  readonly docked: IslandId | null;
  readonly treasure: number;
  readonly crew: number;
};

export type IslandModel = {
  readonly id: IslandId;
  readonly name: string;
  readonly outline: readonly Pt[];
  readonly middle: Pt;
  readonly home: Seat | null;
  readonly flags: readonly { readonly colour: string; readonly home: boolean }[];
  /** Values shown on the coins that lie here: 0 for one whose face the viewer doesn't know. */
  readonly coins: readonly number[];
  readonly gold: readonly number[];
};

export type SceneModel = { readonly ships: readonly ShipModel[]; readonly islands: readonly IslandModel[] };

const STYLES: Readonly<Record<string, ShipStyle>> = { England: 'england', Spain: 'spain', France: 'france' };
export const styleOf = (nation: string): ShipStyle => STYLES[nation] ?? 'pirate';

/** The last model of each piece, with what it was made of: every view is a new object, most pieces in it are not. */
type Kept<M> = Map<string, { readonly made: string; readonly model: M }>;
const keptShips: Kept<ShipModel> = new Map();
const keptIslands: Kept<IslandModel> = new Map();

function kept<M>(store: Kept<M>, piece: { readonly id: string }, make: () => M): M {
  const made = JSON.stringify(piece);
  const known = store.get(piece.id);
  if (known?.made === made) return known.model;
  const model = make();
  store.set(piece.id, { made, model });
  return model;
}

function shipModel(p: Position, ship: Ship): ShipModel | null {
  if (!ship.pose) return null;
  const corePose = ship.pose;
  return kept(keptShips, ship, () => {
    const card = shipCard(p.options, ship.card);
    const hull = placed(p, ship);
    const derelict = !ship.masts.some(Boolean);
    const colour = seatColour(ship.owner);
    return {
      id: ship.id,
      name: card.name,
      owner: ship.owner,
      colour,
      hull: card.hull,
      look: {
        hull: card.hull,
        style: styleOf(card.nation),
        colour: colour.flag,
        lost: ship.masts.flatMap((stands, i) => (stands ? [] : [i])),
        derelict,
        struck: false,
      },
      pose: poseOnTable(corePose),
      placed: hull,
      outline: ringOnTable(hull.ring),
      bow: ringOnTable(hull.bow),
      masts: hull.masts.map((m, i) => ({
        at: gridOnTable(m.at),
        sail: ringOnTable(m.sail.ring),
        stands: ship.masts[i] ?? false,
      })),
      derelict,
      docked: ship.docked,
      treasure: ship.treasure.length,
      crew: ship.crew.length,
    };
  });
}

const islandModel = (p: Position, island: Island): IslandModel =>
  kept(keptIslands, island, () => {
    const outline = ringOnTable(islandOutline(p, island).ring);
    const flag = (seat: Seat, home: boolean) => ({ colour: seatColour(seat).flag, home });
    return {
      id: island.id,
      name: islandShape(p.options, island.shape).name,
      outline,
      middle: middleOf(outline),
      home: island.home,
      flags: [
        ...(island.home === null ? [] : [flag(island.home, true)]),
        ...island.streamers.filter((s) => s !== island.home).map((s) => flag(s, false)),
      ],
      coins: island.treasure.map((t) => t.face?.gold ?? 0),
      gold: island.gold,
    };
  });

/** What is drawn for a view. Pieces that haven't changed keep their identity, so they are not built anew. */
export function sceneModel(view: View): SceneModel {
  return {
    ships: view.ships.flatMap((ship) => shipModel(view, ship) ?? []),
    islands: view.islands.map((island) => islandModel(view, island)),
  };
}
