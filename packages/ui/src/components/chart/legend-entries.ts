import type { LegendEntry } from './chart-head.tsx';
import type { ChartProps } from './chart-series.ts';

const isBelowZero = (value: number | undefined): boolean => value !== undefined && value < 0;

/** Returns no entries if there is only one, because a chart with a single look needs no legend. */
const unlessAlone = (entries: readonly LegendEntry[]): readonly LegendEntry[] =>
  entries.length > 1 ? entries : [];

export function barLegend({
  series,
  comparison,
}: Pick<ChartProps, 'series' | 'comparison'>): readonly LegendEntry[] {
  return unlessAlone([
    { look: 'bar', label: series.label },
    ...(series.values.some(isBelowZero) ? [{ look: 'negative', label: 'Below zero' } as const] : []),
    ...(comparison ? [{ look: 'ghost', label: comparison.label } as const] : []),
  ]);
}
