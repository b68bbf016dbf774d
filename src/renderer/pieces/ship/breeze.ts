import type * as THREE from 'three';

const breathing = new WeakMap<THREE.Material, { value: number }>();

/**
 * Lets the sails of the ships' atlas breathe: their cells lie in its upper right quarter, an eighth wide and a quarter high,
 * and each bellies out along its normal between its fixed edges. A program of its own, so it is only made when first asked for.
 * @returns how far they are filled, mm; 0 is as they are built
 */
export function breeze(material: THREE.Material): { value: number } {
  const known = breathing.get(material);
  if (known) return known;
  const fill = { value: 0 };
  breathing.set(material, fill);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.fill = fill;
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nuniform float fill;')
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>
        vec2 cell = fract(uv * vec2(8.0, 4.0));
        float cloth = step(0.5, uv.x) * step(0.5, uv.y) * sin(cell.x * PI) * sin(cell.y * PI);
        transformed += normal * cloth * fill;`,
      );
  };
  material.needsUpdate = true;
  return fill;
}
