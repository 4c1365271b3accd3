import { useState, type ReactNode } from 'react';
import { classNames } from '../../private/class-names.ts';
import { markValues } from '../../private/mark-values.tsx';
import { Button } from '../button/button.tsx';
import { axisLabels } from './axis-labels.ts';
import { BarLinks } from './bar-links.tsx';
import { ChartHead, type LegendEntry } from './chart-head.tsx';
import { summarize, type BarChartProps, type ChartProps } from './chart-series.ts';
import { ChartTable } from './chart-table.tsx';
import {
  axis,
  axisLabel,
  chart,
  drawing,
  empty,
  frame,
  gridArea,
  gridline,
  gridlineLabel,
  labelWidth,
  minorLabel,
  plot,
  plotHeight,
  zeroLine,
} from './chart.css.ts';
import { PointReader } from './point-reader.tsx';
import { valueScale, type ValueScale } from './value-scale.ts';

/** The layers of a plot, positioned in percent of its size: the shapes, and content behind and above them. */
type Drawing = {
  readonly behind?: ReactNode;
  readonly shapes: ReactNode;
  readonly above?: ReactNode;
};

export type ChartFrameProps = BarChartProps & {
  readonly entries: readonly LegendEntry[];
  /** Returns the x coordinate of a point, in percent of the width. */
  readonly xAt: (index: number) => number;
  readonly draw: (scale: ValueScale, active: number | undefined) => Drawing;
};

/** Renders everything in a chart but its shapes: gridlines, axis, legend, point reader or links, and the table. */
export function ChartFrame({ xAt, draw, entries, ...props }: ChartFrameProps) {
  const { series, comparison, size = 'medium', emptyText = 'Nothing to show for this period' } = props;
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
            <p className={empty}>{markValues(emptyText)}</p>
          </div>
        </div>
      </div>
    );
  }
  const { behind, shapes, above } = draw(scale, active);
  return (
    <div className={chart}>
      <ChartHead entries={entries}>
        <Button size="small" variant="ghost" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          Show as table
        </Button>
      </ChartHead>
      {asTable ? (
        <ChartTable {...props} />
      ) : (
        <div className={frame}>
          <Gridlines scale={scale} {...props} />
          <div className={plot}>
            {behind}
            <svg className={drawing} role="img" aria-label={props.summary ?? summarize(props)}>
              {shapes}
            </svg>
            {above}
            {props.barHref ? (
              <BarLinks
                {...props}
                barHref={props.barHref}
                xAt={xAt}
                active={active}
                onActiveChange={setActive}
              />
            ) : (
              <PointReader {...props} xAt={xAt} active={active} onActiveChange={setActive} />
            )}
          </div>
          <Axis points={props.points} xAt={xAt} />
        </div>
      )}
    </div>
  );
}

type GridlinesProps = Pick<ChartProps, 'formatValue' | 'formatAxisValue' | 'size'> & {
  readonly scale: ValueScale;
};

function Gridlines({ scale, formatValue, formatAxisValue = formatValue, size = 'medium' }: GridlinesProps) {
  // Labels only the first of two gridlines whose values are formatted as the same text.
  const lines = scale.ticks.map((tick) => ({ ...tick, text: formatAxisValue(tick.value) }));
  const named = lines.map((line, index) => ({
    ...line,
    text: lines[index - 1]?.text === line.text ? '' : line.text,
  }));
  const longest = named.reduce((best, { text }) => (text.length > best.length ? text : best), '');
  return (
    <>
      <div className={classNames(gridArea, plotHeight[size])} aria-hidden="true">
        {named.map(({ value, y, text }) => (
          <span
            key={value}
            className={classNames(gridline, value === 0 && zeroLine)}
            style={{ top: `${String(y)}%` }}
          >
            <span className={gridlineLabel}>{markValues(text)}</span>
          </span>
        ))}
      </div>
      <span className={labelWidth} aria-hidden="true">
        {markValues(longest)}
      </span>
    </>
  );
}

function Axis({ points, xAt }: Pick<ChartFrameProps, 'points' | 'xAt'>) {
  return (
    <div className={axis} aria-hidden="true">
      {axisLabels(points.length).map(({ index, isMinor }) => {
        const percent = xAt(index);
        return (
          <span
            key={index}
            className={classNames(axisLabel, isMinor && minorLabel)}
            // Shifts a label to the left by a share of its own width, so that no label extends beyond the
            // plot.
            style={{ left: `${String(percent)}%`, transform: `translateX(-${String(percent)}%)` }}
          >
            {markValues(points[index]?.label)}
          </span>
        );
      })}
    </div>
  );
}
