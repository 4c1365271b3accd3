import { Inline, Skeleton } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Loaded lazily, because users read a statement before they download it. */
export const StatementDownloads = lazyComponent(
  async () => (await import('./statement-downloads.lazy.tsx')).StatementDownloads,
  { placeholder: LoadingDownloads },
);

function LoadingDownloads() {
  return (
    <Inline space={8}>
      <Skeleton width={138} insteadOf="control" />
      <Skeleton width={140} insteadOf="control" />
    </Inline>
  );
}
