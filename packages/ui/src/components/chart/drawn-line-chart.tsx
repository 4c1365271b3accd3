import { scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ChartProps, ChartSeries } from './chart-series.ts';
import { ChartFrame } from './chart-frame.tsx';
import { activeDot, activeLine, areaFill, lineStroke } from './shapes.css.ts';
import type { ValueScale } from './value-scale.ts';

const percent = (value: number): string => `${String(value)}%`;

/** The drawing of a line chart. Loaded by `LineChart`. */
export function DrawnLineChart(props: ChartProps) {
  const { points, series, comparison } = props;
  const along = scalePoint<number>()
    .domain(points.map((_point, index) => index))
    .range([0, 100]);
  const place = (index: number): number => along(index) ?? 0;
  return (
    <ChartFrame
      {...props}
      place={place}
      draw={(scale, active) => ({
        shapes: (
          // Stretched to the plot's size; strokes keep their width, so nothing has to be measured.
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
            <path className={areaFill} d={areaOf(series, scale, place)} />
            {comparison && <path className={lineStroke.comparison} d={lineOf(comparison, scale, place)} />}
            <path className={lineStroke.series} d={lineOf(series, scale, place)} />
          </svg>
        ),
        above: <Marks {...props} scale={scale} place={place} active={active} />,
      })}
    />
  );
}

type Place = (index: number) => number;
const isThere = (value: number | undefined): boolean => value !== undefined;

const lineOf = ({ values }: ChartSeries, scale: ValueScale, place: Place): string =>
  line<number | undefined>()
    .defined(isThere)
    .x((_value, index) => place(index))
    .y((value) => scale.place(value ?? 0))
    .curve(curveMonotoneX)(values) ?? '';

const areaOf = ({ values }: ChartSeries, scale: ValueScale, place: Place): string =>
  area<number | undefined>()
    .defined(isThere)
    .x((_value, index) => place(index))
    .y0(scale.zero)
    .y1((value) => scale.place(value ?? 0))
    .curve(curveMonotoneX)(values) ?? '';

type MarksProps = Pick<ChartProps, 'points' | 'series' | 'comparison'> & {
  readonly scale: ValueScale;
  readonly place: Place;
  readonly active: number | undefined;
};

/** A dot on each line at the point that is read; one that stands alone has it always. */
function Marks({ points, series, comparison, scale, place, active }: MarksProps) {
  const at = active ?? (points.length === 1 ? 0 : undefined);
  if (at === undefined) return null;
  const left = percent(place(at));
  const top = (of: ChartSeries | undefined): string | undefined => {
    const value = of?.values[at];
    return value === undefined ? undefined : percent(scale.place(value));
  };
  const [own, other] = [top(series), top(comparison)];
  return (
    <>
      <span className={activeLine} style={{ left }} />
      {other !== undefined && <span className={activeDot.comparison} style={{ left, top: other }} />}
      {own !== undefined && <span className={activeDot.series} style={{ left, top: own }} />}
    </>
  );
}
