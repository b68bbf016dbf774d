import { describe, expect, test } from 'vitest';
import { sandboxText } from '../../../shared/text/en/sandbox';
import { textFaults } from '../../../shared/text/testing';
import { ASSET_CAPS, readAsset } from './asset';

const bytesOf = (
  size: number,
  parts: readonly (readonly [at: number, bytes: readonly number[] | string])[],
): Uint8Array => {
  const out = new Uint8Array(size);
  for (const [at, bytes] of parts)
    out.set(typeof bytes === 'string' ? [...bytes].map((c) => c.charCodeAt(0)) : [...bytes], at);
  return out;
};
const u32 = (n: number): number[] => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];
const u32le = (n: number): number[] => u32(n).reverse();

const png = (width: number, height: number) =>
  bytesOf(64, [
    [0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    [12, 'IHDR'],
    [16, u32(width)],
    [20, u32(height)],
  ]);

function glb(json: object): Uint8Array {
  const text = JSON.stringify(json);
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4);
  const size = Math.max(32, 20 + padded.length);
  return bytesOf(size, [
    [0, 'glTF'],
    [4, u32le(2)],
    [8, u32le(size)],
    [12, u32le(padded.length)],
    [16, 'JSON'],
    [20, padded],
  ]);
}
const asset = { version: '2.0' };
const chain = (length: number) =>
  Array.from({ length }, (_, i) => ({ children: i + 1 < length ? [i + 1] : [] }));

const codeOf = (bytes: Uint8Array): string => {
  const read = readAsset(bytes);
  if (read.ok) return 'ok';
  expect(textFaults([read.error], sandboxText)).toEqual([]);
  return read.error.id.slice('sandbox.asset.'.length);
};

describe('an imported file', () => {
  test.each([
    ['PNG', png(640, 480), 'image/png'],
    [
      'JPEG',
      bytesOf(64, [
        [0, [0xff, 0xd8, 0xff, 0xe0, 0, 16]],
        [20, [0xff, 0xc0, 0, 17, 8, 1, 0xe0, 2, 0x80]],
      ]),
      'image/jpeg',
    ],
    [
      'WebP with more to it',
      bytesOf(64, [
        [0, 'RIFF'],
        [8, 'WEBPVP8X'],
        [24, [0x7f, 2, 0]],
        [27, [0xdf, 1, 0]],
      ]),
      'image/webp',
    ],
    [
      'lossless WebP',
      bytesOf(64, [
        [0, 'RIFF'],
        [8, 'WEBPVP8L'],
        [21, u32le(639 | (479 << 14))],
      ]),
      'image/webp',
    ],
    [
      'WebP',
      bytesOf(64, [
        [0, 'RIFF'],
        [8, 'WEBPVP8 '],
        [26, [0x80, 2]],
        [28, [0xe0, 1]],
      ]),
      'image/webp',
    ],
  ])('is read as %s of its own size', (_, bytes, mime) => {
    expect(readAsset(bytes)).toEqual({ ok: true, value: { kind: 'image', mime, width: 640, height: 480 } });
  });

  test.each([
    ['is no picture at all', bytesOf(64, [[0, 'hello']]), 'unknown'],
    ['is too short', bytesOf(8, []), 'unknown'],
    ['has too many bytes', new Uint8Array(ASSET_CAPS.bytes + 1), 'too-big'],
    ['has too many pixels', png(5000, 10), 'too-large'],
    ['has none', png(0, 10), 'damaged'],
    [
      'says it is longer than it is',
      bytesOf(64, [
        [0, 'glTF'],
        [4, u32le(2)],
        [8, u32le(999)],
      ]),
      'damaged',
    ],
    ['looks for bytes elsewhere', glb({ asset, buffers: [{ uri: 'https://example.org/a.bin' }] }), 'outside'],
    ['needs an extension', glb({ asset, extensionsRequired: ['KHR_draco_mesh_compression'] }), 'extension'],
    ['has too many corners', glb({ asset, accessors: [{ count: 900_000 }] }), 'too-detailed'],
    ['nests too deep', glb({ asset, nodes: chain(40) }), 'too-deep'],
    ['goes round in circles', glb({ asset, nodes: [{ children: [1] }, { children: [0] }] }), 'too-deep'],
  ])('is refused with a reason when it %s', (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  test('is read as a model when its nodes and corners are few enough', () => {
    expect(readAsset(glb({ asset, nodes: chain(4), accessors: [{ count: 24 }, { count: 36 }] }))).toEqual({
      ok: true,
      value: { kind: 'model', mime: 'model/gltf-binary', corners: 60 },
    });
  });
});
