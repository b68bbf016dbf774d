import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Answer } from '../../../../core/games/spanish-main/questions';
import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import { useStage } from '../../../table/context';
import { dyeOf, Ink, type InkLayer, useChart } from '../../../table/marks/Marks';
import { distance, type Pt } from '../../../table/units';
import type { SceneProps } from '../../contract';
import { usePlan, usePlanStore } from '../PlanProvider';
import { asMove, previewOf } from '../plan-preview';
import { onTable } from './coords';
import { MoveInHand, TurnInHand } from './hand-marks';
import type { SceneModel } from './model';
import { gistOf } from './verdict';

type HandMarksProps = {
  readonly props: SceneProps<SpanishMainTypes>;
  readonly model: SceneModel;
  readonly kind: 'move' | 'come-about';
};

/**
 * A move or a turn in hand. It follows the plan past React: the pointer changes the plan as often as it likes, and before each
 * frame the rules are asked once and the marks are moved. Whoever shows the plan in words is told when what it brings about changes.
 */
export function HandMarks({ props, model, kind }: HandMarksProps) {
  const { view, ask, text: say } = props;
  const { live, materials, tags } = useStage();
  const plan = usePlanStore();
  const chart = useChart();
  const moved = usePlan((p) => (p.told.kind === kind ? p.told.ship : null));
  const ship = model.ships.find((s) => s.id === moved);
  const hand = useMemo(() => {
    if (!ship) return null;
    const stage = { materials, tags };
    return kind === 'move' ? new MoveInHand(ship, stage) : new TurnInHand(ship, stage);
  }, [ship, kind, materials, tags]);
  useEffect(() => () => hand?.dispose(), [hand]);

  useLayoutEffect(() => {
    let gist = '';
    const paint = () => {
      const { intent, tell } = plan.getState();
      const preview = asMove(previewOf(intent, view, ask));
      if (hand instanceof MoveInHand && intent.kind === 'move')
        hand.paint(intent, preview, { model, say, chart });
      else if (hand instanceof TurnInHand && intent.kind === 'come-about')
        hand.paint(intent, preview, { say, chart });
      const now = gistOf(preview);
      if (now !== gist) tell();
      gist = now;
    };
    const part = live.add(paint);
    const stop = plan.subscribe((now, before) => {
      if (now.intent !== before.intent) live.touch();
    });
    live.touch();
    return () => {
      part();
      stop();
      live.touch();
    };
  }, [hand, plan, live, view, ask, model, say, chart]);

  return hand && <primitive object={hand.group} />;
}

const last = <T,>(list: readonly T[]): T | undefined => list[list.length - 1];

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
