import { useEffect, useSyncExternalStore } from 'react';
import type { Settings } from '../../shared/settings';
import { useSettings } from '../client/session';
import type { TableSettings } from '../games/contract';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}

/** The settings with "as the system" answered. */
export function useAppearance(): TableSettings & { readonly contrast: 'normal' | 'high' } {
  const settings = useSettings();
  const light = useMedia('(prefers-color-scheme: light)');
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const strong = useMedia('(prefers-contrast: more)');
  const motion = settings.motion === 'system' ? (still ? 'reduced' : 'full') : settings.motion;
  return {
    // The cabin is dark by nature; only a system that asks for light gets paper.
    theme: settings.theme === 'system' ? (light ? 'light' : 'dark') : settings.theme,
    contrast: settings.contrast === 'system' ? (strong ? 'high' : 'normal') : settings.contrast,
    motion,
    pace: paceOf(settings),
    ambient: settings.ambientMotion && motion === 'full',
    quality: settings.quality,
  };
}

/** Factor on the length of animations; a speed of 0 skips them. */
const paceOf = (settings: Settings): number =>
  settings.animationSpeed === 0 ? 0 : 1 / settings.animationSpeed;

/** Puts theme, contrast, size and motion on the page. */
export function useAppearanceOnPage(): void {
  const { theme, contrast, motion } = useAppearance();
  const { textScale, language } = useSettings();
  useEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme;
    page.dataset.contrast = contrast;
    page.dataset.motion = motion;
    page.lang = language;
    page.style.setProperty('--text-scale', String(textScale));
  }, [theme, contrast, motion, textScale, language]);
}
