/** The maximum number of labels on the axis. */
const wantedCount = 5;

export type AxisLabel = {
  readonly index: number;
  /** True for labels that are omitted if space is tight. */
  readonly isMinor: boolean;
};

/** Chooses the points that are labeled below the plot: both ends and up to three between them, evenly spaced. */
export function axisLabels(pointCount: number): readonly AxisLabel[] {
  if (pointCount <= wantedCount) {
    const few = pointCount <= 3;
    return Array.from({ length: pointCount }, (_label, index) => ({
      index,
      isMinor: !few && index !== 0 && index !== pointCount - 1,
    }));
  }
  return Array.from({ length: wantedCount }, (_label, position) => ({
    index: Math.round((position * (pointCount - 1)) / (wantedCount - 1)),
    isMinor: position % 2 === 1,
  }));
}
