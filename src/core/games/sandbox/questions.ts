import { z } from 'zod';
import type { At, Contact, FieldOfFire, Fire, Pose } from '../../geometry';
import { poseSchema } from '../../geometry';
import { pieceIdSchema } from './ids';

const at = z.tuple([z.number().min(-5000).max(5000), z.number().min(-5000).max(5000)]).readonly();
const bar = z.enum(['S', 'L']);

export const questionSchema = z.discriminatedUnion('kind', [
  /** Millimetres; several legs with their running total. */
  z.strictObject({ kind: z.literal('ruler'), points: z.array(at).min(2).max(40) }),
  z.strictObject({ kind: z.literal('gap'), a: pieceIdSchema, b: pieceIdSchema }),
  /** May the gun at that mast hit the target? Everything on the table that is a ship or an island stands in the way. */
  z.strictObject({
    kind: z.literal('fire'),
    ship: pieceIdSchema,
    mast: z.number().int().min(0).max(9),
    range: bar,
    target: pieceIdSchema,
  }),
  z.strictObject({
    kind: z.literal('field-of-fire'),
    ship: pieceIdSchema,
    mast: z.number().int().min(0).max(9),
    range: bar,
  }),
  /** Everything that a piece touches. */
  z.strictObject({ kind: z.literal('contacts'), id: pieceIdSchema }),
  /** Where a piece dropped there comes to lie: at a snap point, else there. */
  z.strictObject({ kind: z.literal('snap'), pose: poseSchema }),
]);
export type Question = z.output<typeof questionSchema>;

export type Leg = { readonly length: number; readonly inS: number; readonly inL: number };
export type Answer =
  | { readonly kind: 'ruler'; readonly legs: readonly Leg[]; readonly total: Leg }
  | { readonly kind: 'gap'; readonly contact: Contact | null }
  | { readonly kind: 'fire'; readonly fire: Fire | null }
  | { readonly kind: 'field-of-fire'; readonly field: FieldOfFire | null }
  | {
      readonly kind: 'contacts';
      readonly with: readonly { readonly id: string; readonly at: readonly [At, At] }[];
    }
  | { readonly kind: 'snap'; readonly pose: Pose; readonly to: string | null };
