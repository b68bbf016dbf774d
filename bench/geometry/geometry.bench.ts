import {
  type FireQuery,
  fire,
  fireTable,
  fireVerdict,
  millimetre,
  type Obstacle,
  sweep,
} from '../../src/core/geometry';
import { flattenGunner, flattenSailor, type Gunner, type Sailor, satSailor, turfGunner } from './peers';
import { L, type Scene, scene } from './scene';

const SIZES = [10, 30, 60, 120];
const ISLANDS = 20;
const SEED = 1718;
/** A peer that takes longer than this for one measure is stopped there, and what it did is scaled up. */
const PATIENCE_MS = 1_500;
/** Less would measure the compiler. */
const STEADY_MS = 1_000;

type Measured = {
  readonly name: string;
  readonly ms: number;
  readonly differs: string;
  readonly partly: boolean;
};

const print = (line = ''): void => console.log(line);
const number = (n: number): string => (n >= 100 ? n.toFixed(0) : n >= 1 ? n.toFixed(2) : n.toFixed(4));

function table(title: string, unit: string, rows: readonly Measured[]): void {
  const [own, ...peers] = rows;
  if (own === undefined) return;
  const best = Math.min(...peers.map((p) => p.ms));
  print(`### ${title}`);
  print();
  print(`| | ms per ${unit} | times as long | differs from the exact answer |`);
  print('| --- | ---: | ---: | --- |');
  for (const r of rows)
    print(`| ${r.name} | ${r.partly ? '~' : ''}${number(r.ms)} | ${number(r.ms / own.ms)} | ${r.differs} |`);
  print();
  print(`The kernel is ${number(best / own.ms)} times as fast as the best peer.`);
  print();
}

/** Milliseconds of the processor's time: other work on the machine does not count. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Milliseconds for one run: the mean over a second, after half a one in which it is compiled. */
function timed(run: () => void): number {
  for (const begun = clock(); clock() - begun < STEADY_MS / 2; ) run();
  const begun = clock();
  let runs = 0;
  for (; clock() - begun < STEADY_MS; runs++) run();
  return (clock() - begun) / runs;
}

/**
 * Does `count` pieces of work over and over for as long as the kernel is given, or as many as patience allows.
 * @returns milliseconds for one piece, and how many different ones were done
 */
function each(count: number, work: (i: number) => void): { readonly ms: number; readonly done: number } {
  for (let i = 0, begun = clock(); clock() - begun < STEADY_MS / 2; i++) work(i % count);
  const begun = clock();
  let pieces = 0;
  const enough = () => pieces >= count && clock() - begun >= STEADY_MS;
  while (!enough() && clock() - begun < PATIENCE_MS) work(pieces++ % count);
  return { ms: (clock() - begun) / Math.max(pieces, 1), done: Math.min(pieces, count) };
}

function sweeps(s: Scene): void {
  const queries = s.ships.map(({ id, placed }) => ({
    hull: placed.hull,
    from: placed.pose,
    heading: placed.pose.heading,
    bar: L,
    obstacles: s.all.filter((o: Obstacle) => o.id !== id),
    touching: new Set<string>(),
  }));
  const exact = queries.map((q) => sweep(q).reach as number);
  const ms = timed(() => queries.forEach(sweep)) / queries.length;
  const peers = [satSailor(s), flattenSailor(s)].map((p: Sailor): Measured => {
    const found: number[] = [];
    const { ms: one, done } = each(queries.length, (i) => {
      found[i] = p.sail(i);
    });
    const wrong = found.filter((reach, i) => i < done && Math.abs(reach - (exact[i] ?? 0)) > 0.3).length;
    const differs = `${wrong} of ${done} by more than 0.3 mm`;
    return { name: p.name, ms: one, differs, partly: done < queries.length };
  });
  table(`Sweeps, ${s.ships.length} ships`, 'sweep', [
    { name: '**the kernel**', ms, differs: 'exact', partly: false },
    ...peers,
  ]);
}

type Shot = { readonly ship: number; readonly mast: number; readonly target: number };

/** Every mast and every enemy near enough to be worth asking. */
function shots(s: Scene): Shot[] {
  return s.ships.flatMap((ship, a) =>
    ship.placed.masts.flatMap((m, mast) =>
      s.ships.flatMap((target, b) => {
        const { box } = target.placed.ring;
        const dx = Math.max(box.minX - m.at.x, m.at.x - box.maxX, 0);
        const dy = Math.max(box.minY - m.at.y, m.at.y - box.maxY, 0);
        const near = dx * dx + dy * dy <= ((ship.ranges[mast] ?? L) * 1000) ** 2;
        return ship.side !== target.side && near ? [{ ship: a, mast, target: b }] : [];
      }),
    ),
  );
}

