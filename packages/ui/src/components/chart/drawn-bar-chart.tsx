import { scaleBand } from 'd3-scale';
import type { ChartProps } from './chart-series.ts';
import { ChartFrame } from './chart-frame.tsx';
import { activeBand } from './reading.css.ts';
import { barFill } from './shapes.css.ts';
import type { ValueScale } from './value-scale.ts';

const percent = (value: number): string => `${String(value)}%`;

/** No bar is wider than this share of its chart, however few there are. */
const widestPercent = 16;

/** The drawing of a bar chart. Loaded by `BarChart`. */
export function DrawnBarChart(props: ChartProps) {
  const { points, series, comparison } = props;
  const band = scaleBand<number>()
    .domain(points.map((_point, index) => index))
    .range([0, 100])
    .padding(0.24);
  const width = Math.min(band.bandwidth(), widestPercent);
  const place = (index: number): number => (band(index) ?? 0) + band.bandwidth() / 2;
  // Two bars share the place of one, the one compared with first, as it was first.
  const barWidth = comparison ? width / 2 : width;
  const barStart = (index: number): number => place(index) + width / 2 - barWidth;
  return (
    <ChartFrame
      {...props}
      place={place}
      draw={(scale, active) => ({
        behind: active !== undefined && (
          <div className={activeBand} style={{ left: percent(place(active)), width: percent(band.step()) }} />
        ),
        shapes: points.map((point, index) => (
          <g key={point.id}>
            <Bar
              scale={scale}
              value={comparison?.values[index]}
              start={place(index) - width / 2}
              width={barWidth}
              look="comparison"
            />
            <Bar
              scale={scale}
              value={series.values[index]}
              start={barStart(index)}
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
  readonly start: number;
  readonly width: number;
  readonly look: keyof typeof barFill;
};

function Bar({ scale, value, start, width, look }: BarProps) {
  if (value === undefined || value === 0) return null;
  const end = scale.place(value);
  return (
    <rect
      className={barFill[look]}
      x={percent(start)}
      y={percent(Math.min(end, scale.zero))}
      width={percent(width)}
      height={percent(Math.abs(end - scale.zero))}
      rx={2}
    />
  );
}
