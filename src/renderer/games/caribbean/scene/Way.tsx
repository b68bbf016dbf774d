import { useMemo } from 'react';
import { type CaribbeanAnswer, type CaribbeanView, SHIPS } from '../../../../core/games/caribbean';
import { boardOf } from '../../../../core/games/caribbean/options';
import { Ink, type InkLayer, Tag } from '../../../table/marks/Marks';
import type { TagSpec } from '../../../table/marks/tag-layer';
import { SIGNAL } from '../../../table/tokens';
import { usePointedPieces } from '../../../ui/pointed';
import { BOARD, type Chart } from '../chart/chart';

type Reach = Extract<CaribbeanAnswer, { kind: 'reach' }>;
type Path = Extract<CaribbeanAnswer, { kind: 'path' }>;

const Z = BOARD.top + 0.9;

/** What a lesson points at: spaces by id, ships by name. */
const pointedSpaces = (view: CaribbeanView, pointed: ReadonlySet<string>): string[] => [
  ...Object.keys(boardOf(view.options).spaces).filter((space) => pointed.has(space)),
  ...SHIPS.filter((ship) => pointed.has(ship)).map((ship) => view.ships[ship].at),
];

/** The spaces the ship can still get to light up; the planned way is drawn, and its cost counts down. */
export function Way({
  view,
  chart,
  reach,
  path,
  hovered,
}: {
  view: CaribbeanView;
  chart: Chart;
  reach: Reach;
  path: Path;
  hovered: string | null;
}) {
  const pointed = usePointedPieces();
  const layers = useMemo((): InkLayer[] => {
    const way = path.points.map(({ space }) => chart.pointOf(space));
    const last = way.at(-1);
    return [
      {
        hex: SIGNAL.reach.night,
        opacity: 0.24,
        order: 4,
        draw: (b) => {
          for (const { space, cost } of reach.spaces) if (cost > 0) b.area(chart.outlineOf(space), Z - 0.3);
        },
      },
      {
        hex: SIGNAL.select.night,
        opacity: 0.9,
        order: 5,
        draw: (b) => {
          if (hovered !== null) b.ribbon(chart.outlineOf(hovered), 1.6, Z, { closed: true });
        },
      },
      {
        hex: SIGNAL.select.night,
        opacity: 0.95,
        order: 5,
        draw: (b) => {
          for (const space of pointedSpaces(view, pointed))
            b.ribbon(chart.outlineOf(space), 2.8, Z + 0.05, { closed: true });
        },
      },
      {
        hex: '#1c120a',
        opacity: 0.55,
        order: 6,
        draw: (b) => {
          if (way.length > 1) b.ribbon(way, 5, Z + 0.1);
        },
      },
      {
        hex: SIGNAL.select.night,
        opacity: 0.96,
        order: 7,
        draw: (b) => {
          if (way.length > 1) b.ribbon(way, 2.4, Z + 0.2);
          for (const point of way) b.disc(point, 3, Z + 0.3);
          if (last) b.ring(last, 6, 8, Z + 0.3);
        },
      },
    ];
  }, [view, pointed, chart, reach, path, hovered]);
  const tags = useMemo(
    (): TagSpec[] =>
      path.points.length > 1
        ? path.points.map(({ space, left }) => {
            const [x, y] = chart.pointOf(space);
            return { text: String(left), at: [x, y, 8], tone: 'range', side: 'right' };
          })
        : [],
    [path, chart],
  );
  return (
    <>
      {view.phase.kind === 'sail' && <Ink layers={layers} />}
      {tags.map((spec) => (
        <Tag key={spec.at.join()} spec={spec} />
      ))}
    </>
  );
}
