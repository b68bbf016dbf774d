import { useMemo } from 'react';
import type { Leg } from '../../../../core/games/sandbox/questions';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { BAR } from '../../../../core/games/spanish-main/cards';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import { SIGNAL } from '../../../table/tokens';
import { between, distance } from '../../../table/units';
import type { TableProps } from '../../contract';
import { type Spot, useDesk } from '../desk';
import { say } from '../words';

type Ask = TableProps<SandboxTypes>['ask'];

const legWords = (leg: Leg): string => say('sb.ruler.leg', { length: leg.length, s: leg.inS, l: leg.inL });

/** The ruler: every leg in S, L and millimetres, and the running total at its end. */
export function RulerMarks({ ask }: { readonly ask: Ask }) {
  const points = useDesk((desk) => desk.ruler);
  return points && points.length > 1 ? <Ruler points={points} ask={ask} /> : null;
}

function Ruler({ points, ask }: { readonly points: readonly Spot[]; readonly ask: Ask }) {
  const layers = useMemo(
    (): InkLayer[] => [
      {
        hex: SIGNAL.under.night,
        opacity: 0.55,
        order: 18,
        through: true,
        draw: (b) => b.ribbon(points, 4.4, 2.4),
      },
      {
        hex: SIGNAL.select.night,
        opacity: 1,
        order: 19,
        through: true,
        draw: (b) => {
          b.ribbon(points, 1.5, 2.6);
          for (const p of points) b.ring(p, 1.8, 3.2, 2.8);
          points.slice(1).forEach((p, k) => {
            const from = points[k] ?? p;
            const length = distance(from, p);
            // A tick at every S, so that the eye can count.
            for (let d = BAR.S; d < length; d += BAR.S) b.disc(between(from, p, d / length), 1.7, 2.8);
          });
        },
      },
    ],
    [points],
  );
  const answer = ask({ kind: 'ruler', points: [...points] });
  if (answer.kind !== 'ruler') return null;
  const end = points.at(-1) ?? [0, 0];
  return (
    <>
      <Ink layers={layers} />
      {answer.legs.map((leg, k) => {
        // The pointer rests on the last point: nothing is measured there yet.
        if (leg.length === 0) return null;
        const [x, y] = between(points[k] ?? end, points[k + 1] ?? end, 0.5);
        const key = `${k} ${points[k]?.join()}`;
        return <Tag key={key} spec={{ text: legWords(leg), at: [x, y, 3], tone: 'range', side: 'below' }} />;
      })}
      {answer.legs.length > 1 && (
        <Tag
          spec={{
            text: say('sb.ruler.total', { all: legWords(answer.total) }),
            at: [end[0], end[1], 3],
            tone: 'plain',
            side: 'above',
          }}
        />
      )}
    </>
  );
}
