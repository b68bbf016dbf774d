import { useEffect, useMemo, useState } from 'react';
import { type Message, seat } from '../../core/engine';
import { spanishMain } from '../../core/games/spanish-main';
import type { Event } from '../../core/games/spanish-main/events';
import { shipId } from '../../core/games/spanish-main/ids';
import type { Answer, Question } from '../../core/games/spanish-main/questions';
import type { SpanishMainTypes } from '../../core/games/spanish-main/types';
import { degrees } from '../../core/geometry';
import type { SceneProps } from '../games/contract';
import { PlanProvider, usePlanStore } from '../games/spanish-main/PlanProvider';
import { poseInRules } from '../games/spanish-main/scene/coords';
import Scene from '../games/spanish-main/scene/Scene';
import { madeUpView } from './made-up-view';
import type { GalleryProps } from './SeaGallery';
import { formatter } from './say';

declare global {
  interface Window {
    /** For screenshots and measurements: the plan of the scene. */
    galleryPlan?: ReturnType<typeof usePlanStore>;
    /** Sends events to the scene, as a move of another player would. */
    galleryEvents?: (events: readonly Event[]) => void;
  }
}

/** The real scene of Spanish Main on a made-up view. `view=plan|shot|blocked|field|guns|crowd|chart` */
export function MainGallery({ view: kind, quality, onReady }: GalleryProps) {
  const view = useMemo(() => madeUpView(kind.includes('crowd')), [kind]);
  const [fresh, setFresh] = useState<{ serial: number; events: readonly Event[] }>({ serial: 0, events: [] });
  const [shownView, setView] = useState(view);
  useEffect(() => {
    window.galleryEvents = (events) => {
      setView((v) => ({ ...v }));
      setFresh((f) => ({ serial: f.serial + 1, events }));
    };
  }, []);
  const props = useMemo(
    (): SceneProps<SpanishMainTypes> => ({
      matchId: 'gallery',
      view: shownView,
      viewer: seat(0),
      seats: [],
      toAct: [seat(0)],
      legal: {
        commands: [],
        open: shownView.ships.map((s) => ({
          kind: 'move' as const,
          ship: s.id,
          base: ['L' as const],
          extra: ['S' as const],
          comeAbout: true,
        })),
      },
      fresh,
      readOnly: false,
      settings: { theme: 'dark', motion: 'full', pace: 1, ambient: false, quality },
      text: (m: Message) => formatter(m),
      act: async () => null,
      ask: (q: Question): Answer => spanishMain.ask(shownView, q),
      refused: null,
      inset: { right: kind.includes('panel') ? 404 : 0, top: 0, bottom: 0 },
      onReady,
    }),
    [shownView, fresh, kind, quality, onReady],
  );
  return (
    <PlanProvider {...props}>
      <Staged kind={kind} />
      <Scene {...props} />
    </PlanProvider>
  );
}

/** Puts the plan where a picture wants it. */
function Staged({ kind }: { kind: string }) {
  const plan = usePlanStore();
  useEffect(() => {
    window.galleryPlan = plan;
    const { layBar, aim, showGuns, showField, rule, place, comeAbout } = plan.getState();
    const has = (word: string) => kind.includes(word);
    if (has('plan')) layBar(shipId(0), 'L', degrees(38));
    if (has('about')) comeAbout(shipId(0), 200_000);
    if (has('shot')) aim(shipId(1), null, shipId(5));
    if (has('blocked')) aim(shipId(2), null, shipId(7));
    if (has('guns')) showGuns(true);
    if (has('field')) showField({ ship: shipId(1), gun: { kind: 'mast', mast: 1 } });
    if (has('ruler'))
      rule([
        [300, 300],
        [420, 360],
        [520, 300],
      ]);
    if (has('place')) place(null, poseInRules([150, 120], 90));
  }, [plan, kind]);
  return null;
}
