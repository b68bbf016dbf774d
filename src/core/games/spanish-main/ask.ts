import {
  contact,
  dockNear,
  fieldOfFire,
  millimetre,
  placeIslandNear,
  reachOf,
  roomForIsland,
  roomForShip,
  touches,
  within,
} from '../../geometry';
import { abilitiesOf } from './abilities/registry';
import { working } from './abilities/working';
import { actionsLeft } from './actions';
import { BAR } from './cards';
import { isEnemy, pinnedBy } from './contact-graph';
import { fleetCost, fleetFaults } from './fleet';
import { aim, gunsOf, isAim, lineOf, mountedGun, oddsOf } from './guns';
import { capacity, cardOfCrew, crewPoints, usedSpace } from './hold';
import type { CardId } from './ids';
import { planMove } from './move-plan';
import { movementOf } from './movement';
import { pointsOf } from './muster';
import { previewComeAbout, previewMove } from './preview';
import type { Answer, GunLine, Question, ShipStatus } from './questions';
import { findCrewCard, findShipCard, findUnique, islandShape, shipCard, uniqueCard } from './roster';
import type { Position, Ship, View } from './state';
import {
  edgeMargin,
  hullOfShip,
  isDerelict,
  islandById,
  islandObstacles,
  islandOutline,
  islandOutlineAt,
  obstacles,
  placed,
  placedAt,
  SEA,
  SPACING,
  shapePoints,
  shipById,
} from './table';

const unknown: Answer = { kind: 'unknown' };

type AskOf<K extends Question['kind']> = (view: View, question: Extract<Question, { kind: K }>) => Answer;

const seatOf = (view: View): number | undefined => (view.viewer === 'spectator' ? undefined : view.viewer);

const onShip = (view: View, id: Ship['id'], answer: (ship: Ship) => Answer): Answer => {
  const ship = shipById(view, id);
  return ship ? answer(ship) : unknown;
};

const answers: { readonly [K in Question['kind']]: AskOf<K> } = {
  move: (view, { ship, segments }) => onShip(view, ship, (s) => previewMove(view, s, segments)),
  'come-about': (view, { ship, heading }) =>
    onShip(view, ship, (s) => (s.pose ? previewComeAbout(view, s, heading) : unknown)),
  reach: (view, { ship: id, after, bar, rays }) =>
    onShip(view, id, (ship) => {
      const planned = after.length > 0 ? planMove(view, ship, after) : null;
      const from = planned?.ok ? planned.value.plan.end : ship.pose;
      if (!from || (planned && !planned.ok)) return { kind: 'reach', rays: [] };
      const around = obstacles(view, ship.tows ? [ship.id, ship.tows] : [ship.id]);
      const her = placedAt(view, ship, from);
      const touching = new Set(around.filter((o) => touches(her, o.outline)).map((o) => o.id));
      const query = {
        hull: hullOfShip(view, ship),
        from,

        obstacles: around,
        touching,
        sea: SEA,
      };
      return { kind: 'reach', rays: reachOf(query, [millimetre(BAR[bar])], rays) };
    }),
  guns: (view, { ship: id, target, long }) =>
    onShip(view, id, (ship) => {
      if (!ship.pose) return unknown;
      const targets = view.ships.filter(
        (s) =>
          s.pose &&
          (target === null
            ? isEnemy(ship, s) && withinReach(view, ship, s, long)
            : s.id === target && s.id !== id),
      );
      return { kind: 'guns', lines: targets.flatMap((t) => gunLines(view, ship, t, long)) };
    }),
  'field-of-fire': (view, { ship: id, gun }) =>
    onShip(view, id, (ship) => {
      const mounted = ship.pose ? mountedGun(view, ship, gun) : undefined;
      if (!mounted) return { kind: 'field-of-fire', field: null };
      const range = millimetre(BAR[mounted.cannon.range]);
      const blockers = obstacles(view);
      const field = fieldOfFire({
        ship: placed(view, ship),
        mast: gun.mast,
        standing: ship.masts,
        range,
        blockers,
        shipId: id,
      });
      return { kind: 'field-of-fire', field };
    }),
  gap: (view, { a, b }) => {
    const [first, second] = [a, b].map((id) => outlineOf(view, id));
    return { kind: 'gap', contact: first && second ? contact(first, second) : null };
  },
  ruler: (_view, { from, to }) => {
    const length = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
    return { kind: 'ruler', from, to, length, inL: length / BAR.L, inS: length / BAR.S };
  },
  'island-place': (view, { pose: at }) => {
    const id = view.phase.kind === 'islands' ? view.phase.left[0] : undefined;
    if (id === undefined) return unknown;
    const shape = islandShape(view.options, id);
    const margin = edgeMargin(view.options);
    const others = islandObstacles(view);
    const room = roomForIsland(islandOutlineAt(shape, at), others, SPACING, SEA, margin);
    const near = room.fits ? at : placeIslandNear(shapePoints(shape), at, others, SPACING, SEA, margin);
    return { kind: 'island-place', room, near };
  },
  'ship-place': (view, { ship: id, pose: at }) =>
    onShip(view, id, (ship) => {
      const home = view.islands.find((i) => i.home === ship.owner);
      if (!home) return unknown;
      const island = { id: home.id, outline: islandOutline(view, home) };
      const around = obstacles(view, [id]);
      const room = roomForShip(placedAt(view, ship, at), island, around, SEA);
      return {
        kind: 'ship-place',
        room,
        near: room.fits ? at : dockNear(hullOfShip(view, ship), at, island, around, SEA),
      };
    }),
  fleet: (view, { fleet }) => ({
    kind: 'fleet',
    cost: fleetCost(view.options, fleet),
    points: pointsOf(view.options, seatOf(view)),
    gold: fleet.treasure.coins.reduce((sum, n) => sum + n, 0),
    faults: fleetFaults(view.options, fleet, seatOf(view)),
  }),
  ship: (view, { ship }) => onShip(view, ship, (s) => shipStatus(view, s)),
  card: (view, { card }) => {
    const found = findShipCard(view.options, card) ?? findCrewCard(view.options, card) ?? findUnique(card);
    return { kind: 'card', name: found?.name ?? null, text: found?.text ?? null };
  },
  island: (view, { island: id }) => {
    const island = islandById(view, id);
    if (!island) return unknown;
    const gold = island.gold.reduce((sum, n) => sum + n, 0);
    return {
      kind: 'island',
      name: islandShape(view.options, island.shape).name,
      gold,
      treasures: island.treasure.length,
    };
  },
};

