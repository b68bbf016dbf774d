import { useMemo } from 'react';
import type { Effect, ShipView, Types } from '../../../../core/games/shuffling-the-deck';
import { type CardOnTable, Cards, Slots, slotOutline } from '../../../pieces/Cards';
import { CARD } from '../../../pieces/card';
import type { CardSheet } from '../../../pieces/card-sheet';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { SIGNAL } from '../../../table/tokens';
import { usePointedPieces } from '../../../ui/pointed';
import type { TableProps } from '../../contract';
import { openCards, presentEffects, previewOf } from '../choices';
import type { PirateId } from '../names';
import { usePlan } from '../plan';
import { say } from '../words';
import { face } from './faces';
import { type LaidCard, otherSeats, spaceX, table } from './layout';

type Props = TableProps<Types>;
const flat = (x: number, y: number, z: number) => ({ x, y, z, turn: 0, lean: 0 });

/** How far below the row and above the table the ghost of the new row floats. */
const ghost = { y: -34, z: 26 } as const;

/**
 * The row as it would be: ghosts of the ships that would move, and on every ship what the adventure would do to it there.
 * Without a plan, what it would do to the row as it is.
 */
export function Ghosts({ props, sheet, row }: { props: Props; sheet: CardSheet; row: readonly ShipView[] }) {
  const plan = usePlan();
  const preview = previewOf(props, plan);
  const key = preview ? JSON.stringify([preview.row, preview.effects]) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the preview by value; each render asks anew
  const shown = useMemo(() => preview, [key]);
  const ghosts = useMemo((): CardOnTable[] => {
    const moved = new Set(shown?.shifts.map(({ pirate }) => pirate));
    return (shown?.row ?? []).flatMap((ship, index) =>
      moved.has(ship.pirate) || ship.damaged !== row.find(({ pirate }) => pirate === ship.pirate)?.damaged
        ? [
            {
              id: `ghost-${ship.pirate}`,
              spot: flat(spaceX(index), ghost.y, ghost.z),
              front: ship.damaged ? face.damaged(ship.pirate) : face.ship(ship.pirate),
              back: face.damaged(ship.pirate),
              up: true,
            },
          ]
        : [],
    );
  }, [shown, row]);
  const clear = useMemo(() => ({ ...sheet, material: translucent(sheet) }), [sheet]);
  const effects = shown?.effects ?? presentEffects(props);
  const order = shown?.row ?? row;
  return (
    <>
      <Cards sheet={clear} cards={ghosts} />
      <Slots spots={ghosts.map(({ spot }) => spot)} colour={SIGNAL.select.night} />
      <Pay effects={effects} order={order} text={props.text} raised={shown !== null} />
    </>
  );
}

function translucent(sheet: CardSheet): CardSheet['material'] {
  const material = sheet.material.clone();
  material.transparent = true;
  material.opacity = 0.62;
  return material;
}

/** What the adventure does to each ship, written over it. */
function Pay({
  effects,
  order,
  text,
  raised,
}: {
  effects: readonly Effect[];
  order: readonly ShipView[];
  text: Props['text'];
  raised: boolean;
}) {
  const specs = effects.flatMap((effect): TagSpec[] => {
    const index = order.findIndex(({ pirate }) => pirate === effect.pirate);
    const mark = markOf(effect);
    if (index < 0 || !mark) return [];
    const bad = effect.does === 'loses' || effect.does === 'is-damaged';
    return [
      {
        text: text(mark),
        at: [spaceX(index), raised ? -34 : -12, raised ? 27 : 4],
        tone: bad ? 'bad' : 'ok',
        side: 'above',
      },
    ];
  });
  const paid = effects
    .filter(({ does }) => does === 'gains')
    .map(({ pirate }) => order.findIndex((ship) => ship.pirate === pirate));
  return (
    <>
      <Ring indices={paid} />
      {specs.map((spec) => (
        <Tag key={`${spec.text}${spec.at.join()}`} spec={spec} />
      ))}
    </>
  );
}

function markOf(effect: Effect) {
  switch (effect.does) {
    case 'gains':
      return say('mark.gains', { glory: effect.glory });
    case 'loses':
      return say('mark.loses');
    case 'is-damaged':
      return say('mark.will-be-damaged');
    case 'is-shown':
    case 'may-be-shown':
      return say('mark.shown');
    case 'is-nobodys':
      return null;
  }
}

/** A ring of light round the places that are paid. */
function Ring({ indices }: { indices: readonly number[] }) {
  const key = indices.join();
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: SIGNAL.clear.night,
        opacity: 0.9,
        order: 6,
        draw: (b) => {
          for (const index of key === '' ? [] : key.split(',').map(Number)) {
            b.ribbon(slotOutline(flat(spaceX(index), -7, 0), 2, { ...CARD, height: 106 }), 1.6, 1.1, {
              closed: true,
            });
          }
        },
      },
    ],
    [key],
  );
  return <Ink layers={layers} />;
}

/** What is chosen, the counts of the piles, the glory of each ship, and who sits where. */
export function Labels({
  props,
  row,
  laid,
}: {
  props: Props;
  row: readonly ShipView[];
  laid: readonly LaidCard[];
}) {
  const { view, seats, text } = props;
  const { card, ships } = usePlan();
  const pointed = usePointedPieces();
  const name = (seat: number): string => seats.find((one) => one.seat === seat)?.name ?? '';
  const count = (n: number): string => text(say('mark.pile', { count: n }));
  const specs: TagSpec[] = [
    ...row.flatMap(({ glory }, index): TagSpec[] =>
      glory > 0 ? [{ text: count(glory), at: [spaceX(index), 50, 4], tone: 'plain', side: 'above' }] : [],
    ),
    { text: count(view.movement.deck), at: [-56, table.back, 20], tone: 'plain', side: 'below' },
    {
      text: count(view.adventures.deck),
      at: [table.activeX, table.back, 20],
      tone: 'plain',
      side: 'below',
    },
    ...otherSeats(view).map(
      ({ seat, x }): TagSpec => ({
        text: playerLabel(props, seat, name(seat)),
        at: [x, table.far + 46, 2],
        tone: 'name',
        side: 'above',
        ...(seats[seat] && { colour: seats[seat].colour }),
      }),
    ),
  ];
  const chosen = laid
    .filter(({ movement }) => movement !== null && openCards(view)[movement] === card)
    .slice(0, 1);
  const named = ships.map((pirate: PirateId) => row.findIndex((ship) => ship.pirate === pirate));
  return (
    <>
      {specs.map((spec) => (
        <Tag key={spec.at.join()} spec={spec} />
      ))}
      <Slots
        spots={[
          ...chosen.map(({ spot }) => ({ ...spot, lean: 0 })),
          ...named.map((index) => flat(spaceX(index), 0, 4)),
          ...laid.filter(({ id }) => pointed.has(id)).map(({ spot }) => ({ ...spot, lean: 0 })),
          ...row.flatMap(({ pirate }, index) =>
            pointed.has(`ship-${pirate}`) ? [flat(spaceX(index), 0, 4)] : [],
          ),
        ]}
        colour={SIGNAL.select.night}
      />
    </>
  );
}

function playerLabel({ view, text }: Props, seat: number, name: string): string {
  const player = view.players[seat];
  if (!player || (player.stolen === 0 && player.handSize === 0)) return name;
  const params = { seat: name, glory: player.stolen, cards: player.handSize };
  return text(say(player.handSize > 0 ? 'mark.player.cards' : 'mark.player', params));
}
