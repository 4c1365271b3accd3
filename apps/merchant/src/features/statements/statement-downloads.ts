import { lazyComponent } from '@tillbook/web-shell';

/** Nobody downloads a statement before they have seen it. */
export const StatementDownloads = lazyComponent(
  async () => (await import('./statement-downloads.lazy.tsx')).StatementDownloads,
);
