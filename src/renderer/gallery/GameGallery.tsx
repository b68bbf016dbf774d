import { useEffect, useMemo, useState } from 'react';
import { type Message, Random, seat } from '../../core/engine';
import { spanishMain } from '../../core/games/spanish-main';
import type { Event } from '../../core/games/spanish-main/events';
import type { Question } from '../../core/games/spanish-main/questions';
import type { State } from '../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../core/games/spanish-main/types';
import type { SceneProps } from '../games/contract';
import { PlanProvider } from '../games/spanish-main/PlanProvider';
import Scene from '../games/spanish-main/scene/Scene';
import type { GalleryProps } from './SeaGallery';
import { formatter } from './say';

declare global {
  interface Window {
    /** Plays one sampled command and shows its events. @returns the kinds of the events */
    galleryStep?: () => readonly string[];
  }
}

/** Plays sampled commands: a real game of nobody's, for looking at real views and real events. */
function play(state: State, random: Random, count: number): Event[] {
  let events: Event[] = [];
  for (let k = 0; k < count; k++) {
    const who = spanishMain.toAct(state)[0];
    if (who === undefined) return events;
    const command = spanishMain.sample(state, who, random);
    if (!spanishMain.check(state, who, command).ok) throw new Error(`sampled an illegal ${command.kind}`);
    events = spanishMain.play(state, who, command, random);
  }
  return events;
}

/** `view=<number of commands>`: the scene on a sampled game, which `galleryStep` takes on. */
export function GameGallery({ view: kind, quality, onReady }: GalleryProps) {
  const game = useMemo(() => {
    const random = Random.fromSeed(11);
    const state = spanishMain.setUp(spanishMain.options.defaults, 2, random);
    play(state, random, Number.parseInt(kind, 10) || 60);
    return { random, state };
  }, [kind]);
  const [shown, setShown] = useState(() => ({
    serial: 0,
    events: [] as readonly Event[],
    view: spanishMain.view(structuredClone(game.state), seat(0)),
  }));
  useEffect(() => {
    window.galleryStep = () => {
      const events = play(game.state, game.random, 1);
      const view = spanishMain.view(structuredClone(game.state), seat(0));
      setShown((s) => ({ serial: s.serial + 1, events, view }));
      return events.map((e) => e.kind);
    };
  }, [game]);
  const props = useMemo((): SceneProps<SpanishMainTypes> => {
    const { view, serial, events } = shown;
    return {
      matchId: 'gallery',
      view,
      viewer: seat(0),
      seats: [],
      toAct: spanishMain.toAct(game.state),
      legal: spanishMain.legal(game.state, seat(0)),
      fresh: { serial, events },
      readOnly: false,
      settings: { theme: 'dark', motion: 'full', pace: 1, ambient: false, quality },
      text: (m: Message) => formatter(m),
      act: async () => null,
      ask: (q: Question) => spanishMain.ask(view, q),
      refused: null,
      inset: { right: 0, top: 0, bottom: 0 },
      onReady,
    };
  }, [shown, game, quality, onReady]);
  return (
    <PlanProvider {...props}>
      <Scene {...props} />
    </PlanProvider>
  );
}
