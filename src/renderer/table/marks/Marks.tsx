import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import * as THREE from 'three';
import { useStage } from '../context';
import { ink } from '../materials';
import { asMarks } from '../still';
import { SIGNAL, type Signal } from '../tokens';
import { between, type Pt } from '../units';
import { InkBuilder } from './shapes';
import type { TagSpec } from './tag-layer';

/** One colour of ink; a layer is one draw call whatever it holds. `order` decides what lies on top. */
export type InkLayer = {
  readonly hex: string;
  readonly opacity: number;
  readonly order: number;
  /** Seen through pieces too. */
  readonly through?: boolean;
  readonly draw: (b: InkBuilder) => void;
};

/** Layers of ink over the table. Make `layers` with useMemo: they are drawn anew when the list changes. */
export function Ink({ layers }: { layers: readonly InkLayer[] }) {
  const { live } = useStage();
  const group = useMemo(() => new THREE.Group(), []);
  // Past React's tree of objects: a change there would draw the whole table anew, here only marks are.
  useLayoutEffect(() => {
    const meshes = layers.flatMap((layer) => inked(layer) ?? []);
    for (const mesh of meshes) group.add(mesh);
    group.updateWorldMatrix(true, true);
    live.touch();
    return () => {
      group.remove(...meshes);
      for (const { geometry } of meshes) geometry.dispose();
      live.touch();
    };
  }, [group, layers, live]);
  return <primitive object={group} />;
}

/** A layer's mesh, on the marks' layer of the picture; null where nothing is drawn. */
export function inked(layer: InkLayer): THREE.Mesh | null {
  const b = new InkBuilder();
  layer.draw(b);
  if (b.empty) return null;
  const mesh = new THREE.Mesh(b.done(), ink(layer.hex, layer.opacity, layer.through));
  mesh.renderOrder = layer.order;
  return asMarks(mesh);
}

/** Whether the chart is shown or on its way: marks change from light to ink with it. */
export function useChart(): boolean {
  const { camera } = useStage();
  const [chart, setChart] = useState(camera.chart);
  useEffect(() => camera.subscribe(() => setChart(camera.chart)), [camera]);
  return chart;
}
export const dyeOf = (signal: Signal, chart: boolean): string => SIGNAL[signal][chart ? 'chart' : 'night'];

/** A label pinned to a point of the table. */
export function Tag({ spec }: { spec: TagSpec }) {
  const { tags, live } = useStage();
  const id = useRef(0);
  const first = useRef(spec);
  useLayoutEffect(() => {
    id.current = tags.add(first.current);
    return () => tags.remove(id.current);
  }, [tags]);
  useLayoutEffect(() => {
    tags.update(id.current, spec);
    live.touch();
  }, [tags, spec, live]);
  return null;
}

/** A line of sight: from a mast to the point of the target that was measured, or to where it is blocked. Millimetres. */
export type SightLine = {
  readonly from: Pt;
  readonly to: Pt;
  /** Where the line enters what stands in its way. */
  readonly blockedAt: Pt | null;
  /** Clear and blocked lines differ in pattern as well as in colour; `faint` ones are only for orientation. */
  readonly faint?: boolean;
};

/** The layers of some lines: dark underlay, solid or dashed stroke, ringed contact or crossed blocking point. */
export function lineLayers(lines: readonly SightLine[], chart: boolean): InkLayer[] {
  const z = chart ? 1.6 : 3.2;
  const clear = lines.filter((l) => !l.blockedAt && !l.faint);
  const blocked = lines.filter((l) => l.blockedAt && !l.faint);
  const faint = lines.filter((l) => l.faint);
  const stroke = (signal: 'clear' | 'blocked', list: readonly SightLine[]): InkLayer => ({
    hex: dyeOf(signal, chart),
    opacity: 0.96,
    order: 9,
    draw: (b) => {
      for (const l of list) {
        b.ribbon([l.from, l.blockedAt ?? l.to], 1.9, z, l.blockedAt ? { dash: [5.5, 2.6] } : {});
        b.disc(l.from, 2.6, z + 0.1);
        if (l.blockedAt) b.ring(l.blockedAt, 5.4, 6.8, z + 0.2).cross(l.blockedAt, 2.9, 1.7, z + 0.3);
        else b.ring(l.to, 2.6, 4, z + 0.1).disc(l.to, 1.4, z + 0.1);
      }
    },
  });
  return [
    {
      hex: dyeOf('under', chart),
      opacity: chart ? 0.7 : 0.4,
      order: 7,
      draw: (b) => {
        for (const l of [...clear, ...blocked]) b.ribbon([l.from, l.blockedAt ?? l.to], 4.6, z - 0.1);
      },
    },
    {
      hex: dyeOf('faint', chart),
      opacity: 0.6,
      order: 8,
      draw: (b) => {
        for (const l of blocked) if (l.blockedAt) b.ribbon([l.blockedAt, l.to], 1.3, z, { dash: [1.6, 3.2] });
        for (const l of faint) b.ribbon([l.from, l.to], 1, z, { dash: [2, 2.4] });
      },
    },
    {
      hex: chart ? '#fff4e4' : '#2a0705',
      opacity: 0.82,
      order: 8,
      draw: (b) => {
        for (const l of blocked) if (l.blockedAt) b.disc(l.blockedAt, 6.2, z + 0.1);
      },
    },
    stroke('clear', clear),
    stroke('blocked', blocked),
  ];
}

/** A clear or blocked line with its label. */
export function Line({ line, label }: { line: SightLine; label: string }) {
  const chart = useChart();
  const layers = useMemo(() => lineLayers([line], chart), [line, chart]);
  const spec = useMemo((): TagSpec => {
    const [x, y] = line.blockedAt ?? between(line.from, line.to, 0.66);
    return { text: label, at: [x, y, 3], tone: line.blockedAt ? 'bad' : 'ok', side: 'below' };
  }, [line, label]);
  return (
    <>
      <Ink layers={layers} />
      <Tag spec={spec} />
    </>
  );
}
