import { expect, test } from 'vitest';
import { buildChild, killAndLook } from './crash';
import { inTemporary } from './testing';

test('killed at 6 moments while it saves, no confirmed command is missing', () =>
  inTemporary(async (folder) => {
    const script = await buildChild(folder);
    const kills: Awaited<ReturnType<typeof killAndLook>>[] = [];
    for (let i = 0; i < 6; i++) kills.push(await killAndLook(script, i, 1 + i * 15, i));
    expect(kills.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(kills.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(kills.length);
  }));
