import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { SandboxEvent } from '../../../../core/games/sandbox/events';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { useStage } from '../../../table/context';
import { rayThrough } from '../../../table/input';
import type { Fresh } from '../../contract';
import type { Spot } from '../desk';
import { boxOfAll } from './look';

/** Where on the table a point of the page is; null past its horizon. */
export type Pointing = (client: { readonly x: number; readonly y: number }) => Spot | null;

/** Looks at what lies there when the table is first seen and when a game has been set up; tells the page where it points. */
export function Eye({
  pieces,
  fresh,
  pointing,
}: {
  readonly pieces: readonly PieceView[];
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
    camera.lookAt(boxOfAll(pieces));
    // The first look needs no way there.
    if (first) camera.advance(9);
  }, [camera, fresh, pieces]);
  useEffect(() => {
    pointing(({ x, y }) => {
      const at = new MouseEvent('pointermove', { clientX: x, clientY: y });
      return rayThrough(get().camera, gl.domElement, at).ground;
    });
    return () => pointing(null);
  }, [gl, get, pointing]);
  return null;
}
