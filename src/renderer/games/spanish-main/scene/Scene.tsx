import { useEffect, useMemo, useRef, useState } from 'react';
import { message } from '../../../../core/engine';
import { BAR } from '../../../../core/games/spanish-main/cards';
import type { Answer, GunLine } from '../../../../core/games/spanish-main/questions';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { Island } from '../../../pieces/Island';
import { Sea } from '../../../pieces/Sea';
import { TableCamera } from '../../../table/camera/table-camera';
import { Room, WoodTable } from '../../../table/Room';
import { Stage } from '../../../table/Stage';
import { MM } from '../../../table/units';
import { loadBaked } from '../../../textures/baked';
import { warmSeaPainter } from '../../../textures/sea-painter';
import type { SceneProps } from '../../contract';
import { usePlan, usePlanStore } from '../PlanProvider';
import { barsLeft, type Intent, type IntentOf } from '../plan';
import { previewOf } from '../plan-preview';
import { Ambient } from './Ambient';
import { Bonds } from './Bonds';
import { ChartMarks, RingMarks } from './ChartMarks';
import { SEA_SIDE } from './coords';
import { EffectsLayer } from './EffectsLayer';
import { Fleet, Gold } from './Fleet';
import { PlaceMarks, RefusalMarks, RulerMarks } from './FreeMarks';
import { AllGuns, FieldMarks, GunLines } from './GunMarks';
import { planKeepsKey, type SceneNow, seaHandlers } from './gestures';
import type { SceneModel } from './model';
import { Overview } from './Overview';
import { HandMarks, ReachMarks } from './PlanMarks';
import { SeaTools } from './SeaTools';
import { useShown } from './shown';

const HOME = { azimuth: 0, tilt: 52 };
const WHOLE = { x0: -462, y0: -462, x1: 462, y1: 462, top: 20 };
/** Headings of the shaded reach; each is exact, between them it is drawn straight. */
const REACH_RAYS = 96;

type Props = SceneProps<SpanishMainTypes>;

/** Fetches and decodes the baked pictures and starts the painter of the sea. */
export function warm(): void {
  void loadBaked();
  warmSeaPainter();
}

