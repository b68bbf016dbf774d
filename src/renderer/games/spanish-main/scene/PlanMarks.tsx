import { useMemo } from 'react';
import { message } from '../../../../core/engine';
import type { Segment } from '../../../../core/games/spanish-main/commands';
import type { Answer, MovePreview } from '../../../../core/games/spanish-main/questions';
import type { Pose as CorePose } from '../../../../core/geometry';
import { Bar } from '../../../pieces/Bits';
import { GhostShip } from '../../../pieces/Ship';
import { footprint, HULLS } from '../../../pieces/ship/hulls';
import { dyeOf, Ink, type InkLayer, Tag, useChart } from '../../../table/marks/Marks';
import { distance, type Pose, type Pt, place } from '../../../table/units';
import { type IntentOf, segmentsOf } from '../plan';
import { asMove } from '../plan-preview';
import { onTable, poseOnTable } from './coords';
import { refusalText, type SceneText } from './labels';
import type { SceneModel, ShipModel } from './model';

const outlineAt = (ship: ShipModel, pose: Pose): Pt[] =>
  footprint(HULLS[ship.hull]).map((p) => place(pose, p));
const last = <T,>(list: readonly T[]): T | undefined => list[list.length - 1];

type Laid = { readonly bar: 'S' | 'L'; readonly pose: Pose; readonly length: number };

/** The bars on the table: each starts where the bow tip was, along its heading, as long as it is used. */
function laidBars(segments: readonly Segment[], path: readonly CorePose[]): Laid[] {
  return segments.flatMap((segment, k) => {
    const start = path[k];
    if (!start) return [];
    const { x, y } = poseOnTable(start);
    return [
      { bar: segment.bar, pose: { x, y, heading: segment.heading / 1000 }, length: segment.travel / 1000 },
    ];
  });
}

/** A move as it is being planned: bars, ghost, contact, and in words what it would do. */
export function MoveMarks({
  intent,
  answer,
  model,
  say,
}: {
  intent: IntentOf<'move'>;
  answer: Answer | null;
  model: SceneModel;
  say: SceneText;
}) {
  const chart = useChart();
  const ship = model.ships.find((s) => s.id === intent.ship);
  const preview = asMove(answer);
  const asked = segmentsOf(intent);
  const segments = preview?.segments ?? asked;
  const end = preview && last(preview.path);
  const ok = mayEnd(preview, asked);
  const bars = useMemo(() => (preview ? laidBars(segments, preview.path) : []), [preview, segments]);
  const ghost = useMemo(() => (end ? poseOnTable(end) : null), [end]);

  const layers = useMemo((): InkLayer[] => {
    if (!ship) return [];
    const dye = dyeOf(ok ? 'clear' : 'blocked', chart);
    const out: InkLayer[] = [];
    if (ghost)
      out.push({
        hex: dye,
        opacity: 0.95,
        order: 6,
        draw: (b) => b.ribbon(outlineAt(ship, ghost), 1.3, 0.9, { closed: true }),
      });
    const { stop } = preview ?? { stop: null };
    if (stop)
      out.push(
        {
          hex: dyeOf('blocked', chart),
          opacity: 1,
          order: 11,
          through: true,
          draw: (b) => {
            b.ribbon([onTable(stop.edge[0]), onTable(stop.edge[1])], 1.5, 1.2);
            b.ring(onTable(stop.its), 2.6, 3.9, 1.4);
          },
        },
        {
          hex: dyeOf('under', chart),
          opacity: 0.5,
          order: 10,
          through: true,
          draw: (b) => b.disc(onTable(stop.its), 4.6, 1.3),
        },
      );
    return out;
  }, [ship, ghost, preview, ok, chart]);

  if (!ship) return null;
  const words = preview && sayMove(preview, ok, segments, model, say);
  return (
    <>
      {bars.map((b, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the plan
        <Bar key={k} kind={b.bar} pose={b.pose} length={Math.max(6, b.length)} />
      ))}
      {ghost && <GhostShip look={ship.look} pose={ghost} tone={ok ? 'clear' : 'blocked'} />}
      <Ink layers={layers} />
      {words && ghost && (
        <Tag
          spec={{
            text: words,
            at: [ghost.x, ghost.y, 4],
            tone: ok ? 'ok' : 'bad',
            side: 'right',
          }}
        />
      )}
      {preview && preview.exposedTo.length > 0 && ghost && (
        <Tag
          spec={{
            text: say(
              message('spanish-main.table.exposed', {
                guns: preview.exposedTo.reduce((n, e) => n + e.guns, 0),
              }),
            ),
            at: [ghost.x, ghost.y, 52],
            tone: 'range',
            side: 'above',
          }}
        />
      )}
    </>
  );
}

/** A move that is only shortened may be made; one that is refused for another reason may not. */
function mayEnd(preview: MovePreview | null, asked: readonly Segment[]): boolean {
  if (!preview?.segments) return false;
  const [got, wished] = [last(preview.segments), last(asked)];
  return (
    preview.violation === null || (got !== undefined && wished !== undefined && got.travel < wished.travel)
  );
}

