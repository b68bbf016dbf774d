import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Door } from '../host/door';
import { answerLine } from './wire';

/**
 * The host on two streams: one JSON request a line in, one JSON answer a line out, pushed events between them.
 * To this program what UCI is to chess.
 * @returns when the input has ended and everything asked has been answered, or nobody reads the answers any more
 */
export async function serveStdio(door: Door, input: Readable, output: Writable): Promise<void> {
  const send = (value: unknown): void => {
    output.write(`${JSON.stringify(value)}\n`);
  };
  const screen = door.connect((event) => send({ event }));
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // Whoever read the answers has gone: there is nobody left to ask, and the saves are to be finished all the same.
  output.on('error', () => lines.close());
  // One after the other, so that a script may write all its lines at once.
  for await (const line of lines) {
    if (line.trim() !== '') send(await answerLine(screen, line));
  }
  screen.close();
  await door.stop();
}
