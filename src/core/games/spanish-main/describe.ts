import { type Message, type MessageParams, message } from '../../engine';
import type { CrewRef, Event, TreasureRef } from './events';

const text = (kind: string, params: MessageParams): Message => message(`spanish-main.event.${kind}`, params);

/** A crew by name, or as one of those that lie face down. */
const crewName = (crew: CrewRef): Message =>
  crew.name === null
    ? message('spanish-main.name.crew-unknown')
    : message('spanish-main.name.crew', { name: crew.name });
const treasureName = (treasure: TreasureRef): Message =>
  treasure.face === null
    ? message('spanish-main.name.treasure-unknown')
    : treasure.face.unique
      ? message('spanish-main.name.treasure-unique')
      : message('spanish-main.name.treasure', { gold: treasure.face.gold });

const abilityName = (keyword: string): Message => message(`spanish-main.ability.${keyword}`);

/** One sentence for the log; the event is already what the reader may know. */
export function describe(event: Event): Message | null {
  switch (event.kind) {
    case 'order-rolled':
      return text(event.kind, { seat: { seat: event.seat }, roll: event.roll });
    case 'order-set':
      return text(event.kind, { seats: event.order.map((seat) => ({ seat })) });
    case 'fleet-chosen':
    case 'crew-assigned':
    case 'player-out':
    case 'islands-taken-up':
      return text(event.kind, { seat: { seat: event.seat } });
    case 'fleets-shown':
      return text(event.kind, { ships: event.ships.map((s) => s.ship.name) });
    case 'island-placed':
      return text(event.kind, { seat: { seat: event.seat }, island: event.island.name });
    case 'islands-reduced':
      return text(event.kind, { seat: { seat: event.seat }, count: event.count });
    case 'home-chosen':
      return text(event.kind, {
        seat: { seat: event.seat },
        home: { seat: event.home },
        island: event.island.name,
      });
    case 'ship-placed':
      return text(event.kind, { seat: { seat: event.seat }, ship: event.ship.name });
    case 'treasure-dealt':
      return text(event.kind, { treasures: event.treasures, gold: event.gold });
    case 'turn-began':
      return text(event.kind, { seat: { seat: event.seat }, round: event.round });
    case 'game-over':
      return event.winners.length === 0
        ? text('draw', { reason: message(`spanish-main.end.${event.reason}`) })
        : text(event.kind, {
            seats: event.winners.map((seat) => ({ seat })),
            reason: message(`spanish-main.end.${event.reason}`),
          });
    default:
      return describeAction(event);
  }
}

/** What ships do. */
function describeAction(event: Event): Message | null {
  switch (event.kind) {
    case 'moved':
    case 'came-about':
    case 'ship-rests':
    case 'plague':
    case 'crew-safe':
    case 'hit-shrugged-off':
    case 'dented':
    case 'derelict':
      return text(event.kind, { ship: event.ship.name });
    case 'docked':
    case 'treasure-taken':
    case 'explored': {
      const count =
        event.kind === 'treasure-taken' ? event.count : event.kind === 'explored' ? event.treasure.length : 0;
      return text(event.kind, { ship: event.ship.name, island: event.island.name, count });
    }
    case 'pinned':
      return text(event.kind, { ship: event.ship.name, by: event.by.map((s) => s.name) });
    case 'tow-taken':
    case 'tow-released':
      return text(event.kind, { ship: event.ship.name, derelict: event.derelict.name });
    case 'shot':
      return text(event.hit ? 'shot-hit' : 'shot-missed', {
        ship: event.ship.name,
        target: event.target.name,
        roll: event.roll,
        bonus: event.bonus,
      });
    case 'mast-lost':
    case 'mast-restored':
      return text(event.kind, { ship: event.ship.name, left: event.left });
    case 'sunk':
      return text(event.kind, {
        ship: event.ship.name,
        seat: { seat: event.by },
        mine: event.shares[0],
        owner: { seat: event.owner },
        theirs: event.shares[1],
      });
    case 'rammed':
      return text(event.kind, {
        ship: event.ship.name,
        target: event.target.name,
        roll: event.roll,
        masts: event.masts,
      });
    case 'boarded':
      return text(event.winner === null ? 'boarded-tie' : event.kind, {
        ship: event.ship.name,
        target: event.target.name,
        mine: event.totals[0],
        theirs: event.totals[1],
        ...(event.winner !== null && { winner: { seat: event.winner } }),
      });
    default:
      return describeCargo(event);
  }
}

/** What happens to crew and treasure. */
function describeCargo(event: Event): Message | null {
  switch (event.kind) {
    case 'crew-shown':
      return event.ship
        ? text(event.kind, { crew: crewName(event.crew), ship: event.ship.name })
        : text('crew-shown-ashore', { crew: crewName(event.crew), seat: { seat: event.seat } });
    case 'crew-lost':
      return text(event.kind, { crew: crewName(event.crew), ship: event.ship.name });
    case 'crew-moved':
      return text(event.kind, { crew: crewName(event.crew), place: event.place });
    case 'explored-ship':
      return text(event.kind, { ship: event.ship.name, other: event.with.name });
    case 'unique-taken':
      return text(event.kind, { ship: event.ship.name, treasure: event.name });
    case 'treasure-moved':
      return text(event.kind, {
        treasure: treasureName(event.treasure),
        from: event.from.name,
        to: event.to.name,
      });
    case 'unloaded':
      return text(event.kind, { ship: event.ship.name, gold: event.gold });
    case 'cargo-destroyed':
      return text(event.kind, { ship: event.ship.name, treasure: treasureName(event.treasure) });
    case 'raided':
      return text(event.kind, { ship: event.ship.name, home: { seat: event.home }, gold: event.gold });
    case 'peeked': {
      const face = event.crew?.name
        ? crewName(event.crew)
        : event.treasure?.face
          ? treasureName(event.treasure)
          : null;
      return text(face ? 'peeked-face' : 'peeked', { seat: { seat: event.seat }, ...(face && { face }) });
    }
    case 'ability-used':
      return text(
        event.roll === null ? 'ability-used' : event.success ? 'ability-rolled' : 'ability-failed',
        {
          ship: event.ship.name,
          ability: abilityName(event.ability),
          ...(event.roll !== null && { roll: event.roll }),
        },
      );
    default:
      // Laid by a rule: the table shows it.
      return null;
  }
}
