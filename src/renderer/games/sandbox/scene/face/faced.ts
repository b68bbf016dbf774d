import * as THREE from 'three';
import { MeshBuilder, type Rect, type V3, WHOLE } from '../../../../pieces/mesh/builder';
import { matte } from '../../../../table/materials';

/** One texture with many faces on it. All pieces that show one of them are drawn together. */
export type FaceSheet = { readonly key: string; readonly material: THREE.Material };
/** What the upper side of a flat piece shows. */
export type Face = { readonly sheet: FaceSheet; readonly rect: Rect };

/** The name of the instanced attribute that says which part of the sheet a copy shows. */
export const FACE_RECT = 'faceRect';
const PRINTED = 'printed';

/**
 * Paper that shows a part of its sheet: each copy its own. One program for all sheets. What isn't printed on (the rim) takes
 * its vertex colour alone.
 */
export function facedMaterial(map: THREE.Texture): THREE.Material {
  const material = matte({ map });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>
        attribute vec4 ${FACE_RECT}; attribute float ${PRINTED}; varying float vPrinted;`,
      )
      .replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>
        vMapUv = mix(${FACE_RECT}.xy, ${FACE_RECT}.zw, uv); vPrinted = ${PRINTED};`,
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\n varying float vPrinted;')
      .replace(
        '#include <map_fragment>',
        'diffuseColor *= mix(vec4(1.0), texture2D(map, vMapUv), vPrinted);',
      );
  };
  material.customProgramCacheKey = () => 'sandbox-faced';
  return material;
}

export function faceSheet(name: string, map: THREE.Texture): FaceSheet {
  const material = facedMaterial(map);
  return { key: `${name} ${material.uuid}`, material };
}

/** A rounded rectangle about the origin, counter-clockwise, its corners in `steps` pieces. */
function roundedBox(wide: number, deep: number, radius: number, steps: number): [number, number][] {
  const middles = [
    [wide / 2 - radius, deep / 2 - radius],
    [-wide / 2 + radius, deep / 2 - radius],
    [-wide / 2 + radius, -deep / 2 + radius],
    [wide / 2 - radius, -deep / 2 + radius],
  ] as const;
  return middles.flatMap(([x, y], quarter) =>
    Array.from({ length: steps + 1 }, (_, k): [number, number] => {
      const turn = ((quarter + k / steps) * Math.PI) / 2;
      return [x + Math.cos(turn) * radius, y + Math.sin(turn) * radius];
    }),
  );
}

const slabs = new Map<string, THREE.BufferGeometry>();

/**
 * A flat piece about the origin, wide along x, deep along y of the table, and one millimetre thick: scale it by what it is.
 * Its upper side is printed, its underside is never seen.
 */
export function slab(wide: number, deep: number, round: boolean): THREE.BufferGeometry {
  const key = `${wide} ${deep} ${round}`;
  const known = slabs.get(key);
  if (known) return known;
  const radius = round ? Math.min(wide, deep) / 2 : Math.min(3.5, wide / 12, deep / 12);
  const outline = roundedBox(wide, deep, radius, round ? 9 : 4);
  const ring = [...outline, ...outline.slice(0, 1)];
  const lifted = (y: number): V3[] => ring.map(([x, z]) => [x, y, -z]);
  const b = new MeshBuilder();
  const top: V3[] = [[0, 1, 0], ...lifted(1)];
  b.fan(top, ([x, , z]) => [x / wide + 0.5, 0.5 - z / deep]);
  b.tint('#c3ad82').grid([lifted(0), lifted(1)], WHOLE);
  const geometry = b.done();
  const printed = new Float32Array(geometry.getAttribute('position').count);
  printed.fill(1, 0, top.length);
  geometry.setAttribute(PRINTED, new THREE.BufferAttribute(printed, 1));
  slabs.set(key, geometry);
  return geometry;
}
