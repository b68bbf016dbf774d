import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type * as THREE from 'three';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { TableCamera } from '../../../table/camera/table-camera';
import { Stage } from '../../../table/Stage';
import { TYPE } from '../../../table/tokens';
import { MM, RAD } from '../../../table/units';
import type { SceneProps } from '../../contract';
import { useDesk } from '../desk';
import { Menu } from '../menu/Menu';
import { Timeline } from '../timeline/Timeline';
import { Tray } from '../tray/Tray';
import { say } from '../words';
import { framesOf } from './drawn';
import { Eye, type Pointing } from './Eye';
import { HOME, WHOLE } from './eye-box';
import { tableHandlers } from './gestures';
import type { Grip } from './grip';
import { useLibrary } from './library';
import { BoxMark, ChosenMarks, DropMarks } from './Marks';
import { RulerMarks } from './MeasureMarks';
import type { Now } from './now';
import { useDragging } from './others';
import { Pieces } from './Pieces';
import { SightMarks } from './SightMarks';
import { Spots, Surface } from './Surface';
import { Showing, type Track } from './showing';
import { Tools } from './Tools';

/** Degrees of one step of a piece in the hand. */
const STEP = 15;
const fonts = Promise.all(
  [TYPE.title, TYPE.caps, TYPE.text, TYPE.ui].flatMap((family) => [
    document.fonts.load(`24px ${family}`),
    document.fonts.load(`bold 24px ${family}`),
  ]),
);

/** The free table in 3D: pieces of every kind, carried, thrown, turned over and measured. */
export default function Scene(props: SceneProps<SandboxTypes>) {
  use(fonts);
  const { view, viewer, settings, inset, onReady, fresh, seats, matchId, readOnly, ask } = props;
  const [camera] = useState(() => new TableCamera(HOME, WHOLE));
  const [showing] = useState(() => new Showing());
  useEffect(() => {
    showing.motion.speed = settings.pace > 0 ? 1 / settings.pace : Number.POSITIVE_INFINITY;
    showing.motion.reduced = settings.motion === 'reduced';
    camera.reduced = settings.motion === 'reduced';
  }, [showing, camera, settings]);
  const library = useLibrary(matchId, settings.quality);
  const frames = useMemo(() => framesOf(view.pieces), [view]);
  const seat = viewer === 'spectator' || readOnly ? null : viewer;

  const marks = useRef<THREE.Group | null>(null);
  const grip = useRef<Grip | null>(null);
  const track = useRef<Track | null>(null);
  const pointing = useRef<Pointing | null>(null);
  const tray = useRef<HTMLElement | null>(null);
  const follow = useCallback((held: Grip | null) => {
    grip.current = held;
    if (held && marks.current) place(marks.current, held);
  }, []);
  const latest = useRef(frames);
  latest.current = frames;
  const currentFrames = useCallback(() => latest.current, []);
  const tellOthers = useDragging(matchId, seat, showing, currentFrames);
  const now = useRef<Now | null>(null);
  now.current = {
    props,
    frames,
    showing,
    follow,
    tellOthers,
    overTray: ({ x, y }) => tray.current !== null && isIn(tray.current, x, y),
    expect: (next) => {
      track.current = next;
    },
  };
  const handlers = useMemo(
    () =>
      tableHandlers(() => {
        if (!now.current) throw new Error('a gesture before the table');
        return now.current;
      }),
    [],
  );
  const slide = useCallback(() => {
    const next = track.current;
    track.current = null;
    return next;
  }, []);

  return (
    <>
      <Stage
        label={say('sb.scene')}
        mood={view.surface === 'sea' ? 'night' : 'cards'}
        camera={camera}
        motion={showing.motion}
        quality={settings.quality}
        inset={inset}
        handlers={handlers}
        onReady={onReady}
        keepsKey={(event) => {
          if (event.key === 'Escape' && useDesk.getState().ruler) useDesk.getState().rule(null);
          else if (!grip.current || !turnHeld(event.key, grip.current, showing, follow)) return false;
          event.preventDefault();
          return true;
        }}
      >
        <Surface view={view} frames={frames} />
        <group scale={MM}>
          <Pieces
            view={view}
            fresh={fresh}
            frames={frames}
            seats={seats}
            library={library}
            showing={showing}
            slide={slide}
          />
          <Spots view={view} />
          <ChosenMarks pieces={view.pieces} frames={frames} />
          <DropMarks
            pieces={view.pieces}
            frames={frames}
            follow={(group) => {
              marks.current = group;
            }}
          />
          <BoxMark />
          <RulerMarks ask={ask} />
          <SightMarks view={view} ask={ask} />
        </group>
        <Eye
          pieces={view.pieces}
          fresh={fresh}
          pointing={(to) => {
            pointing.current = to;
          }}
        />
      </Stage>
      <Tools camera={camera} pieces={view.pieces} />
      {seat !== null && (
        <>
          <Tray
            table={props}
            seat={seat}
            library={library}
            holder={tray}
            pointing={(client) => pointing.current?.(client) ?? null}
          />
          <Menu table={props} seat={seat} />
          <Timeline table={props} seat={seat} />
        </>
      )}
    </>
  );
}

const isIn = (element: HTMLElement, x: number, y: number): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
};

/** The marks under what is held go with it. */
function place(group: THREE.Group, held: Grip): void {
  const { from, to, turn } = held.carried;
  group.rotation.y = turn * RAD;
  const cos = Math.cos(turn * RAD);
  const sin = Math.sin(turn * RAD);
  group.position.set(to[0] - (from[0] * cos - from[1] * sin), 0, -(to[1] - (from[0] * sin + from[1] * cos)));
}

/** The keys that turn pieces turn what is in the hand, too. @returns whether it was one of them */
function turnHeld(key: string, held: Grip, showing: Showing, follow: (grip: Grip) => void): boolean {
  const by = { e: STEP, t: -STEP }[key.toLowerCase()];
  if (by === undefined) return false;
  held.turnBy(by);
  for (const [id, frame] of held.frames()) showing.carryTo(id, frame);
  follow(held);
  return true;
}
