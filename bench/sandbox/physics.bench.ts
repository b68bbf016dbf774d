import { cpus, loadavg } from 'node:os';
import { Random, seat } from '../../src/core/engine';
import { sandbox } from '../../src/core/games/sandbox';
import { heightsOf } from '../../src/core/games/sandbox/heights';
import { pieceId } from '../../src/core/games/sandbox/ids';
import { plain } from '../../src/core/games/sandbox/look';
import { dieOf, part, sizes } from '../../src/core/games/sandbox/parts';
import { throwDice } from '../../src/core/games/sandbox/physics/throw';
import type { NewPiece } from '../../src/core/games/sandbox/piece';
import type { State } from '../../src/core/games/sandbox/state';
import { pose } from '../../src/core/geometry';
import { BUMP_STEP, Bumper } from '../../src/renderer/games/sandbox/bump';

/**
 * What two hundred loose pieces cost on this machine: a step of the physics while one piece is dragged through the heap,
 * a command on such a table, and throws of dice.
 */
const ann = seat(0);
const PIECES = 200;
const random = Random.fromSeed(1);

function tableOf(pieces: readonly NewPiece[]): State {
  const state = sandbox.setUp({ table: 'empty' }, 2, random);
  sandbox.play(state, ann, { kind: 'add', pieces: [...pieces] }, random);
  return state;
}

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ?? Number.NaN;
const ms = (n: number): string => `${n.toFixed(2)} ms`;
const timed = (run: () => void): number => {
  const start = performance.now();
  run();
  return performance.now() - start;
};
const row = (what: string, times: readonly number[], note = ''): string =>
  `| ${what} | ${ms(quantile(times, 0.5))} | ${ms(quantile(times, 0.95))} | ${ms(Math.max(...times))} | ${note} |`;

/** Tokens and boxes shoulder to shoulder, the first of them outside. */
function heap(): State {
  const token = part('token', sizes.token, plain(''));
  const block = part('box', { wide: 20_000, deep: 20_000, high: 10_000, round: false }, plain(''));
  const pieces = Array.from({ length: PIECES }, (_, i): NewPiece => {
    const at =
      i === 0
        ? pose(-200_000, 0, 0)
        : pose((i % 14) * 20_400 - 133_000, Math.floor(i / 14) * 20_400 - 140_000, 0);
    return { ...(i % 2 === 0 ? token : block), pose: at };
  });
  return tableOf(pieces);
}

function dragThrough(): { readonly times: number[]; readonly most: number } {
  const bumper = new Bumper(heap().pieces);
  const times: number[] = [];
  let most = 0;
  bumper.take([pieceId(1)]);
  for (let n = 0; n < 600; n++) {
    bumper.drag(n * 0.7, 40 * ((n % 200) / 200));
    times.push(timed(() => bumper.step(BUMP_STEP)));
    most = Math.max(most, bumper.awake);
  }
  bumper.release(200, 0);
  for (let n = 0; n < 300; n++) times.push(timed(() => bumper.step(BUMP_STEP)));
  return { times, most };
}

/** All on one place: a pile as high as it gets. */
function pileUp(): number[] {
  const token = part('token', sizes.token, plain(''));
  const state = tableOf(Array.from({ length: PIECES }, () => token));
  return Array.from({ length: 100 }, () => timed(() => heightsOf(state.pieces)));
}

function commands(): number[] {
  const state = heap();
  return Array.from({ length: 200 }, (_, i) => {
    const poses = [{ id: pieceId(1 + (i % PIECES)), pose: pose(i * 1000, 0, 0) }];
    return timed(() => {
      if (sandbox.check(state, ann, { kind: 'move', poses, raise: true }).ok)
        sandbox.play(state, ann, { kind: 'move', poses, raise: true }, random);
      sandbox.view(state, ann);
      heightsOf(state.pieces);
    });
  });
}

const throwing = (count: number): number[] =>
  Array.from({ length: 60 }, (_, seed) =>
    timed(() =>
      throwDice({
        seed,
        push: { x: 600, y: 100 },
        dice: Array.from({ length: count }, () => ({ sides: dieOf(6).die?.sides ?? 6, x: 0, y: 0 })),
        obstacles: [],
        table: { halfWide: 914.4, halfDeep: 609.6 },
      }),
    ),
  );

const [cpu] = cpus();
const drag = dragThrough();
console.log(`# The sandbox: ${PIECES} loose pieces

${cpu?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}.
A step of the physics is 1/120 s. At most 100 pieces move at once; most that did: ${drag.most}.

| what | median | 95 % | worst | |
| --- | --- | --- | --- | --- |
${row('a step while one piece is dragged through the heap', drag.times, 'tokens and boxes, 900 steps')}
${row('what lies on what, 200 on one place', pileUp())}
${row('a move checked, played, seen and piled up again', commands())}
${row('a throw of one d6, from hand to rest', throwing(1), 'the whole throw')}
${row('a throw of ten d6', throwing(10), 'the whole throw')}`);
