import { use, useEffect, useMemo, useRef, useState } from 'react';
import { message } from '../../../../core/engine/message';
import type { Viewer } from '../../../../core/engine/seat';
import type { PiratasTypes } from '../../../../core/games/piratas';
import { Cards, cardUnder, Slots } from '../../../pieces/Cards';
import type { CardSpot } from '../../../pieces/card-layout';
import { TableCamera } from '../../../table/camera/table-camera';
import type { TableHandlers } from '../../../table/input';
import { Room, WoodTable } from '../../../table/Room';
import { Stage } from '../../../table/Stage';
import { SIGNAL } from '../../../table/tokens';
import { MM } from '../../../table/units';
import { usePointedPieces } from '../../../ui/pointed';
import type { SceneProps } from '../../contract';
import { choicesWith } from '../choices';
import { usePlan } from '../plan';
import { DuelSums } from './DuelSums';
import { Flying } from './Flying';
import { cardFonts, piratasSheet } from './faces';
import { deckSpot, halfWidth, type Laid, layOut, matsOf, ROWS } from './layout';
import { useShow } from './show';
import { Labels, Mats } from './Table';
import { tapped, targetOf } from './taps';

type Props = SceneProps<PiratasTypes>;

const HOME = { azimuth: 0, tilt: 28 };
const LIFT = 10;
const NO_PROPS: readonly [] = [];
let fonts: Promise<unknown> | null = null;

/** The table of Piratas!: ships with crew and vessels, hands, deck and discard pile, and the duel in the middle. */
export default function Scene(props: Props) {
  fonts ??= cardFonts();
  use(fonts);
  const { view, viewer, settings, inset, onReady, text, legal, toAct } = props;
  const players = view.players.length;
  const [camera] = useState(() => {
    const half = halfWidth(players);
    return new TableCamera(HOME, { x0: -half, x1: half, y0: ROWS.ownHand - 50, y1: ROWS.hand + 70, top: 20 });
  });
  camera.reduced = settings.motion === 'reduced';
  const sheet = piratasSheet();
  const laid = useMemo(() => layOut(view), [view]);
  const mats = useMemo(() => matsOf(view), [view]);
  const show = useShow(props, laid);
  const chosen = usePlan((plan) => plan.chosen);
  const order = usePlan((plan) => plan.order);
  const hovered = usePlan((plan) => plan.hovered);
  const hover = usePlan((plan) => plan.hover);

  const resting = useMemo(
    () =>
      laid
        .filter(({ id }) => !show.hidden.has(id))
        .map((one) => (one.card && lifted(one, chosen, order, hovered, viewer) ? raised(one) : one)),
    [laid, show.hidden, chosen, order, hovered, viewer],
  );
  const pointed = usePointedPieces();
  const pointedAt = useMemo(() => pointedSpots(resting, pointed), [resting, pointed]);
  const aimed = useMemo(
    () =>
      chosen.length === 0
        ? []
        : choicesWith(props, legal.commands, chosen).flatMap(({ command }) => targetOf(command) ?? []),
    [props, legal.commands, chosen],
  );
  const now = useRef({ props, resting, mats });
  now.current = { props, resting, mats };
  const handlers = useMemo(
    (): TableHandlers => ({
      hover: (ray) => {
        const hit = ray && cardUnder(ray, now.current.resting);
        hover(hit ? hit.card : null);
      },
      tap: (ray) => {
        const hit = cardUnder(ray, now.current.resting);
        tapped(now.current.props, hit, ray.ground, now.current.mats);
      },
    }),
    [hover],
  );
  // A hovered card must not stay lifted once the pointer has left the table with the scene.
  useEffect(() => () => hover(null), [hover]);

  return (
    <Stage
      label={text(message('piratas.scene.label'))}
      mood="cards"
      camera={camera}
      motion={show.motion}
      quality={settings.quality}
      inset={inset}
      handlers={handlers}
      onReady={onReady}
      onKey={() => {
        if (show.motion.busy) show.motion.skip();
        return false;
      }}
    >
      <WoodTable />
      <Room props={NO_PROPS} />
      <group scale={MM} position-y={-0.04}>
        <Mats mats={mats} aimed={aimed} />
        <Cards sheet={sheet} cards={resting} />
        <Slots spots={pointedAt} colour={SIGNAL.select.night} />
        <Flying sheet={sheet} step={show.step} register={show.register} />
        <Labels view={view} text={text} toAct={toAct} />
        <DuelSums view={view} text={text} counted={show.counted} />
      </group>
    </Stage>
  );
}

/** What a lesson points at: cards by id, and the deck. */
const pointedSpots = (cards: readonly Laid[], pointed: ReadonlySet<string>): CardSpot[] => [
  ...cards.filter(({ card }) => card !== null && pointed.has(card)).map(({ spot }) => ({ ...spot, lean: 0 })),
  ...(pointed.has('deck') ? [deckSpot] : []),
];

const lifted = (
  { card, zone, seat }: Laid,
  chosen: readonly string[],
  order: readonly string[],
  hovered: string | null,
  viewer: Viewer,
): boolean =>
  card !== null &&
  ((zone === 'hand' && seat === viewer && (chosen.includes(card) || hovered === card)) ||
    (zone === 'shown' && order.includes(card)));

const raised = (one: Laid): Laid => ({
  ...one,
  spot: { ...one.spot, y: one.spot.y + LIFT, z: one.spot.z + LIFT },
});
