/** How many labels an axis has room for, and how many on a phone. */
const wantedCount = 5;

export type AxisLabel = {
  readonly index: number;
  /** Left out where there is little room. */
  readonly isMinor: boolean;
};

/** Which points are named below the plot: both ends and up to three between, evenly. */
export function axisLabels(pointCount: number): readonly AxisLabel[] {
  if (pointCount <= wantedCount) {
    const few = pointCount <= 3;
    return Array.from({ length: pointCount }, (_label, index) => ({
      index,
      isMinor: !few && index !== 0 && index !== pointCount - 1,
    }));
  }
  return Array.from({ length: wantedCount }, (_label, place) => ({
    index: Math.round((place * (pointCount - 1)) / (wantedCount - 1)),
    isMinor: place % 2 === 1,
  }));
}
