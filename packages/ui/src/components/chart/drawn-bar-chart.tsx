import { scaleBand } from 'd3-scale';
import type { BarChartProps } from './chart-series.ts';
import { ChartFrame } from './chart-frame.tsx';
import { barLegend } from './legend-entries.ts';
import { activeBand } from './reading.css.ts';
import { barFill, ghostEdge, ghostFill } from './shapes.css.ts';
import type { ValueScale } from './value-scale.ts';

const percent = (value: number): string => `${String(value)}%`;

/** The maximum width of a bar as a share of the chart. */
const widestPercent = 16;

/** Draws the bars; loaded on demand by `BarChart`. */
export function DrawnBarChart(props: BarChartProps) {
  const { points, series, comparison } = props;
  const band = scaleBand<number>()
    .domain(points.map((_point, index) => index))
    .range([0, 100])
    .padding(0.24);
  const width = Math.min(band.bandwidth(), widestPercent);
  const xAt = (index: number): number => (band(index) ?? 0) + band.bandwidth() / 2;
  // Draws the comparison behind the bar and wider than the bar, so that both are visible regardless of their
  // heights.
  const barWidth = comparison ? width * 0.64 : width;
  return (
    <ChartFrame
      {...props}
      entries={barLegend(props)}
      xAt={xAt}
      draw={(scale, active) => ({
        behind: active !== undefined && (
          <div className={activeBand} style={{ left: percent(xAt(active)), width: percent(band.step()) }} />
        ),
        shapes: points.map((point, index) => (
          <g key={point.id}>
            <Ghost scale={scale} value={comparison?.values[index]} x={xAt(index)} width={width} />
            <Bar
              scale={scale}
              value={series.values[index]}
              x={xAt(index)}
              width={barWidth}
              look={lookOf(series.values[index], index === active)}
            />
          </g>
        )),
      })}
    />
  );
}

const lookOf = (value: number | undefined, isActive: boolean): keyof typeof barFill => {
  if (value !== undefined && value < 0) return 'negative';
  return isActive ? 'active' : 'plain';
};

type BarProps = {
  readonly scale: ValueScale;
  readonly value: number | undefined;
  /** The middle of the bar, in percent of the width. */
  readonly x: number;
  readonly width: number;
};

function Bar({ scale, value, x, width, look }: BarProps & { readonly look: keyof typeof barFill }) {
  if (value === undefined || value === 0) return null;
  const end = scale.yAt(value);
  return (
    <rect
      className={barFill[look]}
      x={percent(x - width / 2)}
      y={percent(Math.min(end, scale.zero))}
      width={percent(width)}
      height={percent(Math.abs(end - scale.zero))}
      rx={width > 1.5 ? 2 : 1}
    />
  );
}

function Ghost({ scale, value, x, width }: BarProps) {
  if (value === undefined || value === 0) return null;
  const end = scale.yAt(value);
  const [start, stop] = [percent(x - width / 2), percent(x + width / 2)];
  return (
    <>
      <rect
        className={ghostFill}
        x={start}
        y={percent(Math.min(end, scale.zero))}
        width={percent(width)}
        height={percent(Math.abs(end - scale.zero))}
      />
      <line className={ghostEdge} x1={start} x2={stop} y1={percent(end)} y2={percent(end)} />
    </>
  );
}
