import type { Message } from '../../../../core/engine/message';
import type { Event } from '../../../../core/games/spanish-main/events';
import type { IconName } from '../../../ui/Icon';

const ICONS: Partial<Record<Event['kind'], IconName>> = {
  'order-rolled': 'rolling-dices',
  'fleet-chosen': 'galleon',
  'fleets-shown': 'galleon',
  'island-placed': 'island',
  'home-chosen': 'flag-objective',
  'ship-placed': 'anchor',
  'treasure-dealt': 'chest',
  'turn-began': 'hourglass',
  moved: 'ship-wheel',
  'came-about': 'cycle',
  docked: 'anchor',
  pinned: 'hook',
  'tow-taken': 'rope-coil',
  'tow-released': 'rope-coil',
  shot: 'cannon',
  'mast-lost': 'sail',
  'mast-restored': 'hammer-nails',
  derelict: 'ship-wreck',
  sunk: 'sinking-ship',
  rammed: 'ram',
  boarded: 'crossed-swords',
  'crew-shown': 'pirate-captain',
  'crew-lost': 'hooded-figure',
  explored: 'spyglass',
  'treasure-taken': 'coins',
  'unique-taken': 'gem-pendant',
  'treasure-moved': 'coins',
  unloaded: 'coins',
  raided: 'swap-bag',
  plague: 'skull-crossed-bones',
  'ability-used': 'scroll-unfurled',
  'game-over': 'trophy',
};
const isKind = (kind: string): kind is Event['kind'] => Object.hasOwn(ICONS, kind);

/** By the last part of its id: `spanish-main.event.shot`. */
export function iconOfLine({ id }: Message): IconName | null {
  const kind = id.split('.').at(-1) ?? '';
  return isKind(kind) ? (ICONS[kind] ?? null) : null;
}
