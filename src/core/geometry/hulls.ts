import { z } from 'zod';
import data from './data/hulls.json';
import type { Hull, MastStation } from './types';
import { type GridPoint, toGrid } from './units';

const pair = z.tuple([z.number(), z.number()]);
const mast = z.strictObject({ at: z.number().min(0).max(1), sail: z.enum(['square', 'jib', 'spanker']) });
const sail = z.strictObject({
  width: z.number().positive(),
  thickness: z.number().positive(),
  lies: z.string(),
});
const hullSchema = z.strictObject({
  length: z.number().positive(),
  beam: z.number().positive(),
  masts: z.array(mast).min(1),
});
const fileSchema = z.strictObject({
  unit: z.string(),
  profile: z.array(pair).min(3),
  sail: z.strictObject({ square: sail, jib: sail, spanker: sail }),
  hulls: z.strictObject({
    '1': hullSchema,
    '2': hullSchema,
    '3A': hullSchema,
    '3B': hullSchema,
    '4': hullSchema,
    '5': hullSchema,
  }),
});

const file = fileSchema.parse(data);

export type HullType = keyof typeof file.hulls;
export type HullSpec = z.infer<typeof hullSchema>;

const at = (x: number, y: number): GridPoint => ({ x: toGrid(x), y: toGrid(y) });

function station(length: number, m: HullSpec['masts'][number]): MastStation {
  const x = -length * m.at;
  const plate = file.sail[m.sail];
  const across = m.sail === 'square';
  const halfX = (across ? plate.thickness : plate.width) / 2;
  const halfY = (across ? plate.width : plate.thickness) / 2;
  return {
    at: at(x, 0),
    sail: [at(x - halfX, -halfY), at(x + halfX, -halfY), at(x + halfX, halfY), at(x - halfX, halfY)],
  };
}

/**
 * A hull from its measures: the deck's profile stretched to length and beam, mirrored about the keel.
 * @param spec millimetres; masts as fractions of the length from the bow tip, front to back
 */
export function hullOf(spec: HullSpec): Hull {
  const { length, beam } = spec;
  const side = (sign: 1 | -1): GridPoint[] =>
    file.profile.map(([x, y]) => at(-x * length, (sign * y * beam) / 2));
  const starboard = side(-1).slice(1).reverse();
  const first = spec.masts[0];
  if (first === undefined) throw new RangeError('a hull needs a mast');
  return {
    outline: [...side(1), ...starboard],
    length: toGrid(length),
    beam: toGrid(beam),
    bowStation: toGrid(first.at * length),
    masts: spec.masts.map((m) => station(length, m)),
  };
}

/** The six kinds of hull of the game, from `data/hulls.json`. */
export const hulls: Readonly<Record<HullType, Hull>> = {
  '1': hullOf(file.hulls['1']),
  '2': hullOf(file.hulls['2']),
  '3A': hullOf(file.hulls['3A']),
  '3B': hullOf(file.hulls['3B']),
  '4': hullOf(file.hulls['4']),
  '5': hullOf(file.hulls['5']),
};
