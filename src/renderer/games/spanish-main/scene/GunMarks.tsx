import { useMemo } from 'react';
import { message } from '../../../../core/engine';
import type { Gun } from '../../../../core/games/spanish-main/commands';
import type { Answer, GunLine } from '../../../../core/games/spanish-main/questions';
import type { FieldOfFire } from '../../../../core/geometry';
import {
  dyeOf,
  Ink,
  type InkLayer,
  lineLayers,
  type SightLine,
  Tag,
  useChart,
} from '../../../table/marks/Marks';
import { between, type Pt, RAD } from '../../../table/units';
import { onTable } from './coords';
import { gunText, type SceneText } from './labels';
import type { SceneModel } from './model';

const sameGun = (a: Gun, b: Gun | null): boolean => b !== null && a.kind === b.kind && a.mast === b.mast;

/** A gun's line as the rules measured it: to the clear point, or to where the first blocker is entered. */
function sightOf({ fire }: GunLine): SightLine {
  const from = onTable(fire.from);
  if (fire.line) return { from, to: onTable(fire.line.to), blockedAt: null };
  const blocker = fire.blockers[0];
  if (blocker) return { from, to: onTable(blocker.line[1]), blockedAt: onTable(blocker.enters) };
  return { from, to: onTable(fire.nearestAt), blockedAt: null, faint: true };
}

/** One ship's guns at one target: every line, and words on the one that is meant (else on the best). */
export function GunLines({
  answer,
  gun,
  model,
  say,
}: {
  answer: Answer | null;
  gun: Gun | null;
  model: SceneModel;
  say: SceneText;
}) {
  const chart = useChart();
  const lines = answer?.kind === 'guns' ? answer.lines : NO_LINES;
  const meant = useMemo(() => {
    const rank = (l: GunLine) =>
      (sameGun(l.gun, gun) ? 100 : 0) +
      (l.fire.verdict === 'clear' ? 50 : 0) +
      (l.fire.inRange ? 10 : 0) +
      l.chance;
    return lines.reduce<GunLine | null>(
      (best, l) => (best === null || rank(l) > rank(best) ? l : best),
      null,
    );
  }, [lines, gun]);
  const layers = useMemo(() => {
    const all = lines.filter((l) => l === meant || l.fire.verdict === 'clear');
    return lineLayers(all.map(sightOf), chart);
  }, [lines, meant, chart]);
  const lit = useMemo((): InkLayer[] => {
    const blocking = meant && !meant.fire.line ? meant.fire.blockers.map((b) => b.id) : [];
    const outlines = blocking.flatMap(
      (id) =>
        model.ships.find((s) => s.id === id)?.outline ??
        model.islands.find((i) => i.id === id)?.outline ??
        NONE,
    );
    if (outlines.length === 0) return [];
    return [
      {
        hex: dyeOf('blocked', chart),
        opacity: 0.9,
        order: 8,
        draw: (b) => {
          for (const id of blocking) {
            const piece = model.ships.find((s) => s.id === id) ?? model.islands.find((i) => i.id === id);
            if (piece) b.ribbon(piece.outline, 1.8, 1.2, { closed: true });
          }
        },
      },
    ];
  }, [meant, model, chart]);
  if (!meant) return null;
  const sight = sightOf(meant);
  // Beside its mark and never on it: toward the reader, clear of the hulls.
  const [x, above] = between(sight.from, sight.to, 0.6);
  const y = above - 20;
  return (
    <>
      <Ink layers={layers} />
      <Ink layers={lit} />
      <Tag
        spec={{
          text: withClause(gunText(meant, model, say), meant),
          at: [x, y, 3],
          tone: meant.fire.verdict === 'clear' ? 'ok' : 'bad',
          side: 'below',
        }}
      />
    </>
  );
}
/** A refused shot names the rule that refuses it. */
const withClause = (words: string, { fire, violation }: GunLine): string =>
  violation && fire.verdict !== 'clear' ? `${words} [${violation.clause}]` : words;

const NO_LINES: readonly GunLine[] = [];
const NONE: readonly Pt[] = [];

/** Who can hit whom: the best clear line of each pair, with how many guns bear. */
export function AllGuns({ lines, say }: { lines: readonly GunLine[]; say: SceneText }) {
  const chart = useChart();
  const pairs = useMemo(() => {
    const best = new Map<string, { line: GunLine; guns: number; miss: number }>();
    for (const line of lines) {
      if (line.fire.verdict !== 'clear') continue;
      const pair = best.get(line.target) ?? { line, guns: 0, miss: 1 };
      best.set(line.target, {
        line: line.chance > pair.line.chance ? line : pair.line,
        guns: pair.guns + 1,
        miss: pair.miss * (1 - line.chance / 6),
      });
    }
    return [...best.values()];
  }, [lines]);
  const layers = useMemo(
    () =>
      lineLayers(
        pairs.map((p) => sightOf(p.line)),
        chart,
      ),
    [pairs, chart],
  );
  return (
    <>
      <Ink layers={layers} />
      {pairs.map(({ line, guns, miss }) => {
        const sight = sightOf(line);
        const [x, y] = between(sight.from, sight.to, 0.6);
        return (
          <Tag
            key={line.target}
            spec={{
              text: say(message('spanish-main.table.bears', { guns, chance: 1 - miss })),
              at: [x, y, 3],
              tone: 'range',
              side: 'below',
            }}
          />
        );
      })}
    </>
  );
}

/** The field of fire of one gun: what it can hit, with the S and L arcs that bound it. */
export function FieldMarks({ field }: { field: FieldOfFire }) {
  const chart = useChart();
  const layers = useMemo((): InkLayer[] => {
    const centre = onTable(field.from);
    const dye = chart ? '#a5282c' : '#ffb46a';
    const rim: Pt[] = [];
    for (const piece of field.pieces) {
      if (piece.kind === 'edge') {
        rim.push(onTable(piece.a), onTable(piece.b));
        continue;
      }
      const steps = Math.max(1, Math.ceil((piece.to - piece.from) / (3 * RAD)));
      for (let k = 0; k <= steps; k++) {
        const a = piece.from + ((piece.to - piece.from) * k) / steps;
        rim.push([centre[0] + Math.cos(a) * piece.radius, centre[1] + Math.sin(a) * piece.radius]);
      }
    }
    return [
      {
        hex: dye,
        opacity: chart ? 0.14 : 0.17,
        order: 3,
        draw: (b) => b.star(centre, rim, 0.6),
      },
      {
        hex: dye,
        opacity: 0.9,
        order: 4,
        draw: (b) => {
          for (const piece of field.pieces)
            if (piece.kind === 'arc')
              b.sector(centre, [piece.radius - 1, piece.radius], [piece.from / RAD, piece.to / RAD], 0.7);
          b.disc(centre, 2, 0.8);
        },
      },
      {
        hex: dye,
        opacity: 0.6,
        order: 4,
        draw: (b) => {
          rim.forEach((p, k) => {
            const next = rim[(k + 1) % rim.length];
            if (next && !onArc(field, centre, p, next)) b.ribbon([p, next], 0.7, 0.7, { dash: [3, 2] });
          });
        },
      },
    ];
  }, [field, chart]);
  return <Ink layers={layers} />;
}

const onArc = (field: FieldOfFire, c: Pt, p: Pt, q: Pt): boolean =>
  [p, q].every((x) => Math.abs(Math.hypot(x[0] - c[0], x[1] - c[1]) - field.range) < 0.5);
