/**
 * How much a picture may cost. `lean` is for software rendering: no anisotropy, no multisampling, smaller shadows and sea.
 * Everything else is the same.
 */
export type Tier = {
  readonly name: 'lean' | 'full';
  readonly pixelRatio: number;
  readonly antialias: boolean;
  readonly anisotropy: number;
  readonly shadow: number;
  readonly sea: { readonly pixels: number; readonly cells: number };
  readonly chart: { readonly pixels: number; readonly cells: number };
};

const LEAN: Tier = {
  name: 'lean',
  pixelRatio: 0.8,
  antialias: false,
  anisotropy: 1,
  shadow: 1024,
  sea: { pixels: 1024, cells: 320 },
  chart: { pixels: 1536, cells: 384 },
};
const FULL: Tier = {
  name: 'full',
  pixelRatio: 1,
  antialias: true,
  anisotropy: 8,
  shadow: 2048,
  sea: { pixels: 1536, cells: 480 },
  chart: { pixels: 2048, cells: 512 },
};

/** The renderer's own name, so that a software one gets the lean tier. Asked once; the context goes back at once. */
function softwareRendered(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const name = gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name);
}

let found: boolean | null = null;

/** A page shown smaller than its layout, zoomed out say, needs no more pixels than its screen has. */
const lean = (): Tier => ({ ...LEAN, pixelRatio: LEAN.pixelRatio * Math.min(1, window.devicePixelRatio) });

/** @param quality what the player set; `high` is full on real hardware too, with the screen's own pixel ratio */
export function tierFor(quality: 'low' | 'medium' | 'high'): Tier {
  if (quality === 'low') return lean();
  if (quality === 'high') return { ...FULL, pixelRatio: Math.min(2, window.devicePixelRatio) };
  found ??= softwareRendered();
  return found ? lean() : { ...FULL, pixelRatio: Math.min(1.5, window.devicePixelRatio) };
}
