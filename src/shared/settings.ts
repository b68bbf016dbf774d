import { z } from 'zod';
import type { ReadOnly } from './read-only';

/** Characters of JSON: the settings are one file, written whole each time and read back with a limit. */
const MOST_KEPT = 1_000_000;

/** What a person sets once for all tables. Kept by the host as one file. */
const fields = {
  /** Milliseconds that an opponent's command stays on the table before the next one. */
  pace: z.number().int().min(0).max(10_000),
  /** 0 skips every animation, 1 is as made, 2 twice as fast. */
  animationSpeed: z.number().min(0).max(8),
  motion: z.enum(['system', 'full', 'reduced']),
  /** Swell and filling sails; off by default, so that nothing is drawn while nothing moves. */
  ambientMotion: z.boolean(),
  /** Show why an opponent did what it did. */
  showReasons: z.boolean(),
  theme: z.enum(['system', 'light', 'dark']),
  contrast: z.enum(['system', 'normal', 'high']),
  /** Part of the normal size of letters. */
  textScale: z.number().min(0.75).max(2),
  volume: z.number().min(0).max(1),
  quality: z.enum(['low', 'medium', 'high']),
  language: z.string().min(2).max(20),
  /** Ask before a command that can't be undone. */
  confirmFinal: z.boolean(),
  /** Names offered for new seats, the last used first. */
  names: z.array(z.string().min(1).max(40)).max(12),
  /** Options of a game, kept under a name: presets of one's own. */
  presets: z
    .array(
      z.strictObject({
        game: z.string().max(60),
        name: z.string().trim().min(1).max(40),
        options: z.record(z.string().max(60), z.unknown()),
      }),
    )
    .max(40)
    .refine(
      (presets) => JSON.stringify(presets).length <= MOST_KEPT,
      'all presets together are too long to be kept',
    ),
  /** Own keys: action id → key as in KeyboardEvent.key, with modifiers before it (`Ctrl+Z`). */
  keys: z
    .record(z.string().max(60), z.string().max(40))
    .refine((keys) => Object.keys(keys).length <= 400, 'there are not so many actions'),
};

export const settingsSchema = z.strictObject(fields);
export type Settings = ReadOnly<z.output<typeof settingsSchema>>;

/** Some of the fields, the others stay as they are. */
export const settingsPatchSchema = settingsSchema.partial();
export type SettingsPatch = z.output<typeof settingsPatchSchema>;

export const defaultSettings: Settings = {
  pace: 700,
  animationSpeed: 1,
  motion: 'system',
  ambientMotion: false,
  showReasons: true,
  // The table is lit by a lamp; paper is for those who ask for it.
  theme: 'dark',
  contrast: 'system',
  textScale: 1,
  volume: 0.6,
  quality: 'medium',
  language: 'en',
  confirmFinal: false,
  names: [],
  presets: [],
  keys: {},
};
