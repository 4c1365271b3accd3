import type { KeyboardEvent, PointerEvent } from 'react';
import { longLabelOf, tellPoint, type ChartProps } from './chart-series.ts';
import { reader } from './reading.css.ts';
import { nearestIndex, stepOf } from './point-steps.ts';
import { ToldPoint } from './told-point.tsx';

type PointReaderProps = Pick<
  ChartProps,
  'label' | 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'
> & {
  /** Returns the x coordinate of a point, in percent of the width. */
  readonly xAt: (index: number) => number;
  readonly active: number | undefined;
  readonly onActiveChange: (index: number | undefined) => void;
};

/**
 * Shows the values of one point at a time, chosen by pointer or arrow keys. Its role is slider, so that
 * screen readers pass the arrow keys on and announce each point.
 */
export function PointReader({ label, xAt, active, onActiveChange, ...chart }: PointReaderProps) {
  const { points } = chart;
  const last = points.length - 1;
  const at = active ?? last;
  const point = points[at];
  const rows = tellPoint(chart, at);

  const moveByPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onActiveChange(nearestIndex(((event.clientX - box.left) / box.width) * 100, points.length, xAt));
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onActiveChange(undefined);
    const next = stepOf(event.key, at, last);
    if (next === undefined) return undefined;
    event.preventDefault();
    return onActiveChange(next);
  };

  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className={reader}
        aria-label={`${label}, point by point`}
        aria-orientation="horizontal"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${point ? longLabelOf(point) : ''}. ${rows.map((row) => `${row.label} ${row.text}`).join(', ')}`}
        onPointerMove={moveByPointer}
        onPointerDown={moveByPointer}
        onPointerLeave={() => onActiveChange(undefined)}
        onFocus={() => onActiveChange(at)}
        onBlur={() => onActiveChange(undefined)}
        onKeyDown={moveByKey}
      />
      {active !== undefined && <ToldPoint {...chart} index={active} x={xAt(active)} />}
    </>
  );
}