function sayMove(
  preview: MovePreview,
  ok: boolean,
  segments: readonly Segment[],
  model: SceneModel,
  say: SceneText,
): string {
  const nameOf = (id: string) =>
    model.ships.find((s) => s.id === id)?.name ??
    model.islands.find((i) => i.id === id)?.name ??
    say(message('spanish-main.table.sea'));
  if (!ok && preview.violation) return refusalText(preview.violation, say);
  const segment = last(segments);
  if (!segment) return '';
  const params = { bar: segment.bar, length: segment.travel / 1000 };
  const pick = (kind: string, id: string | undefined) =>
    id === undefined ? null : say(message(`spanish-main.table.${kind}`, { ...params, other: nameOf(id) }));
  return (
    pick('docks', preview.docks ?? undefined) ??
    pick('rams', preview.rams[0]) ??
    pick('pinned', preview.pinnedBy[0]) ??
    pick('touches', preview.stop?.by ?? preview.touches[0]) ??
    say(message('spanish-main.table.travel', params))
  );
}

/** Coming about: the ring on which her stern swings, the ghost, and the new heading. */
export function ComeAboutMarks({
  intent,
  answer,
  model,
  say,
}: {
  intent: IntentOf<'come-about'>;
  answer: Answer | null;
  model: SceneModel;
  say: SceneText;
}) {
  const chart = useChart();
  const ship = model.ships.find((s) => s.id === intent.ship);
  const preview = asMove(answer);
  const ok = preview ? preview.violation === null : false;
  const end = preview && last(preview.path);
  const pose = useMemo(
    () => (end ? poseOnTable(end) : ship ? { ...ship.pose, heading: intent.heading / 1000 } : null),
    [end, ship, intent.heading],
  );
  const layers = useMemo((): InkLayer[] => {
    if (!ship || !pose) return [];
    const centre: Pt = middle(outlineAt(ship, ship.pose));
    const radius = HULLS[ship.hull].length / 2 + 5;
    return [
      {
        hex: dyeOf('select', chart),
        opacity: 0.85,
        order: 6,
        draw: (b) => {
          b.ring(centre, radius - 0.7, radius + 0.7, 0.8);
          for (let k = 0; k < 24; k++) {
            const a = (k * Math.PI) / 12;
            const inner = radius - (k % 6 ? 2.2 : 4.5);
            const at = (r: number): Pt => [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r];
            b.ribbon([at(inner), at(radius)], 0.8, 0.8);
          }
        },
      },
      {
        hex: dyeOf(ok ? 'clear' : 'blocked', chart),
        opacity: 0.95,
        order: 7,
        draw: (b) => {
          b.ribbon(outlineAt(ship, pose), 1.3, 0.9, { closed: true });
          b.arrow(centre, [pose.x, pose.y], 6, 1);
        },
      },
    ];
  }, [ship, pose, ok, chart]);
  if (!ship || !pose) return null;
  const turn = Math.round((((intent.heading / 1000 - ship.pose.heading) % 360) + 540) % 360) - 180;
  const words =
    preview?.violation && !ok
      ? refusalText(preview.violation, say)
      : say(message('spanish-main.table.come-about', { turn: Math.abs(turn) }));
  return (
    <>
      <GhostShip look={ship.look} pose={pose} tone={ok ? 'clear' : 'blocked'} />
      <Ink layers={layers} />
      <Tag spec={{ text: words, at: [pose.x, pose.y, 4], tone: ok ? 'ok' : 'bad', side: 'below' }} />
    </>
  );
}

const middle = (outline: readonly Pt[]): Pt => [
  outline.reduce((s, p) => s + p[0], 0) / outline.length,
  outline.reduce((s, p) => s + p[1], 0) / outline.length,
];

/** Where her bow can still go with the bar in hand: the exact reach of each heading, shaded where she may rest. */
export function ReachMarks({ answer }: { answer: Answer | null }) {
  const chart = useChart();
  const layers = useMemo((): InkLayer[] => {
    if (answer?.kind !== 'reach' || answer.rays.length === 0) return [];
    const rays = answer.rays.map((ray) => {
      const from = onTable(ray.from);
      const a = (ray.heading / 180_000) * Math.PI;
      const at = (d: number): Pt => [from[0] + Math.cos(a) * d, from[1] + Math.sin(a) * d];
      const rest = last(ray.rests);
      return {
        from,
        end: at(ray.reach),
        rests: rest !== undefined,
        rest: rest ? [at(rest[0]), at(rest[1])] : null,
      };
    });
    const centre = rays[0]?.from;
    if (!centre) return [];
    const dye = dyeOf('reach', chart);
    // Between two headings that both allow a rest, the ground from the nearest to the furthest rest is shaded.
    const fans: (readonly [Pt, Pt, Pt, Pt])[] = [];
    rays.forEach((ray, k) => {
      const next = rays[(k + 1) % rays.length];
      const [near, far] = ray.rest ?? [];
      const [near2, far2] = next?.rest ?? [];
      if (near && far && near2 && far2) fans.push([near, far, far2, near2]);
    });
    return [
      {
        hex: dye,
        opacity: chart ? 0.2 : 0.2,
        order: 2,
        draw: (b) => {
          for (const f of fans) b.star(f[0], [f[1], f[2], f[3]], 0.5, false);
        },
      },
      {
        hex: dye,
        opacity: 0.6,
        order: 3,
        draw: (b) => {
          for (const [, far, far2] of fans) if (distance(far, far2) < 24) b.ribbon([far, far2], 0.8, 0.6);
        },
      },
    ];
  }, [answer, chart]);
  return <Ink layers={layers} />;
}
