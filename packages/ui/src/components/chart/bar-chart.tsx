import { lazy, Suspense } from 'react';
import type { BarChartProps } from './chart-series.ts';
import { ChartWaiting } from './chart-waiting.tsx';
import { barLegend } from './legend-entries.ts';

// Loaded separately, so that the rest of a page does not wait for the code that draws its charts.
const Drawn = lazy(async () => ({ default: (await import('./drawn-bar-chart.tsx')).DrawnBarChart }));

/**
 * Draws amounts per day, week or month, one bar each. Loads its drawing code on demand and reserves the space
 * until then.
 */
export function BarChart(props: BarChartProps) {
  const waiting = <ChartWaiting {...props} entries={barLegend(props)} />;
  if (props.state === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drawn {...props} />
    </Suspense>
  );
}
