import type { Command } from '../../../../core/games/sandbox/commands';
import { clampToTable } from '../../../../core/games/sandbox/helpers';
import { plain } from '../../../../core/games/sandbox/look';
import { dieOf, part, placedAt, sizes } from '../../../../core/games/sandbox/parts';
import type { NewPiece } from '../../../../core/games/sandbox/piece';
import { surfaceSchema, type View } from '../../../../core/games/sandbox/state';
import { pose } from '../../../../core/geometry';
import type { Action } from '../../../ui/ActionList';
import { type Spot, useDesk } from '../desk';
import { say } from '../words';

type Act = (command: Command) => void;

/** How large a snap point's pull and a new zone are, micrometres. */
const PULL = 30_000;
const ZONE = { wide: 340_000, deep: 110_000 };

/** What can be done at a bare place of the table. */
export function actionsAt(view: View, [x, y]: Spot, act: Act): Action[] {
  const here = clampToTable(pose(Math.round(x * 1000), Math.round(y * 1000), 0));
  const bring = (piece: NewPiece) => act({ kind: 'add', pieces: [placedAt(piece, here)] });
  const { choose, rule } = useDesk.getState();
  const free = view.pieces.filter(({ locked }) => !locked).map(({ id }) => id);
  return [
    { id: 'die-here', label: say('sb.here.die'), icon: 'rolling-dices', onChoose: () => bring(dieOf(6)) },
    {
      id: 'note-here',
      label: say('sb.here.note'),
      icon: 'quill-ink',
      onChoose: () => bring(part('note', sizes.note, plain(''))),
    },
    {
      id: 'ruler-here',
      label: say('sb.here.ruler'),
      icon: 'pencil-ruler',
      onChoose: () =>
        rule([
          [x, y],
          [x, y],
        ]),
    },
    {
      id: 'snap-here',
      label: say('sb.here.snap'),
      icon: 'position-marker',
      onChoose: () => act({ kind: 'add-snap', snap: { x: here.x, y: here.y, heading: null, radius: PULL } }),
    },
    {
      id: 'zone-here',
      label: say('sb.here.zone'),
      icon: 'checkbox-tree',
      onChoose: () =>
        act({
          kind: 'add-zone',
          zone: { pose: here, ...ZONE, spread: 'row', name: say('sb.zone'), owner: null, colour: null },
        }),
    },
    { id: 'all', label: say('sb.here.all'), icon: 'expand', onChoose: () => choose(free) },
    ...surfaceSchema.options
      .filter((surface) => surface !== view.surface)
      .map(
        (surface): Action => ({
          id: `surface-${surface}`,
          label: say('sb.here.surface', { surface }),
          onChoose: () => act({ kind: 'surface', surface }),
        }),
      ),
    {
      id: 'clear',
      label: say('sb.here.clear'),
      icon: 'trash-can',
      tone: 'danger',
      onChoose: () => act({ kind: 'clear' }),
    },
  ];
}
