import type { At, Pose as CorePose, GridPoint } from '../../../../core/geometry';
import { degrees, toGrid } from '../../../../core/geometry';
import type { Pose, Pt } from '../../../table/units';

/** The sea's side in millimetres. The rules count from its corner, the table from its middle. */
export const SEA_SIDE = 914.4;
const HALF = SEA_SIDE / 2;

/** A measured place of the rules, on the table. */
export const onTable = ([x, y]: At): Pt => [x - HALF, y - HALF];
export const gridOnTable = ({ x, y }: GridPoint): Pt => [x / 1000 - HALF, y / 1000 - HALF];
export const poseOnTable = (p: CorePose): Pose => ({
  x: p.x / 1000 - HALF,
  y: p.y / 1000 - HALF,
  heading: p.heading / 1000,
});

/** And back: a place of the table in the rules' millimetres. */
export const inRules = ([x, y]: Pt): At => [x + HALF, y + HALF];
/** Rounded to the rules' grid. @param heading degrees */
export const poseInRules = ([x, y]: Pt, heading: number): CorePose => ({
  x: toGrid(x + HALF),
  y: toGrid(y + HALF),
  heading: degrees(heading),
});

/** The rules' outline as points of the table. */
export const ringOnTable = ({
  xs,
  ys,
}: {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
}): Pt[] =>
  Array.from(
    { length: xs.length },
    (_, i): Pt => [(xs[i] as number) / 1000 - HALF, (ys[i] as number) / 1000 - HALF],
  );
