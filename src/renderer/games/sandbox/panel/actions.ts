import type { Seat } from '../../../../core/engine/seat';
import type { Command } from '../../../../core/games/sandbox/commands';
import { isClosed, withGroups } from '../../../../core/games/sandbox/helpers';
import { flatKinds } from '../../../../core/games/sandbox/piece';
import type { PieceView, View } from '../../../../core/games/sandbox/state';
import { millidegree } from '../../../../core/geometry';
import type { Action } from '../../../ui/ActionList';
import { pieceWords, say } from '../words';

type Act = (command: Command) => void;
const STEP = 15_000;

/** What can be done with whatever is chosen. */
export function actionsOn(view: View, chosen: readonly PieceView[], seat: Seat, act: Act): Action[] {
  const ids = withGroups(
    view.pieces,
    chosen.map(({ id }) => id),
  );
  const [only] = chosen.length === 1 ? chosen : [];
  return [
    ...diceActions(chosen, act),
    ...(only?.hold ? holdActions(view, only, seat, act) : []),
    ...pieceActions(view, chosen, ids, act),
    ...(only ? mastActions(only, act) : []),
    ...(chosen.length > 1 ? severalActions(chosen, ids, act) : []),
  ];
}

function diceActions(chosen: readonly PieceView[], act: Act): Action[] {
  const dice = chosen.filter(({ die }) => die !== null).map(({ id }) => id);
  if (dice.length === 0) return [];
  const roll = () => act({ kind: 'roll', dice, push: { x: 500, y: 250 } });
  return [
    {
      id: 'roll',
      label: say('sb.do.roll', { count: dice.length }),
      key: 'R',
      icon: 'rolling-dices',
      tone: 'primary',
      onChoose: roll,
    },
  ];
}

function pieceActions(view: View, chosen: readonly PieceView[], ids: PieceView['id'][], act: Act): Action[] {
  const turn = (by: number) =>
    act({ kind: 'rotate', ids, by: millidegree(by), about: ids.length > 1 ? 'middle' : 'each' });
  const locked = chosen.every((piece) => piece.locked);
  const hidden = chosen.some(({ identity }) => identity === null);
  const flat = chosen.every(({ kind }) => flatKinds.has(kind));
  const inOrder = view.pieces.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  return [
    {
      id: 'flip',
      icon: 'return-arrow',
      label: say('sb.do.flip'),
      key: 'F',
      onChoose: () => act({ kind: 'flip', ids }),
    },
    {
      id: 'left',
      icon: 'anticlockwise-rotation',
      label: say('sb.do.left'),
      key: 'E',
      onChoose: () => turn(STEP),
    },
    {
      id: 'right',
      icon: 'clockwise-rotation',
      label: say('sb.do.right'),
      key: 'T',
      onChoose: () => turn(-STEP),
    },
    {
      id: 'raise',
      icon: 'plain-arrow',
      label: say('sb.do.raise'),
      key: 'U',
      onChoose: () => act({ kind: 'raise', ids: inOrder }),
    },
    {
      id: 'under',
      icon: 'contract',
      label: say('sb.do.under'),
      key: 'J',
      onChoose: () => act({ kind: 'under', ids: inOrder }),
    },
    {
      id: 'lock',
      icon: 'locked-chest',
      label: say(locked ? 'sb.do.unlock' : 'sb.do.lock'),
      key: 'L',
      onChoose: () => act({ kind: 'lock', ids, locked: !locked }),
    },
    {
      id: 'duplicate',
      icon: 'files',
      label: say('sb.do.duplicate'),
      key: 'D',
      onChoose: () => act({ kind: 'duplicate', ids, by: { x: 25_000, y: -25_000 } }),
    },
    ...(flat
      ? [
          {
            id: 'hand',
            icon: 'hand' as const,
            label: say('sb.do.hand'),
            key: 'X',
            onChoose: () => act({ kind: 'hand', ids }),
          },
        ]
      : []),
    ...(hidden
      ? [
          {
            id: 'peek',
            icon: 'spyglass' as const,
            label: say('sb.do.peek'),
            onChoose: () => act({ kind: 'peek', ids }),
          },
        ]
      : []),
    {
      id: 'delete',
      icon: 'trash-can',
      label: say('sb.do.delete'),
      key: 'Delete',
      tone: 'danger' as const,
      onChoose: () => act({ kind: 'delete', ids }),
    },
  ];
}

/** The ways to lay several in order that have a name of their own. */
const lines = [
  { by: 'row', key: 'O', icon: 'checkbox-tree' },
  { by: 'grid', key: null, icon: 'settings-knobs' },
  { by: 'fan', key: null, icon: 'hand' },
] as const;

