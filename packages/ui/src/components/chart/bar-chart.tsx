import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart-series.ts';
import { ChartWaiting } from './chart-waiting.tsx';

// What draws brings scales and shapes along, and a page is read before its charts are.
const Drawn = lazy(async () => ({ default: (await import('./drawn-bar-chart.tsx')).DrawnBarChart }));

/** Amounts of single days, weeks or months, one bar each. It loads its drawing by itself and keeps its place meanwhile. */
export function BarChart(props: ChartProps) {
  const waiting = <ChartWaiting {...props} />;
  if (props.state === 'loading') return waiting;
  return (
    <Suspense fallback={waiting}>
      <Drawn {...props} />
    </Suspense>
  );
}
