import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { SandboxEvent } from '../../../../core/games/sandbox/events';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { useStage } from '../../../table/context';
import { rayThrough } from '../../../table/input';
import type { Fresh } from '../../contract';
import type { Spot } from '../desk';
import type { Frame } from './part/part';

/** Where on the table a point of the page is; null past its horizon. */
export type Pointing = (client: { readonly x: number; readonly y: number }) => Spot | null;

/** The box round all pieces, with air about it; the middle of the table while there is none. */
export function boxOfAll(frames: ReadonlyMap<PieceId, Frame>) {
  const xs = [...frames.values()].map(({ x }) => x);
  const ys = [...frames.values()].map(({ y }) => y);
  const air = 60;
  return {
    x0: Math.min(-280, ...xs) - air,
    x1: Math.max(280, ...xs) + air,
    y0: Math.min(-190, ...ys) - air,
    y1: Math.max(190, ...ys) + air,
    top: 10,
  };
}

/** Looks at what lies there when the table is first seen and when a game has been set up; tells the page where it points. */
export function Eye({
  frames,
  fresh,
  pointing,
}: {
  readonly frames: ReadonlyMap<PieceId, Frame>;
  readonly fresh: Fresh<SandboxEvent>;
  readonly pointing: (to: Pointing | null) => void;
}) {
  const { camera } = useStage();
  const { gl, get } = useThree();
  const seen = useRef(-1);
  useEffect(() => {
    const first = seen.current < 0;
    const laid = fresh.serial !== seen.current && fresh.events.some(({ kind }) => kind === 'set-up');
    seen.current = fresh.serial;
    if (!first && !laid) return;
    camera.lookAt(boxOfAll(frames));
    // The first look needs no way there.
    if (first) camera.advance(9);
  }, [camera, fresh, frames]);
  useEffect(() => {
    pointing(({ x, y }) => {
      const at = new MouseEvent('pointermove', { clientX: x, clientY: y });
      return rayThrough(get().camera, gl.domElement, at).ground;
    });
    return () => pointing(null);
  }, [gl, get, pointing]);
  return null;
}
