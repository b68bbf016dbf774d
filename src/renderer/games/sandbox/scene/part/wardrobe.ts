import type { Colour } from '../../../../../core/games/sandbox/look';
import type { Materials } from '../../../../table/materials';
import type { Tier } from '../../../../table/tier';
import type { FaceBook } from '../face/book';

/** What a piece is dressed with. */
export type Wardrobe = {
  readonly book: FaceBook;
  readonly materials: Materials;
  readonly tier: Tier;
  /** The colour of a seat's flag, or of whatever belongs to nobody. */
  readonly flagOf: (owner: number | null) => string;
};

/** Paint on a piece, and the dye of the cloth where it is to be told from others. */
export const TINTS: Readonly<Record<Colour, string>> = {
  red: '#c2382c',
  orange: '#d9792b',
  yellow: '#e4c23f',
  green: '#4f9148',
  teal: '#2f8f8d',
  blue: '#3d73b8',
  violet: '#7d57a6',
  black: '#3a3538',
  grey: '#97918a',
  white: '#ffffff',
};
