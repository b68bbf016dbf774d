import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import * as THREE from 'three';
import { useStage } from '../context';
import { MARKS } from '../still';
import { lerp, MM, smooth } from '../units';
import { basis, distanceOf, FOV, type Viewport } from './orbit';

/** Where perspective ends: so narrow that the switch to none can't be seen. */
const NARROW = 2.5;

type Eyes = { readonly play: THREE.PerspectiveCamera; readonly chart: THREE.OrthographicCamera };

/** Puts three's camera where the headless camera is, before every frame; asks for another frame while it moves. */
export function CameraRig({ inset }: { inset: Viewport['inset'] }) {
  const { camera: eye, tags, motion } = useStage();
  const { invalidate, set, size } = useThree();
  const eyes = useMemo((): Eyes => {
    const play = new THREE.PerspectiveCamera(FOV);
    const chart = new THREE.OrthographicCamera();
    for (const camera of [play, chart]) camera.layers.enable(MARKS);
    return { play: Object.assign(play, { manual: true }), chart: Object.assign(chart, { manual: true }) };
  }, []);

  useLayoutEffect(() => {
    eye.resize({ width: size.width, height: size.height, inset });
    const first = eye.flat >= 1 ? eyes.chart : eyes.play;
    aim(first, eye, size, inset);
    set({ camera: Object.assign(first, { manual: true }) });
    invalidate();
  }, [eye, eyes, size, inset, set, invalidate]);
  useEffect(() => eye.subscribe(() => invalidate()), [eye, invalidate]);
  useEffect(() => motion.subscribe(() => invalidate()), [motion, invalidate]);

  const clock = useMemo(() => ({ last: 0, running: false }), []);
  useFrame((state) => {
    const now = performance.now();
    // After a rest the time since the last frame says nothing about this one.
    const seconds = clock.running ? Math.min(0.5, (now - clock.last) / 1000) : 1 / 60;
    clock.last = now;
    const moved = motion.advance(seconds * 1000);
    clock.running = eye.advance(seconds) || moved;
    const camera = eye.flat >= 1 ? eyes.chart : eyes.play;
    aim(camera, eye, state.size, inset);
    if (state.camera !== camera) state.set({ camera: Object.assign(camera, { manual: true }) });
    tags.place(camera, state.size.width, state.size.height);
    if (clock.running) state.invalidate();
  }, -10);
  return null;
}

type Eye = ReturnType<typeof useStage>['camera'];

/** On the way to the chart the eye rises as its angle narrows, so the table keeps its size and only loses its depth. */
function aim(
  camera: THREE.PerspectiveCamera | THREE.OrthographicCamera,
  eye: Eye,
  size: { width: number; height: number },
  inset: Viewport['inset'],
): void {
  const view = eye.shown;
  const fov = lerp(FOV, NARROW, smooth(0, 1, eye.flat));
  const d = distanceOf(view.span, fov) * MM;
  const { forward, up } = basis(view);
  camera.position.set(view.x * MM - forward[0] * d, -forward[2] * d, -view.y * MM + forward[1] * d);
  camera.up.set(up[0], up[2], -up[1]);
  camera.lookAt(view.x * MM, 0, -view.y * MM);
  camera.near = Math.max(0.4, d - 26);
  camera.far = d + 40;
  const shift = inset.right / 2;
  if (camera instanceof THREE.PerspectiveCamera) {
    camera.fov = fov;
    camera.aspect = size.width / size.height;
  } else {
    const half = (view.span / 2) * MM;
    const aspect = size.width / size.height;
    camera.left = -half * aspect;
    camera.right = half * aspect;
    camera.top = half;
    camera.bottom = -half;
  }
  if (shift) camera.setViewOffset(size.width, size.height, shift, 0, size.width, size.height);
  else camera.clearViewOffset();
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}
