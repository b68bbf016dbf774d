import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { useStage } from './context';
import { StillPicture } from './still';

/** As many as browsers give an antialiased canvas. */
const SAMPLES = 4;
/** How long the first picture has been on the canvas before a still one is taken ahead, ms. */
const AHEAD = 1600;

/** Lets live marks be painted: before every whole frame, and over a still picture where nothing else has changed. */
export function MarksLoop() {
  const { live, tags, tier } = useStage();
  const { gl, scene, get } = useThree();
  const still = useMemo(() => new StillPicture(tier.antialias ? SAMPLES : 0), [tier]);
  const whole = useMemo((): { at: unknown } => ({ at: null }), []);

  useFrame(() => {
    whole.at = document.timeline.currentTime;
    still.stale();
    live.paint();
  }, -11);

  useEffect(() => {
    const draw = () => {
      const { camera, size } = get();
      still.draw(gl, scene, camera);
      tags.place(camera, size.width, size.height);
    };
    const busy = () => get().internal.frames > 0 || whole.at === document.timeline.currentTime;
    const part = live.attach({ busy, draw });
    // The first still picture compiles a little: better while the player looks than while a ship is dragged.
    const ahead = setTimeout(() => live.touch(), AHEAD);
    return () => {
      clearTimeout(ahead);
      part();
      still.dispose();
    };
  }, [live, tags, still, whole, gl, scene, get]);
  return null;
}
