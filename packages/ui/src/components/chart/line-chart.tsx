import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart-series.ts';
import { ChartWaiting } from './chart-waiting.tsx';

// What draws brings scales and shapes along, and a page is read before its charts are.
const Drawn = lazy(async () => ({ default: (await import('./drawn-line-chart.tsx')).DrawnLineChart }));

/** How something goes up and down over time. It loads its drawing by itself and keeps its place meanwhile. */
export function LineChart(props: ChartProps) {
  const waiting = <ChartWaiting {...props} />;
  if (props.state === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drawn {...props} />
    </Suspense>
  );
}
