import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { measure } from '../../core/geometry/measure';
import { runTool, UsageError } from './command-line';

const USAGE = `usage: npm run -s measure -- FILE      (or - for standard input)
  FILE holds a JSON array of {id, question}; question.ask is sweep, contact or fire. Millimetres.`;

/** A kilometre each way: more than any table, and well within what is exact. */
const coordinate = z.number().min(-1e6).max(1e6);
const length = z.number().min(0).max(1e6);
const point = z.tuple([coordinate, coordinate]);
const polygon = z.array(point).min(3);

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
const itemSchema = z.object({
  id: z.union([z.string(), z.number()]),
  question: z.discriminatedUnion('ask', [sweepSchema, contactSchema, fireSchema]),
});
type Item = z.output<typeof itemSchema>;

async function main(): Promise<number> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  const answers = parse(await read(file), file).map(answer);
  process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
  return answers.some((a) => 'error' in a) ? 1 : 0;
}

/** A shape that can't be measured spoils its own answer only. */
function answer({ id, question }: Item): object {
  try {
    return { id, answer: measure(question) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { id, error: error.message };
  }
}

async function read(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`can't read ${file}: ${error.message}\n${USAGE}`);
  });
}

/** @throws UsageError that names the question and what is wrong with it */
function parse(json: string, file: string): Item[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(value))
    throw new UsageError(`${file} must hold a JSON array of {id, question}\n${USAGE}`);
  return value.map((entry: unknown, index) => {
    const parsed = itemSchema.safeParse(entry);
    if (parsed.success) return parsed.data;
    const named = z.object({ id: z.union([z.string(), z.number()]) }).safeParse(entry);
    const which = named.success ? `question ${JSON.stringify(named.data.id)}` : `entry ${index}`;
    const faults = parsed.error.issues.map(
      (i) => `  ${i.path.map(String).join('.') || 'entry'}: ${i.message}`,
    );
    throw new UsageError(`${which} can't be read:\n${faults.join('\n')}`);
  });
}

await runTool(main);
