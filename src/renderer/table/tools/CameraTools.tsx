import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button';
import type { IconName } from '../../ui/Icon';
import { useShortcut } from '../../ui/shortcuts';
import type { TableCamera } from '../camera/table-camera';

/** Puts a scene's own tools into the bar that every table has. */
export function SceneTools({ children }: { readonly children: ReactNode }) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => setBar(document.getElementById('scene-tools')), []);
  return bar && createPortal(children, bar);
}

export type ToolProps = {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut: string;
  /** The heading in the overview of keys. */
  readonly group: string;
  readonly pressed?: boolean;
  readonly run: () => void;
};

/** One round button with its key. */
export function SceneTool({ id, icon, label, shortcut, group, pressed, run }: ToolProps) {
  useShortcut({ id: `scene.${id}`, key: shortcut, label, group, run });
  return (
    <Button
      label={label}
      icon={icon}
      keyHint={shortcut}
      pressed={pressed}
      iconOnly
      tone="quiet"
      onClick={run}
      testId={`tool-${id}`}
    />
  );
}

/** Whether the chart is on, for a part outside the canvas. */
export function useChartOn(camera: TableCamera): boolean {
  const [on, setOn] = useState(camera.chart);
  useEffect(() => camera.subscribe(() => setOn(camera.chart)), [camera]);
  return on;
}

/** Whole table, and where there is one the chart: what the mouse and the camera's keys do too. */
export function CameraTools({
  camera,
  group,
  labels,
}: {
  readonly camera: TableCamera;
  readonly group: string;
  readonly labels: { readonly fit: string; readonly chart?: string };
}) {
  const chart = useChartOn(camera);
  return (
    <>
      <SceneTool
        id="fit"
        icon="spyglass"
        label={labels.fit}
        shortcut="Home"
        group={group}
        run={() => camera.fitAll()}
      />
      {labels.chart !== undefined && (
        <SceneTool
          id="chart"
          icon="treasure-map"
          label={labels.chart}
          shortcut="V"
          group={group}
          pressed={chart}
          run={() => camera.setChart(!camera.chart)}
        />
      )}
    </>
  );
}
