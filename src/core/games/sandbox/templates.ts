import { type Message, message } from '../../engine';
import { BAR } from '../spanish-main/cards';
import { baseCrew, baseIslands, baseShips } from '../spanish-main/roster';
import { type Colour, colours, fromSet, plain } from './look';
import { barOf, crewOf, dieOf, islandOf, part, shipOf, sizes, treasureOf } from './parts';
import type { NewPiece, Sides } from './piece';

/** Something of the box of loose pieces. Its pieces lie about the middle of the table: shift them to where they are dropped. */
export type Template = {
  readonly id: string;
  readonly group: 'dice' | 'tokens' | 'cards' | 'tools' | 'ships' | 'islands' | 'crew' | 'treasure';
  readonly label: Message;
  readonly pieces: readonly NewPiece[];
};

const dieSides: readonly Sides[] = [4, 6, 8, 10, 12, 20];
const named = (id: string, name: string): Message => message('sandbox.template.named', { id, name });
const own = (id: string): Message => message(`sandbox.template.${id}`);

const tint = (piece: NewPiece, colour: Colour): NewPiece => ({ ...piece, colour });

const suits = ['♠', '♥', '♦', '♣'];
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const back = plain('⚓');

const loose: readonly Template[] = [
  ...dieSides.map(
    (sides): Template => ({
      id: `d${sides}`,
      group: 'dice',
      label: message('sandbox.template.die', { sides }),
      pieces: [dieOf(sides)],
    }),
  ),
  ...colours.map(
    (colour): Template => ({
      id: `token-${colour}`,
      group: 'tokens',
      label: message('sandbox.template.token', { colour: message(`sandbox.colour.${colour}`) }),
      pieces: [tint(part('token', sizes.token, plain('')), colour)],
    }),
  ),
  ...[1, 2, 5, 10].map(
    (worth): Template => ({
      id: `coin-${worth}`,
      group: 'tokens',
      label: message('sandbox.template.coin', { worth }),
      pieces: [part('coin', sizes.coin, plain(String(worth)))],
    }),
  ),
  {
    id: 'cards-52',
    group: 'cards',
    label: own('cards-52'),
    pieces: suits.flatMap((suit) =>
      ranks.map((rank) => part('card', sizes.card, plain(`${rank}${suit}`), back)),
    ),
  },
  { id: 'card', group: 'cards', label: own('card'), pieces: [part('card', sizes.card, plain(''), back)] },
  { id: 'note', group: 'tools', label: own('note'), pieces: [part('note', sizes.note, plain(''))] },
  { id: 'mat', group: 'tools', label: own('mat'), pieces: [part('mat', sizes.mat, plain(''))] },
  {
    id: 'ship-mat',
    group: 'tools',
    label: own('ship-mat'),
    pieces: [part('mat', sizes.mat, fromSet('piratas', 'mat'))],
  },
  { id: 'bag', group: 'tools', label: own('bag'), pieces: [part('bag', sizes.bag, plain(''))] },
  { id: 'box', group: 'tools', label: own('box'), pieces: [part('box', sizes.box, plain(''))] },
  { id: 'bar-s', group: 'tools', label: own('bar-s'), pieces: [barOf('S', BAR.S)] },
  { id: 'bar-l', group: 'tools', label: own('bar-l'), pieces: [barOf('L', BAR.L)] },
  {
    id: 'ruler',
    group: 'tools',
    label: own('ruler'),
    pieces: [{ ...barOf('300', 300), kind: 'ruler' }],
  },
];

let made: readonly Template[] | null = null;

/** Everything that can be taken out of the box. */
export function templates(): readonly Template[] {
  made ??= [
    ...loose,
    ...baseShips.map(
      (card): Template => ({
        id: `ship-${card.id}`,
        group: 'ships',
        label: named(card.id, card.name),
        pieces: [shipOf(card)],
      }),
    ),
    ...baseIslands.map(
      (shape): Template => ({
        id: `island-${shape.id}`,
        group: 'islands',
        label: named(shape.id, shape.name),
        pieces: [islandOf(shape)],
      }),
    ),
    ...baseCrew.map(
      (card): Template => ({
        id: `crew-${card.id}`,
        group: 'crew',
        label: named(card.id, `${card.name} (${card.nation})`),
        pieces: [crewOf(card.id)],
      }),
    ),
    ...[1, 2, 3, 4, 5, 6].map(
      (gold): Template => ({
        id: `gold-${gold}`,
        group: 'treasure',
        label: message('sandbox.template.gold', { gold }),
        pieces: [treasureOf(`gold-${gold}`)],
      }),
    ),
  ];
  return made;
}
