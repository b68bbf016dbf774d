import type { Command } from '../../../../core/games/spanish-main/commands';
import type { View } from '../../../../core/games/spanish-main/state';
import type { Task } from '../../../../core/games/spanish-main/tasks';
import type { IconName } from '../../../ui/Icon';
import { listed } from '../../../ui/text';
import { cannonAt, crewName, gunName, islandName, itemName, pieceName, say, shipName } from './names';

/** What waits for a decision: the last on the stack. */
export const taskNow = (view: View): Task | null => view.turn.tasks.at(-1) ?? null;

const PASSES = ['volley', 'board', 'ram', 'tow', 'brace'] as const;
const passId = (task: Task | null) => {
  const kind = PASSES.find((one) => one === task?.kind);
  return kind ? (`sm.cmd.pass.${kind}` as const) : ('sm.cmd.pass' as const);
};

function exploreLabel(view: View, command: Extract<Command, { kind: 'explore' }>): string {
  if (command.with !== null) return say('sm.cmd.explore.ship', { ship: shipName(view, command.with) });
  const island = view.ships.find(({ id }) => id === command.ship)?.docked ?? null;
  return say('sm.cmd.explore.island', { island: island === null ? '' : islandName(view, island) });
}

/** A command in words, as it stands on its button. */
export function commandLabel(view: View, command: Command): string {
  switch (command.kind) {
    case 'roll-for-order':
    case 'declare-no-room':
    case 'end-turn':
    case 'board':
      return say(`sm.cmd.${command.kind}`);
    case 'pass':
      return say(passId(taskNow(view)));
    case 'ram':
    case 'tow':
    case 'plague-to':
      return say(`sm.cmd.${command.kind}`, { ship: shipName(view, command.target) });
    case 'choose-home':
      return say('sm.cmd.choose-home', { island: islandName(view, command.island) });
    case 'explore':
      return exploreLabel(view, command);
    case 'fire':
      return say('sm.cmd.fire', { gun: gunName(command.gun), ship: shipName(view, command.target) });
    case 'repair':
    case 'lose-mast':
    case 'restore-mast':
      return say(`sm.cmd.${command.kind}`, { n: command.mast + 1 });
    case 'transfer':
      return say('sm.cmd.transfer', {
        crew: crewName(view, command.crew),
        place: command.to === null ? say('sm.fleet.ashore') : shipName(view, command.to),
      });
    case 'release-tow':
      return say('sm.cmd.release-tow', { ship: shipName(view, command.ship) });
    case 'reveal-crew':
    case 'lose-crew':
      return say(`sm.cmd.${command.kind}`, { crew: crewName(view, command.crew) });
    case 'drop':
    case 'destroy':
    case 'plunder':
      return say(`sm.cmd.${command.kind}`, { item: itemName(view, command.item) });
    case 'raid':
      return say('sm.cmd.raid', { gold: command.gold });
    case 'take': {
      if (command.treasure.length === 0) return say('sm.cmd.take.none');
      const items = command.treasure.map((treasure) => itemName(view, { treasure }));
      return say('sm.cmd.take', { items: listed(items) });
    }
    case 'use':
      return say('sm.cmd.use', {
        ability: command.ability,
        target: command.target === null ? 'none' : pieceName(view, command.target),
      });
    default:
      return say('sm.cmd.other', { kind: command.kind });
  }
}

/** What stands under it: for a mast, its cannon. */
export function commandDetail(view: View, command: Command): string | undefined {
  const task = taskNow(view);
  if (command.kind === 'repair') {
    const ship = view.ships.find(({ id }) => id === command.ship);
    return ship && say('sm.card.gun', { cannon: cannonAt(view, ship, command.mast), state: 'stands' });
  }
  if ((command.kind === 'lose-mast' || command.kind === 'restore-mast') && task && 'ship' in task) {
    const ship = view.ships.find(({ id }) => id === task.ship);
    return ship && say('sm.card.gun', { cannon: cannonAt(view, ship, command.mast), state: 'stands' });
  }
  return undefined;
}

const ICONS: Partial<Record<Command['kind'], IconName>> = {
  'roll-for-order': 'rolling-dices',
  'end-turn': 'hourglass',
  pass: 'cancel',
  fire: 'cannon',
  explore: 'spyglass',
  repair: 'hammer-nails',
  'restore-mast': 'hammer-nails',
  'lose-mast': 'sail',
  'lose-crew': 'hooded-figure',
  board: 'crossed-swords',
  ram: 'ram',
  tow: 'rope-coil',
  'release-tow': 'rope-coil',
  transfer: 'person',
  'reveal-crew': 'pirate-captain',
  plunder: 'swap-bag',
  raid: 'swap-bag',
  take: 'coins',
  drop: 'barrel',
  destroy: 'barrel',
  use: 'scroll-unfurled',
  'choose-home': 'island',
  'plague-to': 'skull-crossed-bones',
};
export const commandIcon = (command: Command): IconName => ICONS[command.kind] ?? 'anchor';

/** What a task asks, as the title over its answers. */
export function taskTitle(view: View, task: Task): string {
  const ship = 'ship' in task ? shipName(view, task.ship) : '';
  switch (task.kind) {
    case 'lose-mast':
      return say('sm.task.lose-mast', { ship, count: task.count });
    case 'board':
      return say('sm.task.board', { ship, target: shipName(view, task.target) });
    case 'raid':
    case 'explore-now':
    case 'take':
      return say(`sm.task.${task.kind}`, { ship, island: islandName(view, task.island) });
    case 'exchange':
      return say('sm.task.exchange', { ship, with: shipName(view, task.with) });
    case 'hit':
    case 'boarding':
      return say('sm.task.other');
    default:
      return say(`sm.task.${task.kind}`, { ship });
  }
}
