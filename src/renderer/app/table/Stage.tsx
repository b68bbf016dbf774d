import { Component, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { GameScreen } from '../../games/contract';
import { t } from '../../ui/text';
import { asksForWords, hasWebGl } from './webgl';

export type StageProps = {
  readonly screen: GameScreen;
  /** A guided game's card covers the top. */
  readonly lesson?: boolean;
  /** The player wants the table in words. */
  readonly words: boolean;
  /** The scene could not be drawn. */
  readonly onFailed: () => void;
};

/** Width of the side panel with its edges, in pixels: what it covers of the canvas. */
const PANEL = 390 + 2 * 14;
/** The standings, and a lesson's card under them. */
const TOP = 70;
const LESSON_TOP = 258;
const NARROW = 1300;
const NARROW_PANEL = 362 + 2 * 14;

/** Either the 3D table or the same table in words. Without WebGL only the latter, and a sentence that says so. */
export function Stage({ screen, lesson = false, words, onFailed }: StageProps) {
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  const right = window.innerWidth <= NARROW ? NARROW_PANEL : PANEL;
  const top = lesson ? LESSON_TOP : TOP;
  const inset = useMemo(() => ({ right, top, bottom: 74 }), [right, top]);
  const drawn = hasWebGl();
  return (
    <>
      {drawn && !words && (
        <SceneGuard onFailed={onFailed}>
          <Suspense fallback={null}>
            <div className="scene" data-testid="scene" data-ready={ready}>
              <screen.Scene inset={inset} onReady={onReady} />
            </div>
          </Suspense>
          {!ready && <p className="loading">{t('app.table.loading')}</p>}
        </SceneGuard>
      )}
      {(!drawn || words) && (
        <section className="twin" aria-label={t('app.table.twin')} data-testid="twin">
          {!drawn && (
            <p className="twin-note" role="status">
              {t('app.table.no-picture', { asked: asksForWords() ? 'yes' : 'no' })}
            </p>
          )}
          <screen.Twin />
        </section>
      )}
    </>
  );
}

type GuardProps = { readonly children: ReactNode; readonly onFailed: () => void };

/** A scene that breaks (a lost driver, no memory) gives way to the table in words; the game goes on. */
class SceneGuard extends Component<GuardProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }
  override componentDidCatch(error: unknown): void {
    console.error('the scene broke', error);
    this.props.onFailed();
  }
  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
