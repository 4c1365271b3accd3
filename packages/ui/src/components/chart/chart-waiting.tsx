import { buttonClass } from '../button/button.tsx';
import { classNames } from '../../private/class-names.ts';
import { ChartHead, type LegendEntry } from './chart-head.tsx';
import type { ChartProps } from './chart-series.ts';
import { chart, plotHeight, unseen, waiting, waitingBar, waitingFrame } from './chart.css.ts';

// Always the same heights, which resemble no particular chart.
const heights = [38, 52, 44, 61, 57, 70, 49, 66, 58, 74, 63, 80] as const;

const tableButton = classNames(buttonClass({ variant: 'ghost', size: 'small' }), unseen);

/** Reserves the space of a loading chart, including its legend, which may wrap. */
export function ChartWaiting({
  label,
  size = 'medium',
  entries,
}: Pick<ChartProps, 'label' | 'size'> & { readonly entries: readonly LegendEntry[] }) {
  return (
    <div role="img" aria-label={`${label}, loading`} aria-busy="true" className={chart}>
      <ChartHead entries={entries}>
        <span className={tableButton}>Show as table</span>
      </ChartHead>
      <div className={waitingFrame}>
        <div className={classNames(waiting, plotHeight[size])}>
          {heights.map((height) => (
            <span key={height} className={waitingBar} style={{ height: `${String(height)}%` }} />
          ))}
        </div>
      </div>
    </div>
  );
}
