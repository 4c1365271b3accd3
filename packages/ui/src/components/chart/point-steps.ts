/** The number of points that PageUp and PageDown move: a week, if the points are days. */
const farSteps = 7;

const targetOf = (key: string, from: number, last: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return from + 1;
    case 'ArrowLeft':
    case 'ArrowDown':
      return from - 1;
    case 'PageUp':
      return from + farSteps;
    case 'PageDown':
      return from - farSteps;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

/** Returns the index of the point that a key moves to, never beyond the ends; `undefined` for other keys. */
export function stepOf(key: string, from: number, last: number): number | undefined {
  const target = targetOf(key, from, last);
  return target === undefined ? undefined : Math.max(0, Math.min(last, target));
}

/** Returns the index of the point nearest to a position in percent of the width. */
export const nearestIndex = (percent: number, count: number, xAt: (index: number) => number): number =>
  Array.from({ length: count }, (_point, index) => index).reduce(
    (best, index) => (Math.abs(xAt(index) - percent) < Math.abs(xAt(best) - percent) ? index : best),
    0,
  );
