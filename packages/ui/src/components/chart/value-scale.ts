import { scaleLinear } from 'd3-scale';
import type { ChartSeries } from './chart-series.ts';

/** Coordinates in percent of the plot's height, from its top. */
export type ValueScale = {
  readonly yAt: (value: number) => number;
  readonly zero: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
};

const valuesOf = (series: readonly (ChartSeries | undefined)[]): readonly number[] =>
  series.flatMap((one) => one?.values ?? []).filter((value) => value !== undefined);

/** Rounds up to a number that suits a gridline. */
const roundUp = (most: number): number => scaleLinear().domain([0, most]).nice(4).domain()[1] ?? most;

/** Returns the middle between zero and the end, then the end; no values if the end is zero. */
const halves = (end: number): readonly number[] => (end === 0 ? [] : [end / 2, end]);

/**
 * Scales from the lowest to the highest value and always includes zero, because bars that do not start at
 * zero mislead. The top ends at a gridline; the bottom does so only if it is more than a third as far from
 * zero as the top.
 */
export function valueScale(series: readonly (ChartSeries | undefined)[]): ValueScale {
  const values = valuesOf(series);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const top = most > 0 ? roundUp(most) : 0;
  const isMuchBelow = -least > top / 3;
  const bottom = isMuchBelow ? -roundUp(-least) : least;
  const scale = scaleLinear()
    .domain([bottom, top === bottom ? 1 : top])
    .range([100, 0]);
  const below = isMuchBelow ? halves(bottom).slice(top > 0 ? -1 : 0) : [];
  const ticks = [...below.toReversed(), 0, ...halves(top)];
  return {
    yAt: (value) => scale(value),
    zero: scale(0),
    ticks: ticks.map((value) => ({ value, y: scale(value) })),
  };
}
