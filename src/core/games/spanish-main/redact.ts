import type { Viewer } from '../../engine';
import type { CrewRef, Event, TreasureRef } from './events';

const knows = (ref: { readonly knownTo: readonly number[] }, viewer: Viewer): boolean =>
  viewer !== 'spectator' && ref.knownTo.includes(viewer);

/** Who else knows a face is nobody's business: only what is open to all keeps its list. */
const crew = (ref: CrewRef, viewer: Viewer, open: boolean): CrewRef =>
  open || knows(ref, viewer) ? ref : { ...ref, name: null };
const treasure = (ref: TreasureRef, viewer: Viewer): TreasureRef =>
  ref.open || knows(ref, viewer) ? ref : { ...ref, face: null };

/** The event as `viewer` may know it: faces that it hasn't seen are gone, everything else is public. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.kind) {
    case 'crew-moved':
      return { ...event, crew: crew(event.crew, viewer, false) };
    case 'explored':
      return { ...event, treasure: event.treasure.map((t) => treasure(t, viewer)) };
    case 'treasure-moved':
      return { ...event, treasure: treasure(event.treasure, viewer) };
    case 'peeked':
      return {
        ...event,
        crew: event.crew && crew(event.crew, viewer, false),
        treasure: event.treasure && treasure(event.treasure, viewer),
      };
    default:
      // What is shown, lost, unloaded or destroyed lies open to everybody.
      return event;
  }
}
