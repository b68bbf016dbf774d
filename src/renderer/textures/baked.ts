import * as THREE from 'three';
import bits from '../../../assets/textures/bits.webp';
import brass from '../../../assets/textures/brass.webp';
import cabin from '../../../assets/textures/cabin.webp';
import compass from '../../../assets/textures/compass.webp';
import glow from '../../../assets/textures/glow.webp';
import gold from '../../../assets/textures/gold.webp';
import hullShade from '../../../assets/textures/hull-shade.webp';
import pewter from '../../../assets/textures/pewter.webp';
import rack from '../../../assets/textures/rack.webp';
import ripples from '../../../assets/textures/ripples.webp';
import sea from '../../../assets/textures/sea.webp';
import ships from '../../../assets/textures/ships.webp';
import shipsGlow from '../../../assets/textures/ships-glow.webp';
import smoke from '../../../assets/textures/smoke.webp';
import wood from '../../../assets/textures/wood.webp';
import woodNormal from '../../../assets/textures/wood-normal.webp';

/** Pictures that `scripts/bake-textures.mjs` painted ahead: they load in parallel and are decoded off the main thread. */
const SOURCES = {
  bits: { url: bits },
  brass: { url: brass },
  cabin: { url: cabin },
  compass: { url: compass },
  glow: { url: glow },
  gold: { url: gold },
  hullShade: { url: hullShade },
  pewter: { url: pewter },
  rack: { url: rack, repeat: true },
  ripples: { url: ripples, repeat: true, data: true },
  sea: { url: sea },
  ships: { url: ships },
  shipsGlow: { url: shipsGlow },
  smoke: { url: smoke },
  wood: { url: wood, repeat: true },
  woodNormal: { url: woodNormal, repeat: true, data: true },
} as const satisfies Record<string, Source>;
type Source = { readonly url: string; readonly repeat?: true; readonly data?: true };
export type BakedName = keyof typeof SOURCES;
export type Baked = Readonly<Record<BakedName, THREE.Texture>>;

/** A texture of a bitmap that was flipped while decoding; three can't flip a bitmap at upload. */
export function bitmapTexture(
  bitmap: ImageBitmap,
  { repeat = false, data = false }: { repeat?: boolean; data?: boolean } = {},
): THREE.Texture {
  const t = new THREE.Texture(bitmap);
  t.flipY = false;
  t.colorSpace = data ? THREE.NoColorSpace : THREE.SRGBColorSpace;
  if (repeat) t.wrapS = t.wrapT = THREE.RepeatWrapping;
  t.needsUpdate = true;
  return t;
}

/** A texture of something painted on the main thread (card faces, labels). */
export function paintedTexture(canvas: OffscreenCanvas, anisotropy = 4): THREE.Texture {
  const t = new THREE.CanvasTexture(canvas);
  t.colorSpace = THREE.SRGBColorSpace;
  t.anisotropy = anisotropy;
  return t;
}

async function load(source: Source): Promise<THREE.Texture> {
  const answer = await fetch(source.url);
  if (!answer.ok) throw new Error(`the picture ${source.url} can't be read (${answer.status})`);
  const bitmap = await createImageBitmap(await answer.blob(), {
    imageOrientation: 'flipY',
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  return bitmapTexture(bitmap, source);
}

let loading: Promise<Baked> | null = null;

/** All baked pictures, loaded once for the life of the page. Call early: it only starts what must be fetched anyway. */
export function loadBaked(): Promise<Baked> {
  loading ??= (async () => {
    const names = Object.keys(SOURCES) as BakedName[];
    const textures = await Promise.all(names.map((name) => load(SOURCES[name])));
    return Object.fromEntries(names.map((name, i) => [name, textures[i]])) as Baked;
  })();
  return loading;
}

const pictures = new Map<string, Promise<THREE.Texture>>();

/** A baked picture that one game alone needs: loaded with that game's table, once. */
export function loadPicture(url: string): Promise<THREE.Texture> {
  const known = pictures.get(url);
  if (known) return known;
  const loading = load({ url });
  pictures.set(url, loading);
  return loading;
}
