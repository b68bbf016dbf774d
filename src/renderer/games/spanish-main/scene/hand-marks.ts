import * as THREE from 'three';
import { message } from '../../../../core/engine';
import { BAR, type Bar } from '../../../../core/games/spanish-main/cards';
import type { Segment } from '../../../../core/games/spanish-main/commands';
import type { MovePreview } from '../../../../core/games/spanish-main/questions';
import type { Pose as CorePose } from '../../../../core/geometry';
import { stretchyBar } from '../../../pieces/bits';
import { HULLS } from '../../../pieces/ship/hulls';
import type { TableStage } from '../../../table/context';
import { dyeOf } from '../../../table/marks/Marks';
import { InkBuilder } from '../../../table/marks/shapes';
import { ink } from '../../../table/materials';
import { asMarks } from '../../../table/still';
import { type Pose, type Pt, RAD } from '../../../table/units';
import { type IntentOf, segmentsOf } from '../plan';
import { poseOnTable } from './coords';
import { GhostMark } from './ghost-mark';
import type { SceneText } from './labels';
import { LiveTag } from './live-tag';
import type { SceneModel, ShipModel } from './model';
import { StopMark } from './stop-mark';
import { mayEnd, sayMove, sayTurn } from './verdict';

type Stage = Pick<TableStage, 'materials' | 'tags'>;
/** What the words of a mark need. */
export type Telling = { readonly model: SceneModel; readonly say: SceneText; readonly chart: boolean };

/** No bar is drawn shorter than its caps. */
const SHORTEST = 6;
const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

/** A move in hand: its bars one after another, the ghost where she would end, what stopped her, and the words. */
export class MoveInHand {
  readonly group = new THREE.Group();
  private readonly ghost: GhostMark;
  private readonly stop = new StopMark();
  private readonly words: LiveTag;
  private readonly danger: LiveTag;
  private readonly bars: BarInHand[] = [];

  constructor(
    ship: ShipModel,
    private readonly stage: Stage,
  ) {
    this.ghost = new GhostMark(ship, stage.materials);
    this.words = new LiveTag(stage.tags);
    this.danger = new LiveTag(stage.tags);
    this.group.add(this.ghost.group, this.stop.group);
  }

  paint(intent: IntentOf<'move'>, preview: MovePreview | null, { model, say, chart }: Telling): void {
    const asked = segmentsOf(intent);
    const segments = preview?.segments ?? asked;
    const end = preview && last(preview.path);
    const ghost = end ? poseOnTable(end) : null;
    const ok = mayEnd(preview, asked);
    this.lay(preview ? segments : [], preview?.path ?? []);
    this.ghost.show(ghost, ok, chart);
    this.stop.show(preview?.stop ?? null, chart);
    const text = preview && sayMove(preview, ok, segments, model, say);
    this.words.show(
      text && ghost ? { text, at: [ghost.x, ghost.y, 4], tone: ok ? 'ok' : 'bad', side: 'right' } : null,
    );
    const guns = preview?.exposedTo.reduce((n, e) => n + e.guns, 0) ?? 0;
    this.danger.show(
      guns > 0 && ghost
        ? {
            text: say(message('spanish-main.table.exposed', { guns })),
            at: [ghost.x, ghost.y, 52],
            tone: 'range',
            side: 'above',
          }
        : null,
    );
    this.group.updateWorldMatrix(true, true);
  }

  dispose(): void {
    this.ghost.dispose();
    this.stop.dispose();
    this.words.dispose();
    this.danger.dispose();
    for (const bar of this.bars) bar.dispose();
  }

  /** Each bar starts where the bow tip was, along its heading, as long as it is used. */
  private lay(segments: readonly Segment[], path: readonly CorePose[]): void {
    segments.forEach(({ bar: kind, heading, travel }, k) => {
      let bar = this.bars[k];
      if (bar?.kind !== kind) {
        bar?.dispose();
        bar = new BarInHand(kind, this.stage.materials.bits);
        this.bars[k] = bar;
        this.group.add(bar.mesh);
      }
      const start = path[k];
      bar.mesh.visible = start !== undefined;
      if (start) bar.lie({ ...poseOnTable(start), heading: heading / 1000 }, travel / 1000);
    });
    for (const bar of this.bars.splice(segments.length)) bar.dispose();
  }
}

