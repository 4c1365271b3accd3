import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { Link } from '../link/link.tsx';
import { longLabelOf, tellPoint, type BarChartProps } from './chart-series.ts';
import { barLink, barLinks, barSlot } from './reading.css.ts';
import { nearestIndex, stepOf } from './point-steps.ts';
import { ToldPoint } from './told-point.tsx';

type BarLinksProps = Pick<
  BarChartProps,
  'label' | 'points' | 'series' | 'comparison' | 'notes' | 'formatValue' | 'barHint'
> & {
  readonly barHref: NonNullable<BarChartProps['barHref']>;
  /** Returns the x coordinate of a bar's center, in percent of the width. */
  readonly xAt: (index: number) => number;
  readonly active: number | undefined;
  readonly onActiveChange: (index: number | undefined) => void;
};

const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'touch';

/**
 * Renders a link for every bar, as high as the plot. Together they are one tab stop; the arrow keys move
 * between them. A finger covers several bars, so the first tap shows a bar's values and the second follows
 * its link.
 */
export function BarLinks({ label, xAt, active, onActiveChange, barHref, barHint, ...chart }: BarLinksProps) {
  const { points } = chart;
  const last = points.length - 1;
  const [stop, setStop] = useState(last);
  const list = useRef<HTMLUListElement>(null);
  const tapped = useRef<number>(undefined);

  const readByPointer = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onActiveChange(nearestIndex(((clientX - box.left) / box.width) * 100, points.length, xAt));
  };
  const readByFocus = (index: number) => {
    setStop(index);
    onActiveChange(index);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Escape') onActiveChange(undefined);
    const next = stepOf(event.key, index, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[next]?.focus();
  };
  const followOrRead = (event: MouseEvent, index: number) => {
    if (!isTouch(event) || tapped.current === index) return;
    event.preventDefault();
    tapped.current = index;
    onActiveChange(index);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onActiveChange(undefined);
  };

  return (
    <>
      <div
        role="presentation"
        className={barLinks}
        onPointerMove={readByPointer}
        onPointerDown={readByPointer}
        // Leaves the values visible when a finger is lifted.
        onPointerLeave={({ pointerType }) => pointerType !== 'touch' && onActiveChange(undefined)}
        onBlur={leave}
      >
        <ul ref={list} aria-label={`${label}, bar by bar`}>
          {points.map((point, index) => (
            <li
              key={point.id}
              className={barSlot}
              style={{ left: percent(xAt(index)), width: percent(100 / points.length) }}
            >
              <Link
                href={barHref(point)}
                className={barLink}
                tabIndex={index === Math.min(stop, last) ? 0 : -1}
                aria-label={`${longLabelOf(point)}: ${tellPoint(chart, index)
                  .map((row) => `${row.label} ${row.text}`)
                  .join(', ')}`}
                onFocus={() => readByFocus(index)}
                onKeyDown={(event) => walk(event, index)}
                onClick={(event) => followOrRead(event, index)}
              />
            </li>
          ))}
        </ul>
      </div>
      {active !== undefined && <ToldPoint {...chart} index={active} x={xAt(active)} hint={barHint} />}
    </>
  );
}

const percent = (value: number): string => `${String(value)}%`;
