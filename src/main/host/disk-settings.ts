import { join } from 'node:path';
import { z } from 'zod';
import { defaultSettings, settingsSchema } from '../../shared/settings';
import { readWhole, writeWhole } from '../storage';
import type { SettingsStore } from './ports';

/** Fields of a newer version are dropped, those that an older one didn't know have their default. */
const storedSchema = z.object(settingsSchema.shape).partial();

/** Above all that their schema lets pass, for what has been saved must be read again. */
const MOST_BYTES = 4_000_000;

/** The settings as a file in the save folder. What can't be read is as if it had never been set. */
export function diskSettings(folder: string): SettingsStore {
  const path = join(folder, 'settings.json');
  return {
    load: async () => {
      const read = await readWhole(path, storedSchema, { bytes: MOST_BYTES });
      return settingsSchema.parse({ ...defaultSettings, ...(read.ok && read.value.value) });
    },
    save: (settings) => writeWhole(path, JSON.stringify(settings)),
  };
}
