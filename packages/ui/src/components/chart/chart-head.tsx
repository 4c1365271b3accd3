import type { ReactNode } from 'react';
import { TextSlot } from '../../private/text-slot.tsx';
import { markValues } from '../../private/mark-values.tsx';
import { chartHead, legend, legendEntry, legendKey } from './chart.css.ts';

export type LegendEntry = { readonly look: keyof typeof legendKey; readonly label: string };

export function ChartHead({
  entries,
  children,
}: {
  readonly entries: readonly LegendEntry[];
  readonly children: ReactNode;
}) {
  return (
    <div className={chartHead}>
      <span className={legend}>
        {entries.map(({ look, label }) => (
          <span key={look} className={legendEntry}>
            <span className={legendKey[look]} />
            <span>{markValues(label)}</span>
          </span>
        ))}
      </span>
      <TextSlot>{children}</TextSlot>
    </div>
  );
}
