import type { PieceView } from '../../../../core/games/sandbox/state';
import type { TableCamera } from '../../../table/camera/table-camera';
import { CameraTools, SceneTool, SceneTools } from '../../../table/tools/CameraTools';
import { useDesk } from '../desk';
import { say } from '../words';
import { boxOfAll } from './look';

/** The tools of the free table: where to look, the ruler, lines of fire, the timeline. */
export function Tools({
  camera,
  pieces,
}: {
  readonly camera: TableCamera;
  readonly pieces: readonly PieceView[];
}) {
  const { ruler, sights, timeline, rule, sight, unroll } = useDesk();
  const group = say('sb.tools');
  return (
    <SceneTools>
      <CameraTools
        camera={camera}
        group={group}
        labels={{ fit: say('sb.tool.fit'), chart: say('sb.tool.above') }}
      />
      <SceneTool
        id="near"
        icon="position-marker"
        label={say('sb.tool.near')}
        shortcut="End"
        group={group}
        run={() => camera.lookAt(boxOfAll(pieces))}
      />
      <SceneTool
        id="ruler"
        icon="pencil-ruler"
        label={say('sb.tool.ruler')}
        shortcut="M"
        group={group}
        pressed={ruler !== null}
        run={() => rule(ruler ? null : [])}
      />
      <SceneTool
        id="sights"
        icon="cannon"
        label={say('sb.tool.sights')}
        shortcut="C"
        group={group}
        pressed={sights}
        run={() => sight(!sights)}
      />
      <SceneTool
        id="timeline"
        icon="hourglass"
        label={say('sb.tool.timeline')}
        shortcut="Y"
        group={group}
        pressed={timeline}
        run={() => unroll(!timeline)}
      />
    </SceneTools>
  );
}
