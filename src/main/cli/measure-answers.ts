import { z } from 'zod';
import { measure } from '../../core/geometry/measure';
import { UsageError } from './command-line';

/** A kilometre each way: more than any table, and well within what is exact. */
const coordinate = z.number().min(-1e6).max(1e6);
const length = z.number().min(0).max(1e6);
const point = z.tuple([coordinate, coordinate]);
/** No outline of a thing on a table needs more, and comparing every edge with every other would take minutes. */
const polygon = z.array(point).min(3).max(2000);

const sweepSchema = z
  .strictObject({
    ask: z.literal('sweep'),
    footprint: polygon,
    tip: point,
    toward: point,
    bar: length,
    obstacles: z.array(polygon),
    touching: z.array(z.number().int().min(0)),
  })
  .refine((q) => q.touching.every((i) => i < q.obstacles.length), {
    path: ['touching'],
    error: 'names an obstacle that is not in the list; they are counted from 0',
  });
const contactSchema = z.strictObject({ ask: z.literal('contact'), a: polygon, b: polygon });
const fireSchema = z.strictObject({
  ask: z.literal('fire'),
  from: point,
  range: length,
  target: polygon,
  blockers: z.array(polygon),
});

/** Notes and expected answers beside a question are left alone, so that a file of cases can be asked as it is. */
const entrySchema = z.object({ id: z.union([z.string(), z.number()]), question: z.unknown().optional() });
const questionSchema = z.discriminatedUnion('ask', [sweepSchema, contactSchema, fireSchema]);
type Entry = z.output<typeof entrySchema>;

/**
 * Answers a JSON array of `{id, question}`, each with `{id, answer}` or `{id, error}`.
 * @param source where it comes from, for the error
 * @throws UsageError when it is no list of questions with ids: then nothing could be answered
 */
export const answersTo = (json: string, source: string): object[] => parse(json, source).map(answer);

/** A question that can't be read or measured spoils its own answer only. */
function answer({ id, question }: Entry): object {
  const parsed = questionSchema.safeParse(question);
  if (!parsed.success) return { id, error: faultsOf(parsed.error) };
  try {
    return { id, answer: measure(parsed.data) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { id, error: error.message };
  }
}

const faultsOf = (error: z.ZodError): string =>
  error.issues.map((i) => `${i.path.map(String).join('.') || 'question'}: ${i.message}`).join('; ');

function parse(json: string, file: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(value)) throw new UsageError(`${file} must hold a JSON array of {id, question}`);
  return value.map((entry: unknown, index) => {
    const parsed = entrySchema.safeParse(entry);
    if (!parsed.success) throw new UsageError(`entry ${index} can't be read: ${faultsOf(parsed.error)}`);
    return parsed.data;
  });
}
