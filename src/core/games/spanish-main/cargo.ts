import { abilitiesOf } from './abilities/registry';
import { checkHold } from './crew';
import { unloadIfHome } from './gold';
import { freeSpace } from './hold';
import { uniqueCard } from './roster';
import { emit, type Run, seenBy, shipRef, stir, treasureRef } from './run';
import { knowsTreasure, type Position, type Ship, type Treasure } from './state';

/** A coin needs a space, a unique treasure none [D20][F5]. An unknown one is never unique. */
export const treasureFits = (p: Position, ship: Ship, treasure: Treasure): boolean =>
  (treasure.face?.unique ?? null) !== null || freeSpace(p, ship) >= 1;

/** Puts a treasure aboard; its carrier may look at it [D21]. A unique one lies face up and acts at once. */
export function stow(run: Run, ship: Ship, treasure: Treasure): void {
  ship.treasure.push(treasure);
  seenBy(treasure, ship.owner);
  stir(run);
  const unique = treasure.face?.unique;
  if (unique) {
    const hidden = !treasure.up;
    treasure.up = true;
    const { name, ability } = uniqueCard(unique);
    emit(run, {
      kind: 'unique-taken',
      seat: ship.owner,
      ship: shipRef(run.state, ship),
      treasure: treasureRef(run.state, treasure, true),
      name,
      final: true,
    });
    for (const a of abilitiesOf(ability)) {
      if (hidden) a.onShown?.(run, ship, treasure);
      a.onAboard?.(run, ship, treasure);
    }
  }
  checkHold(run, ship);
  unloadIfHome(run, ship);
}

/** From one ship to another. */
export function moveTreasure(run: Run, from: Ship, to: Ship, treasure: Treasure): void {
  from.treasure = from.treasure.filter((t) => t.id !== treasure.id);
  const learns = !knowsTreasure(treasure, to.owner);
  seenBy(treasure, to.owner);
  emit(run, {
    kind: 'treasure-moved',
    from: shipRef(run.state, from),
    to: shipRef(run.state, to),
    treasure: treasureRef(run.state, treasure),
    ...(learns && { final: true }),
  });
  stow(run, to, treasure);
}
