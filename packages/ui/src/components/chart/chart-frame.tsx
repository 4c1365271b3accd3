import { useState, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { Button } from '../button/button.tsx';
import { axisLabels } from './axis-labels.ts';
import { summarize, type ChartProps } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import {
  axis,
  axisLabel,
  chart,
  chartHead,
  drawing,
  empty,
  frame,
  gridArea,
  gridline,
  gridlineLabel,
  labelWidth,
  legend,
  legendEntry,
  legendKey,
  minorLabel,
  plot,
  plotHeight,
  zeroLine,
} from './chart.css.ts';
import { PointReader } from './point-reader.tsx';
import { valueScale, type ValueScale } from './value-scale.ts';

/** What draws the values: shapes in percent of the plot, `behind` below the drawing and `above` in front of it. */
type Drawing = {
  readonly behind?: ReactNode;
  readonly shapes: ReactNode;
  readonly above?: ReactNode;
};

export type ChartFrameProps = ChartProps & {
  /** Where each point stands, in percent of the width. */
  readonly place: (index: number) => number;
  readonly draw: (scale: ValueScale, active: number | undefined) => Drawing;
};

/** Everything of a chart but its shapes: gridlines, axis, legend, reading point by point, and the table. */
export function ChartFrame({ place, draw, ...props }: ChartFrameProps) {
  const { series, comparison, size = 'medium', emptyText = 'Nothing to show for this time' } = props;
  const [asTable, setAsTable] = useState(false);
  const [active, setActive] = useState<number>();
  const scale = valueScale([series, comparison]);
  const isEmpty = props.points.length === 0 || series.values.every((value) => value === undefined);
  if (isEmpty) {
    return (
      <div className={chart}>
        <div className={frame}>
          <div className={classNames(gridArea, plotHeight[size])}>
            {[0, 100].map((top) => (
              <span key={top} className={gridline} style={{ top: `${String(top)}%` }} />
            ))}
            <p className={empty}>{emptyText}</p>
          </div>
        </div>
      </div>
    );
  }
  const { behind, shapes, above } = draw(scale, active);
  return (
    <div className={chart}>
      <div className={chartHead}>
        <Legend series={series.label} comparison={comparison?.label} />
        <Button size="small" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      </div>
      {asTable ? (
        <ChartTable {...props} heightPx={heightPx[size]} />
      ) : (
        <div className={frame}>
          <Gridlines scale={scale} {...props} />
          <div className={plot}>
            {behind}
            <svg className={drawing} role="img" aria-label={props.summary ?? summarize(props)}>
              {shapes}
            </svg>
            {above}
            <PointReader {...props} place={place} active={active} onActiveChange={setActive} />
          </div>
          <Axis points={props.points} place={place} />
        </div>
      )}
    </div>
  );
}

/** The height of the table: of the plot with what stands above and below it. */
const heightPx = { small: 154, medium: 214, large: 294 } as const;

function Legend({
  series,
  comparison,
}: {
  readonly series: string;
  readonly comparison: string | undefined;
}) {
  if (comparison === undefined) return <span />;
  return (
    <span className={legend}>
      <span className={legendEntry}>
        <span className={legendKey.series} />
        {series}
      </span>
      <span className={legendEntry}>
        <span className={legendKey.comparison} />
        {comparison}
      </span>
    </span>
  );
}

type GridlinesProps = Pick<ChartProps, 'formatValue' | 'formatAxisValue' | 'size'> & {
  readonly scale: ValueScale;
};

function Gridlines({ scale, formatValue, formatAxisValue = formatValue, size = 'medium' }: GridlinesProps) {
  // Of two lines that would be called the same, as with fractions of a cent, the second has no name.
  const lines = scale.ticks.map((tick) => ({ ...tick, text: formatAxisValue(tick.value) }));
  const named = lines.map((line, index) => ({
    ...line,
    text: lines[index - 1]?.text === line.text ? '' : line.text,
  }));
  const longest = named.reduce((best, { text }) => (text.length > best.length ? text : best), '');
  return (
    <>
      <div className={classNames(gridArea, plotHeight[size])} aria-hidden="true">
        {named.map(({ value, place, text }) => (
          <span
            key={value}
            className={classNames(gridline, value === 0 && zeroLine)}
            style={{ top: `${String(place)}%` }}
          >
            <span className={gridlineLabel}>{text}</span>
          </span>
        ))}
      </div>
      <span className={labelWidth} aria-hidden="true">
        {longest}
      </span>
    </>
  );
}

function Axis({ points, place }: Pick<ChartFrameProps, 'points' | 'place'>) {
  return (
    <div className={axis} aria-hidden="true">
      {axisLabels(points.length).map(({ index, isMinor }) => {
        const percent = place(index);
        return (
          <span
            key={index}
            className={classNames(axisLabel, isMinor && minorLabel)}
            // Moved back by its own share, the first begins at the edge and the last ends there.
            style={{ left: `${String(percent)}%`, transform: `translateX(-${String(percent)}%)` }}
          >
            {points[index]?.label}
          </span>
        );
      })}
    </div>
  );
}
