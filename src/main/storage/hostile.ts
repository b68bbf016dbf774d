import type { z } from 'zod';
import { ok, type Result } from '../../core/engine';
import { fault, type StorageFault } from './faults';

/** What a file from outside may be at most. */
export type Caps = { readonly bytes: number; readonly depth: number };

export const CAPS: Caps = { bytes: 64 * 1024 * 1024, depth: 64 };

/** Keys that could reach a prototype when an object is copied key by key. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a parsed value isn't taken, or null: nested too deep, or with a key that no save has. */
export function hostileFault(value: unknown, depth: number = CAPS.depth): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth <= 0) return 'nested too deep';
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = hostileFault(item, depth - 1);
      if (found) return found;
    }
    return null;
  }
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) return `the key ${key}`;
    const found = hostileFault(item, depth - 1);
    if (found) return found;
  }
  return null;
}

/** JSON text from anywhere, made into a value that is safe to use, or the reason why not. Never throws. */
export function parseHostile<T>(
  text: string,
  schema: z.ZodType<T>,
  caps: Partial<Caps> = {},
): Result<T, StorageFault> {
  const { bytes, depth } = { ...CAPS, ...caps };
  if (text.length > bytes) return fault('too-big', { bytes: text.length });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fault('damaged', { problem: error instanceof Error ? error.message : String(error) });
  }
  const hostile = hostileFault(json, depth);
  if (hostile) return fault('damaged', { problem: hostile });
  const parsed = schema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return fault('damaged', { problem: `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}` });
}
