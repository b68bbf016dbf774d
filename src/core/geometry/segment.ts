/** Where on ab, from 0 at a to 1 at b, lies the point nearest to p? */
export function nearestParam(px: number, py: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const t = ((px - ax) * dx + (py - ay) * dy) / square;
  return Math.min(1, Math.max(0, t));
}

/** Squared distance from p to the segment ab. */
export function segmentSquare(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const ux = px - ax;
  const uy = py - ay;
  const square = dx * dx + dy * dy;
  const along = ux * dx + uy * dy;
  if (along <= 0 || square === 0) return ux * ux + uy * uy;
  if (along >= square) return (px - bx) * (px - bx) + (py - by) * (py - by);
  const across = ux * dy - uy * dx;
  return (across / square) * across;
}

export const segmentDistance = (
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number => Math.sqrt(segmentSquare(px, py, ax, ay, bx, by));
