import type { Seat } from '../../engine';
import { abilitiesOf } from './abilities/registry';
import { checkHold } from './crew';
import { crewCost, crewFault } from './fleet';
import { type Handlers, notNow, refuse } from './handler';
import { treasureId } from './ids';
import { pointsOf } from './muster';
import { crewCard, findShipCard } from './roster';
import { crewRef, emit, type Run, shipRef } from './run';
import { type BerthOf, type Face, type Position, seatsOf } from './state';
import { shipById } from './table';
import { beginTurn } from './turn';

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
  // [I5] Whoever gives a hold the space that is in use from the start shows himself.
  for (const ship of state.ships) checkHold(run, ship);
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

/** Everything lies where it should: the treasure is dealt and the first turn begins. */
export function startPlay(run: Run): void {
  dealTreasure(run);
  run.state.phase = { kind: 'turns' };
  beginTurn(run);
}

/** Setting up, last part: where each crew starts, in secret. */
export const crewHandlers: Pick<Handlers, 'assign-crew'> = {
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
