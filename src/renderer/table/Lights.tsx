import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useMemo, useRef } from 'react';
import * as THREE from 'three';
import { useStage } from './context';
import { MOODS, type Mood, type MoodLight } from './moods';
import { MARKS } from './still';
import { lerp, smooth } from './units';

/** Lamp with the only shadow, moon, bounce, sky. On the way to the chart they cross to the measuring light. */
export function Lights({ mood }: { mood: Mood }) {
  const { camera, tier } = useStage();
  const { gl, scene } = useThree();
  const key = useRef<THREE.SpotLight>(null);
  const moon = useRef<THREE.DirectionalLight>(null);
  const fill = useRef<THREE.DirectionalLight>(null);
  const sky = useRef<THREE.HemisphereLight>(null);
  const base = MOODS[mood];

  useLayoutEffect(() => {
    for (const { current } of [key, moon, fill, sky]) current?.layers.enable(MARKS);
    // The lamp stands still: its shadows are drawn again only when a piece has moved.
    gl.shadowMap.autoUpdate = false;
    gl.shadowMap.needsUpdate = true;
    const lamp = key.current;
    if (!lamp) return;
    lamp.target.position.set(mood === 'cards' ? 0 : 0.7, 0, 0.5);
    scene.add(lamp.target);
    lamp.target.updateMatrixWorld();
    return () => {
      scene.remove(lamp.target);
    };
  }, [gl, scene, mood]);

  const shine = useMemo(() => ({ at: blend(base, MOODS.measure), drawn: -1 }), [base]);
  const light = (flat: number) => {
    if (!key.current || !moon.current || !fill.current || !sky.current || shine.drawn === flat) return;
    shine.drawn = flat;
    const now = shine.at(smooth(0, 1, flat));
    key.current.color.copy(now.key);
    key.current.intensity = now.power;
    moon.current.intensity = now.moon;
    fill.current.intensity = now.fill;
    sky.current.color.copy(now.sky);
    sky.current.intensity = now.skyPower;
    gl.toneMappingExposure = now.exposure;
  };
  useFrame(() => light(camera.flat), -5);

  return (
    <>
      <spotLight
        ref={key}
        position={[...base.key.at]}
        color={base.key.colour}
        intensity={base.key.power}
        angle={base.key.angle}
        penumbra={0.8}
        decay={2}
        castShadow
        shadow-mapSize={[tier.shadow, tier.shadow]}
        shadow-bias={-0.0006}
        shadow-normalBias={0.012}
        shadow-camera-near={4}
        shadow-camera-far={24}
        shadow-radius={2}
      />
      <directionalLight ref={moon} position={[...base.moon.at]} color="#7f9fd0" intensity={base.moon.power} />
      <directionalLight ref={fill} position={[3, 6, 9]} color="#ffcf9a" intensity={base.fill} />
      <hemisphereLight ref={sky} args={[base.sky.colour, '#4a2e18', base.sky.power]} />
    </>
  );
}

function blend(a: MoodLight, b: MoodLight) {
  const [ka, kb] = [new THREE.Color(a.key.colour), new THREE.Color(b.key.colour)];
  const [sa, sb] = [new THREE.Color(a.sky.colour), new THREE.Color(b.sky.colour)];
  const key = new THREE.Color();
  const sky = new THREE.Color();
  return (t: number) => ({
    key: key.lerpColors(ka, kb, t),
    sky: sky.lerpColors(sa, sb, t),
    power: lerp(a.key.power, b.key.power, t),
    moon: lerp(a.moon.power, b.moon.power, t),
    fill: lerp(a.fill, b.fill, t),
    skyPower: lerp(a.sky.power, b.sky.power, t),
    exposure: lerp(a.exposure, b.exposure, t),
  });
}
