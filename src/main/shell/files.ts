import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.glb': 'model/gltf-binary',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

export type Served = {
  readonly body: Buffer<ArrayBuffer>;
  readonly type: string;
  /** Its name holds a hash, so it may be kept for ever. */
  readonly immutable: boolean;
};

/**
 * A file of the built page, or null: there is none, its kind isn't served, or the path leads out of the folder.
 * @param path as in an address, percent-encoded, with or without a leading slash; empty means the page itself
 */
export async function servedFile(root: string, path: string): Promise<Served | null> {
  let plain: string;
  try {
    plain = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (plain.includes('\0') || plain.includes('\\')) return null;
  const file = normalize(join(root, plain === '' || plain === '/' ? 'index.html' : plain));
  if (!file.startsWith(normalize(root + sep))) return null;
  const type = TYPES[extname(file).toLowerCase()];
  if (!type) return null;
  try {
    const body = await readFile(file);
    return { body, type, immutable: /[\\/]assets[\\/].*-[\w-]{8,}\.\w+$/.test(file) };
  } catch {
    return null;
  }
}