/** The sea of Spanish Main: what the view holds, what the plan would do, and what has just happened. */
export default function Scene(props: Props) {
  const { inset, onReady, settings, text } = props;
  const plan = usePlanStore();
  const [camera] = useState(() => new TableCamera(HOME, WHOLE, 0.82));
  const { table, model, settled } = useShown(props);
  const scene = { props, model, plan, camera, motion: table.motion };
  const now = useRef<SceneNow>(scene);
  now.current = scene;
  const handlers = useMemo(() => seaHandlers(() => now.current), []);
  camera.reduced = settings.motion === 'reduced';
  useSeatViews(camera, props.viewer);

  const { islands } = model;
  const shore = islands.map((i) => `${i.id}${i.name}${i.outline[0]?.join()}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sea is painted anew when an island lies somewhere else, not with each view
  const seaPlan = useMemo(
    () => ({
      size: SEA_SIDE,
      islands: islands.map(({ outline, name }) => ({ outline, name })),
      bars: { long: BAR.L, short: BAR.S },
    }),
    [shore],
  );

  return (
    <>
      <Stage
        label={text(message('spanish-main.table.label'))}
        mood="night"
        camera={camera}
        motion={table.motion}
        quality={settings.quality}
        inset={inset}
        handlers={handlers}
        onReady={onReady}
        keepsKey={(e) => planKeepsKey(now.current, e.key)}
      >
        <WoodTable />
        <Room />
        <Sea plan={seaPlan} />
        <group scale={MM}>
          {islands.map((i) => (
            <Island key={i.id} outline={i.outline} flags={i.flags} />
          ))}
          <Fleet ships={model.ships} actors={table.actors} settled={settled} />
          <Gold islands={islands} ships={model.ships} />
          <EffectsLayer table={table} />
          <Ambient on={settings.ambient} actors={table.actors} />
          <ChartMarks model={model} />
          {/* While ships still move, what will hold them does not yet. */}
          {table.shows(props.view) && <Bonds view={props.view} model={model} ask={props.ask} />}
          <Planning props={props} model={model} />
        </group>
      </Stage>
      <Overview camera={camera} model={model} label={text(message('spanish-main.table.overview'))} />
      <SeaTools camera={camera} model={() => now.current.model} say={text} />
    </>
  );
}

/** Each seat at one screen finds the view that it left. */
function useSeatViews(camera: TableCamera, viewer: Props['viewer']): void {
  useEffect(() => {
    const seat = `seat ${viewer}`;
    camera.recall(seat);
    return () => camera.bookmark(seat);
  }, [camera, viewer]);
}

/** Everything that follows the player's plan. What a hand turns follows it past React, in `HandMarks`. */
function Planning({ props, model }: { props: Props; model: SceneModel }) {
  const { view, ask, text, refused, legal } = props;
  const selected = usePlan((p) => p.selected);
  const hovered = usePlan((p) => p.hovered);
  // What a hand turns is told often, and nothing here depends on where it is.
  const inHand = usePlan((p) => (isInHand(p.told) ? p.told.kind : null));
  const intent = usePlan((p) => (isInHand(p.told) ? NOTHING : p.told));
  const ruler = usePlan((p) => p.ruler);
  const gunsShown = usePlan((p) => p.gunsShown);
  const field = usePlan((p) => p.field);
  const answer = previewOf(intent, view, ask);
  const reach = useReach(props);
  const allGuns = useMemo(() => (gunsShown ? everyGun(props) : NO_LINES), [gunsShown, props]);
  const fieldAnswer = useMemo(() => (field ? ask({ kind: 'field-of-fire', ...field }) : null), [field, ask]);
  const open = legal.open.find((o) => o.kind === 'place-island');
  return (
    <>
      <RingMarks model={model} selected={selected} hovered={hovered} />
      {inHand === 'move' && <ReachMarks answer={reach} />}
      {inHand && <HandMarks key={inHand} kind={inHand} props={props} model={model} />}
      {intent.kind === 'aim' && <GunLines answer={answer} gun={intent.gun} model={model} say={text} />}
      {intent.kind === 'place' && (
        <PlaceMarks
          intent={intent}
          answer={answer}
          view={view}
          shape={open?.kind === 'place-island' ? open.shape : null}
          say={text}
        />
      )}
      {gunsShown && <AllGuns lines={allGuns} say={text} />}
      {fieldAnswer?.kind === 'field-of-fire' && fieldAnswer.field && <FieldMarks field={fieldAnswer.field} />}
      {ruler && ruler.length > 1 && <RulerMarks points={ruler} say={text} />}
      {refused && <RefusalMarks refused={refused} model={model} say={text} />}
    </>
  );
}
const NO_LINES: readonly GunLine[] = [];
const NOTHING: Intent = { kind: 'none' };
const isInHand = (intent: Intent): intent is IntentOf<'move' | 'come-about'> =>
  intent.kind === 'move' || intent.kind === 'come-about';

/** The reach of the bar in hand. It doesn't change while the bar is turned, so it is asked once for each bar. */
function useReach({ view, ask, legal }: Props): Answer | null {
  const ship = usePlan((p) => (p.intent.kind === 'move' ? p.intent.ship : null));
  const bar = usePlan((p) => (p.intent.kind === 'move' ? (p.intent.draft?.bar ?? null) : null));
  const laid = usePlan((p) => (p.intent.kind === 'move' ? p.intent.laid : NO_SEGMENTS));
  const plan = usePlanStore();
  // biome-ignore lint/correctness/useExhaustiveDependencies: ask belongs to the view
  return useMemo(() => {
    if (!ship) return null;
    const next = bar ?? barsLeft(legal.open, plan.getState().intent, ship)[0];
    return next ? ask({ kind: 'reach', ship, after: [...laid], bar: next, rays: REACH_RAYS }) : null;
  }, [view, ship, bar, laid]);
}
const NO_SEGMENTS: readonly [] = [];

/** No gun carries further than this from bow tip to bow tip: two L bars and both hulls. */
const FAR = 2 * BAR.L + 2 * 56;

/** All clear lines of the viewer's ships (of everybody, for a spectator). Far enemies aren't asked about. */
function everyGun({ view, ask, viewer }: Props): readonly GunLine[] {
  const afloat = view.ships.flatMap((s) => (s.pose ? [{ ...s, pose: s.pose }] : []));
  const pairs = afloat.flatMap((s) => {
    if (viewer !== 'spectator' && s.owner !== viewer) return [];
    const near = afloat.filter(
      (t) => t.owner !== s.owner && Math.hypot(t.pose.x - s.pose.x, t.pose.y - s.pose.y) < FAR * 1000,
    );
    return near.map((t) => ({ ship: s.id, target: t.id }));
  });
  return pairs.flatMap(({ ship, target }) => {
    const answer = ask({ kind: 'guns', ship, target, long: false });
    return answer.kind === 'guns' ? answer.lines.filter((l) => l.fire.verdict === 'clear') : [];
  });
}
