import { useEffect, useMemo, useRef, useState } from 'react';
import type * as THREE from 'three';
import type { PiratasTypes } from '../../../../core/games/piratas';
import { cardBetween } from '../../../pieces/Cards';
import { ease, type Motion, MotionQueue, step as onceDone, pause } from '../../../table/motion/queue';
import type { TableProps } from '../../contract';
import { partsOf } from './DuelSums';
import { type Step, stepsOf } from './flights';
import type { Laid } from './layout';

const SLIDE = 340;
const FLIP = 520;
const COUNT = 260;
const NOTHING: ReadonlySet<string> = new Set();

type Show = {
  readonly motion: MotionQueue;
  readonly step: Step | null;
  /** Resting cards that have not arrived yet. */
  readonly hidden: ReadonlySet<string>;
  /** How many parts of a duel's sums have been counted. */
  readonly counted: number;
  readonly register: (key: string, group: THREE.Group | null) => void;
};

/** Plays what has just happened as flights of cards over the table that already lies as it is now. */
export function useShow(table: TableProps<PiratasTypes>, laid: readonly Laid[]): Show {
  const { fresh, view, settings } = table;
  const [motion] = useState(() => new MotionQueue());
  const [step, setStep] = useState<Step | null>(null);
  const [hidden, setHidden] = useState(NOTHING);
  const [counted, setCounted] = useState(Number.POSITIVE_INFINITY);
  const groups = useRef(new Map<string, THREE.Group>());
  const before = useRef<readonly Laid[]>(laid);
  motion.speed = settings.pace > 0 ? 1 / settings.pace : Number.POSITIVE_INFINITY;
  motion.reduced = settings.motion === 'reduced';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is shown once, when it is new
  useEffect(() => {
    const earlier = before.current;
    before.current = laid;
    motion.clear();
    setStep(null);
    const steps = stepsOf(fresh.events, view, earlier, laid).filter(({ flights }) => flights.length > 0);
    setHidden(new Set(steps.flatMap(({ flights }) => flights.flatMap(({ becomes }) => becomes ?? []))));
    setCounted(steps.some(({ counts }) => counts) ? 0 : Number.POSITIVE_INFINITY);
    if (steps.length > 0) motion.add(...steps.flatMap((one) => motionsOf(one)));
  }, [fresh.serial]);

  function motionsOf(one: Step): Motion[] {
    const fly: Motion = {
      duration: one.counts ? FLIP : SLIDE,
      ease: ease.inOut,
      begin: () => setStep(one),
      apply: (t) => {
        for (const { key, from, to } of one.flights) {
          const group = groups.current.get(key);
          if (group) cardBetween(group, from, to, t);
        }
      },
      end: () => {
        setHidden((still) => {
          const left = new Set(still);
          for (const { becomes } of one.flights) if (becomes) left.delete(becomes);
          return left;
        });
        setStep(null);
      },
    };
    if (!one.counts || !view.duel) return [fly];
    const longest = Math.max(
      ...[view.duel.attackSum, view.duel.defenceSum].map((sum) => partsOf(sum).length),
    );
    const counting = Array.from({ length: longest }, (_, k) => [
      pause(COUNT),
      onceDone(() => setCounted(k + 1 === longest ? Number.POSITIVE_INFINITY : k + 1)),
    ]).flat();
    return [fly, ...counting];
  }

  return useMemo(
    () => ({
      motion,
      step,
      hidden,
      counted,
      register: (key, group) => {
        if (group) groups.current.set(key, group);
        else groups.current.delete(key);
      },
    }),
    [motion, step, hidden, counted],
  );
}