/** Answered from what the viewer may know; the same question gets the same answer, and nothing changes. */
export function ask(view: View, question: Question): Answer {
  const answer = answers[question.kind] as (view: View, question: Question) => Answer;
  return answer(view, question);
}

const outlineOf = (p: Position, id: string) => {
  const ship = p.ships.find((s) => s.id === id);
  if (ship) return ship.pose ? placed(p, ship) : null;
  const island = p.islands.find((i) => i.id === id);
  return island ? islandOutline(p, island) : null;
};

/** Asked about everybody, only whoever some gun might reach is answered for. */
const withinReach = (p: Position, ship: Ship, other: Ship, long: boolean): boolean =>
  within(placed(p, ship), placed(p, other), millimetre(BAR.L * (long ? 2 : 1)));

function gunLines(p: Position, ship: Ship, target: Ship, long: boolean): GunLine[] {
  return gunsOf(p, ship).map((mounted) => {
    const odds = oddsOf(p, mounted, ship, target, long);
    const aimed = aim(p, ship, mounted.gun, target, long);
    return {
      gun: mounted.gun,
      rank: mounted.cannon.rank,
      range: odds.range,
      target: target.id,
      bonus: odds.bonus,
      needs: odds.needs,
      chance: Math.max(0, 7 - odds.needs),
      fire: isAim(aimed) ? aimed.line : lineOf(p, mounted, ship, target, odds.range, long),
      violation: isAim(aimed) ? null : aimed,
    };
  });
}

function shipStatus(p: Position, ship: Ship): ShipStatus {
  const movement = movementOf(p, ship);
  const active = new Set(working(p, ship).map((a) => a.keyword));
  const from = (card: CardId, ability: string, source: string, up: boolean) =>
    abilitiesOf(ability).map((a) => ({
      keyword: a.keyword,
      source,
      working: up && !a.noEffect && active.has(a.keyword),
      card,
    }));
  const card = shipCard(p.options, ship.card);
  const abilities = [
    ...from(ship.card, card.ability, card.name, true),
    ...ship.crew.flatMap((crew) => {
      const known = cardOfCrew(p, crew);
      return known ? from(known.id, known.ability, known.name, crew.up) : [];
    }),
    ...ship.treasure.flatMap((t) => {
      const unique = t.face?.unique ? uniqueCard(t.face.unique) : null;
      return unique ? from(unique.id, unique.ability, unique.name, t.up) : [];
    }),
  ];
  return {
    kind: 'ship',
    base: movement?.base ?? [],
    extra: movement?.extra ?? [],
    cargo: capacity(p, ship),
    used: usedSpace(p, ship),
    crewPoints: crewPoints(p, ship),
    pinnedBy: pinnedBy(p, ship).map((s) => s.id),
    derelict: isDerelict(ship),
    abilities: abilities.map(({ keyword, source, working: on }) => ({ keyword, source, working: on })),
    actionsLeft: Math.max(0, actionsLeft(p, ship, 'move')),
  };
}
