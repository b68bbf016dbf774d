import { useState } from 'react';
import { z } from 'zod';
import { type Fleet, fleetSchema } from '../../../../core/games/spanish-main/state';

const keptSchema = z.array(z.strictObject({ name: z.string().min(1).max(60), fleet: fleetSchema })).max(60);
export type KeptFleet = z.output<typeof keptSchema>[number];

const PLACE = 'spanish-main.fleets';

function read(): readonly KeptFleet[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(PLACE) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}

/** The player's own fleets, kept by this machine. Files are the way to another one. */
export function useKeptFleets(): {
  readonly fleets: readonly KeptFleet[];
  readonly keep: (name: string, fleet: Fleet) => void;
  readonly forget: (name: string) => void;
} {
  const [fleets, setFleets] = useState(read);
  const write = (next: readonly KeptFleet[]): void => {
    setFleets(next);
    try {
      localStorage.setItem(PLACE, JSON.stringify(next));
    } catch {
      // A full or forbidden store keeps them until the page closes.
    }
  };
  return {
    fleets,
    keep: (name, fleet) => write([{ name, fleet }, ...fleets.filter((one) => one.name !== name)]),
    forget: (name) => write(fleets.filter((one) => one.name !== name)),
  };
}
