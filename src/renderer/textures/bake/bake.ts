import '@fontsource/im-fell-double-pica/latin-400.css';
import '@fontsource/im-fell-dw-pica/latin-400.css';
import '@fontsource/im-fell-dw-pica/latin-400-italic.css';
import '@fontsource/im-fell-english-sc/latin-400.css';
import { PAINTERS } from './pictures';

declare global {
  interface Window {
    /** Called by scripts/bake-textures.mjs: the wanted pictures (all, where none is named) as WebP data URLs. */
    bakeTextures?: (wanted: readonly string[]) => Promise<Record<string, string>>;
  }
}

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** Normals keep their exact values better at full quality. */
const quality = (name: string): number => (/normal|ripples/.test(name) ? 0.98 : 0.9);

window.bakeTextures = async (wanted) => {
  await Promise.all(
    ['bold 40px "IM Fell Double Pica"', '40px "IM Fell DW Pica"', '40px "IM Fell English SC"'].map((f) =>
      document.fonts.load(f),
    ),
  );
  const out: Record<string, string> = {};
  for (const { names, paint } of PAINTERS) {
    if (wanted.length > 0 && !names.some((name) => wanted.includes(name))) continue;
    for (const [i, picture] of paint().entries()) {
      const name = names[i] ?? '';
      out[name] = await asDataUrl(
        await picture.convertToBlob({ type: 'image/webp', quality: quality(name) }),
      );
    }
  }
  return out;
};
