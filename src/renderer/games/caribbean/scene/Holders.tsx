import { useMemo } from 'react';
import { type CaribbeanView, SHIPS } from '../../../../core/games/caribbean';
import { Cards, Rack, Slots } from '../../../pieces/Cards';
import { MeshBuilder, WHOLE } from '../../../pieces/mesh/builder';
import { useStage } from '../../../table/context';
import { matte } from '../../../table/materials';
import { C, SIGNAL, TYPE } from '../../../table/tokens';
import { type Pose, RAD } from '../../../table/units';
import { paintedTexture } from '../../../textures/baked';
import { canvas, text } from '../../../textures/canvas';
import { SLOTS } from '../bribes';
import { BRIBE_SIZE, bribeSheet } from './bribe-cards';
import { type BribeOnTable, GAP, holdersOf, lengthOf, slotSpot, slotX } from './holders';

/** The card holders with their cards; the viewer's own carries the ships' names. */
export function Holders({
  view,
  cards,
  held,
}: {
  view: CaribbeanView;
  cards: readonly BribeOnTable[];
  held: number | null;
}) {
  const { tier } = useStage();
  const sheet = useMemo(() => bribeSheet(tier.anisotropy), [tier]);
  const holders = useMemo(() => holdersOf(view), [view]);
  const own = holders.find((holder) => holder.own);
  const open = useMemo(
    () =>
      own && held !== null
        ? Array.from({ length: SLOTS }, (_, slot) => ({ ...slotSpot(own, slot), lean: 0 }))
        : [],
    [own, held],
  );
  return (
    <>
      {holders.map((holder) => (
        <Rack
          key={holder.seat}
          x={holder.pose.x}
          y={holder.pose.y}
          width={lengthOf(holder)}
          turn={holder.pose.heading}
        />
      ))}
      <Cards sheet={sheet} cards={cards} size={BRIBE_SIZE} />
      {open.length > 0 && <Slots spots={open} colour={SIGNAL.select.night} size={BRIBE_SIZE} />}
      {own && <NamedLip pose={own.pose} anisotropy={tier.anisotropy} />}
    </>
  );
}

/** The ships' names on brass plates along the front of one's own holder. */
function NamedLip({ pose, anisotropy }: { pose: Pose; anisotropy: number }) {
  const material = useMemo(() => matte({ map: paintedTexture(paintLip(), anisotropy) }), [anisotropy]);
  return (
    <mesh
      geometry={LIP}
      material={material}
      position={[pose.x, 0, -pose.y]}
      rotation-y={pose.heading * RAD}
      receiveShadow
    />
  );
}
const HALF = 146;
const LIP = new MeshBuilder()
  .grid(
    [
      [
        [-HALF, 1, 18],
        [HALF, 1, 18],
      ],
      [
        [-HALF, 11, 9],
        [HALF, 11, 9],
      ],
    ],
    WHOLE,
  )
  .done();

function paintLip(): OffscreenCanvas {
  const [surface, g] = canvas(1168, 60);
  g.fillStyle = C.rack;
  g.fillRect(0, 0, 1168, 60);
  SHIPS.forEach((ship, i) => {
    const middle = 584 + slotX({ gap: GAP.own }, i) * 4;
    g.fillStyle = C.brass;
    g.strokeStyle = C.brassDeep;
    g.lineWidth = 2;
    g.beginPath();
    g.roundRect(middle - 84, 5, 168, 50, 7);
    g.fill();
    g.stroke();
    text(g, ship, middle, 43, `40px ${TYPE.caps}`, '#2c1a0d', { max: 150 });
  });
  return surface;
}
