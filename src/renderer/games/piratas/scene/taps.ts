import type { Seat } from '../../../../core/engine/seat';
import type { Command, PiratasTypes } from '../../../../core/games/piratas';
import type { Pt } from '../../../table/units';
import type { TableProps } from '../../contract';
import { choicesWith, pairable } from '../choices';
import { usePlan } from '../plan';
import type { Laid, Mat } from './layout';

const REACH_X = 118;
const REACH_Y = 100;

/** The seat that a command is aimed at, if at any. */
export function targetOf(command: Command): Seat | null {
  if ('target' in command) return command.target;
  if (command.kind === 'crew' || command.kind === 'overboard') return command.ship;
  return null;
}

/** A tap on the table: chooses a card, answers a question, or aims what is chosen at a ship. */
export function tapped(
  table: TableProps<PiratasTypes>,
  hit: Laid | null,
  ground: Pt | null,
  mats: readonly Mat[],
): void {
  const { legal, viewer, act, view } = table;
  const { chosen, toggle, toggleOrder, clear } = usePlan.getState();
  const play = (command: Command | undefined): void => {
    if (command) void act(command);
  };
  const find = (wanted: (command: Command) => boolean) => legal.commands.find(wanted);
  if (hit?.card && hit.zone === 'hand' && hit.seat === viewer) {
    toggle(hit.card, pairable(legal.commands));
    return;
  }
  if (hit?.card && hit.zone === 'shown') {
    if (view.phase.kind === 'map') toggleOrder(hit.card);
    return;
  }
  if (hit?.card && hit.zone === 'hand') {
    const { card } = hit;
    const answer = find(
      (command) =>
        (command.kind === 'take' && command.card === card) ||
        (command.kind === 'spy' && command.discard === card),
    );
    if (answer) {
      play(answer);
      return;
    }
  }
  if (hit?.zone === 'deck' && chosen.length === 0) {
    play(find(({ kind }) => kind === 'draw'));
    return;
  }
  aim(table, chosen, ground, mats, play, clear);
}

/** With cards chosen, a tap on a ship does the one thing that they can do there; on the bare table it lets go of them. */
function aim(
  table: TableProps<PiratasTypes>,
  chosen: readonly Parameters<typeof choicesWith>[2][number][],
  ground: Pt | null,
  mats: readonly Mat[],
  play: (command: Command | undefined) => void,
  clear: () => void,
): void {
  if (chosen.length === 0 || !ground) return;
  const [x, y] = ground;
  const mat = mats.find((one) => Math.abs(one.x - x) < REACH_X && Math.abs(one.y - y) < REACH_Y);
  const choices = choicesWith(table, table.legal.commands, chosen).map(({ command }) => command);
  if (!mat) {
    clear();
    return;
  }
  const there = choices.filter((command) => targetOf(command) === mat.seat);
  const own = choices.filter((command) => targetOf(command) === null && mat.seat === table.viewer);
  const [only, ...more] = there.length > 0 ? there : own;
  if (more.length === 0) play(only);
}