function ask(s: Scene, { ship: a, mast, target: b }: Shot) {
  const ship = s.ships[a];
  const target = s.ships[b];
  if (ship === undefined || target === undefined) throw new RangeError('no such ship');
  return {
    ship,
    target,
    range: ship.ranges[mast] ?? millimetre(0),
    at: ship.placed.masts[mast]?.at ?? ship.placed.pose,
  };
}

/** Peers know nothing of sails: their answers are compared with the kernel's for a ship whose other masts are gone. */
function fires(s: Scene, what: string, kernel: (query: FireQuery) => boolean): void {
  const list = shots(s);
  if (list.length === 0) return;
  const shoot = (shot: Shot): boolean => {
    const { ship, target, range } = ask(s, shot);
    return kernel({
      ship: ship.placed,
      shipId: ship.id,
      mast: shot.mast,
      standing: [],
      range,
      target: { id: target.id, outline: target.placed },
      blockers: s.all,
    });
  };
  const exact = list.map(shoot);
  const ms = timed(() => list.forEach(shoot)) / list.length;
  const peers = [flattenGunner(s), turfGunner(s)].map((p: Gunner): Measured => {
    const hits = (i: number): boolean => {
      const shot = list[i] as Shot;
      const { ship, target, range, at } = ask(s, shot);
      return p.hits(at.x / 1000, at.y / 1000, range, ship.id, target.id);
    };
    const found: boolean[] = [];
    const { ms: one, done } = each(list.length, (i) => {
      found[i] = hits(i);
    });
    const wrong = found.filter((hit, i) => i < done && hit !== exact[i]).length;
    return { name: p.name, ms: one, differs: `${wrong} of ${done} verdicts`, partly: done < list.length };
  });
  table(`${what}, ${s.ships.length} ships`, 'query', [
    { name: '**the kernel**', ms, differs: 'exact', partly: false },
    ...peers,
  ]);
}

/** The kernel says why not as well; peers only whether. */
function tables(s: Scene): void {
  const bare = s.ships.map((ship) => ({ ...ship, standing: [] }));
  const exact = fireTable(bare, s.islands);
  const clear = new Set<string>();
  for (let i = 0; i < exact.count; i++) {
    const row = exact.row(i);
    if (row.verdict === 'clear') clear.add(`${row.ship} ${row.mast} ${row.target}`);
  }
  const ms = timed(() => {
    const t = fireTable(s.ships, s.islands);
    for (let i = 0; i < t.count; i++) t.row(i);
  });
  const near = shots(s);
  const peers = [flattenGunner(s), turfGunner(s)].map((p: Gunner): Measured => {
    const found: boolean[] = [];
    const { ms: one, done } = each(near.length, (i) => {
      const { ship, target, range, at } = ask(s, near[i] as Shot);
      found[i] = p.hits(at.x / 1000, at.y / 1000, range, ship.id, target.id);
    });
    const wrong = near.filter((shot, i) => {
      const { ship, target } = ask(s, shot);
      return i < done && found[i] !== clear.has(`${ship.id} ${shot.mast} ${target.id}`);
    }).length;
    return {
      name: p.name,
      ms: one * near.length,
      differs: `${wrong} of ${done} verdicts asked`,
      partly: done < near.length,
    };
  });
  table(
    `"Who can hit whom, and why not", ${s.ships.length} ships, ${exact.count} pairs of mast and enemy, ${near.length} of them near`,
    'table',
    [{ name: '**the kernel**', ms, differs: 'exact', partly: false }, ...peers],
  );
}

print('# The measuring kernel, side by side');
print();
print(
  `Made by \`npm run bench\` on Node ${process.version}. The same random positions for all, with ${ISLANDS} islands; L bar 83.8 mm. ` +
    'Times are those of the processor, once all code is compiled; "~" marks a peer that was stopped after a second and a half, and its time scaled up. ' +
    'A user of detect-collisions or flatten-js would move the hull in steps of 0.1 mm; one of flatten-js or turf would try the ' +
    "lines from the mast to the target's corners and to the middles of its edges.",
);
print();
// Everything once unmeasured, so that the compiler of the machine has seen it.
const warm = scene(30, ISLANDS, 1);
for (let i = 0; i < 20; i++) fireTable(warm.ships, warm.islands).row(0);
const scenes = SIZES.map((n) => scene(n, ISLANDS, SEED + n));
print('## How far can she sail?');
print();
scenes.forEach(sweeps);
print('## Can this mast hit that ship?');
print();
// What peers tell is whether; the kernel's witness is the clearest line of all, or every blocker and where the line meets it.
for (const s of scenes) fires(s, 'Verdicts alone', (query) => fireVerdict(query) === 'clear');
for (const s of scenes) fires(s, 'With their witnesses', (query) => fire(query).clear);
print('## The whole table');
print();
scenes.forEach(tables);
