import { lazyComponent } from '@tillbook/web-shell';
import type { ReconciliationLinesProps } from './reconciliation-lines.lazy.tsx';
import { SumsSkeleton } from './sums-skeleton.tsx';

/** Loaded lazily, for a screen that does not wait for the reconciliation. */
export const ReconciliationLines = lazyComponent(
  async () => (await import('./reconciliation-lines.lazy.tsx')).ReconciliationLines,
  { placeholder: LoadingLines },
);

function LoadingLines({ reconciliation }: ReconciliationLinesProps) {
  return <SumsSkeleton movementCount={reconciliation.movements.length} />;
}