class BarInHand {
  readonly mesh: THREE.Mesh;
  private readonly stretch: (length: number) => void;

  constructor(
    readonly kind: Bar,
    material: THREE.Material,
  ) {
    const { geometry, stretch } = stretchyBar(kind, BAR[kind]);
    this.stretch = stretch;
    this.mesh = asMarks(new THREE.Mesh(geometry, material));
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
  }
  lie({ x, y, heading }: Pose, length: number): void {
    this.stretch(Math.max(SHORTEST, length));
    this.mesh.position.set(x, 0.2, -y);
    this.mesh.rotation.y = heading * RAD;
  }
  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
  }
}

/** Coming about: the ring on which her stern swings, the ghost, and the new heading. */
export class TurnInHand {
  readonly group = new THREE.Group();
  private readonly ghost: GhostMark;
  private readonly words: LiveTag;
  private readonly ring: THREE.Mesh;
  private readonly arrow: THREE.Mesh;

  constructor(
    private readonly ship: ShipModel,
    stage: Stage,
  ) {
    this.ghost = new GhostMark(ship, stage.materials);
    this.words = new LiveTag(stage.tags);
    const radius = HULLS[ship.hull].length / 2 + 5;
    const [x, y] = middle(ship.outline);
    this.ring = new THREE.Mesh(rose([x, y], radius));
    this.ring.renderOrder = 6;
    this.arrow = new THREE.Mesh(
      new InkBuilder().arrow([0, 0], [HULLS[ship.hull].length / 2, 0], 6, 1).done(),
    );
    this.arrow.renderOrder = 7;
    this.arrow.position.set(x, 0, -y);
    this.group.add(this.ghost.group, asMarks(this.ring), asMarks(this.arrow));
  }

  paint(
    intent: IntentOf<'come-about'>,
    preview: MovePreview | null,
    { say, chart }: Pick<Telling, 'say' | 'chart'>,
  ): void {
    const { ship } = this;
    const ok = preview?.violation === null;
    const end = preview && last(preview.path);
    const heading = intent.heading / 1000;
    const pose = end ? poseOnTable(end) : { ...ship.pose, heading };
    this.ghost.show(pose, ok, chart);
    this.ring.material = ink(dyeOf('select', chart), 0.85);
    this.arrow.material = ink(dyeOf(ok ? 'clear' : 'blocked', chart), 0.95);
    this.arrow.rotation.y = heading * RAD;
    const text = sayTurn(preview, heading - ship.pose.heading, say);
    this.words.show({ text, at: [pose.x, pose.y, 4], tone: ok ? 'ok' : 'bad', side: 'below' });
    this.group.updateWorldMatrix(true, true);
  }

  dispose(): void {
    this.ghost.dispose();
    this.words.dispose();
    this.ring.geometry.dispose();
    this.arrow.geometry.dispose();
  }
}

const middle = (outline: readonly Pt[]): Pt => [
  outline.reduce((s, p) => s + p[0], 0) / outline.length,
  outline.reduce((s, p) => s + p[1], 0) / outline.length,
];

/** A circle with a tick every 15 degrees, longer ones every 90. */
function rose(centre: Pt, radius: number): THREE.BufferGeometry {
  const b = new InkBuilder().ring(centre, radius - 0.7, radius + 0.7, 0.8);
  for (let k = 0; k < 24; k++) {
    const a = (k * Math.PI) / 12;
    const at = (r: number): Pt => [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r];
    b.ribbon([at(radius - (k % 6 ? 2.2 : 4.5)), at(radius)], 0.8, 0.8);
  }
  return b.done();
}
