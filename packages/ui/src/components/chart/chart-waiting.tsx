import { classNames } from '../../private/class-names.ts';
import type { ChartProps } from './chart-series.ts';
import { plotHeight, waiting, waitingBar, waitingFrame } from './chart.css.ts';

// The same each time, like no chart in particular.
const heights = [38, 52, 44, 61, 57, 70, 49, 66, 58, 74, 63, 80] as const;

/** Keeps the place of a chart that is still to come. */
export function ChartWaiting({ label, size = 'medium' }: Pick<ChartProps, 'label' | 'size'>) {
  return (
    <div role="img" aria-label={`${label}, loading`} aria-busy="true" className={waitingFrame}>
      <div className={classNames(waiting, plotHeight[size])}>
        {heights.map((height) => (
          <span key={height} className={waitingBar} style={{ height: `${String(height)}%` }} />
        ))}
      </div>
    </div>
  );
}
