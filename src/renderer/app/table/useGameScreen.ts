import { useEffect, useState } from 'react';
import type { GameScreen } from '../../games/contract';
import { genericScreen } from '../../games/generic';
import { loadGameScreen } from '../../games/registry';

/** The screen of a game, once it has been loaded; the generic one where a game has none of its own. */
export function useGameScreen(game: string | null): GameScreen | null {
  const [screen, setScreen] = useState<GameScreen | null>(null);
  useEffect(() => {
    if (game === null) return;
    let current = true;
    void loadGameScreen(game).then((loaded) => {
      if (current) setScreen(loaded ?? genericScreen(game));
    });
    return () => {
      current = false;
    };
  }, [game]);
  return screen;
}
