import type { z } from 'zod';

/** What a person typed wrongly: told in one line, exit code 2. */
export class UsageError extends Error {}

/** @throws UsageError naming the argument and what is wrong with it */
export function parseArguments<T>(schema: z.ZodType<T>, values: unknown, usage: string): T {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.map(String).join('.');
    return name ? `--${name}: ${issue.message}` : issue.message;
  });
  throw new UsageError(`${lines.join('\n')}\n${usage}`);
}

/** Takes one line of output. */
export type Print = (line: string) => void;

/** Runs a tool with what was typed; its exit code is 2 where that was wrong. */
export async function runTool(
  tool: (args: readonly string[], print: Print) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await tool(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const typed = error instanceof UsageError || isUnknownOption(error);
    process.stderr.write(`${error instanceof Error ? (typed ? error.message : error.stack) : error}\n`);
    process.exitCode = typed ? 2 : 1;
  }
}

/** What node's own parser of arguments throws. */
const isUnknownOption = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
