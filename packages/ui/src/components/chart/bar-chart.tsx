import { lazy, Suspense } from 'react';
import type { BarChartProps } from './chart-series.ts';
import { ChartWaiting } from './chart-waiting.tsx';
import { barLegend } from './legend-entries.ts';

// Loads scales and shapes on demand, because a page is read before its charts.
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
