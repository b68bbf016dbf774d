import { z } from 'zod';

/** What `sim` prints about a row, as far as the page shows it. */
export const resultSchema = z.object({
  games: z.number(),
  wins: z.array(z.number()),
  draws: z.number(),
  unfinished: z.number(),
  meanTurns: z.number(),
  seconds: z.number(),
  failures: z.array(z.unknown()),
});
export type Result = z.output<typeof resultSchema>;
