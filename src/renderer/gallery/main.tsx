import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/im-fell-double-pica/latin-400.css';
import '@fontsource/im-fell-dw-pica/latin-400.css';
import '@fontsource/im-fell-dw-pica/latin-400-italic.css';
import { createRoot } from 'react-dom/client';
import { CardGallery } from './CardGallery';
import { GameGallery } from './GameGallery';
import { MainGallery } from './MainGallery';
import { PieceGallery } from './PieceGallery';
import { SeaGallery } from './SeaGallery';

/**
 * A development page: every piece and the table's scenes with made-up data, for looking at and for screenshots.
 * `?scene=sea|pieces|cards|main&view=…&quality=low|high`
 */
const asked = new URLSearchParams(location.search);
const quality = asked.get('quality') === 'high' ? 'high' : 'low';
const view = asked.get('view') ?? 'main';
const scenes: Readonly<Record<string, typeof SeaGallery>> = {
  sea: SeaGallery,
  pieces: PieceGallery,
  cards: CardGallery,
  main: MainGallery,
  game: GameGallery,
};
const Scene = scenes[asked.get('scene') ?? 'sea'] ?? SeaGallery;

declare global {
  interface Window {
    /** For screenshots: when the picture is whole, milliseconds since navigation. */
    galleryReady?: number;
  }
}
const host = document.getElementById('gallery');
if (host)
  createRoot(host).render(
    <Scene
      view={view}
      quality={quality}
      onReady={() => {
        window.galleryReady ??= Math.round(performance.now());
      }}
    />,
  );
