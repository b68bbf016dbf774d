import { useMemo } from 'react';
import { message } from '../../../../core/engine/message';
import type { PiratasTypes } from '../../../../core/games/piratas';
import { type Token, Tokens } from '../../../pieces/Bits';
import { slotOutline } from '../../../pieces/Cards';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { C, SIGNAL, seatColour } from '../../../table/tokens';
import type { Pt } from '../../../table/units';
import type { TableProps } from '../../contract';
import { crewSpot, deckSpot, discardSpot, type Mat, matsOf, vesselSpot } from './layout';

const HALF_LENGTH = 112;
const HALF_BEAM = 51;
/** A ship from above: a square stern and a bow. */
const hull = ({ x, y }: Mat): Pt[] => [
  [x - HALF_LENGTH, y - HALF_BEAM],
  [x + HALF_LENGTH - 26, y - HALF_BEAM],
  [x + HALF_LENGTH - 4, y - HALF_BEAM * 0.62],
  [x + HALF_LENGTH + 10, y],
  [x + HALF_LENGTH - 4, y + HALF_BEAM * 0.62],
  [x + HALF_LENGTH - 26, y + HALF_BEAM],
  [x - HALF_LENGTH, y + HALF_BEAM],
];

/** The mats of all ships: deck, seat's colour, places for vessel and crew; three draw calls and one for each colour. */
export function Mats({ mats, aimed }: { readonly mats: readonly Mat[]; readonly aimed: readonly number[] }) {
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: '#8a5a34',
        opacity: 0.5,
        order: 1,
        draw: (b) => {
          for (const mat of mats) b.area(hull(mat), 0.3);
        },
      },
      {
        hex: C.brassLight,
        opacity: 0.45,
        order: 2,
        draw: (b) => {
          for (const mat of mats)
            for (const spot of [vesselSpot(mat), crewSpot(mat, 0), crewSpot(mat, 1)])
              b.ribbon(slotOutline(spot, 0), 0.9, 0.4, { closed: true });
        },
      },
      ...mats.map(
        (mat): InkLayer => ({
          hex: seatColour(mat.seat).flag,
          opacity: 0.95,
          order: 3,
          draw: (b) => {
            b.ribbon(hull(mat), 3, 0.4, { closed: true });
          },
        }),
      ),
      {
        hex: SIGNAL.clear.night,
        opacity: 0.3,
        order: 4,
        draw: (b) => {
          for (const mat of mats) if (aimed.includes(mat.seat)) b.area(hull(mat), 0.5);
        },
      },
    ],
    [mats, aimed],
  );
  return <Ink layers={layers} />;
}

type Props = Pick<TableProps<PiratasTypes>, 'view' | 'text' | 'toAct'>;

/** Names, numbers of cards and hit points. */
export function Labels({ view, text, toAct }: Props) {
  const mats = useMemo(() => matsOf(view), [view]);
  const tokens = useMemo(() => hitPoints(view, mats), [view, mats]);
  const specs = useMemo((): (TagSpec & { key: string })[] => {
    const say = (id: string, params: Parameters<typeof message>[1]) =>
      text(message(`piratas.scene.${id}`, params));
    return [
      {
        key: 'deck',
        text: say('deck', { count: view.deck.count }),
        at: [deckSpot.x - 36, deckSpot.y, 0],
        side: 'left',
        tone: 'name',
      },
      {
        key: 'discard',
        text: say('discard', { count: view.discard.length }),
        at: [discardSpot.x, discardSpot.y - 44, 0],
        side: 'below',
        tone: 'name',
      },
      ...mats.map(({ seat, x, y, handY, own }): TagSpec & { key: string } => ({
        key: `seat-${seat}`,
        text: say('hand', { seat: { seat }, count: view.players[seat]?.hand.count ?? 0 }),
        at: own ? [x + HALF_LENGTH + 14, y, 0] : [x, handY + 50, 0],
        side: own ? 'right' : 'above',
        tone: toAct.some((one) => one === seat) ? 'ok' : 'name',
      })),
    ];
  }, [view, mats, text, toAct]);
  return (
    <>
      <Tokens tokens={tokens} radius={6.5} />
      {specs.map(({ key, ...spec }) => (
        <Pinned key={key} {...spec} />
      ))}
    </>
  );
}

function Pinned({ text, at: [x, y, z], tone, side }: TagSpec) {
  const spec = useMemo(
    (): TagSpec => ({ text, at: [x, y, z], tone, ...(side && { side }) }),
    [text, x, y, z, tone, side],
  );
  return <Tag spec={spec} />;
}

/** An anchor for each hit point left, a skull for each one lost: told by shape as well as by colour. */
function hitPoints(view: Props['view'], mats: readonly Mat[]): Token[] {
  return mats.flatMap((mat) => {
    const vessel = view.players[mat.seat]?.vessel;
    if (!vessel) return [];
    const spot = vesselSpot(mat);
    return [0, 1, 2].map(
      (k): Token => ({
        face: k < vessel.damage ? 'skull' : 'anchor',
        colour: k < vessel.damage ? '#8f2a22' : C.bone,
        x: spot.x - 18 + k * 18,
        y: spot.y - 33,
        z: 3.4,
      }),
    );
  });
}
