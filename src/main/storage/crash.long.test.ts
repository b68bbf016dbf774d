import { expect, test } from 'vitest';
import { Random } from '../../core/engine';
import { buildChild, killAndLook } from './crash';
import { inTemporary } from './testing';

test('killed at 300 random moments while it saves, no confirmed command is missing', () =>
  inTemporary(async (folder) => {
    const script = await buildChild(folder);
    const random = Random.fromSeed(2026);
    const kills: Awaited<ReturnType<typeof killAndLook>>[] = [];
    for (let i = 0; i < 300; i++)
      kills.push(await killAndLook(script, i, 1 + random.below(400), random.below(12)));
    expect(kills.flatMap(({ wrong }) => wrong)).toEqual([]);
    expect(kills.reduce((sum, { confirmed }) => sum + confirmed, 0)).toBeGreaterThan(kills.length);
  }));