/** A ship's masts, down and up again. */
const mastActions = ({ id, masts }: PieceView, act: Act): Action[] =>
  masts.map(
    (stands, mast): Action => ({
      id: `mast-${mast}`,
      label: say('sb.do.mast', { mast: mast + 1, stands: stands ? 'yes' : 'no' }),
      icon: 'sail',
      onChoose: () => act({ kind: 'mast', id, mast, stands: !stands }),
    }),
  );

function severalActions(chosen: readonly PieceView[], ids: PieceView['id'][], act: Act): Action[] {
  const grouped = chosen.every(({ group }) => group !== null && group === chosen[0]?.group);
  const flat = chosen.every(({ kind }) => flatKinds.has(kind));
  const holder = chosen.find(({ hold }) => hold !== null);
  const others = ids.filter((id) => id !== holder?.id);
  return [
    {
      id: 'group',
      icon: 'linked-rings',
      label: say(grouped ? 'sb.do.ungroup' : 'sb.do.group'),
      key: 'G',
      onChoose: () => act({ kind: grouped ? 'ungroup' : 'group', ids }),
    },
    {
      id: 'stack',
      icon: 'money-stack',
      label: say('sb.do.stack'),
      key: 'S',
      onChoose: () => act({ kind: 'stack', ids }),
    },
    {
      id: 'unstack',
      label: say('sb.do.unstack'),
      icon: 'expand',
      onChoose: () => act({ kind: 'unstack', ids }),
    },
    ...lines.map(
      ({ by, key, icon }): Action => ({
        id: by,
        label: say(`sb.do.${by}`),
        ...(key && { key }),
        icon,
        onChoose: () => act({ kind: 'align', ids, by }),
      }),
    ),
    ...(flat
      ? [
          {
            id: 'gather',
            icon: 'bookshelf' as const,
            label: say('sb.do.gather'),
            key: 'B',
            onChoose: () => act({ kind: 'gather', ids }),
          },
        ]
      : []),
    ...(holder && others.length > 0
      ? [
          {
            id: 'put',
            icon: 'swap-bag' as const,
            label: say('sb.do.put'),
            key: 'I',
            onChoose: () => act({ kind: 'put', ids: others, into: holder.id, at: 'top' }),
          },
        ]
      : []),
  ];
}

function holdActions(view: View, piece: PieceView, seat: Seat, act: Act): Action[] {
  const { hold, id: from, kind, size, pose } = piece;
  if (!hold || hold.count === 0) return [];
  const { stamp } = hold;
  const beside = { ...pose, x: (pose.x + size.wide + 6000) as typeof pose.x };
  const deck = kind === 'deck';
  const draws: Action[] = [
    {
      id: 'draw',
      icon: 'card-play',
      label: say('sb.do.draw'),
      key: 'K',
      tone: 'primary',
      onChoose: () => act({ kind: 'draw', from, stamp, count: 1, target: { to: 'hand' } }),
    },
    {
      id: 'lay',
      icon: 'open-book',
      label: say('sb.do.lay'),
      onChoose: () =>
        act({ kind: 'draw', from, stamp, count: 1, target: { to: 'table', pose: beside, face: 'up' } }),
    },
  ];
  const seats = view.hands.map((_, i) => i as Seat);
  const ofDeck: Action[] = [
    {
      id: 'deal',
      icon: 'hand',
      label: say('sb.do.deal'),
      onChoose: () => act({ kind: 'deal', from, stamp, each: 1, to: seats }),
    },
    {
      id: 'shuffle',
      icon: 'card-random',
      label: say('sb.do.shuffle'),
      key: 'S',
      onChoose: () => act({ kind: 'shuffle', id: from }),
    },
    {
      id: 'split',
      icon: 'card-exchange',
      label: say('sb.do.split'),
      refused: hold.count < 2 ? say('sb.holds', { count: hold.count }) : null,
      onChoose: () => act({ kind: 'split', from, stamp, count: Math.floor(hold.count / 2) }),
    },
  ];
  const searching = hold.searcher === seat;
  const look: Action[] = isClosed(piece)
    ? [
        {
          id: searching ? 'close' : 'search',
          label: say(searching ? 'sb.do.close' : 'sb.do.search'),
          onChoose: () => act({ kind: searching ? 'close' : 'search', id: from }),
        },
      ]
    : [];
  const takes = (hold.items ?? []).map(
    (item, index): Action => ({
      id: `take-${item.id}`,
      label: say('sb.do.take', { what: pieceWords(item) }),
      tone: 'quiet',
      onChoose: () =>
        act({ kind: 'take', from, stamp, index, target: { to: 'table', pose: beside, face: item.face } }),
    }),
  );
  return [
    ...(deck || kind === 'bag' ? draws : []),
    ...(deck ? ofDeck : []),
    ...look,
    { id: 'unpack', label: say('sb.do.unpack'), onChoose: () => act({ kind: 'unpack', from, stamp }) },
    ...takes,
  ];
}
