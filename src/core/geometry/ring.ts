/** Axis-aligned, closed, micrometres. */
export type Box = {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

/** A closed polygon's vertices in order, without repeating the first; micrometres, flat arrays for speed. */
export type Ring = { readonly xs: Float64Array; readonly ys: Float64Array; readonly box: Box };
