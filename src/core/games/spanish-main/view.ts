import { cloneJson, type Viewer } from '../../engine';
import { type Crew, knowsCrew, knowsTreasure, type State, type Treasure, type View } from './state';

/** What `viewer` may know: the same table with the faces that it has not seen turned away. */
export function view(state: State, viewer: Viewer): View {
  const out: View = { ...cloneJson(state), viewer };
  const mask = (crew: Crew) => {
    if (!knowsCrew(crew, viewer)) crew.card = null;
  };
  const hide = (treasure: Treasure) => {
    if (!knowsTreasure(treasure, viewer)) treasure.face = null;
  };
  for (const place of [...out.ships, ...out.islands]) {
    place.crew.forEach(mask);
    place.treasure.forEach(hide);
  }
  for (const reserve of out.reserves.flat()) {
    mask(reserve.crew);
    if (reserve.crew.owner !== viewer) reserve.ship = null;
  }
  out.contributions = out.contributions.map((c, seat) => (seat === viewer ? c : null));
  const { phase } = out;
  if (phase.kind === 'fleets') phase.fleets = phase.fleets.map((f, seat) => (seat === viewer ? f : null));
  if (phase.kind === 'crew') {
    phase.berths = phase.berths.map((b, seat) =>
      seat === viewer || out.reserves[seat]?.length === 0 ? b : null,
    );
  }
  return out;
}
