import { useMemo } from 'react';
import { Ink, type InkLayer, Tag, useChart } from '../../../table/marks/Marks';
import type { Pt } from '../../../table/units';
import { usePointedPieces } from '../../../ui/pointed';
import type { SceneModel, ShipModel } from './model';

/**
 * What the chart shows over the ships: footprints, mast stations and sail plates exactly as the rules have them,
 * and names. A few layers of ink whatever the fleets.
 */
export function ChartMarks({ model }: { model: SceneModel }) {
  const chart = useChart();
  const { ships } = model;
  const layers = useMemo((): InkLayer[] => {
    if (!chart) return [];
    const layer = (hex: string, order: number, draw: InkLayer['draw']): InkLayer => ({
      hex,
      opacity: 1,
      order,
      through: true,
      draw,
    });
    const inks = new Map<string, ShipModel[]>();
    for (const s of ships) {
      const hex = s.derelict ? '#6a5a48' : s.colour.ink;
      inks.set(hex, [...(inks.get(hex) ?? []), s]);
    }
    const masts = ships.flatMap((s) => s.masts);
    const standing = masts.filter((m) => m.stands);
    return [
      layer('#fdf6e2', 14, (b) => {
        for (const s of ships) b.ribbon(s.outline, 2.6, 6, { closed: true });
      }),
      ...[...inks].map(([hex, list]) =>
        layer(hex, 15, (b) => {
          for (const s of list) b.ribbon(s.outline, 1.2, 6, { closed: true }).area(tip(s), 6);
        }),
      ),
      layer('#fdf6e2', 16, (b) => {
        for (const m of standing) b.ribbon(m.sail, 1.1, 7, { closed: true });
      }),
      layer('#20140c', 17, (b) => {
        for (const m of standing) b.area(m.sail, 7).disc(m.at, 1.9, 7);
      }),
      layer('#9a8a74', 17, (b) => {
        for (const m of masts) if (!m.stands) b.ring(m.at, 1.2, 1.9, 7);
      }),
      layer('#ffe9b0', 18, (b) => {
        for (const m of standing) b.disc(m.at, 1.1, 7);
      }),
    ];
  }, [ships, chart]);
  if (!chart) return null;
  return (
    <>
      <Ink layers={layers} />
      {ships.map((s) => {
        const [x, y] = topOf(s.outline);
        return (
          <Tag
            key={s.id}
            spec={{
              text: s.name,
              at: [x, y, 6],
              tone: 'name',
              side: 'above',
              colour: s.derelict ? '#5d4d3c' : s.colour.ink,
            }}
          />
        );
      })}
    </>
  );
}

/** The first millimetres of the bow, filled: which way she points is seen at once. */
const tip = (s: ShipModel): readonly Pt[] => {
  const [bow, ...rest] = s.outline;
  const port = rest[0];
  const starboard = rest[rest.length - 1];
  return bow && port && starboard ? [bow, port, starboard] : [];
};

const topOf = (outline: readonly Pt[]): Pt => {
  const middle = outline.reduce((s, p) => s + p[0], 0) / Math.max(1, outline.length);
  return [middle, Math.max(...outline.map((p) => p[1]))];
};

/** Rings round what is selected, hovered, docked and pointed at by a lesson. */
export function RingMarks({
  model,
  selected,
  hovered,
}: {
  model: SceneModel;
  selected: string | null;
  hovered: string | null;
}) {
  const chart = useChart();
  const pointed = usePointedPieces();
  const layers = useMemo((): InkLayer[] => {
    const outlineOf = (id: string | null) =>
      model.ships.find((s) => s.id === id)?.outline ?? model.islands.find((i) => i.id === id)?.outline;
    const ring = (id: string | null, hex: string, width: number, opacity: number): InkLayer[] => {
      const outline = outlineOf(id);
      if (!outline) return [];
      return [
        {
          hex,
          opacity,
          order: 6,
          through: chart,
          draw: (b) => b.ribbon(outline, width, 0.9, { closed: true }),
        },
      ];
    };
    const docked = model.ships.filter((s) => s.docked);
    return [
      ...[...pointed].flatMap((id) => ring(id, chart ? '#b4282a' : '#ffe28a', 3.4, 0.9)),
      ...(hovered === selected ? [] : ring(hovered, chart ? '#7d6144' : '#fff3d0', 1.1, 0.65)),
      ...ring(selected, chart ? '#b4282a' : '#f1d592', 1.7, 0.95),
      {
        hex: chart ? '#4a3320' : '#d8c08a',
        opacity: 0.85,
        order: 5,
        through: chart,
        draw: (b) => {
          for (const { pose } of docked) b.ring([pose.x, pose.y], 3, 3.9, 1);
        },
      },
    ];
  }, [model, selected, hovered, pointed, chart]);
  return (
    <>
      <Ink layers={layers} />
      {!chart &&
        [...model.ships, ...model.islands].map((piece) => {
          if (!pointed.has(piece.id)) return null;
          const [x, y] = topOf(piece.outline);
          return (
            <Tag key={piece.id} spec={{ text: piece.name, at: [x, y, 6], tone: 'name', side: 'above' }} />
          );
        })}
    </>
  );
}
