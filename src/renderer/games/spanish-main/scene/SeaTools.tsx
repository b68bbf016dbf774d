import { useEffect, useState } from 'react';
import { message } from '../../../../core/engine';
import type { TableCamera } from '../../../table/camera/table-camera';
import { CameraTools, SceneTool, SceneTools } from '../../../table/tools/CameraTools';
import { usePlan } from '../PlanProvider';
import type { SceneText } from './labels';
import type { SceneModel } from './model';

/** The tools of this table: eye, chart, follow, free ruler, who can hit whom. */
export function SeaTools({
  camera,
  model,
  say,
}: {
  camera: TableCamera;
  model: () => SceneModel;
  say: SceneText;
}) {
  const ruler = usePlan((p) => p.ruler);
  const gunsShown = usePlan((p) => p.gunsShown);
  const selected = usePlan((p) => p.selected);
  const rule = usePlan((p) => p.rule);
  const showGuns = usePlan((p) => p.showGuns);
  const label = (id: string) => say(message(`spanish-main.table.tool.${id}`));
  const group = label('group');
  const following = useFollowing(camera);
  const follow = () =>
    camera.follow(
      camera.isFollowing
        ? null
        : () => {
            const ship = model().ships.find((s) => s.id === selected);
            return ship ? [ship.pose.x, ship.pose.y] : null;
          },
    );
  return (
    <SceneTools>
      <CameraTools camera={camera} group={group} labels={{ fit: label('fit'), chart: label('chart') }} />
      <SceneTool
        id="follow"
        icon="position-marker"
        label={label('follow')}
        shortcut="Z"
        group={group}
        pressed={following}
        run={follow}
      />
      <SceneTool
        id="ruler"
        icon="pencil-ruler"
        label={label('ruler')}
        shortcut="U"
        group={group}
        pressed={ruler !== null}
        run={() => rule(ruler ? null : [])}
      />
      <SceneTool
        id="guns"
        icon="cannon"
        label={label('guns')}
        shortcut="O"
        group={group}
        pressed={gunsShown}
        run={() => showGuns(!gunsShown)}
      />
    </SceneTools>
  );
}

/** Whether the eye goes with a ship; a pan ends it. */
function useFollowing(camera: TableCamera): boolean {
  const [on, setOn] = useState(camera.isFollowing);
  useEffect(() => camera.subscribe(() => setOn(camera.isFollowing)), [camera]);
  return on;
}
