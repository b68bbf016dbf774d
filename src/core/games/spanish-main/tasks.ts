import { z } from 'zod';
import { seatSchema } from '../../engine';
import { islandIdSchema, shipIdSchema } from './ids';

const seat = seatSchema;
const ship = shipIdSchema;

/**
 * Something that waits to be done or decided while an action runs. `seat` is who decides. Several wait on a stack,
 * so that whatever a decision sets off is finished before what came before it goes on.
 */
export const taskSchema = z.discriminatedUnion('kind', [
  /** Fire cannon by cannon, or pass. In a move action: the Captain's shots [I1]. */
  z.strictObject({ kind: z.literal('volley'), seat, ship }),
  /** A last occasion to turn a face-down crew up; asked whether or not that crew could help [I5]. */
  z.strictObject({ kind: z.literal('brace'), seat, ship, against: z.enum(['hit', 'boarding', 'crew-loss']) }),
  /** A shot has hit. Goes on by itself. */
  z.strictObject({ kind: z.literal('hit'), seat, ship, by: ship, braced: z.boolean() }),
  /** Choose masts to lose: `count` of them [H1]. */
  z.strictObject({
    kind: z.literal('lose-mast'),
    seat,
    ship,
    count: z.number().int().min(1),
    cause: z.enum(['hit', 'ram', 'backfire']),
    /** The ship that caused it. */
    by: ship,
  }),
  /** The owner chooses a crew to lose. */
  z.strictObject({ kind: z.literal('lose-crew'), seat, ship, by: ship }),
  /** `seat` may destroy a piece of cargo on `ship`. */
  z.strictObject({ kind: z.literal('destroy-cargo'), seat, ship, by: ship }),
  /** Her hold is over-full: the owner drops something [I8]. */
  z.strictObject({ kind: z.literal('overfull'), seat, ship }),
  /** She may restore a mast for the ship she has sunk. */
  z.strictObject({ kind: z.literal('restore-mast'), seat, ship }),
  /** Ram one of `targets`, or pass [D6][D9]. */
  z.strictObject({ kind: z.literal('ram'), seat, ship, targets: z.array(ship) }),
  /** Board, or pass; the player whose turn it is decides first [D23]. */
  z.strictObject({ kind: z.literal('board'), seat, ship, target: ship }),
  /** The boarding dice. Goes on by itself. */
  z.strictObject({ kind: z.literal('boarding'), seat, ship, target: ship }),
  /** The winner takes a treasure or removes a crew [D20][D21]. */
  z.strictObject({ kind: z.literal('plunder'), seat, ship, from: ship }),
  /** Take one treasure from a raided home. */
  z.strictObject({ kind: z.literal('raid'), seat, ship, island: islandIdSchema }),
  /** Explore in the same move action, or pass [F1]. */
  z.strictObject({ kind: z.literal('explore-now'), seat, ship, island: islandIdSchema }),
  /** Choose which treasures to take from an island that has been looked at [F4]. */
  z.strictObject({ kind: z.literal('take'), seat, ship, island: islandIdSchema }),
  /** Hand crew and treasure over between two ships in contact [F7]. */
  z.strictObject({ kind: z.literal('exchange'), seat, ship, with: ship }),
  /** Tow one of `targets`, or pass. */
  z.strictObject({ kind: z.literal('tow'), seat, ship, targets: z.array(ship) }),
  /** Plague jumps to one of `targets`. */
  z.strictObject({ kind: z.literal('plague'), seat, ship, targets: z.array(ship) }),
]);
export type Task = z.output<typeof taskSchema>;
export type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;
