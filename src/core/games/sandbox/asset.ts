import { z } from 'zod';
import { err, type Message, message, ok, type Result } from '../../engine';

/** What a file from outside may be at most: bytes, pixels a side, corners of all meshes, nodes and how deep they nest. */
export const ASSET_CAPS = {
  bytes: 4 * 1024 * 1024,
  side: 4096,
  corners: 200_000,
  nodes: 2000,
  depth: 32,
} as const;

export type AssetInfo =
  | {
      readonly kind: 'image';
      readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'model'; readonly mime: 'model/gltf-binary'; readonly corners: number };

const fault = (id: string, params?: Message['params']) => err(message(`sandbox.asset.${id}`, params));

const text = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/**
 * Looks at a file before anybody decodes it: what it is by its own first bytes, and whether it is small enough. Never throws.
 * @returns what it is, or a sentence that says what is wrong with it
 */
export function readAsset(bytes: Uint8Array): Result<AssetInfo, Message> {
  if (bytes.length > ASSET_CAPS.bytes)
    return fault('too-big', { bytes: bytes.length, most: ASSET_CAPS.bytes });
  if (bytes.length < 32) return fault('unknown');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (text(bytes, 0, 4) === 'glTF') return readModel(bytes, view);
  const size = pngSize(bytes, view) ?? jpegSize(bytes, view) ?? webpSize(bytes, view);
  if (!size) return fault('unknown');
  const { width, height } = size;
  if (width < 1 || height < 1) return fault('damaged');
  if (width > ASSET_CAPS.side || height > ASSET_CAPS.side)
    return fault('too-large', { width, height, most: ASSET_CAPS.side });
  return ok({ kind: 'image', ...size });
}

type Size = Pick<Extract<AssetInfo, { kind: 'image' }>, 'mime' | 'width' | 'height'>;

/** PNG: the signature, then IHDR with width and height. */
function pngSize(bytes: Uint8Array, view: DataView): Size | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || text(bytes, 12, 4) !== 'IHDR')
    return null;
  return { mime: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** JPEG: segments, each with its length, until the frame header. */
function jpegSize(bytes: Uint8Array, view: DataView): Size | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { mime: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** WebP: RIFF with one of three kinds of first chunk. */
function webpSize(bytes: Uint8Array, view: DataView): Size | null {
  if (text(bytes, 0, 4) !== 'RIFF' || text(bytes, 8, 4) !== 'WEBP') return null;
  const mime = 'image/webp';
  const u24 = (at: number): number => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return { mime, width: u24(24) + 1, height: u24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { mime, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { mime, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return null;
  }
}

const list = <T>(item: z.ZodType<T>) => z.array(item).default([]);
const index = z.number().int().min(0);
/** The part of glTF's JSON that says how much there is to draw, and whether anything lies outside the file. */
const gltfSchema = z.object({
  asset: z.object({ version: z.string() }),
  extensionsRequired: list(z.string()),
  nodes: list(z.object({ children: list(index) })),
  accessors: list(z.object({ count: z.number().int().min(0) })),
  buffers: list(z.object({ uri: z.string().optional() })),
  images: list(z.object({ uri: z.string().optional() })),
});

/** GLB: header, then a chunk of JSON, then at most one of bytes. */
function readModel(bytes: Uint8Array, view: DataView): Result<AssetInfo, Message> {
  const length = view.getUint32(12, true);
  const whole = view.getUint32(4, true) === 2 && view.getUint32(8, true) === bytes.length;
  if (!whole || text(bytes, 16, 4) !== 'JSON' || 20 + length > bytes.length) return fault('damaged');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  } catch {
    return fault('damaged');
  }
  const gltf = gltfSchema.safeParse(json);
  if (!gltf.success) return fault('damaged');
  const { nodes, accessors, buffers, images, extensionsRequired } = gltf.data;
  if ([...buffers, ...images].some(({ uri }) => uri !== undefined)) return fault('outside');
  if (extensionsRequired.length > 0) return fault('extension', { name: extensionsRequired[0] ?? '' });
  const corners = accessors.reduce((sum, { count }) => sum + count, 0);
  if (corners > ASSET_CAPS.corners * 4 || nodes.length > ASSET_CAPS.nodes)
    return fault('too-detailed', { corners, most: ASSET_CAPS.corners * 4 });
  if (depthOf(nodes) > ASSET_CAPS.depth) return fault('too-deep', { most: ASSET_CAPS.depth });
  return ok({ kind: 'model', mime: 'model/gltf-binary', corners });
}

/** How deep the nodes nest; a circle is deeper than anything. */
function depthOf(nodes: readonly { readonly children: readonly number[] }[]): number {
  let level = new Set(nodes.map((_, i) => i));
  for (let depth = 0; depth <= ASSET_CAPS.depth; depth++) {
    if (level.size === 0) return depth;
    level = new Set([...level].flatMap((i) => nodes[i]?.children ?? []));
  }
  return ASSET_CAPS.depth + 1;
}
