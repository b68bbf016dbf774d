import * as THREE from 'three';
import type { Baked } from '../textures/baked';
import type { Tier } from './tier';

/**
 * A handful of programs dresses the whole app. Every distinct program costs 0.15–0.6 s of the first frame in a software
 * renderer, so materials differ in uniforms only: matte (Lambert), gloss (Phong), metal (matcap), ink and picture (Basic), ghost.
 * No PMREM, no Standard, no instancing variants.
 */
export type Materials = {
  /** Ships and streamers: the ships' atlas, glow map, alpha test. */
  readonly ship: THREE.Material;
  /** Vertex colours alone: islands, props, chests, racks without grain. */
  readonly matte: THREE.Material;
  readonly rack: THREE.Material;
  /** Bars, dice, tokens: the bits atlas under lacquer. */
  readonly bits: THREE.Material;
  /** The same sheet under matte paint, for tinted tokens. */
  readonly token: THREE.Material;
  readonly coin: THREE.Material;
  readonly brass: THREE.Material;
  readonly pewter: THREE.Material;
  readonly hullShade: THREE.Material;
  readonly ghost: THREE.ShaderMaterial;
  /** Drawn before the ghost with the same mesh, so that she hides her own far side. */
  readonly ghostDepth: THREE.Material;
  readonly white: THREE.Texture;
  readonly flatNormal: THREE.Texture;
  readonly black: THREE.Texture;
};

const pixel = (r: number, g: number, b: number, srgb: boolean): THREE.Texture => {
  const t = new THREE.DataTexture(new Uint8Array([r, g, b, 255]), 1, 1);
  t.colorSpace = srgb ? THREE.SRGBColorSpace : THREE.NoColorSpace;
  t.needsUpdate = true;
  return t;
};
const WHITE = pixel(255, 255, 255, true);
const BLACK = pixel(0, 0, 0, true);
const FLAT_NORMAL = pixel(128, 128, 255, false);

type MatteOptions = { map?: THREE.Texture; glow?: THREE.Texture; emissive?: number };
/** Paper, cloth, ground, hulls: one program, double sided, alpha tested, with a glow map. */
export function matte(o: MatteOptions = {}): THREE.MeshLambertMaterial {
  return new THREE.MeshLambertMaterial({
    map: o.map ?? WHITE,
    emissiveMap: o.glow ?? BLACK,
    emissive: '#ffffff',
    emissiveIntensity: o.emissive ?? 1,
    vertexColors: true,
    side: THREE.DoubleSide,
    alphaTest: 0.42,
  });
}

type GlossOptions = {
  map: THREE.Texture;
  normal?: THREE.Texture;
  bump?: number;
  shine?: number;
  specular?: string;
  color?: string;
  transparent?: boolean;
};
/** Varnish, water, lacquer, bone. */
export function gloss(o: GlossOptions): THREE.MeshPhongMaterial {
  const bump = o.bump ?? 1;
  return new THREE.MeshPhongMaterial({
    map: o.map,
    normalMap: o.normal ?? FLAT_NORMAL,
    normalScale: new THREE.Vector2(bump, bump),
    shininess: o.shine ?? 40,
    specular: new THREE.Color(o.specular ?? '#3a3026'),
    color: o.color ?? '#ffffff',
    transparent: o.transparent ?? false,
  });
}

const metal = (matcap: THREE.Texture, map: THREE.Texture, color: string): THREE.MeshMatcapMaterial =>
  new THREE.MeshMatcapMaterial({ matcap, map, color });

const inks = new Map<string, THREE.MeshBasicMaterial>();
/** Flat chart ink. @param through also where a piece stands in front of it */
export function ink(hex: string, opacity: number, through = false): THREE.MeshBasicMaterial {
  const key = `${hex}|${opacity}|${through}`;
  let m = inks.get(key);
  if (!m) {
    m = new THREE.MeshBasicMaterial({
      color: hex,
      transparent: true,
      opacity,
      depthWrite: false,
      depthTest: !through,
      side: THREE.DoubleSide,
      toneMapped: false,
      fog: false,
    });
    inks.set(key, m);
  }
  return m;
}

/** A picture with alpha, unlit. */
export function picture(
  map: THREE.Texture,
  o: { color?: string; opacity?: number; add?: boolean } = {},
): THREE.MeshBasicMaterial {
  return new THREE.MeshBasicMaterial({
    map,
    color: o.color ?? '#ffffff',
    opacity: o.opacity ?? 1,
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    blending: o.add ? THREE.AdditiveBlending : THREE.NormalBlending,
    fog: false,
  });
}

const ghostShader = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    transparent: true,
    depthWrite: false,
    side: THREE.DoubleSide,
    uniforms: { tint: { value: new THREE.Color('#6dffab') }, strength: { value: 1 } },
    vertexShader: `varying vec3 vN; varying vec3 vV; varying float vY;
      void main() {
        vec4 p = modelViewMatrix * vec4(position, 1.0);
        vN = normalize(normalMatrix * normal); vV = normalize(-p.xyz); vY = position.y;
        gl_Position = projectionMatrix * p;
      }`,
    fragmentShader: `uniform vec3 tint; uniform float strength; varying vec3 vN; varying vec3 vV; varying float vY;
      void main() {
        float f = pow(1.0 - abs(dot(normalize(vN), normalize(vV))), 1.5);
        float line = 0.5 + 0.5 * sin(vY * 3.2);
        gl_FragColor = vec4(tint * (0.36 + 0.8 * f), (0.34 + 0.5 * f + 0.05 * line) * strength);
        #include <colorspace_fragment>
      }`,
  });

const made = new WeakMap<Baked, Materials>();

/** The app's materials, made once. */
export function materialsOf(baked: Baked, tier: Tier): Materials {
  let m = made.get(baked);
  if (!m) {
    for (const name of ['wood', 'ships', 'bits'] as const) baked[name].anisotropy = tier.anisotropy;
    m = {
      ship: matte({ map: baked.ships, glow: baked.shipsGlow, emissive: 0.9 }),
      matte: matte(),
      rack: matte({ map: baked.rack }),
      bits: gloss({ map: baked.bits, shine: 60, specular: '#4a4236' }),
      token: matte({ map: baked.bits }),
      coin: metal(baked.gold, baked.bits, '#fff6e2'),
      brass: metal(baked.brass, WHITE, '#ffffff'),
      pewter: metal(baked.pewter, WHITE, '#ffffff'),
      hullShade: picture(baked.hullShade, { color: '#b9c9c2' }),
      ghost: ghostShader(),
      ghostDepth: new THREE.MeshBasicMaterial({
        colorWrite: false,
        side: THREE.DoubleSide,
        toneMapped: false,
        fog: false,
      }),
      white: WHITE,
      black: BLACK,
      flatNormal: FLAT_NORMAL,
    };
    made.set(baked, m);
  }
  return m;
}
