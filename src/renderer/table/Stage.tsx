import './stage.css';
import { Canvas, useThree } from '@react-three/fiber';
import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as THREE from 'three';
import { type Baked, loadBaked } from '../textures/baked';
import { CameraRig } from './camera/CameraRig';
import { cameraKey } from './camera/keys';
import type { Viewport } from './camera/orbit';
import type { TableCamera } from './camera/table-camera';
import { StageContext, type TableStage, useStage } from './context';
import { bindPointer, type TableHandlers } from './input';
import { Lights } from './Lights';
import { LiveMarks } from './live-marks';
import { MarksLoop } from './MarksLoop';
import { TagLayer } from './marks/tag-layer';
import { gloss, ink, materialsOf } from './materials';
import type { Mood } from './moods';
import type { MotionQueue } from './motion/queue';
import { type Tier, tierFor } from './tier';
import { C } from './tokens';

export type StageProps = {
  readonly mood: Mood;
  readonly camera: TableCamera;
  readonly motion: MotionQueue;
  readonly quality: 'low' | 'medium' | 'high';
  /** What other things cover of the canvas, in pixels; the picture is centred in what is left. */
  readonly inset: Viewport['inset'];
  readonly handlers?: TableHandlers;
  /** Whether the scene wants this key left alone (a panel steers with it), so that the camera doesn't take it. */
  readonly keepsKey?: (e: React.KeyboardEvent) => boolean;
  /** Keys that the camera doesn't want. @returns whether it was handled */
  readonly onKey?: (e: React.KeyboardEvent) => boolean;
  /** Called once, after the first whole picture is on the canvas. */
  readonly onReady?: () => void;
  readonly label: string;
  readonly children: ReactNode;
};

/**
 * The one 3D table: canvas, light, camera, pointer and labels. Pieces are its children, in scene units or in a group of
 * scale `MM`. Draws on demand only: a resting table costs nothing.
 */
export function Stage(props: StageProps) {
  const { camera, motion, handlers, keepsKey, onKey, label, quality } = props;
  const tier = useMemo(() => tierFor(quality), [quality]);
  const [tags] = useState(() => new TagLayer());
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    element?.append(tags.element);
    return () => tags.element.remove();
  }, [tags]);
  useEffect(() => {
    void loadBaked();
  }, []);
  useEffect(
    () =>
      camera.subscribe(() => {
        if (host.current) host.current.dataset.chart = String(camera.chart);
      }),
    [camera],
  );
  const current = useRef(handlers);
  current.current = handlers;

  return (
    <div
      ref={host}
      className="table-stage"
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the camera's keys; what it shows is in the text twin
      tabIndex={0}
      onKeyDown={(e) => {
        if (keepsKey?.(e)) return;
        if (cameraKey(camera, { ...keyOf(e), code: e.code }) || onKey?.(e)) e.preventDefault();
      }}
    >
      <Canvas
        key={tier.name}
        frameloop="demand"
        shadows="percentage"
        dpr={tier.pixelRatio}
        gl={{ antialias: tier.antialias, powerPreference: 'high-performance' }}
        events={noEvents}
        onCreated={({ gl }) => {
          gl.debug.checkShaderErrors = import.meta.env.DEV;
          gl.toneMapping = THREE.ACESFilmicToneMapping;
          gl.setClearColor(C.backdrop);
        }}
      >
        <Suspense fallback={null}>
          <Furnished
            {...props}
            tier={tier}
            tags={tags}
            motion={motion}
            handlers={() => current.current ?? {}}
          />
        </Suspense>
      </Canvas>
      <div className="table-vignette" />
    </div>
  );
}

/** Picking is our own (footprints and boxes, in millimetres): three's raycasts over every mesh are not needed. */
const noEvents = () => ({ enabled: false, priority: 0 });
const keyOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: React.KeyboardEvent) => ({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
});

type FurnishedProps = Omit<StageProps, 'handlers'> & {
  readonly tier: Tier;
  readonly tags: TagLayer;
  readonly handlers: () => TableHandlers;
};

function Furnished({ mood, camera, motion, inset, tier, tags, handlers, onReady, children }: FurnishedProps) {
  const baked: Baked = use(loadBaked());
  const { gl, invalidate, get } = useThree();
  const [live] = useState(() => new LiveMarks());
  const stage = useMemo(
    (): TableStage => ({
      baked,
      materials: materialsOf(baked, tier),
      tier,
      camera,
      motion,
      tags,
      live,
      redraw: () => invalidate(),
      reshade: () => {
        gl.shadowMap.needsUpdate = true;
        invalidate();
      },
    }),
    [baked, tier, camera, motion, tags, live, gl, invalidate],
  );
  useEffect(
    () => bindPointer(gl.domElement, () => get().camera, camera, handlers),
    [gl, get, camera, handlers],
  );
  return (
    <StageContext.Provider value={stage}>
      <CameraRig inset={inset} />
      <MarksLoop />
      <Lights mood={mood} />
      {children}
      {onReady && <Ready call={onReady} />}
      <Warm />
    </StageContext.Provider>
  );
}

/** Tells once that the first frame with everything in it has been drawn. */
function Ready({ call }: { call: () => void }) {
  const { gl } = useThree();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    let frame = requestAnimationFrame(function look() {
      if (gl.info.render.frame > 0 && gl.info.render.triangles > 0) {
        told.current = true;
        call();
      } else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [gl, call]);
  return null;
}

/**
 * Compiles what the first frame doesn't need (ghost, inks, the chart) while the player looks at the table, so that the
 * first drag doesn't wait for it.
 */
function Warm() {
  const { materials } = useStage();
  const { gl, scene, get } = useThree();
  useEffect(() => {
    const timer = setTimeout(() => {
      const geometry = new THREE.PlaneGeometry();
      const later = [
        materials.ghostDepth,
        materials.ghost,
        ink('#ffffff', 0.5),
        gloss({ map: materials.white, transparent: true }),
        new THREE.SpriteMaterial({ map: materials.white, transparent: true }),
      ];
      const group = new THREE.Group();
      for (const material of later)
        group.add(
          material instanceof THREE.SpriteMaterial
            ? new THREE.Sprite(material)
            : new THREE.Mesh(geometry, material),
        );
      for (const mesh of group.children) mesh.receiveShadow = true;
      gl.compile(group, get().camera, scene);
      geometry.dispose();
    }, 900);
    return () => clearTimeout(timer);
  }, [materials, gl, scene, get]);
  return null;
}
