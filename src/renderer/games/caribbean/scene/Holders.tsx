import { useMemo } from 'react';
import type { CaribbeanView } from '../../../../core/games/caribbean';
import { SHIPS } from '../../../../core/games/caribbean';
import { Cards, Rack, Slots } from '../../../pieces/Cards';
import { useStage } from '../../../table/context';
import { Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { SIGNAL } from '../../../table/tokens';
import { place } from '../../../table/units';
import { SLOTS } from '../bribes';
import { BRIBE_SIZE, bribeSheet } from './bribe-cards';
import { type BribeOnTable, holdersOf, slotSpot, slotX } from './holders';

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
  const names = useMemo(
    (): TagSpec[] =>
      own
        ? SHIPS.map((ship, i) => {
            const [x, y] = place(own.pose, [slotX(i), -16]);
            return { text: ship, at: [x, y, 2], tone: 'name', side: 'below' };
          })
        : [],
    [own],
  );
  return (
    <>
      {holders.map(({ seat, pose }) => (
        <Rack key={seat} x={pose.x} y={pose.y} width={292} turn={pose.heading} />
      ))}
      <Cards sheet={sheet} cards={cards} size={BRIBE_SIZE} />
      {open.length > 0 && <Slots spots={open} colour={SIGNAL.select.night} size={BRIBE_SIZE} />}
      {names.map((spec) => (
        <Tag key={spec.text} spec={spec} />
      ))}
    </>
  );
}
