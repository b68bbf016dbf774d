import { cloneJson, type Random, type Seat } from '../../engine';
import { coinsFor, contributionFor, randomFleet } from './fleet';
import { comesHome, goldAfloat } from './gold';
import { capacity, crewPoints, usedSpace } from './hold';
import type { CardId } from './ids';
import { crewOnOffer, shipCard, uniqueTreasures } from './roster';
import type { Crew, Position, Ship, State, Treasure, View } from './state';
import { allTreasure, seatsOf } from './state';

/** A whole state that agrees with the view; faces that the viewer doesn't know are drawn at random. */
export function imagine(view: View, random: Random): State {
  const { viewer: _viewer, ...copy } = cloneJson(view);
  const state: State = copy;
  imagineCrew(state, random);
  imagineTreasure(state, random);
  keepGoing(view, state, random);
  imagineChoices(state, random);
  return state;
}

/** Crew that fits: a ship's space and points hold whatever is drawn. An Oarsman always fits: no space, one point. */
function imagineCrew(state: State, random: Random): void {
  for (const ship of state.ships) {
    const unknown = ship.crew.filter((c) => c.card === null);
    for (const crew of unknown) crew.card = oarsman(state, ship);
    for (const crew of random.shuffle(unknown)) drawCrew(state, ship, crew, random);
  }
  const loose = [...state.islands.flatMap((i) => i.crew), ...state.reserves.flat().map((r) => r.crew)];
  for (const crew of loose) if (crew.card === null) crew.card = random.pick(crewOnOffer(state.options)).id;
}

function oarsman(state: Position, ship: Ship): CardId {
  const nation = shipCard(state.options, ship.card).nation;
  const free = crewOnOffer(state.options).filter((c) => c.spaces === 0 && c.points === 1);
  const card = free.find((c) => c.nation === nation) ?? free[0];
  if (!card) throw new RangeError('the roster has no crew without a space');
  return card.id;
}

/** Some crew of her nation, mostly; kept only if she can carry it and no named crew stands twice in a fleet. */
function drawCrew(state: State, ship: Ship, crew: Crew, random: Random): void {
  const before = crew.card;
  const nation = shipCard(state.options, ship.card).nation;
  const all = crewOnOffer(state.options);
  const mates = all.filter((c) => c.nation === nation);
  const card = random.pick(mates.length > 0 && random.chance(4, 5) ? mates : all);
  const twice = !card.generic && state.ships.some((s) => s.crew.some((c) => c.card === card.id));
  if (twice) return;
  crew.card = card.id;
  const fits =
    usedSpace(state, ship) <= capacity(state, ship) &&
    crewPoints(state, ship) <= shipCard(state.options, ship.card).points;
  if (!fits) crew.card = before;
}

/** The gold that is unaccounted for, spread over the unknown treasures: 1 to 6 each, or a unique one, which only an island hides. */
function imagineTreasure(state: State, random: Random): void {
  const unknown = allTreasure(state).filter((t) => t.face === null);
  if (unknown.length === 0) return;
  const home = state.islands.flatMap((i) => i.gold).reduce((sum, n) => sum + n, 0);
  const known = allTreasure(state).reduce((sum, t) => sum + (t.face?.gold ?? 0), 0);
  const gold = state.startGold + state.added - state.lost - home - known;
  const ashore = random.shuffle(state.islands.flatMap((i) => i.treasure).filter((t) => t.face === null));
  const aboard = unknown.filter((t) => !ashore.includes(t));
  const free = random.shuffle(uniqueTreasures.map((u) => u.id));
  const most = state.options.uniqueTreasures ? ashore.length : 0;
  const first = most > 0 ? random.below(Math.min(3, most + 1)) : 0;
  for (let tries = 0; tries <= most; tries++) {
    const uniques = (first + tries) % (most + 1);
    const coins = spread([...aboard, ...ashore.slice(uniques)], gold, random);
    if (!coins) continue;
    ashore.slice(0, uniques).forEach((t, i) => {
      t.face = { gold: 0, unique: free[i % free.length] ?? null };
    });
    return;
  }
  throw new RangeError(`no coins for ${gold} gold in ${unknown.length} treasures`);
}

/** [end.all-home] That the game goes on tells that something unknown may still become gold, if nothing known does. */
function keepGoing(view: View, state: State, random: Random): void {
  if (state.phase.kind !== 'turns' || !state.options.endWhenGoldIsHome || goldAfloat(state)) return;
  const hidden = view.islands.flatMap((i) => i.treasure).filter((t) => t.face === null);
  const one = hidden.length > 0 ? random.pick(hidden).id : null;
  const there = state.islands.flatMap((i) => i.treasure).find((t) => t.id === one);
  const known = new Set(allTreasure(view).map((t) => t.face?.unique));
  const promising = uniqueTreasures.filter((u) => comesHome(u.ability) && !known.has(u.id));
  if (there && promising.length > 0) there.face = { gold: 0, unique: random.pick(promising).id };
}

function spread(treasures: readonly Treasure[], gold: number, random: Random): boolean {
  if (treasures.length === 0) return gold === 0;
  const coins = coinsFor(treasures.length, gold, random);
  if (!coins) return false;
  treasures.forEach((t, i) => {
    t.face = { gold: coins[i] ?? 1, unique: null };
  });
  return true;
}

/** Secret choices that others have made already. */
function imagineChoices(state: State, random: Random): void {
  const { phase } = state;
  if (phase.kind === 'fleets') {
    phase.fleets = phase.fleets.map(
      (fleet, seat) => fleet ?? (phase.ready[seat] ? randomFleet(state.options, random, seat) : null),
    );
  }
  const before = ['islands', 'homes', 'ships', 'crew'].includes(phase.kind);
  if (before)
    state.contributions = state.contributions.map((c) => c ?? contributionFor(state.options, random));
  if (phase.kind !== 'crew') return;
  for (const seat of seatsOf(state)) imagineBerths(state, seat);
}

/** Everybody ashore is always a legal assignment, whatever the crew is. */
function imagineBerths(state: State, seat: Seat): void {
  const { phase } = state;
  if (phase.kind !== 'crew' || !phase.ready[seat] || phase.berths[seat]) return;
  phase.berths[seat] = (state.reserves[seat] ?? []).map((r) => ({ crew: r.crew.id, ship: null }));
}
