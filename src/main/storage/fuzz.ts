import { crc32 } from 'node:zlib';
import { jsonFault, Random } from '../../core/engine';
import { dice } from '../../core/engine/testkit/dice';
import { mutate } from '../../core/engine/testkit/mutate';
import { readSave } from './read-save';
import { toyGames, toySave } from './testing';

type Save = { readonly text: string; readonly hashes: readonly string[] };
type Damage = { readonly name: string; readonly apply: (save: Save, other: Save, random: Random) => string };

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);
const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A line with the checksum that fits it. */
const signed = (json: string): string => `${crc32(json).toString(16).padStart(8, '0')} ${json}`;

const edit = (change: (lines: string[], at: number, random: Random, other: string[]) => string[]) =>
  ((save, other, random) => {
    const lines = linesOf(save.text);
    return joined(change(lines, random.below(lines.length), random, linesOf(other.text)));
  }) satisfies Damage['apply'];

/** Everything that happens to files, and what somebody with bad intentions would write. */
export const damages: readonly Damage[] = [
  {
    name: 'bits flipped',
    apply: ({ text }, _, random) => {
      const bytes = Buffer.from(text);
      for (let i = random.below(4) + 1; i > 0; i--) {
        const at = random.below(bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
      }
      return bytes.toString('latin1');
    },
  },
  { name: 'cut short', apply: ({ text }, _, random) => text.slice(0, random.below(text.length)) },
  {
    name: 'a piece cut out',
    apply: ({ text }, _, random) => {
      const from = random.below(text.length);
      return text.slice(0, from) + text.slice(from + random.below(3000));
    },
  },
  {
    name: 'a piece zeroed',
    apply: ({ text }, _, random) => {
      const from = random.below(text.length);
      const length = Math.min(random.below(5000), text.length - from);
      return text.slice(0, from) + '\0'.repeat(length) + text.slice(from + length);
    },
  },
  {
    name: 'two lines swapped',
    apply: edit((lines, at, random) => {
      const to = random.below(lines.length);
      return lines.map((line, i) => (i === at ? lines[to] : i === to ? lines[at] : line) ?? '');
    }),
  },
  { name: 'a line doubled', apply: edit((lines, at) => lines.toSpliced(at, 0, lines[at] ?? '')) },
  {
    name: 'lines missing',
    apply: edit((lines, at, random) => lines.toSpliced(at, random.below(20) + 1)),
  },
  {
    name: 'a line of another save',
    apply: edit((lines, at, random, other) => lines.toSpliced(at, 1, random.pick(other))),
  },
  {
    name: 'two saves mixed',
    apply: edit((lines, at, _, other) => [...lines.slice(0, at), ...other.slice(at)]),
  },
  {
    name: 'rubbish',
    apply: edit((lines, at, random) => lines.toSpliced(at, 0, 'x'.repeat(random.below(9000)))),
  },
  { name: 'a huge line', apply: edit((lines, at) => lines.toSpliced(at, 0, signed(`"${'x'.repeat(3e6)}"`))) },
  {
    name: 'nested without end',
    apply: edit((lines, at, random) => {
      const deep = random.below(200_000) + 60;
      return lines.toSpliced(
        at,
        0,
        signed('[{"a":'.repeat(deep)),
        signed('['.repeat(deep) + ']'.repeat(deep)),
      );
    }),
  },
  {
    name: 'forged, with a checksum that fits',
    apply: edit((lines, at, random) => {
      const line: unknown = JSON.parse((lines[at] ?? '').slice(9));
      return lines.toSpliced(
        at,
        1,
        signed(JSON.stringify(mutate(line, ['__proto__', 'play', 'undo'], random))),
      );
    }),
  },
];

/**
 * One damaged save, read. It must not throw; and what it opens must be a true moment of the match, or else the player is
 * told that something was lost.
 * @returns what is wrong, or null
 */
export function fuzzOnce(seed: number, saves: readonly Save[]): string | null {
  const random = Random.fromSeed(seed);
  const save = random.pick(saves);
  const other = random.pick(saves);
  const damage = random.pick(damages);
  let text = damage.apply(save, other, random);
  // Trouble seldom comes alone.
  const more = random.chance(1, 5) ? random.pick(damages.slice(0, 4)) : null;
  if (more && text.length > 0) text = more.apply({ ...save, text }, other, random);
  const backups = random.chance(1, 4)
    ? [Buffer.from(save.text.slice(0, random.below(save.text.length)))]
    : [];
  const told = `seed ${seed}, ${damage.name}${more ? ` and ${more.name}` : ''}`;
  try {
    const read = readSave(Buffer.from(text, 'latin1'), backups, toyGames, {
      entropy: () => 1,
      migrations: new Map(),
    });
    if (!read.ok) return null;
    const { match, messages } = read.value.opened;
    const state = dice.schemas.state.parse(match.state);
    const broken = jsonFault(state) ?? dice.invariants(state)[0];
    if (broken) return `${told}: ${broken}`;
    const whole = saves.some(({ hashes }) => hashes.at(-1) === match.hash());
    // Cut between two lines, a save can't be told from what it was at that time.
    const earlier = saves.some((one) => one.text.startsWith(text));
    if (!whole && !earlier && messages.length === 0) return `${told}: something is lost and nobody is told`;
    const moment = saves.some(({ hashes }) => hashes.includes(match.hash()));
    if (!moment && !damage.name.startsWith('forged')) return `${told}: a state that never was`;
    return null;
  } catch (error) {
    return `${told}: threw ${error instanceof Error ? error.stack : error}`;
  }
}

/** Saves of several lengths: without, with one and with two snapshots on the way. */
export const fuzzSaves = (): readonly Save[] => [toySave(20, 1), toySave(130, 2), toySave(240, 3)];
