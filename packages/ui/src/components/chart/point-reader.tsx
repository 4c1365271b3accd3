import type { KeyboardEvent, PointerEvent } from 'react';
import { longLabelOf, tellPoint, type ChartProps } from './chart-series.ts';
import { reader, told, toldMain, toldName, toldValue } from './reading.css.ts';

type PointReaderProps = Pick<
  ChartProps,
  'label' | 'points' | 'series' | 'comparison' | 'notes' | 'formatValue'
> & {
  /** Where each point stands, in percent of the width. */
  readonly place: (index: number) => number;
  readonly active: number | undefined;
  readonly onActiveChange: (index: number | undefined) => void;
};

/** How far PageUp and PageDown go. */
const farSteps = 7;

const stepOf = (key: string, from: number, last: number): number | undefined => {
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

/** The point nearest to a place. */
const nearestIndex = (percent: number, count: number, place: (index: number) => number): number =>
  Array.from({ length: count }, (_point, index) => index).reduce(
    (best, index) => (Math.abs(place(index) - percent) < Math.abs(place(best) - percent) ? index : best),
    0,
  );

/**
 * Reads the points of a chart one by one, under the pointer or by the arrow keys. To a screen reader it is a slider
 * along the axis, which is what passes the arrow keys on and reads each point aloud.
 */
export function PointReader({ label, place, active, onActiveChange, ...chart }: PointReaderProps) {
  const { points } = chart;
  const last = points.length - 1;
  const at = active ?? last;
  const point = points[at];
  const rows = tellPoint(chart, at);

  const moveByPointer = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onActiveChange(nearestIndex(((event.clientX - box.left) / box.width) * 100, points.length, place));
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onActiveChange(undefined);
    const next = stepOf(event.key, at, last);
    if (next === undefined) return undefined;
    event.preventDefault();
    return onActiveChange(Math.max(0, Math.min(last, next)));
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
      {active !== undefined && point && (
        <div className={told} style={besidePlace(place(active))} aria-hidden="true">
          <span className={toldName}>{longLabelOf(point)}</span>
          {rows.map((row, index) => (
            <Told key={row.label} {...row} isMain={index === 0} />
          ))}
        </div>
      )}
    </>
  );
}

const besidePlace = (percent: number) =>
  percent > 50 ? { right: `${String(100 - percent)}%` } : { left: `${String(percent)}%` };

function Told({
  label,
  text,
  isMain,
}: {
  readonly label: string;
  readonly text: string;
  readonly isMain: boolean;
}) {
  return (
    <>
      <span>{label}</span>
      <span className={isMain ? toldMain : toldValue}>{text}</span>
    </>
  );
}
