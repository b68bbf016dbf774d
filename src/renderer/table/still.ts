import * as THREE from 'three';

/** The layer of what the rules draw: bars, ghosts, ink. All else is on layer 0; the eye sees both. */
export const MARKS = 1;

/** Puts everything in a group on the marks' layer. Layers are not inherited. */
export function asMarks<T extends THREE.Object3D>(root: T): T {
  root.traverse((object) => object.layers.set(MARKS));
  return root;
}

/** Lays the kept picture down whole, depth and all, so that marks drawn after it are hidden by what stands before them. */
const sheetMaterial = () =>
  new THREE.RawShaderMaterial({
    glslVersion: THREE.GLSL3,
    uniforms: { picture: { value: null }, depth: { value: null } },
    depthFunc: THREE.AlwaysDepth,
    toneMapped: false,
    vertexShader: `in vec3 position;
      void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`,
    fragmentShader: `precision highp float;
      uniform highp sampler2D picture; uniform highp sampler2D depth; out vec4 colour;
      void main() {
        ivec2 at = ivec2(gl_FragCoord.xy);
        colour = texelFetch(picture, at, 0);
        gl_FragDepth = texelFetch(depth, at, 0).r;
      }`,
  });

/**
 * A picture of all that stands, with its depth. While only marks change (a ghost is dragged, a ruler laid) the table
 * is not drawn anew: the picture is, in one call, and the marks over it. What a frame costs then follows from the marks alone,
 * however many ships there are.
 */
export class StillPicture {
  private target: THREE.WebGLRenderTarget | null = null;
  private fresh = false;
  private readonly material = sheetMaterial();
  private readonly sheet = new THREE.Mesh(new THREE.PlaneGeometry(2, 2), this.material);
  private readonly size = new THREE.Vector2();

  /** @param samples as many as the canvas has, so that the two pictures have the same edges */
  constructor(private readonly samples: number) {
    this.sheet.frustumCulled = false;
  }

  /** Something that stands has changed, or the eye has moved: the next frame of marks takes a new picture. */
  stale(): void {
    this.fresh = false;
  }

  /** Draws one frame on the canvas. Marks must have their world matrices; nothing else is looked at unless it is stale. */
  draw(gl: THREE.WebGLRenderer, scene: THREE.Scene, camera: THREE.Camera): void {
    const { autoClear } = gl;
    const { mask } = camera.layers;
    const followsMatrices = scene.matrixWorldAutoUpdate;
    const target = this.sized(gl);
    if (!this.fresh) {
      camera.layers.set(0);
      gl.setRenderTarget(target);
      gl.render(scene, camera);
      gl.setRenderTarget(null);
      this.fresh = true;
    }
    gl.autoClear = false;
    scene.matrixWorldAutoUpdate = false;
    gl.render(this.sheet, camera);
    camera.layers.set(MARKS);
    gl.render(scene, camera);
    camera.layers.mask = mask;
    scene.matrixWorldAutoUpdate = followsMatrices;
    gl.autoClear = autoClear;
  }

  dispose(): void {
    this.target?.dispose();
    this.target = null;
    this.material.dispose();
    this.sheet.geometry.dispose();
  }

  private sized(gl: THREE.WebGLRenderer): THREE.WebGLRenderTarget {
    const { width, height } = gl.getDrawingBufferSize(this.size);
    if (this.target?.width === width && this.target.height === height) return this.target;
    this.target?.dispose();
    this.fresh = false;
    const target = new THREE.WebGLRenderTarget(width, height, {
      samples: this.samples,
      depthTexture: new THREE.DepthTexture(width, height),
      minFilter: THREE.NearestFilter,
      magFilter: THREE.NearestFilter,
    });
    // What is drawn for a canvas is toned and encoded in the materials' own programs, and three does that for a target only if it
    // belongs to a headset. Otherwise every program would be compiled a second time, which costs seconds without a GPU.
    Object.assign(target, { isXRRenderTarget: true });
    target.texture.colorSpace = THREE.SRGBColorSpace;
    target.texture.internalFormat = 'RGBA8';
    this.material.uniforms.picture = { value: target.texture };
    this.material.uniforms.depth = { value: target.depthTexture };
    this.target = target;
    return target;
  }
}
